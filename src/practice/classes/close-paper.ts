import { type Attempt, getDueAt } from '../../domain/assignment.ts';
import type { ClassDependencies } from './class-dependencies.ts';
import { isOverdue, type PupilWork } from './find-own-work.ts';
import { recordPaper } from './mark-attempt.ts';

/** Answers to a paper that arrive this late after its end still count, because networks are slow. */
const GRACE_MS = 60_000;

type OwnWork = PupilWork & { readonly attempt: Attempt };

/** Returns when answers to a paper end for its pupil: its time or the due date, whichever is first; null in practice. */
export function getPaperEnd({ assignment, allowance, attempt }: OwnWork): string | null {
  const dueAt = getDueAt(assignment, allowance);
  const { endsAt } = attempt;
  if (endsAt === null || dueAt === null) return endsAt;
  return Date.parse(dueAt) < Date.parse(endsAt) ? dueAt : endsAt;
}

/** Whether answers to a paper no longer count. */
export function isPaperOver(work: OwnWork, now: Date): boolean {
  const { endsAt } = work.attempt;
  return (
    isOverdue(work, new Date(now.getTime() - GRACE_MS)) ||
    (endsAt !== null && Date.parse(endsAt) + GRACE_MS < now.getTime())
  );
}

/** Hands in a paper whose time is over with the answers that were saved. */
export async function closeIfOver(work: OwnWork, deps: ClassDependencies): Promise<Attempt> {
  const { attempt, assignment } = work;
  if (attempt.finishedAt !== null || assignment.work.kind !== 'paper' || !isPaperOver(work, deps.now()))
    return attempt;
  return markPaper(work, deps);
}

/** Marks the saved answers of a paper and ends the attempt. */
export async function markPaper(work: OwnWork, deps: ClassDependencies): Promise<Attempt> {
  const { practice } = await deps.openPractice();
  await recordPaper(work, work.attempt.drafts, practice);
  return finishAttempt(work.attempt, deps);
}

/** Ends an attempt; returns it as it is stored then. */
export async function finishAttempt(
  attempt: Attempt,
  { assignments, now }: ClassDependencies,
): Promise<Attempt> {
  await assignments.finishAttempt(attempt.id, now().toISOString());
  return (await assignments.findAttempt(attempt.id)) ?? attempt;
}
