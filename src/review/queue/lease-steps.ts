import type { ItemStep, Lease } from '../../ports/review-queue.ts';
import { isLeasedByOther } from './decide-item.ts';
import type { StepRefusal } from './review-faults.ts';

/** Leases an item to an expert, or renews their lease. */
export function claimStep({ holder, now, until }: Lease): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'pending_review') return { refused: 'decided' };
    if (isLeasedByOther(item, holder, now)) return { refused: 'held' };
    return { change: { fields: { leaseHolder: holder, leaseUntil: until } } };
  };
}

/** Ends the lease of an item; a no-op if it is not leased. */
export function releaseStep({ holder, now }: Omit<Lease, 'until'>): ItemStep<StepRefusal> {
  return (item) =>
    isLeasedByOther(item, holder, now)
      ? { refused: 'held' }
      : { change: { fields: { leaseHolder: null, leaseUntil: null } } };
}
