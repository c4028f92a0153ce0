import type { Assignment, Attempt } from '../../domain/assignment.ts';
import { isKnown } from '../../learning/estimate-known.ts';
import type { PracticeService } from '../practice-service.ts';

/** What comes next in practice: a question on an outcome, nothing more today, or the end. */
export type NextStep =
  | { readonly kind: 'question'; readonly outcomeId: string }
  | { readonly kind: 'come_back' }
  | { readonly kind: 'finished' };

type Work = { readonly assignment: Assignment; readonly attempt: Attempt };

/**
 * Chooses the outcome of the next question; the outcomes take turns. In practice *until all are secure*, an outcome is left out once it
 * is secure, or once today's answers show that it is known: it can become secure only by right answers on a second day.
 */
export async function chooseNextOutcome(
  { assignment, attempt }: Work,
  practice: PracticeService,
): Promise<NextStep> {
  const { work } = assignment;
  const count = attempt.slots.length;
  if (work.kind === 'paper' || count >= work.questionCount) return { kind: 'finished' };
  const { outcomeIds } = work;
  const turns = outcomeIds.map((_, turn) => outcomeIds[(count + turn) % outcomeIds.length] ?? '');
  if (!work.untilSecure) return { kind: 'question', outcomeId: turns[0] ?? '' };
  const estimates = await practice.chooser.estimate(attempt.learner, practice.getCourse(assignment));
  const byId = new Map((estimates ?? []).map((estimate) => [estimate.id, estimate]));
  if (outcomeIds.every((id) => byId.get(id)?.isSecure)) return { kind: 'finished' };
  const today = practice.now().toISOString().slice(0, 10);
  const isDoneToday = (id: string): boolean => {
    const estimate = byId.get(id);
    if (estimate === undefined) return false;
    if (estimate.isSecure) return true;
    const lastDay = new Date(estimate.lastAt ?? 0).toISOString().slice(0, 10);
    return isKnown(estimate) && lastDay === today;
  };
  const next = turns.find((id) => !isDoneToday(id));
  return next === undefined ? { kind: 'come_back' } : { kind: 'question', outcomeId: next };
}
