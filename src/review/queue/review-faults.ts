import { Fault } from '../../domain/fault.ts';
import type { ReviewItem, StepOutcome } from '../../ports/review-queue.ts';

/** Why a step was not taken. */
export type StepRefusal =
  | 'stale'
  | 'held'
  | 'decided'
  | 'pending'
  | 'not-yours'
  | 'too-late'
  | 'not-approved'
  | 'repeated';

export function unknownItem(id: string): Fault {
  return new Fault('not-found', `Review item ${id} not found`);
}

type Sentence = (item: ReviewItem) => readonly [message: string, advice: string];

const sentences: Readonly<Record<Exclude<StepRefusal, 'repeated'>, Sentence>> = {
  stale: (item) => [
    `Review item ${item.id} is at version ${item.version} by now.`,
    'Read it again and decide anew.',
  ],
  held: (item) => [
    `${item.leaseHolder} holds review item ${item.id} until ${item.leaseUntil}.`,
    'Take another item, or wait.',
  ],
  decided: (item) => [
    `Review item ${item.id} was ${item.status} by ${item.reviewedBy}.`,
    'Reopen it to decide anew.',
  ],
  pending: (item) => [`Review item ${item.id} is not decided yet.`, 'Decide it first.'],
  'not-yours': (item) => [
    `Review item ${item.id} was decided by ${item.reviewedBy}.`,
    'Only who decided can undo; anybody else can reopen it.',
  ],
  'too-late': (item) => [
    `The time to undo the decision on review item ${item.id} is over.`,
    'Reopen it instead.',
  ],
  'not-approved': (item) => [
    `Review item ${item.id} has no example in the index.`,
    'Only what is approved and not revoked can be revoked.',
  ],
};

/** The item after the step; a refused step is a `conflict`, told apart by `reason`. */
export function itemAfter(id: string, outcome: StepOutcome<StepRefusal>): ReviewItem {
  if (outcome.kind === 'unknown') throw unknownItem(id);
  if (outcome.kind === 'changed' || outcome.why === 'repeated') return outcome.item;
  const [message, advice] = sentences[outcome.why](outcome.item);
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
