import { z } from 'zod';

export const BatchJobStatus = z.enum(['waiting', 'running', 'done', 'incomplete', 'failed']);
/**
 * The state of a job. `incomplete` means that its folders were written, but a step was refused or a finding has severity
 * error.
 */
export type BatchJobStatus = z.infer<typeof BatchJobStatus>;

const positiveNumber = z.number().positive().optional();

/** Limits shared by all workers of a batch. The cost counts from the batch's first run. */
export const BatchLimits = z.object({
  requestsPerMinute: positiveNumber,
  tokensPerMinute: positiveNumber,
  maxCost: positiveNumber,
});
export type BatchLimits = z.infer<typeof BatchLimits>;

/** A batch of jobs, as stored; any worker can process it. */
export type Batch = {
  readonly id: string;
  /** The folder for its results. */
  readonly output: string;
  /** The work to do for every file, as JSON data; `factory/batch` defines its form. */
  readonly task: unknown;
  readonly limits: BatchLimits;
  /** Why the batch is paused and no further job may start; null when it is not paused. */
  readonly held: string | null;
};

/** A file that a job wrote: its path below the result folder, and its key in the file store. */
export const BatchOutput = z.object({ path: z.string(), key: z.string() });
export type BatchOutput = z.infer<typeof BatchOutput>;

/** One input file of a batch and its processing state. */
export type BatchJob = {
  /** Position in the batch, from 1. */
  readonly place: number;
  readonly path: string;
  /** The requested name of the result folder, unique within the batch. */
  readonly name: string;
  /** Hash of the file and the task. It identifies the job, so that identical work is not repeated. */
  readonly contentHash: string;
  /** The key of the input file in the file store; null when every worker can read the file at `path`. */
  readonly file: string | null;
  readonly status: BatchJobStatus;
  readonly attempts: number;
  /** Why the job failed or is incomplete. */
  readonly reason: string | null;
  readonly problemIds: readonly string[];
  /** The files that the job wrote, if they are in the file store. */
  readonly outputs: readonly BatchOutput[];
};

/** The number of jobs in each state. */
export type BatchTally = Readonly<Record<BatchJobStatus, number>> & { readonly total: number };
