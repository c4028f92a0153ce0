import type { JobKey } from '../../../ports/batch-store.ts';
import type { Tx } from '../schema/schema.ts';
import type { BatchJobRow } from './batch-job-row.ts';

/** A job to be enqueued; `place` is its position in the batch. */
export type WaitingJob = { readonly contentHash: string; readonly place: number };

/** Assigns jobs to workers. `batch_jobs` remains the source of truth for the state of every job. */
export type JobDispatch = {
  /** Prepares the queue of a batch; called before its first job is enqueued. */
  prepare(batch: string): Promise<void>;
  /** Enqueues waiting jobs in the transaction that made them waiting; enqueuing a job twice is a no-op. */
  enqueue(tx: Tx, batch: string, jobs: readonly WaitingJob[]): Promise<void>;
  /** Leases the next available job and records it as running in `batch_jobs`. */
  claim(batch: string, worker: string): Promise<BatchJobRow | undefined>;
  /** Renews the leases of all jobs of the worker. */
  renew(worker: string): Promise<void>;
  /** Removes a job from the queue after its end was recorded; redelivery of such a job is a no-op. */
  acknowledge(key: JobKey, worker: string): Promise<void>;
  /** Puts the worker's jobs, or only one of them, back into the queue, in the transaction that makes them waiting again. */
  requeue(tx: Tx, worker: string, only?: JobKey): Promise<void>;
  close(): Promise<void>;
};
