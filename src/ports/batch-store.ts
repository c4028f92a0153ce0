import type { Batch, BatchJob, BatchJobStatus, BatchOutput, BatchTally } from '../domain/batch.ts';

export type PlannedJob = Pick<BatchJob, 'path' | 'name' | 'contentHash'> & {
  readonly file?: string | null;
};

export type JobOutcome = {
  readonly status: Extract<BatchJobStatus, 'done' | 'incomplete' | 'failed'>;
  readonly reason: string | null;
  readonly problemIds: readonly string[];
  /** Files that lie in the file store until somebody fetches them. */
  readonly outputs?: readonly BatchOutput[];
};

/** A job by the batch it belongs to and its hash. */
export type JobKey = { readonly batch: string; readonly contentHash: string };

/** A job in the hands of one worker. */
export type ClaimedJob = { readonly contentHash: string; readonly worker: string };

/**
 * The jobs of batches. A job belongs to the worker who claimed it for as long as he renews; when he falls silent, it is
 * free again within 15 seconds. One that was in the hands of several workers who died is given up as failed.
 */
export type BatchStore = {
  /**
   * Makes the batch hold exactly these jobs: a new file is waiting, a file that changed is waiting again, one that is
   * no longer there is dropped, and the others keep what became of them. A batch that was held is so no more.
   */
  plan(batch: Omit<Batch, 'held'>, jobs: readonly PlannedJob[]): Promise<void>;
  find(batch: string): Promise<Batch | undefined>;
  /** Batches that are not held and have jobs that wait or are worked on, oldest first. */
  listOpen(): Promise<Batch[]>;
  /** Lets no further job begin, unless other limits have been set meanwhile. */
  pause(batch: Pick<Batch, 'id' | 'limits'>, reason: string): Promise<void>;
  /** Takes the next free job; undefined when there is none. */
  claim(batch: string, worker: string): Promise<BatchJob | undefined>;
  /** Says that the worker lives, so that his jobs stay his. */
  renew(worker: string): Promise<void>;
  /** False when the job was lost to somebody else, whose outcome counts. */
  finish(batch: string, job: ClaimedJob, outcome: JobOutcome): Promise<boolean>;
  /** Gives the jobs of a worker back, untouched: all of them, or one. */
  release(worker: string, only?: JobKey): Promise<void>;
  /** Failed and incomplete jobs wait again, and replies that did not serve are forgotten; answers how many jobs. */
  retryFailed(batch: string): Promise<number>;
  /** What these jobs made is gone: it is fetched again out of the file store, or they wait again. */
  requeueLost(batch: string, contentHashes: readonly string[]): Promise<void>;
  tally(batch: string): Promise<BatchTally>;
  /** The jobs of these statuses in their order, after a place. */
  list(
    batch: string,
    statuses: readonly BatchJobStatus[],
    page: { after: number; limit: number },
  ): Promise<BatchJob[]>;
  /** Jobs whose files nobody has fetched out of the file store yet. */
  listUnfetched(batch: string, limit: number): Promise<BatchJob[]>;
  markFetched(batch: string, contentHash: string): Promise<void>;
  close(): Promise<void>;
};
