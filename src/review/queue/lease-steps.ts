import type { ItemStep, Lease } from '../../ports/review-queue.ts';
import { isLeasedByOther } from './decide-item.ts';
import type { StepRefusal } from './review-faults.ts';

/** Creates the step that leases an item to an expert, or renews the lease. */
export function claimStep({ holder, now, until }: Lease): ItemStep<StepRefusal> {
  return (item) => {
    if (item.status !== 'pending_review') return { refused: 'decided' };
    if (isLeasedByOther(item, holder, now)) return { refused: 'held' };
    return { change: { fields: { leaseHolder: holder, leaseUntil: until } } };
  };
}

type Release = Omit<Lease, 'until'> & { readonly force?: boolean };

/** Creates the step that ends the lease of an item; a no-op when the item is not leased. With `force`, it also ends the lease of another expert. */
export function releaseStep({ holder, now, force = false }: Release): ItemStep<StepRefusal> {
  return (item) =>
    !force && isLeasedByOther(item, holder, now)
      ? { refused: 'held' }
      : { change: { fields: { leaseHolder: null, leaseUntil: null } } };
}
