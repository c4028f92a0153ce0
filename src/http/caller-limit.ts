import { Refusal } from './refusal.ts';

/**
 * Limits how many resources of one kind, such as event streams, each caller uses at the same time. `acquire` returns the
 * function that releases the resource, and throws `too-many` at the limit; `what` completes its message.
 */
export function createCallerLimit(limit: number, what: string): { acquire(owner: string): () => void } {
  const countByOwner = new Map<string, number>();
  return {
    acquire(owner) {
      const count = countByOwner.get(owner) ?? 0;
      if (count >= limit) {
        throw new Refusal('too-many', `${limit} ${what}.`, {
          headers: { 'retry-after': '5' },
          advice: 'Close one of them first, or wait until one has ended.',
        });
      }
      countByOwner.set(owner, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const remaining = (countByOwner.get(owner) ?? 1) - 1;
        if (remaining === 0) countByOwner.delete(owner);
        else countByOwner.set(owner, remaining);
      };
    },
  };
}
