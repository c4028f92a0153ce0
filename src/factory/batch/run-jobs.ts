import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault } from '../../domain/fault.ts';
import type { BatchStore, JobOutcome } from '../../ports/batch-store.ts';
import { createJobQueue, type JobSource, type QueuedJob } from './job-queue.ts';

type JobsRun = JobSource & {
  readonly store: Pick<BatchStore, 'claim' | 'renew' | 'finish' | 'release'>;
  /** How many jobs run concurrently. */
  readonly parallel: number;
  /** Aborts the running jobs and returns them to the queue. */
  readonly stop: AbortSignal;
  /** Runs one job; when it returns undefined, the job is returned to the queue. */
  readonly run: (job: BatchJob, batch: Batch, signal: AbortSignal) => Promise<JobOutcome | undefined>;
  readonly onBegin?: (job: BatchJob) => void;
  /** The outcome is undefined when the job was returned to the queue, or is now owned by another worker. */
  readonly onEnd?: (job: BatchJob, outcome: JobOutcome | undefined) => void;
  /** Called each time the worker renews its leases. */
  readonly onBeat?: () => Promise<void>;
};

const HEARTBEAT_MS = 3_000;
const RETRY_MS = 1_000;

/** Claims and runs jobs concurrently; a job that fails is recorded, and the others continue. */
export async function runJobs(run: JobsRun): Promise<void> {
  const { store, worker } = run;
  const stopHeartbeat = startHeartbeat(run);
  const queue = createJobQueue(run);
  const runFromQueue = async (): Promise<void> => {
    try {
      for (let claimed = await queue.next(); claimed !== undefined; claimed = await queue.next()) {
        await runJob(claimed, run);
        queue.wake();
      }
    } finally {
      queue.end();
    }
  };
  const results = await Promise.allSettled(Array.from({ length: run.parallel }, runFromQueue));
  await stopHeartbeat();
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  await store.release(worker);
}

async function runJob({ job, batch }: QueuedJob, run: JobsRun): Promise<void> {
  const { store, worker, stop } = run;
  const { contentHash } = job;
  run.onBegin?.(job);
  const outcome = await runToOutcome({ job, batch }, run);
  let isRecorded = false;
  try {
    if (outcome !== undefined)
      isRecorded = await retryWrite(() => store.finish(batch.id, { contentHash, worker }, outcome), run);
    else if (!stop.aborted)
      await retryWrite(() => store.release(worker, { batch: batch.id, contentHash }), run);
  } finally {
    run.onEnd?.(job, isRecorded ? outcome : undefined);
  }
}

/**
 * Retries the write while the database is unreachable, if the caller handles outages. Without the retry the worker would
 * keep renewing the lease of a job that it no longer runs.
 */
async function retryWrite<T>(write: () => Promise<T>, { onOutage, stop }: JobsRun): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (thrown) {
      const fault = asFault(thrown);
      if (onOutage === undefined || fault.kind !== 'service-down' || stop.aborted) throw fault;
      onOutage(fault);
      await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => {});
    }
  }
}

/** Runs a job and returns its outcome; undefined when the job must be returned to the queue. */
async function runToOutcome(
  { job, batch }: QueuedJob,
  { run, stop }: JobsRun,
): Promise<JobOutcome | undefined> {
  try {
    return await run(job, batch, stop);
  } catch (thrown) {
    if (stop.aborted) return undefined;
    return { status: 'failed', reason: asFault(thrown).message, problemIds: [] };
  }
}

/**
 * Renews the leases of this worker regularly. A lease survives two missed heartbeats. If a lease expired and another worker claimed
 * the job, `store.finish` returns false.
 */
function startHeartbeat({ store, worker, clock, onBeat }: JobsRun): () => Promise<void> {
  let lastBeat: Promise<unknown> = Promise.resolve();
  let cancel = (): void => {};
  let hasEnded = false;
  const beat = async (): Promise<void> => {
    await Promise.allSettled([store.renew(worker), onBeat?.()]);
    if (!hasEnded) schedule();
  };
  const schedule = (): void => {
    cancel = clock.after(HEARTBEAT_MS, () => {
      lastBeat = beat();
    });
  };
  schedule();
  return async () => {
    hasEnded = true;
    cancel();
    await lastBeat;
  };
}
