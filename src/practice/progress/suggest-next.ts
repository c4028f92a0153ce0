import type { CourseOutcome } from '../../domain/course-spec.ts';
import type { ProgressAnswer } from './read-answers.ts';

export type Suggestion = { readonly outcome_id: string; readonly label: string; readonly reason: string };

/** Older answers say less about what somebody knows today. */
const RECENT = 8;
const SECURE = 0.8;
const MOST = 3;
const DAYS_TO_FADE = 14;
const DAY = 86_400_000;

type Weighed = Suggestion & { readonly urgency: number };

/**
 * What to practise next and why: where recent answers lost most of their marks, what was never tried, what was secure
 * long ago; the heavier the outcome weighs in the course, the sooner.
 */
export function suggestNext(
  outcomes: readonly Pick<CourseOutcome, 'id' | 'label' | 'weight'>[],
  answers: readonly ProgressAnswer[],
  now: Date,
): Suggestion[] {
  return outcomes
    .flatMap((outcome) => weigh(outcome, answers, now))
    .sort((one, other) => other.urgency - one.urgency)
    .slice(0, MOST)
    .map(({ urgency: _urgency, ...suggestion }) => suggestion);
}

function weigh(
  { id, label, weight }: Pick<CourseOutcome, 'id' | 'label' | 'weight'>,
  answers: readonly ProgressAnswer[],
  now: Date,
): Weighed[] {
  const recent = answers
    .filter((answer) => answer.outcome_id === id)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(-RECENT);
  const last = recent.at(-1);
  const about = { outcome_id: id, label };
  if (last === undefined) {
    return [{ ...about, reason: 'You have not tried this yet.', urgency: weight * 0.6 }];
  }
  // Marks that wait for a person are neither earned nor lost.
  const available = sum(recent, (one) => one.marks_available - one.marks_by_person);
  const awarded = sum(recent, (one) => one.marks_awarded);
  const share = available === 0 ? 1 : awarded / available;
  if (share < SECURE) {
    const reason = `${awarded} of the last ${available} ${available === 1 ? 'mark' : 'marks'} here.`;
    return [{ ...about, reason, urgency: weight * (0.5 + (SECURE - share)) }];
  }
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY);
  if (days < DAYS_TO_FADE) return [];
  return [{ ...about, reason: `Secure ${days} days ago; see whether it still is.`, urgency: weight * 0.3 }];
}

function sum<T>(list: readonly T[], amount: (one: T) => number): number {
  return list.reduce((so, one) => so + amount(one), 0);
}
