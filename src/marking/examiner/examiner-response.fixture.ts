import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { longResponses } from './long-responses.fixture.ts';

/** The aspect that a response tests. The tests report agreement with the examiner for each category. */
export const CATEGORIES = [
  ...['expected method', 'another method', 'answer only', 'follow-through', 'slip', 'misconception', 'form'],
  ...['units', 'rounding', 'two attempts', 'crossed out', 'not penalised', 'two answers', 'show that'],
  ...['wording', 'choice', 'no scheme', 'person', 'blank', 'nonsense', 'hostile'],
];

/** A response with the marks that an examiner gives: one line of a `.jsonl` file of this folder. */
export const ExaminerResponse = z.strictObject({
  /** A key of the question tables, or the id of an item model whose question is answered. */
  question: z.string(),
  /** The seed of the generated question; 1 if it is not stated. */
  seed: z.number().optional(),
  /** The part that is answered; all other parts are left blank. */
  part: z.string().optional(),
  /** A part of the stem (the text) of the generated question; the test fails if the item model changes it. */
  shows: z.string().optional(),
  category: z.enum(CATEGORIES),
  marks: z.number().int().nonnegative(),
  /** The response is marked with the option `requireWorking`. */
  working: z.literal(true).optional(),
  /** The gap tags that an examiner expects. */
  gaps: z.array(z.string()).optional(),
  response: z.string(),
});
export type ExaminerResponse = z.infer<typeof ExaminerResponse>;

/** Responses to the questions of the tables in this folder. */
export const writtenResponses: readonly ExaminerResponse[] = [
  ...readResponses('mathematics-responses.jsonl'),
  ...readResponses('science-responses.jsonl'),
  ...longResponses.written,
];

/** Responses to generated questions. */
export const generatedResponses: readonly ExaminerResponse[] = [
  ...readResponses('generated-responses.jsonl'),
  ...longResponses.generated,
];

function readResponses(name: string): ExaminerResponse[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => ExaminerResponse.parse(JSON.parse(line)));
}
