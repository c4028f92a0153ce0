import type { Transaction } from 'kysely';
import type { JobKey } from '../../../ports/batch-store.ts';
import type { Schema } from '../schema/schema.ts';
import type { BatchJobRow } from './batch-job-row.ts';

export type WaitingJob = { readonly contentHash: string; readonly place: number };

/** How workers learn which job is theirs; `batch_jobs` is the record of what became of it. */
export type JobDispatch = {
  /** Before the first job of a batch is told of. */
  prepare(batch: string): Promise<void>;
  /** Tells of jobs that wait, in the transaction that makes them wait; told twice is told once. */
  enqueue(transaction: Transaction<Schema>, batch: string, jobs: readonly WaitingJob[]): Promise<void>;
  /** Takes the next free job and notes in the record that it is worked on. */
  claim(batch: string, worker: string): Promise<BatchJobRow | undefined>;
  renew(worker: string): Promise<void>;
  /** The job is over, as the record says already: who is told of it once more finds nothing to do. */
  acknowledge(key: JobKey, worker: string): Promise<void>;
  /** The worker's jobs, or one of them, wait again, in the transaction that records it. */
  requeue(transaction: Transaction<Schema>, worker: string, only?: JobKey): Promise<void>;
  close(): Promise<void>;
};
