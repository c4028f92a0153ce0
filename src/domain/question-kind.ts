import { z } from 'zod';

/**
 * The kind of a question: multiple choice with a single correct option (`mcq_sc`) or several (`mcq_mc`), a written answer
 * (`subjective`), a whole number (`integer`), two statements to judge (`assertion_reason`), a text with several questions
 * (`passage`), or two columns to match (`match`).
 */
export const QuestionKind = z.enum([
  'mcq_sc',
  'mcq_mc',
  'subjective',
  'integer',
  'assertion_reason',
  'passage',
  'match',
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** Whether the learner chooses from a list of options. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'mcq_sc' || kind === 'mcq_mc' || kind === 'assertion_reason' || kind === 'match';
}
