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

/** Creates an empty record of claimed messages, in memory. */
export function createClaimedAttempts(): ClaimedAttempts {
  const claims = new Map<string, Claim>();
  const formatClaimKey = (worker: string, { batch, contentHash }: JobKey): string =>
    JSON.stringify([worker, batch, contentHash]);
  const listClaims = (worker: string): Claim[] =>
    [...claims.values()].filter((claim) => claim.worker === worker);
  return {
    has: (worker, key) => claims.has(formatClaimKey(worker, key)),
    add: (worker, key, attempt) => void claims.set(formatClaimKey(worker, key), { worker, key, attempt }),
    remove: (worker, key) => {
      const attempt = claims.get(formatClaimKey(worker, key))?.attempt;
      claims.delete(formatClaimKey(worker, key));
      return attempt;
    },
    removeAll: (worker) => {
      for (const { key } of listClaims(worker)) claims.delete(formatClaimKey(worker, key));
    },
    listByBatch: (worker) => {
      const attemptsByBatch = new Map<string, BossAttempt[]>();
      for (const { key, attempt } of listClaims(worker))
        attemptsByBatch.set(key.batch, [...(attemptsByBatch.get(key.batch) ?? []), attempt]);
      return attemptsByBatch;
    },
  };
}
