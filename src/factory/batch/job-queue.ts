import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { Clock } from '../../ports/clock.ts';

/** Where a worker claims its jobs, and when it stops claiming. */
export type JobSource = {
  readonly store: Pick<BatchStore, 'claim'>;
  readonly worker: string;
  readonly clock: Clock;
  /** Lists the batches with waiting or running jobs; jobs are claimed from these batches in turn. */
  readonly listBatches: () => Promise<readonly Batch[]>;
  /** Returns false when no further job of the batch may start. */
  readonly canStart: (batch: Batch) => Promise<boolean>;
  /** If true, the queue ends when no batch has jobs left; otherwise it waits for the next batch. */
  readonly untilEmpty: boolean;
  /** No job is claimed after this signal. */
  readonly stopClaiming: AbortSignal;
  /** Called when the database is unreachable; the claim is then retried. Without this callback the fault is thrown. */
  readonly onOutage?: (fault: Fault) => void;
};

export type QueuedJob = { readonly job: BatchJob; readonly batch: Batch };

type JobQueue = {
  /** Waits for a job and claims it; returns undefined when the queue has ended. */
  next(): Promise<QueuedJob | undefined>;
  /** Polls again without waiting for the next interval, for example after a job has ended. */
  wake(): void;
  end(): void;
};

const POLL_INTERVAL_MS = 1_000;

/** Claims jobs from several batches in turn, and polls every second while no job is free. */
export function createJobQueue(source: JobSource): JobQueue {
  let hasEnded = false;
  let pause: Pause | undefined;
  const claims = createClaims(source, () => {
    hasEnded = true;
  });
  const hasStopped = (): boolean => hasEnded || source.stopClaiming.aborted;
  const wake = (): void => {
    claims.wake();
    pause?.end();
  };
  source.stopClaiming.addEventListener('abort', wake);
  return {
    next: async () => {
      while (!hasStopped()) {
        const claimed = await claims.claim(hasStopped);
        if (claimed !== undefined) return claimed;
        if (hasStopped()) break;
        pause ??= startPause(() => {
          pause = undefined;
          claims.wake();
        });
        await pause.ended;
      }
      wake();
      return undefined;
    },
    wake,
    end: () => {
      hasEnded = true;
      source.stopClaiming.removeEventListener('abort', wake);
      wake();
    },
  };
}

type Claims = {
  claim(hasStopped: () => boolean): Promise<QueuedJob | undefined>;
  /** Allows further claims after a claim has returned no job. */
  wake(): void;
};

/** Coordinates concurrent claims: after one claim has found no free job, the others do not query the database until `wake`. */
function createClaims(source: JobSource, onEmpty: () => void): Claims {
  const rotation = createRotation(source);
  let didLastClaimSucceed = false;
  let previousClaim: Promise<unknown> = Promise.resolve();
  // `wakeCount` counts events after which a job may be free. `emptyAtWake` is the count at which the last claim found none.
  let wakeCount = 0;
  let emptyAtWake = -1;
  const claimOrRetry = async (): Promise<QueuedJob | undefined> => {
    try {
      const claimed = await rotation.claim();
      if (claimed === undefined && source.untilEmpty && rotation.isEmpty()) onEmpty();
      return claimed;
    } catch (thrown) {
      const fault = asFault(thrown);
      if (source.onOutage === undefined || fault.kind !== 'service-down') throw fault;
      source.onOutage(fault);
      return undefined;
    }
  };
  const claim = async (hasStopped: () => boolean): Promise<QueuedJob | undefined> => {
    if (emptyAtWake === wakeCount || hasStopped()) return undefined;
    const wakeCountBefore = wakeCount;
    const claimed = await claimOrRetry();
    if (claimed === undefined) emptyAtWake = wakeCountBefore;
    didLastClaimSucceed = claimed !== undefined;
    return claimed;
  };
  return {
    // After a claim without a job, claims run one after the other: if the next one finds no job either, the others skip the query.
    claim: (hasStopped) => {
      if (didLastClaimSucceed) return claim(hasStopped);
      const nextClaim = previousClaim.then(() => claim(hasStopped));
      previousClaim = nextClaim.catch(() => {});
      return nextClaim;
    },
    wake: () => {
      wakeCount++;
    },
  };
}

type Rotation = { claim(): Promise<QueuedJob | undefined>; isEmpty(): boolean };

/** Claims from the open batches round-robin. */
function createRotation(source: JobSource): Rotation {
  let batches: readonly Batch[] = [];
  let listedAt = 0;
  let nextIndex = 0;
  const claimFromAny = async (): Promise<QueuedJob | undefined> => {
    for (const _batch of batches) {
      const batch = batches[nextIndex++ % batches.length];
      if (batch === undefined || source.stopClaiming.aborted) return undefined;
      const job = (await source.canStart(batch))
        ? await source.store.claim(batch.id, source.worker)
        : undefined;
      if (job !== undefined) return { job, batch };
    }
    return undefined;
  };
  /** Claims a job. Lists the batches again when they have no job, and every second, because limits may change. */
  const claim = async (): Promise<QueuedJob | undefined> => {
    const now = source.clock.now().getTime();
    const claimed = now - listedAt < POLL_INTERVAL_MS ? await claimFromAny() : undefined;
    if (claimed !== undefined) return claimed;
    listedAt = now;
    batches = await source.listBatches();
    return claimFromAny();
  };
  return { claim, isEmpty: () => batches.length === 0 };
}

type Pause = { readonly ended: Promise<void>; end(): void };

/** Starts the pause until the next poll, which all waiting callers share. `end` shortens it. */
function startPause(onEnd: () => void): Pause {
  const earlyEnd = new AbortController();
  const ended = sleep(POLL_INTERVAL_MS, undefined, { signal: earlyEnd.signal })
    .catch(() => {})
    .then(onEnd);
  return { ended, end: () => earlyEnd.abort() };
}
