import { Fault } from '../../domain/fault.ts';
import type { ReviewItem, StepOutcome } from '../../ports/review-queue.ts';

/** Why a step was refused. */
export type StepRefusal =
  | 'stale'
  | 'held'
  | 'decided'
  | 'pending'
  | 'not-yours'
  | 'too-late'
  | 'not-approved'
  | 'repeated';

export function itemNotFound(id: string): Fault {
  return new Fault('not-found', `Review item ${id} not found`);
}

type RefusalMessage = (item: ReviewItem) => readonly [message: string, advice: string];

const refusalMessages: Readonly<Record<Exclude<StepRefusal, 'repeated'>, RefusalMessage>> = {
  stale: (item) => [
    `Review item ${item.id} has changed; it is now at version ${item.version}.`,
    'Reload it and decide again.',
  ],
  held: (item) => [
    `Review item ${item.id} is leased to ${item.leaseHolder} until ${item.leaseUntil}.`,
    'Claim another item, or wait.',
  ],
  decided: (item) => [
    `Review item ${item.id} was ${item.status} by ${item.reviewedBy}.`,
    'Reopen it to decide again.',
  ],
  pending: (item) => [`Review item ${item.id} is not decided yet.`, 'Decide it first.'],
  'not-yours': (item) => [
    `Review item ${item.id} was decided by ${item.reviewedBy}.`,
    'Only the expert who decided can undo it; others can reopen it.',
  ],
  'too-late': (item) => [
    `The time to undo the decision on review item ${item.id} is over.`,
    'Reopen it instead.',
  ],
  'not-approved': (item) => [
    `Review item ${item.id} has no example in the index.`,
    'Only an approved item that is not revoked yet can be revoked.',
  ],
};

/** Returns the item after a step. A refused step is a `conflict` fault whose `reason` states why. */
export function getChangedItem(id: string, outcome: StepOutcome<StepRefusal>): ReviewItem {
  if (outcome.kind === 'unknown') throw itemNotFound(id);
  if (outcome.kind === 'changed' || outcome.why === 'repeated') return outcome.item;
  const [message, advice] = refusalMessages[outcome.why](outcome.item);
  const { status, version, leaseHolder, leaseUntil, reviewedBy } = outcome.item;
  throw new Fault('conflict', message, {
    advice,
    facts: {
      reason: outcome.why,
      status,
      version,
      ...(outcome.why === 'held' && { leaseHolder, leaseUntil }),
      ...(reviewedBy !== null && { reviewedBy }),
    },
  });
}
