import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchJob } from '../../domain/batch.ts';
import { asFault } from '../../domain/fault.ts';
import type { BatchStore, JobOutcome } from '../../ports/batch-store.ts';
import type { Clock } from '../../ports/clock.ts';

export type BatchWork = {
  readonly store: BatchStore;
  readonly batch: string;
  readonly worker: string;
  readonly clock: Clock;
  /** How many jobs are worked on at once. */
  readonly parallel: number;
  /** Ends the work; jobs under way are given back. */
  readonly stop: AbortSignal;
  /** False from the moment on at which no further job may begin, as when the money is spent. */
  readonly mayBegin: () => boolean;
  readonly workOn: (job: BatchJob, signal: AbortSignal) => Promise<JobOutcome>;
  readonly onEnd?: (job: BatchJob, outcome: JobOutcome) => void;
};

export type BatchEnd = 'finished' | 'stopped' | 'held';

const LEASE_MS = 15_000;
const RENEWAL_MS = 5_000;

/** Works off the free jobs of a batch; a job that fails is noted, and the others go on. */
export async function conductBatch(work: BatchWork): Promise<BatchEnd> {
  const { store, batch, worker, stop } = work;
  const endRenewals = renewLeases(work);
  let end: BatchEnd = 'finished';
  const takeOn = async (): Promise<void> => {
    while (!stop.aborted) {
      if (!work.mayBegin()) {
        end = 'held';
        return;
      }
      const job = await store.claim(batch, work.clock.now().toISOString(), leaseOf(work));
      if (job === undefined) return;
      const outcome = await outcomeOf(job, work);
      if (outcome === undefined) return;
      if (await store.finish(batch, { place: job.place, worker }, outcome)) work.onEnd?.(job, outcome);
    }
  };
  try {
    do await Promise.all(Array.from({ length: work.parallel }, takeOn));
    while (end === 'finished' && (await isLeftToOthers(work)));
    return stop.aborted ? 'stopped' : end;
  } finally {
    endRenewals();
    await store.release(batch, worker);
  }
}

const LOOK_AGAIN_MS = 1_000;

/** Whether somebody else still holds a job, waiting a moment: if he died, its lease ends and it is free. */
async function isLeftToOthers({ store, batch, stop }: BatchWork): Promise<boolean> {
  if (stop.aborted || (await store.tally(batch)).running === 0) return false;
  await sleep(LOOK_AGAIN_MS, undefined, { signal: stop }).catch(() => {});
  return !stop.aborted;
}

/** Undefined when the job was broken off because the work ends. */
async function outcomeOf(job: BatchJob, { workOn, stop }: BatchWork): Promise<JobOutcome | undefined> {
  try {
    return await workOn(job, stop);
  } catch (thrown) {
    if (stop.aborted) return undefined;
    return { status: 'failed', reason: asFault(thrown).message, problemIds: [] };
  }
}

function leaseOf({ worker, clock }: BatchWork): { worker: string; until: string } {
  return { worker, until: new Date(clock.now().getTime() + LEASE_MS).toISOString() };
}

/** A lease outlives two missed renewals; what goes wrong here shows when the job is finished. */
function renewLeases(work: BatchWork): () => void {
  const { store, batch, clock } = work;
  let cancel = (): void => {};
  const again = (): void => {
    cancel = clock.after(RENEWAL_MS, () => {
      store.renew(batch, leaseOf(work)).catch(() => {});
      again();
    });
  };
  again();
  return () => cancel();
}
