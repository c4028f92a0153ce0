import { z } from 'zod';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { Responses } from '../../practice/exam/mark-script.ts';

/** A script as its file tells it, keys not yet held against a paper. */
export type Answers = {
  readonly name: string;
  readonly examId?: string;
  readonly seed?: number;
  readonly responses: Responses;
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
export async function readAnswers(path: string, files: Files): Promise<Answers> {
  const { name, source } = await files.readText(path);
  const content = parseJson(source.replace(/^\uFEFF/, ''), name);
  const isSheet = typeof content === 'object' && content !== null && 'responses' in content;
  const read = AnswerSheet.safeParse(isSheet ? content : { responses: content });
  if (!read.success) throw unusable(name, read.error.issues);
  const { exam_id: examId, seed, responses } = read.data;
  const known = seed ?? seedIn(examId);
  return {
    name,
    responses,
    ...(examId === undefined ? {} : { examId }),
    ...(known === undefined ? {} : { seed: known }),
  };
}

/** The answers by question id; `1.4` is question 4 of the first section. Answers to another paper are refused. */
export function answersFor(paper: ExamPaper, { name, examId, seed, responses }: Answers): Responses {
  if (examId !== undefined && examId !== paper.examId)
    throw new Fault('invalid-input', `The answers in ${name} belong to ${examId}, not to ${paper.examId}.`);
  if (seed !== undefined && seed !== paper.seed)
    throw new Fault(
      'invalid-input',
      `The answers in ${name} belong to paper ${seed}, not to paper ${paper.seed}.`,
    );
  const ids = placesOf(paper);
  return Object.fromEntries(
    Object.entries(responses).map(([key, answer]) => [ids.get(key.trim()) ?? key, answer]),
  );
}

function placesOf({ sections }: ExamPaper): Map<string, string> {
  const places = sections.flatMap(({ questions }, section) =>
    questions.map(({ id }, index) => [`${section + 1}.${index + 1}`, id] as const),
  );
  const alone = sections.length === 1 ? places.map(([key, id]) => [key.slice(2), id] as const) : [];
  return new Map([...places, ...alone]);
}

function seedIn(examId: string | undefined): number | undefined {
  const digits = /_(\d{1,9})$/.exec(examId ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function parseJson(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Fault('invalid-input', `The answers in ${name} are not JSON.`, { cause, advice: FORM });
  }
}

function unusable(name: string, issues: readonly { path: PropertyKey[] }[]): Fault {
  const key = issues[0]?.path.filter((part) => part !== 'responses').join('.') ?? '';
  const what = key === '' ? 'it is no map from question to answer' : `"${key}" has no text as its answer`;
  return new Fault('invalid-input', `The answers in ${name} cannot be used: ${what}.`, { advice: FORM });
}

const FORM =
  'Write {"<question id>": "<answer>"} or {"1.4": "<answer>"}; an answer of several lines may be a list.';
