import type { JobKey } from '../../ports/batch-store.ts';

/** A message of pg-boss as it was fetched: once somebody else has fetched it, it is another attempt. */
export type Attempt = { readonly id: string; readonly retryCount: number };

/** Which messages the workers of this process have in their hands. */
export type HeldAttempts = {
  has(worker: string, key: JobKey): boolean;
  add(worker: string, key: JobKey, attempt: Attempt): void;
  remove(worker: string, key: JobKey): Attempt | undefined;
  removeAll(worker: string): void;
  /** By batch. */
  of(worker: string): Map<string, Attempt[]>;
};

type Held = { readonly worker: string; readonly key: JobKey; readonly attempt: Attempt };

export function createHeldAttempts(): HeldAttempts {
  const all = new Map<string, Held>();
  const nameOf = (worker: string, { batch, contentHash }: JobKey): string =>
    JSON.stringify([worker, batch, contentHash]);
  const heldBy = (worker: string): Held[] => [...all.values()].filter((held) => held.worker === worker);
  return {
    has: (worker, key) => all.has(nameOf(worker, key)),
    add: (worker, key, attempt) => void all.set(nameOf(worker, key), { worker, key, attempt }),
    remove: (worker, key) => {
      const attempt = all.get(nameOf(worker, key))?.attempt;
      all.delete(nameOf(worker, key));
      return attempt;
    },
    removeAll: (worker) => {
      for (const { key } of heldBy(worker)) all.delete(nameOf(worker, key));
    },
    of: (worker) => {
      const byBatch = new Map<string, Attempt[]>();
      for (const { key, attempt } of heldBy(worker))
        byBatch.set(key.batch, [...(byBatch.get(key.batch) ?? []), attempt]);
      return byBatch;
    },
  };
}
