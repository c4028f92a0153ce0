import type { CourseOutcome } from '../../domain/course-spec.ts';
import type { ProgressAnswer } from './read-answers.ts';

export type PracticeSuggestion = {
  readonly outcome_id: string;
  readonly label: string;
  readonly reason: string;
};

/** Number of latest answers per outcome that count. */
const RECENT_COUNT = 8;
/** Share of marks from which an outcome counts as secure. */
const SECURE_SHARE = 0.8;
const MAX_SUGGESTIONS = 3;
/** Days after which a secure outcome is suggested again. */
const REVISIT_DAYS = 14;
const DAY_MS = 86_400_000;

type RankedSuggestion = PracticeSuggestion & { readonly urgency: number };

/**
 * Suggests what to practise next, with the reason: outcomes with lost marks, outcomes not tried yet, and outcomes that were
 * secure long ago. Outcomes with a larger weight in the course come first.
 */
export function suggestNext(
  outcomes: readonly Pick<CourseOutcome, 'id' | 'label' | 'weight'>[],
  answers: readonly ProgressAnswer[],
  now: Date,
): PracticeSuggestion[] {
  return outcomes
    .flatMap((outcome) => rankOutcome(outcome, answers, now))
    .sort((one, other) => other.urgency - one.urgency)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ urgency: _urgency, ...suggestion }) => suggestion);
}

function rankOutcome(
  { id, label, weight }: Pick<CourseOutcome, 'id' | 'label' | 'weight'>,
  answers: readonly ProgressAnswer[],
  now: Date,
): RankedSuggestion[] {
  const recent = answers
    .filter((answer) => answer.outcome_id === id)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(-RECENT_COUNT);
  const last = recent.at(-1);
  const about = { outcome_id: id, label };
  if (last === undefined) {
    return [{ ...about, reason: 'You have not tried this yet.', urgency: weight * 0.6 }];
  }
  // Marks that wait for a person are neither earned nor lost.
  const available = sum(recent, (one) => one.marks_available - one.marks_by_person);
  const awarded = sum(recent, (one) => one.marks_awarded);
  const share = available === 0 ? 1 : awarded / available;
  if (share < SECURE_SHARE) {
    const reason = `${awarded} of the last ${available} ${available === 1 ? 'mark' : 'marks'} here.`;
    return [{ ...about, reason, urgency: weight * (0.5 + (SECURE_SHARE - share)) }];
  }
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS);
  if (days < REVISIT_DAYS) return [];
  return [{ ...about, reason: `Secure ${days} days ago; see whether it still is.`, urgency: weight * 0.3 }];
}

function sum<T>(list: readonly T[], amount: (one: T) => number): number {
  return list.reduce((total, one) => total + amount(one), 0);
}
