import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault } from '../../domain/fault.ts';
import type { BatchStore, JobOutcome } from '../../ports/batch-store.ts';
import { createJobTaker, type JobSource, type TakenJob } from './job-taker.ts';

export type JobsWork = JobSource & {
  readonly store: Pick<BatchStore, 'claim' | 'renew' | 'finish' | 'release'>;
  /** How many jobs are worked on at once. */
  readonly parallel: number;
  /** Breaks off the jobs under way and gives them back. */
  readonly stop: AbortSignal;
  /** Undefined gives the job back, for somebody to take it up when that is possible. */
  readonly workOn: (job: BatchJob, batch: Batch, signal: AbortSignal) => Promise<JobOutcome | undefined>;
  readonly onBegin?: (job: BatchJob) => void;
  /** Undefined when the job was given back, or lost to somebody else. */
  readonly onEnd?: (job: BatchJob, outcome: JobOutcome | undefined) => void;
  /** Called regularly while the work goes on. */
  readonly onBeat?: () => Promise<void>;
};

const BEAT_MS = 3_000;
const TRY_AGAIN_MS = 1_000;

/** Works off jobs, several at once; one that fails is noted, and the others go on. */
export async function conductJobs(work: JobsWork): Promise<void> {
  const { store, worker } = work;
  const endBeats = beatRegularly(work);
  const taker = createJobTaker(work);
  const takeOn = async (): Promise<void> => {
    try {
      for (let taken = await taker.next(); taken !== undefined; taken = await taker.next()) {
        await seeThrough(taken, work);
        taker.wake();
      }
    } finally {
      taker.end();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: work.parallel }, takeOn));
  await endBeats();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  await store.release(worker);
}

async function seeThrough({ job, batch }: TakenJob, work: JobsWork): Promise<void> {
  const { store, worker, stop } = work;
  const { contentHash } = job;
  work.onBegin?.(job);
  const outcome = await outcomeOf({ job, batch }, work);
  let counts = false;
  try {
    if (outcome !== undefined)
      counts = await untilWritten(() => store.finish(batch.id, { contentHash, worker }, outcome), work);
    else if (!stop.aborted)
      await untilWritten(() => store.release(worker, { batch: batch.id, contentHash }), work);
  } finally {
    work.onEnd?.(job, counts ? outcome : undefined);
  }
}

/**
 * What became of a job waits for a database that is away, where the caller is patient: a worker who forgot it would keep
 * the job from everybody for as long as he lives.
 */
async function untilWritten<T>(write: () => Promise<T>, { onTrouble, stop }: JobsWork): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (thrown) {
      const fault = asFault(thrown);
      if (onTrouble === undefined || fault.kind !== 'service-down' || stop.aborted) throw fault;
      onTrouble(fault);
      await sleep(TRY_AGAIN_MS, undefined, { signal: stop }).catch(() => {});
    }
  }
}

/** Undefined when the job is given back. */
async function outcomeOf(
  { job, batch }: TakenJob,
  { workOn, stop }: JobsWork,
): Promise<JobOutcome | undefined> {
  try {
    return await workOn(job, batch, stop);
  } catch (thrown) {
    if (stop.aborted) return undefined;
    return { status: 'failed', reason: asFault(thrown).message, problemIds: [] };
  }
}

/** A job outlives two missed beats; what goes wrong here shows when the job is finished. */
function beatRegularly({ store, worker, clock, onBeat }: JobsWork): () => Promise<void> {
  let beating: Promise<unknown> = Promise.resolve();
  let cancel = (): void => {};
  let ended = false;
  const beat = async (): Promise<void> => {
    await Promise.allSettled([store.renew(worker), onBeat?.()]);
    if (!ended) schedule();
  };
  const schedule = (): void => {
    cancel = clock.after(BEAT_MS, () => {
      beating = beat();
    });
  };
  schedule();
  return async () => {
    ended = true;
    cancel();
    await beating;
  };
}
