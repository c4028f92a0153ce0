import { Refusal } from '../refusal.ts';

/** Limits the open streams per caller. `acquire` returns the function that releases the stream. */
export function createStreamCounter(limit: number): { acquire(owner: string): () => void } {
  const countByOwner = new Map<string, number>();
  return {
    acquire(owner) {
      const count = countByOwner.get(owner) ?? 0;
      if (count >= limit) {
        throw new Refusal('too-many', `${limit} event streams are already open.`, {
          headers: { 'retry-after': '5' },
          advice: 'Close one of them first.',
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
