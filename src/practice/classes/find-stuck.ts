import { getMarksByPerson } from '../../domain/answer-record.ts';
import type { Attempt } from '../../domain/assignment.ts';
import type { AssignedAnswer } from '../../ports/assignment-answers.ts';

/** Why a pupil may need help now. */
export type Stuck =
  | { readonly kind: 'long'; readonly minutes: number }
  | { readonly kind: 'wrong'; readonly count: number };

const MINUTE_MS = 60_000;
/** A pupil who has had one question open for this long may need help. */
const MIN_MINUTES = 4;
/** After this time the pupil has probably left. */
const MAX_MINUTES = 60;
const WRONG_COUNT = 3;

/** Finds whether the pupil has been on one question for long, or got the last questions wrong. */
export function findStuck(attempt: Attempt, answers: readonly AssignedAnswer[], now: Date): Stuck | null {
  const byQuestion = Map.groupBy(
    answers.filter(({ threadId }) => threadId === attempt.id),
    ({ questionId }) => questionId,
  );
  const shown = attempt.slots.filter(({ presentedAt }) => presentedAt !== null);
  const current = shown.find(({ questionId }) => !byQuestion.has(questionId));
  const minutes = Math.floor((now.getTime() - Date.parse(current?.presentedAt ?? '')) / MINUTE_MS);
  if (minutes > MAX_MINUTES) return null;
  if (minutes >= MIN_MINUTES) return { kind: 'long', minutes };
  const marked = shown
    .flatMap(({ questionId }) => byQuestion.get(questionId) ?? null)
    .filter((records) => records !== null);
  const questions = [...Map.groupBy(marked, ({ questionId }) => questionId).values()];
  const lastRight = questions.findLastIndex(isMostlyRight);
  const count = questions.length - 1 - lastRight;
  return current !== undefined && count >= WRONG_COUNT ? { kind: 'wrong', count } : null;
}

/** Whether at least half of the marks are earned, or may be: marks that wait for the teacher are not wrong. */
function isMostlyRight(records: readonly AssignedAnswer[]): boolean {
  const possible = records.reduce((sum, record) => sum + record.marksAwarded + getMarksByPerson(record), 0);
  const available = records.reduce((sum, { marksAvailable }) => sum + marksAvailable, 0);
  return possible * 2 >= available;
}
