import { z } from 'zod';
import type { QuestionKind } from '../../domain/question-kind.ts';

/** The kinds of items that a language model can write, with separate calls for the stem, the options and the solution. */
export const ModelWritableKind = z.enum(['mcq_sc', 'mcq_mc', 'integer', 'subjective']);
export type ModelWritableKind = z.infer<typeof ModelWritableKind>;

export function isModelWritableKind(kind: QuestionKind): kind is ModelWritableKind {
  return ModelWritableKind.safeParse(kind).success;
}
