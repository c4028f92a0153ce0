import { z } from 'zod';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import { Fault } from '../../domain/fault.ts';
import { formatResponse, type LearnerResponse } from '../../domain/learner-response.ts';
import { listLeafParts, parsePartPath } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import type { Files } from '../../ports/files.ts';

/** The content of an answers file. The keys of `responses` are question ids or numbers such as `1.4`, also with a part: `1.4(b)`. */
export type AnswerSheetFile = {
  readonly name: string;
  readonly examId?: string;
  readonly seed?: number;
  readonly responses: Readonly<Record<string, LearnerResponse>>;
};

/** A text, a number, or a list of lines; null counts as an empty text. */
const AnswerText = z
  .union([z.string(), z.number().transform(String), z.array(z.string()), z.null()])
  .transform((value) => (Array.isArray(value) ? value.join('\n') : (value ?? '')));
/** An answer: a text, or a text for each part by path. */
const Answer = z.union([AnswerText, z.record(z.string(), AnswerText)]);
const ResponseMap = z.record(z.string(), Answer);
const AnswerSheet = z.object({
  exam_id: z.string().optional(),
  seed: z.number().int().nonnegative().optional(),
  responses: ResponseMap,
});

/** Reads an answers file: `{responses: {id: answer}}` with or without `exam_id` and `seed`, or only `{id: answer}`. */
export async function readAnswers(path: string, files: Files): Promise<AnswerSheetFile> {
  const { name, source } = await files.readText(path);
  const content = parseJson(source.replace(/^\uFEFF/, ''), name);
  const isSheet = typeof content === 'object' && content !== null && 'responses' in content;
  const parsed = AnswerSheet.safeParse(isSheet ? content : { responses: content });
  if (!parsed.success) throw createUnusableFault(name, parsed.error.issues);
  const { exam_id: examId, seed, responses } = parsed.data;
  const paperSeed = seed ?? findSeed(examId);
  return {
    name,
    responses,
    ...(examId === undefined ? {} : { examId }),
    ...(paperSeed === undefined ? {} : { seed: paperSeed }),
  };
}

/**
 * Converts the keys to question ids; `1.4` is question 4 of the first section, and `1.4(b)` its part (b). Throws if the
 * answers belong to another paper.
 */
export function toResponses(
  paper: ExamPaper,
  { name, examId, seed, responses }: AnswerSheetFile,
): Readonly<Record<string, LearnerResponse>> {
  if (examId !== undefined && examId !== paper.examId)
    throw new Fault('invalid-input', `The answers in ${name} belong to ${examId}, not to ${paper.examId}.`);
  if (seed !== undefined && seed !== paper.seed)
    throw new Fault(
      'invalid-input',
      `The answers in ${name} belong to paper ${seed}, not to paper ${paper.seed}.`,
    );
  const questionByNumber = mapNumbersToQuestions(paper);
  const responseById = new Map<string, LearnerResponse>();
  for (const [key, answer] of Object.entries(responses)) {
    const { id, response } = readKey(key.trim(), answer, questionByNumber) ?? { id: key, response: answer };
    responseById.set(id, mergeResponses(responseById.get(id), response));
  }
  return Object.fromEntries(responseById);
}

/** `1.4`, with or without a part: `1.4(b)`, `1.4 b(i)`, `4b`. */
const NUMBERED_KEY = /^(\d+(?:\.\d+)?)[\s.:]*([([a-z].*)?$/iu;

/** Finds the question that a key such as `1.4(b)` names; undefined if there is no such question or part. */
function readKey(
  key: string,
  answer: LearnerResponse,
  questionByNumber: ReadonlyMap<string, Question>,
): { readonly id: string; readonly response: LearnerResponse } | undefined {
  const [, number = '', typedPath] = NUMBERED_KEY.exec(key) ?? [];
  const question = questionByNumber.get(number);
  if (question === undefined) return undefined;
  if (typedPath === undefined) return { id: question.id, response: answer };
  const path = parsePartPath(typedPath) ?? '';
  const hasPart = listLeafParts(question).some((leaf) => `${leaf.path}.`.startsWith(`${path}.`));
  return hasPart ? { id: question.id, response: { [path]: formatResponse(answer) } } : undefined;
}

/** Adds an answer to the earlier answers to the same question. A text for the whole question comes before the texts of parts. */
function mergeResponses(earlier: LearnerResponse | undefined, added: LearnerResponse): LearnerResponse {
  if (earlier === undefined) return added;
  if (typeof earlier !== 'string' && typeof added !== 'string') return { ...earlier, ...added };
  const [first, second] = typeof added === 'string' ? [added, earlier] : [earlier, added];
  return `${formatResponse(first)}\n${formatResponse(second)}`;
}

/** Maps question numbers such as `1.4` to questions. If the paper has a single section, also maps `4`. */
function mapNumbersToQuestions({ sections }: ExamPaper): Map<string, Question> {
  const numbers = sections.flatMap(({ questions }, section) =>
    questions.map((question, index) => [`${section + 1}.${index + 1}`, question] as const),
  );
  const shortNumbers =
    sections.length === 1 ? numbers.map(([key, question]) => [key.slice(2), question] as const) : [];
  return new Map([...numbers, ...shortNumbers]);
}

/** Reads the seed from the end of an exam id. */
function findSeed(examId: string | undefined): number | undefined {
  const digits = /_(\d{1,9})$/.exec(examId ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function parseJson(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Fault('invalid-input', `The answers in ${name} are not valid JSON.`, {
      cause,
      advice: FORMAT_ADVICE,
    });
  }
}

function createUnusableFault(name: string, issues: readonly { path: PropertyKey[] }[]): Fault {
  const key = issues[0]?.path.filter((name) => name !== 'responses').join('.') ?? '';
  const reason =
    key === '' ? 'expected an object from question to answer' : `the answer to "${key}" is not a text`;
  return new Fault('invalid-input', `The answers in ${name} cannot be used: ${reason}.`, {
    advice: FORMAT_ADVICE,
  });
}

const FORMAT_ADVICE =
  'Write {"<question id>": "<answer>"} or {"1.4": "<answer>"}; an answer with several lines can be a list, and an answer with parts can be {"a": "…", "b.i": "…"} or have keys such as "1.4(b)".';
