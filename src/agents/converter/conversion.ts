import { createQuestion, type Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { pickMetadata } from '../authoring/check-authored.ts';

/** A question to convert by rules; the seed selects among possible results. */
type ConversionRequest = { readonly question: Question; readonly seed: number };

/** The converted question, or the reason why rules cannot convert it. */
export type Conversion = Question | { readonly reason: string };

/** A function that converts a question to one kind. */
export type Convert = (request: ConversionRequest) => Conversion;

/** Creates a question of another kind that keeps the metadata, diagrams and comments of the original. */
export function createConvertedQuestion(
  original: Question,
  draft: Pick<Question, 'stem'> & Partial<Question> & { readonly kind: QuestionKind },
): Question {
  const { diagrams, comments } = original;
  return createQuestion({ id: 'unnamed', diagrams, comments, ...pickMetadata(original), ...draft });
}

export function isReason(conversion: Conversion): conversion is { readonly reason: string } {
  return 'reason' in conversion;
}
