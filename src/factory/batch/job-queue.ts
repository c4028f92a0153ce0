import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { Clock } from '../../ports/clock.ts';

export type JobSource = {
  readonly store: Pick<BatchStore, 'claim'>;
  readonly worker: string;
  readonly clock: Clock;
  /** Batches with waiting or running jobs; jobs are claimed from them in turn. */
  readonly listBatches: () => Promise<readonly Batch[]>;
  /** False when no further job of the batch may start. */
  readonly canStart: (batch: Batch) => Promise<boolean>;
  /** Ends when no batch has jobs left; otherwise waits for the next batch. */
  readonly untilEmpty: boolean;
  /** No job is claimed after this signal. */
  readonly drain: AbortSignal;
  /** Called while the database is unreachable, which is then retried; without it the fault is thrown. */
  readonly onOutage?: (fault: Fault) => void;
};

export type QueuedJob = { readonly job: BatchJob; readonly batch: Batch };

type JobQueue = {
  /** Claims the next job, waiting until there is one; undefined when the work has ended. */
  next(): Promise<QueuedJob | undefined>;
  /** Ends the wait for the next poll, for example after a job has ended. */
  wake(): void;
  end(): void;
};

const POLL_INTERVAL_MS = 1_000;

/** Claims jobs from several batches in turn, and polls every second while no job is free. */
export function createJobQueue(source: JobSource): JobQueue {
  let hasEnded = false;
  let pause: { readonly over: Promise<void>; end(): void } | undefined;
  const claims = createClaims(source, () => {
    hasEnded = true;
  });
  const isOver = (): boolean => hasEnded || source.drain.aborted;
  const wake = (): void => {
    claims.wake();
    pause?.end();
  };
  source.drain.addEventListener('abort', wake);
  return {
    next: async () => {
      while (!isOver()) {
        const claimed = await claims.claim(isOver);
        if (claimed !== undefined) return claimed;
        if (isOver()) break;
        pause ??= startPause(() => {
          pause = undefined;
          claims.wake();
        });
        await pause.over;
      }
      wake();
      return undefined;
    },
    wake,
    end: () => {
      hasEnded = true;
      source.drain.removeEventListener('abort', wake);
      wake();
    },
  };
}

type Claims = {
  claim(isOver: () => boolean): Promise<QueuedJob | undefined>;
  /** Allows further claims after one has found no job. */
  wake(): void;
};

/** Coordinates concurrent claims, so that they do not all query a database that has no free job. */
function createClaims(source: JobSource, onEmpty: () => void): Claims {
  const rotation = createRotation(source);
  let foundLastTime = false;
  let previous: Promise<unknown> = Promise.resolve();
  // Counts events after which a job may be free; `emptyAt` is the count at which none was found.
  let wakeCount = 0;
  let emptyAt = -1;
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
  const claim = async (isOver: () => boolean): Promise<QueuedJob | undefined> => {
    if (emptyAt === wakeCount || isOver()) return undefined;
    const before = wakeCount;
    const claimed = await claimOrRetry();
    if (claimed === undefined) emptyAt = before;
    foundLastTime = claimed !== undefined;
    return claimed;
  };
  return {
    // While jobs are scarce, claims run one after the other: when one finds nothing, the others need not query.
    claim: (isOver) => {
      if (foundLastTime) return claim(isOver);
      const turn = previous.then(() => claim(isOver));
      previous = turn.catch(() => {});
      return turn;
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
  let turn = 0;
  const claimFromAny = async (): Promise<QueuedJob | undefined> => {
    for (const _batch of batches) {
      const batch = batches[turn++ % batches.length];
      if (batch === undefined || source.drain.aborted) return undefined;
      const job = (await source.canStart(batch))
        ? await source.store.claim(batch.id, source.worker)
        : undefined;
      if (job !== undefined) return { job, batch };
    }
    return undefined;
  };
  /** Lists the batches again when they have no job, and every second, because limits may change. */
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

/** A pause that all waiting callers share. */
function startPause(onOver: () => void): { over: Promise<void>; end(): void } {
  const cut = new AbortController();
  const over = sleep(POLL_INTERVAL_MS, undefined, { signal: cut.signal })
    .catch(() => {})
    .then(onOver);
  return { over, end: () => cut.abort() };
}
