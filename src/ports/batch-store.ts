import type { BatchJob, BatchJobStatus, BatchTally } from '../domain/batch.ts';

export type PlannedJob = Pick<BatchJob, 'path' | 'name' | 'contentHash'>;

export type JobOutcome = {
  readonly status: Extract<BatchJobStatus, 'done' | 'incomplete' | 'failed'>;
  readonly reason: string | null;
  readonly problemIds: readonly string[];
};

/** Who works on a job, and until when nobody else does. */
export type JobLease = { readonly worker: string; readonly until: string };

/** The jobs of batches; a job whose worker died is free again when its lease has ended. */
export type BatchStore = {
  /**
   * Makes the batch hold exactly these jobs: a new file is waiting, a file that changed is waiting again, one that is
   * no longer there is dropped, and the others keep what became of them.
   */
  plan(batch: string, jobs: readonly PlannedJob[]): Promise<void>;
  /** Takes the next free job; undefined when there is none. */
  claim(batch: string, now: string, lease: JobLease): Promise<BatchJob | undefined>;
  /** Prolongs the leases of a worker on this batch. */
  renew(batch: string, lease: JobLease): Promise<void>;
  /** False when the lease was lost to somebody else, whose outcome counts. */
  finish(batch: string, job: { place: number; worker: string }, outcome: JobOutcome): Promise<boolean>;
  /** Gives the jobs of a worker back, untouched. */
  release(batch: string, worker: string): Promise<void>;
  /** Failed and incomplete jobs wait again; answers how many. */
  retryFailed(batch: string): Promise<number>;
  tally(batch: string): Promise<BatchTally>;
  /** The jobs of these statuses in their order, after a place. */
  list(
    batch: string,
    statuses: readonly BatchJobStatus[],
    page: { after: number; limit: number },
  ): Promise<BatchJob[]>;
  close(): Promise<void>;
};
