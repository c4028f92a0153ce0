import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { type LearnerResponse, parseResponse } from '../../domain/learner-response.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { agreeWithKey } from '../../marking/key/agree-with-key.ts';
import type { Agreement } from '../../maths/agree/agree.ts';
import type { AnswerForm } from '../../maths/agree/answer-forms.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import type { TextStream, TextStyle } from '../../ports/terminal.ts';
import type { CliTools } from '../cli-tools.ts';
import { compareByPart, findExpectedError, joinVerdicts } from '../mark/compare-by-part.ts';
import { formatParts, markJsonLine, parseJson } from '../mark/mark-json-line.ts';
import { type KeysByPart, readKeys } from '../mark/read-key.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type MarkCommandOptions = {
  readonly expected?: string;
  readonly answer?: string;
  readonly tolerance?: string;
  readonly units?: 'required' | 'optional' | 'ignore';
  readonly sigFigs?: string;
  readonly decimalPlaces?: string;
  readonly form?: AnswerForm;
  readonly decimal?: 'point' | 'comma' | 'either';
  readonly exact?: boolean;
  readonly sameKind?: boolean;
  readonly multiplicity?: 'counted' | 'ignored';
  readonly accept?: readonly string[];
  readonly reject?: readonly string[];
  readonly key?: string;
  readonly itemModel?: string;
  readonly seed?: number;
  readonly requireWorking?: boolean;
  readonly jsonl?: boolean;
  readonly json?: boolean;
};

/** Marks one answer, or with `--jsonl` a file of answers. */
export async function runMark(
  file: string | undefined,
  options: MarkCommandOptions,
  tools: CliTools,
): Promise<number> {
  if (options.jsonl) return markJsonLines(file ?? '-', tools);
  const { expected, answer = file } = options;
  if (options.itemModel !== undefined) {
    const { markItemAnswer } = await import('../mark/mark-item.ts');
    return markItemAnswer({ ...options, answer }, tools.terminal.out);
  }
  if (expected === undefined || answer === undefined)
    throw new Fault('invalid-input', 'Use --expected and an answer, or --jsonl with a file of answers.');
  const error = findObjectError(expected);
  if (error !== undefined) throw new Fault('invalid-input', error);
  const expectedByPart = parseResponse(expected);
  if (typeof expectedByPart !== 'string')
    return markParts(expectedByPart, parseResponse(answer), options, tools.terminal.out);
  const key = readAllKeys(options, false).get('') ?? {};
  const agreement = agreeWithKey({ tex: expected, key }, answer, toPolicy(options));
  const { verdict, reason, sentence, given, notes } = agreement;
  if (options.json)
    writeJson(tools.terminal.out, {
      verdict,
      code: reason,
      reason: sentence,
      expected: agreement.expected,
      answer: given,
      notes,
    });
  else writeVerdict(agreement, tools.terminal.out);
  return verdict === 'correct' ? 0 : EXIT_WITH_FINDINGS;
}

/** Describes what is wrong with an expected answer that is a JSON object. Returns undefined if nothing is, and for any other text. */
function findObjectError(expected: string): string | undefined {
  const value = parseJson(expected);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? findExpectedError(value)
    : undefined;
}

/** Reads `--key`, with the answers of `--accept` and `--reject` added to it. */
function readAllKeys({ key, accept, reject }: MarkCommandOptions, hasParts: boolean): KeysByPart {
  const isJson = key?.trimStart().startsWith('{') === true;
  const value = isJson ? parseJson(key) : key;
  if (isJson && value === undefined)
    throw new Fault('invalid-input', '--key is not valid JSON; write for example {"accept": ["24.0"]}.');
  const result = readKeys(value, hasParts);
  if (!result.ok) throw new Fault('invalid-input', result.error);
  if (accept === undefined && reject === undefined) return result.keys;
  if (hasParts)
    throw new Fault(
      'invalid-input',
      'With parts, write accepted and rejected answers in --key: {"a": {"accept": ["…"]}}.',
    );
  const keyWithoutParts = result.keys.get('') ?? {};
  return new Map([
    [
      '',
      { ...keyWithoutParts, ...(accept && { accept: [...accept] }), ...(reject && { reject: [...reject] }) },
    ],
  ]);
}

/** Marks the answer to each part, and prints one verdict for each. */
function markParts(
  expected: Readonly<Record<string, string>>,
  answer: LearnerResponse,
  options: MarkCommandOptions,
  out: TextStream,
): number {
  const rules = { policy: toPolicy(options), keys: readAllKeys(options, true) };
  const parts = compareByPart(expected, answer, rules);
  const verdict = joinVerdicts(parts);
  if (options.json) writeJson(out, { verdict, parts: formatParts(parts) });
  else
    for (const { path, agreement } of parts) {
      out.write(`${formatPartPath(path)} `);
      writeVerdict(agreement, out);
    }
  return verdict === 'correct' ? 0 : EXIT_WITH_FINDINGS;
}

/** The number of output lines that are written together. */
const BATCH_SIZE = 200;

/** Marks a file line by line. Waits until the output is consumed (backpressure), so that memory use stays constant. */
async function markJsonLines(file: string, { files, terminal: { out } }: CliTools): Promise<number> {
  let batch: string[] = [];
  const flush = async () => {
    out.write(batch.join(''));
    batch = [];
    await out.flush();
  };
  for await (const line of files.readLines(file)) {
    if (line.trim() === '') continue;
    batch.push(`${await markJsonLine(line)}\n`);
    if (batch.length >= BATCH_SIZE) await flush();
  }
  await flush();
  return 0;
}

const STYLE_BY_VERDICT: Readonly<Record<Agreement['verdict'], TextStyle>> = {
  correct: 'green',
  incorrect: 'red',
  undecided: 'yellow',
  unreadable: 'yellow',
};

function writeVerdict({ verdict, sentence, expected, given }: Agreement, out: TextStream): void {
  writeLine(out, `${out.paint(STYLE_BY_VERDICT[verdict], verdict)}: ${sentence}`);
  writeLine(out, `  expected  ${expected}`);
  writeLine(out, `  answer    ${given}`);
}

function toPolicy({ tolerance, sigFigs, decimalPlaces, ...policy }: MarkCommandOptions): AnswerPolicy {
  const { units, form, decimal, exact, sameKind, multiplicity } = policy;
  return {
    tolerance: tolerance === undefined ? undefined : readTolerance(tolerance),
    sigFigs: sigFigs === undefined ? undefined : readRange(sigFigs),
    decimalPlaces: decimalPlaces === undefined ? undefined : readDecimalPlaces(decimalPlaces),
    units,
    form,
    decimal,
    exact,
    sameKind,
    multiplicity,
  };
}

/** Reads a tolerance: `2%` is relative to the expected value, `0.05` is absolute. */
function readTolerance(text: string): { relative: string } | { absolute: string } {
  const match = /^(\d*\.?\d+)\s*(%?)$/.exec(text.trim());
  if (!match?.[1])
    throw new Fault(
      'invalid-input',
      'A tolerance is a percentage such as 2% or an absolute difference such as 0.05.',
    );
  return match[2] === '%' ? { relative: `${match[1]}e-2` } : { absolute: match[1] };
}

/** Reads a range of significant figures: `3` or `2-4`. */
function readRange(text: string): readonly [number, number] {
  const match = /^(\d{1,3})(?:\s*[-–,]\s*(\d{1,3}))?$/.exec(text.trim());
  if (!match) throw new Fault('invalid-input', 'Significant figures are one number or a range such as 2-4.');
  return [Number(match[1]), Number(match[2] ?? match[1])];
}

function readDecimalPlaces(text: string): number {
  const places = Number(text);
  if (!Number.isInteger(places) || places < 0)
    throw new Fault('invalid-input', '--decimal-places must be a whole number.');
  return places;
}
