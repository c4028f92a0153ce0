import type { PracticeMarking } from '../../domain/practice-marking.ts';
import type { AnsweredQuestion, ShownHint } from '../../domain/practice-state.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';

type Answered = {
  readonly question: SqaQuestion;
  readonly hint?: string | null | undefined;
  readonly hints?: readonly ShownHint[] | null | undefined;
};

/** Creates the entry of an answer in the session's history. */
export function toAnsweredQuestion(
  { question, hint, hints }: Answered,
  marking: PracticeMarking | null | undefined,
  at: Date,
): AnsweredQuestion {
  const { id, outcome_id, marks } = question;
  return {
    question_id: id,
    outcome_id,
    at: at.toISOString(),
    marks_awarded: marking?.marks_awarded ?? 0,
    marks_available: marking?.marks_available ?? marks,
    marks_by_person: marking?.marks_by_person ?? 0,
    hinted: typeof hint === 'string',
    ...(hints && { hints: hints.length }),
  };
}
