import { Refusal } from '../refusal.ts';

/** Lets each principal hold only so many streams open; answers how to leave. */
export function createStreamCounter(each: number): { enter(owner: string): () => void } {
  const open = new Map<string, number>();
  return {
    enter(owner) {
      const count = open.get(owner) ?? 0;
      if (count >= each) {
        throw new Refusal('too-many', `${each} event streams are open already.`, {
          headers: { 'retry-after': '5' },
          advice: 'Close one of them first.',
        });
      }
      open.set(owner, count + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const left = (open.get(owner) ?? 1) - 1;
        if (left === 0) open.delete(owner);
        else open.set(owner, left);
      };
    },
  };
}
