import { z } from 'zod';

export const BatchJobStatus = z.enum(['waiting', 'running', 'done', 'incomplete', 'failed']);
/** `incomplete`: the folders are there, but a step was refused or left findings of severity error. */
export type BatchJobStatus = z.infer<typeof BatchJobStatus>;

const positive = z.number().positive().optional();

/** What all workers of a batch together may use; the cost counts from the first run on. */
export const BatchLimits = z.object({
  requestsPerMinute: positive,
  tokensPerMinute: positive,
  maxCost: positive,
});
export type BatchLimits = z.infer<typeof BatchLimits>;

/** A batch as any worker can take it up. */
export type Batch = {
  readonly id: string;
  /** The folder of its results. */
  readonly output: string;
  /** What is to be made of every file, as plain data. */
  readonly task: unknown;
  readonly limits: BatchLimits;
  /** Why no further job may begin; null while jobs may. */
  readonly held: string | null;
};

/** A file that a job made: its path below the folder of results, and its key in the file store. */
export const BatchOutput = z.object({ path: z.string(), key: z.string() });
export type BatchOutput = z.infer<typeof BatchOutput>;

/** One file of a batch on its way to its problem folders. */
export type BatchJob = {
  /** In the order of the batch, from 1. */
  readonly place: number;
  readonly path: string;
  /** The wished name of its folder; no two jobs of a batch have the same. */
  readonly name: string;
  /** Of the file and of what is to be made of it: it names the job, and the same again need not be done again. */
  readonly contentHash: string;
  /** Its key in the file store; null when every worker finds it at its path. */
  readonly file: string | null;
  readonly status: BatchJobStatus;
  readonly attempts: number;
  /** Why it failed, or what is missing. */
  readonly reason: string | null;
  readonly problemIds: readonly string[];
  /** What it made, when that lies in the file store. */
  readonly outputs: readonly BatchOutput[];
};

export type BatchTally = Readonly<Record<BatchJobStatus, number>> & { readonly total: number };
