import type { JobKey } from '../../ports/batch-store.ts';

/** A fetched message of pg-boss; when another worker fetches it again, it has a higher `retryCount`. */
export type BossAttempt = { readonly id: string; readonly retryCount: number };

/** The messages that the workers of this process have claimed. */
export type ClaimedAttempts = {
  has(worker: string, key: JobKey): boolean;
  add(worker: string, key: JobKey, attempt: BossAttempt): void;
  remove(worker: string, key: JobKey): BossAttempt | undefined;
  removeAll(worker: string): void;
  listByBatch(worker: string): Map<string, BossAttempt[]>;
};

type Claim = { readonly worker: string; readonly key: JobKey; readonly attempt: BossAttempt };

export function createClaimedAttempts(): ClaimedAttempts {
  const claims = new Map<string, Claim>();
  const toId = (worker: string, { batch, contentHash }: JobKey): string =>
    JSON.stringify([worker, batch, contentHash]);
  const listClaims = (worker: string): Claim[] =>
    [...claims.values()].filter((claim) => claim.worker === worker);
  return {
    has: (worker, key) => claims.has(toId(worker, key)),
    add: (worker, key, attempt) => void claims.set(toId(worker, key), { worker, key, attempt }),
    remove: (worker, key) => {
      const attempt = claims.get(toId(worker, key))?.attempt;
      claims.delete(toId(worker, key));
      return attempt;
    },
    removeAll: (worker) => {
      for (const { key } of listClaims(worker)) claims.delete(toId(worker, key));
    },
    listByBatch: (worker) => {
      const byBatch = new Map<string, BossAttempt[]>();
      for (const { key, attempt } of listClaims(worker))
        byBatch.set(key.batch, [...(byBatch.get(key.batch) ?? []), attempt]);
      return byBatch;
    },
  };
}
