import { z } from 'zod';

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
