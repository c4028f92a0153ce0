import { z } from 'zod';
import type { QuestionKind } from '../../domain/question-kind.ts';

/** The kinds of items that a model can write component by component. */
export const WrittenKind = z.enum(['mcq_sc', 'mcq_mc', 'integer', 'subjective']);
export type WrittenKind = z.infer<typeof WrittenKind>;

export function isWrittenKind(kind: QuestionKind): kind is WrittenKind {
  return WrittenKind.safeParse(kind).success;
}
