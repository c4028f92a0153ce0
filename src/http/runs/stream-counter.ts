import { Refusal } from '../refusal.ts';

/** Limits the open streams per principal. `acquire` returns the function that releases the stream. */
export function createStreamCounter(limit: number): { acquire(owner: string): () => void } {
  const open = new Map<string, number>();
  return {
    acquire(owner) {
      const count = open.get(owner) ?? 0;
      if (count >= limit) {
        throw new Refusal('too-many', `${limit} event streams are already open.`, {
          headers: { 'retry-after': '5' },
          advice: 'Close one of them first.',
        });
      }
      open.set(owner, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(owner) ?? 1) - 1;
        if (left === 0) open.delete(owner);
        else open.set(owner, left);
      };
    },
  };
}
