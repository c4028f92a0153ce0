import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { type Agreement, agree } from '../../maths/agree/agree.ts';
import type { AnswerForm } from '../../maths/agree/answer-forms.ts';
import type { AnswerPolicy } from '../../maths/agree/policy.ts';
import type { CliTools } from '../cli-tools.ts';
import { markLine } from '../mark-line.ts';
import type { TextStream, TextStyle } from '../../ports/terminal.ts';
import { writeJson, writeLine } from '../write-output.ts';

export type MarkOptions = {
  readonly expected?: string;
  readonly answer?: string;
  readonly tolerance?: string;
  readonly units?: 'required' | 'optional' | 'ignore';
  readonly sigFigs?: string;
  readonly decimalPlaces?: string;
  readonly form?: AnswerForm;
  readonly decimal?: 'point' | 'comma';
  readonly jsonl?: boolean;
  readonly json?: boolean;
};

export async function runMark(file: string, options: MarkOptions, tools: CliTools): Promise<number> {
  if (options.jsonl) return markLines(file, tools);
  const { expected, answer } = options;
  if (expected === undefined || answer === undefined)
    throw new Fault('invalid-input', 'Give --expected and --answer, or --jsonl with a file of answers.');
  const agreement = agree(expected, answer, policyOf(options));
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

const BATCH = 200;

/** One line in, one line out; writing waits for the reader, so memory stays flat. */
async function markLines(file: string, { files, terminal: { out } }: CliTools): Promise<number> {
  let batch: string[] = [];
  const send = async () => {
    out.write(batch.join(''));
    batch = [];
    await out.flush();
  };
  for await (const line of files.readLines(file)) {
    if (line.trim() === '') continue;
    batch.push(`${markLine(line)}\n`);
    if (batch.length >= BATCH) await send();
  }
  await send();
  return 0;
}

const STYLES: Readonly<Record<Agreement['verdict'], TextStyle>> = {
  correct: 'green',
  incorrect: 'red',
  undecided: 'yellow',
  unreadable: 'yellow',
};

function writeVerdict({ verdict, sentence, expected, given }: Agreement, out: TextStream): void {
  writeLine(out, `${out.paint(STYLES[verdict], verdict)}: ${sentence}`);
  writeLine(out, `  expected  ${expected}`);
  writeLine(out, `  answer    ${given}`);
}

function policyOf({ tolerance, sigFigs, decimalPlaces, units, form, decimal }: MarkOptions): AnswerPolicy {
  return {
    tolerance: tolerance === undefined ? undefined : readTolerance(tolerance),
    sigFigs: sigFigs === undefined ? undefined : readRange(sigFigs),
    decimalPlaces: decimalPlaces === undefined ? undefined : readWhole(decimalPlaces),
    units,
    form,
    decimal,
  };
}

/** `2%` is a share of the expected value, `0.05` a distance from it. */
function readTolerance(written: string): { relative: string } | { absolute: string } {
  const match = /^(\d*\.?\d+)\s*(%?)$/.exec(written.trim());
  if (!match?.[1])
    throw new Fault('invalid-input', 'A tolerance is a share such as 2% or a distance such as 0.05.');
  return match[2] === '%' ? { relative: `${match[1]}e-2` } : { absolute: match[1] };
}

function readRange(written: string): readonly [number, number] {
  const match = /^(\d{1,3})(?:\s*[-–,]\s*(\d{1,3}))?$/.exec(written.trim());
  if (!match) throw new Fault('invalid-input', 'Significant figures are one number or a range such as 2-4.');
  return [Number(match[1]), Number(match[2] ?? match[1])];
}

function readWhole(written: string): number {
  const places = Number(written);
  if (!Number.isInteger(places) || places < 0)
    throw new Fault('invalid-input', 'Decimal places are a whole number.');
  return places;
}
