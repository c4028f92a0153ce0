import type { ItemStep, Lease } from '../../ports/review-queue.ts';
import { isHeldByOther } from './decide-item.ts';
import type { StepRefusal } from './review-faults.ts';

/** Takes an item, or keeps it longer. */
export function claimStep({ holder, now, until }: Lease): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'pending_review') return { refused: 'decided' };
    if (isHeldByOther(item, holder, now)) return { refused: 'held' };
    return { change: { fields: { leaseHolder: holder, leaseUntil: until } } };
  };
}

/** Gives an item back; one that is nobody's stays so. */
export function releaseStep({ holder, now }: Omit<Lease, 'until'>): ItemStep<StepRefusal> {
  return (item) =>
    isHeldByOther(item, holder, now)
      ? { refused: 'held' }
      : { change: { fields: { leaseHolder: null, leaseUntil: null } } };
}
