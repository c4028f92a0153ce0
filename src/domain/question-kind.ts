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

/** Kinds whose learner picks from a list. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'mcq_sc' || kind === 'mcq_mc' || kind === 'assertion_reason' || kind === 'match';
}
