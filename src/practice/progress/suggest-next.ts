import type { CourseOutcome } from '../../domain/course-spec.ts';
import type { ProgressAnswer } from './read-answers.ts';

export type PracticeSuggestion = {
  readonly outcome_id: string;
  readonly label: string;
  readonly reason: string;
};

/** Number of latest answers per outcome that are used. */
const RECENT_COUNT = 8;
/** Share of marks from which an outcome counts as secure. */
const SECURE_FRACTION = 0.8;
const MAX_SUGGESTIONS = 3;
/** Days after which a secure outcome is suggested again. */
const REVISIT_DAYS = 14;
const DAY_MS = 86_400_000;
/** Factors of the urgency; an outcome with lost marks also adds the fraction of marks that is missing to be secure. */
const UNTRIED_URGENCY = 0.6;
const LOST_MARKS_URGENCY = 0.5;
const REVISIT_URGENCY = 0.3;

type RankedSuggestion = PracticeSuggestion & { readonly urgency: number };

/**
 * Suggests outcomes to practise next, with the reason. Candidates have lost marks, were not tried yet, or were secure (well
 * known) long ago. Outcomes with a larger weight in the course are more urgent.
 */
export function suggestNext(
  outcomes: readonly Pick<CourseOutcome, 'id' | 'label' | 'weight'>[],
  answers: readonly ProgressAnswer[],
  now: Date,
): PracticeSuggestion[] {
  return outcomes
    .flatMap((outcome) => rankOutcome(outcome, answers, now))
    .sort((a, b) => b.urgency - a.urgency)
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
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-RECENT_COUNT);
  const last = recent.at(-1);
  const suggestion = { outcome_id: id, label };
  if (last === undefined) {
    return [{ ...suggestion, reason: 'You have not tried this yet.', urgency: weight * UNTRIED_URGENCY }];
  }
  // Marks that only a person can award count neither as awarded nor as lost.
  const available = sum(recent, (answer) => answer.marks_available - answer.marks_by_person);
  const awarded = sum(recent, (answer) => answer.marks_awarded);
  const fraction = available === 0 ? 1 : awarded / available;
  if (fraction < SECURE_FRACTION) {
    const reason = `${awarded} of the last ${available} ${available === 1 ? 'mark' : 'marks'} here.`;
    return [{ ...suggestion, reason, urgency: weight * (LOST_MARKS_URGENCY + (SECURE_FRACTION - fraction)) }];
  }
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS);
  if (days < REVISIT_DAYS) return [];
  return [
    {
      ...suggestion,
      reason: `Secure ${days} days ago; see whether it still is.`,
      urgency: weight * REVISIT_URGENCY,
    },
  ];
}

function sum<T>(items: readonly T[], getAmount: (item: T) => number): number {
  return items.reduce((total, item) => total + getAmount(item), 0);
}
