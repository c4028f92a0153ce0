import { createQuestion, type Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';

/** What a conversion by rules is asked for. */
export type ConversionRequest = { readonly question: Question; readonly seed: number };

/** The converted question, or why rules leave it to a model. */
export type Conversion = Question | { readonly reason: string };

export type Convert = (order: ConversionRequest) => Conversion;

/** A question of another kind that keeps what does not depend on its kind. */
export function createConvertedQuestion(
  { subject, level, topic, outcomeId, marks, difficulty, diagrams, comments }: Question,
  draft: Pick<Question, 'stem'> & Partial<Question> & { readonly kind: QuestionKind },
): Question {
  return createQuestion({
    id: 'unnamed',
    diagrams,
    comments,
    ...(subject !== undefined && { subject }),
    ...(level !== undefined && { level }),
    ...(topic !== undefined && { topic }),
    ...(outcomeId !== undefined && { outcomeId }),
    ...(marks !== undefined && { marks }),
    ...(difficulty !== undefined && { difficulty }),
    ...draft,
  });
}

export function isReason(conversion: Conversion): conversion is { readonly reason: string } {
  return 'reason' in conversion;
}
