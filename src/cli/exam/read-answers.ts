import { z } from 'zod';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import type { Files } from '../../ports/files.ts';

/** The content of an answers file; its keys are not yet matched with a paper. */
export type AnswerSheetFile = {
  readonly name: string;
  readonly examId?: string;
  readonly seed?: number;
  readonly responses: Readonly<Record<string, string>>;
};

const Answer = z
  .union([z.string(), z.number().transform(String), z.array(z.string()), z.null()])
  .transform((written) => (Array.isArray(written) ? written.join('\n') : (written ?? '')));
const ResponseMap = z.record(z.string(), Answer);
const AnswerSheet = z.object({
  exam_id: z.string().optional(),
  seed: z.number().int().nonnegative().optional(),
  responses: ResponseMap,
});

/** Reads `{responses: {id: answer}}` with or without `exam_id` and `seed`, or the bare map. */
export async function readAnswers(path: string, files: Files): Promise<AnswerSheetFile> {
  const { name, source } = await files.readText(path);
  const content = parseJson(source.replace(/^\uFEFF/, ''), name);
  const isSheet = typeof content === 'object' && content !== null && 'responses' in content;
  const read = AnswerSheet.safeParse(isSheet ? content : { responses: content });
  if (!read.success) throw unusable(name, read.error.issues);
  const { exam_id: examId, seed, responses } = read.data;
  const known = seed ?? findSeed(examId);
  return {
    name,
    responses,
    ...(examId === undefined ? {} : { examId }),
    ...(known === undefined ? {} : { seed: known }),
  };
}

/** Converts the keys to question ids; `1.4` is question 4 of the first section. Throws if the answers belong to another paper. */
export function toResponses(
  paper: ExamPaper,
  { name, examId, seed, responses }: AnswerSheetFile,
): Readonly<Record<string, string>> {
  if (examId !== undefined && examId !== paper.examId)
    throw new Fault('invalid-input', `The answers in ${name} belong to ${examId}, not to ${paper.examId}.`);
  if (seed !== undefined && seed !== paper.seed)
    throw new Fault(
      'invalid-input',
      `The answers in ${name} belong to paper ${seed}, not to paper ${paper.seed}.`,
    );
  const ids = mapNumbersToIds(paper);
  return Object.fromEntries(
    Object.entries(responses).map(([key, answer]) => [ids.get(key.trim()) ?? key, answer]),
  );
}

/** Maps `1.4` to a question id; with a single section also `4`. */
function mapNumbersToIds({ sections }: ExamPaper): Map<string, string> {
  const numbers = sections.flatMap(({ questions }, section) =>
    questions.map(({ id }, index) => [`${section + 1}.${index + 1}`, id] as const),
  );
  const short = sections.length === 1 ? numbers.map(([key, id]) => [key.slice(2), id] as const) : [];
  return new Map([...numbers, ...short]);
}

/** The seed is the number at the end of an exam id. */
function findSeed(examId: string | undefined): number | undefined {
  const digits = /_(\d{1,9})$/.exec(examId ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function parseJson(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Fault('invalid-input', `The answers in ${name} are not valid JSON.`, { cause, advice: FORM });
  }
}

function unusable(name: string, issues: readonly { path: PropertyKey[] }[]): Fault {
  const key = issues[0]?.path.filter((part) => part !== 'responses').join('.') ?? '';
  const what =
    key === '' ? 'expected an object from question to answer' : `the answer to "${key}" is not a text`;
  return new Fault('invalid-input', `The answers in ${name} cannot be used: ${what}.`, { advice: FORM });
}

const FORM =
  'Write {"<question id>": "<answer>"} or {"1.4": "<answer>"}; an answer with several lines can be a list.';
