import type { Batch, BatchJob, BatchJobStatus, BatchOutput, BatchTally } from '../domain/batch.ts';

/** A job to be added to a batch. */
export type PlannedJob = Pick<BatchJob, 'path' | 'name' | 'contentHash'> & {
  /** The key of the input file in the file store, if the file was uploaded. */
  readonly file?: string | null;
};

/** The result of a job, as its worker reports it. */
export type JobOutcome = {
  readonly status: Extract<BatchJobStatus, 'done' | 'incomplete' | 'failed'>;
  readonly reason: string | null;
  readonly problemIds: readonly string[];
  /** Result files in the file store that still have to be downloaded to the output folder. */
  readonly outputs?: readonly BatchOutput[];
};

/** Identifies a job: its batch and the hash of its input. */
export type JobKey = { readonly batch: string; readonly contentHash: string };

/** A job and the worker that claimed it. */
type ClaimedJob = { readonly contentHash: string; readonly worker: string };

/**
 * The jobs of batches. A claimed job is leased to its worker while the worker renews its lease; if the worker stops
 * renewing, another worker can claim the job within 15 seconds. A job whose worker died several times fails.
 */
export type BatchStore = {
  /**
   * Replaces the jobs of the batch by these. New and changed files become waiting jobs, jobs of missing files are
   * deleted, and the other jobs keep their state. A paused batch is resumed.
   */
  plan(batch: Omit<Batch, 'held'>, jobs: readonly PlannedJob[]): Promise<void>;
  find(batch: string): Promise<Batch | undefined>;
  /** Lists the batches that are not paused and have waiting or running jobs, oldest first. */
  listOpen(): Promise<Batch[]>;
  /** Pauses the batch, so that no further job starts; a no-op if its limits have changed since the caller read it. */
  pause(batch: Pick<Batch, 'id' | 'limits'>, reason: string): Promise<void>;
  /** Leases the next available job to the worker; returns undefined if there is none. */
  claim(batch: string, worker: string): Promise<BatchJob | undefined>;
  /** Renews the leases of all jobs of the worker. */
  renew(worker: string): Promise<void>;
  /** Stores the outcome. Returns false, and stores nothing, if another worker has claimed the job in the meantime. */
  finish(batch: string, job: ClaimedJob, outcome: JobOutcome): Promise<boolean>;
  /** Returns the worker's unfinished jobs, or only one of them, to the queue. */
  release(worker: string, only?: JobKey): Promise<void>;
  /** Requeues failed and incomplete jobs and deletes unusable cached replies; returns the number of requeued jobs. */
  retryFailed(batch: string): Promise<number>;
  /** Restores missing results of these jobs: marks their outputs for download again, or requeues jobs without outputs. */
  requeueLost(batch: string, contentHashes: readonly string[]): Promise<void>;
  /** Counts the jobs by status. */
  tally(batch: string): Promise<BatchTally>;
  /** Lists the jobs with these statuses in batch order, starting after the index `after`. */
  list(
    batch: string,
    statuses: readonly BatchJobStatus[],
    page: { after: number; limit: number },
  ): Promise<BatchJob[]>;
  /** Lists jobs whose outputs have not been downloaded from the file store yet. */
  listUnfetched(batch: string, limit: number): Promise<BatchJob[]>;
  /** Records that the outputs of a job have been downloaded. */
  markFetched(batch: string, contentHash: string): Promise<void>;
  /** Closes the underlying database. */
  close(): Promise<void>;
};
