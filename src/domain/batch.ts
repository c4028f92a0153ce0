import { z } from 'zod';

export const BatchJobStatus = z.enum(['waiting', 'running', 'done', 'incomplete', 'failed']);
/** `incomplete`: the folders are there, but a step was refused or left findings of severity error. */
export type BatchJobStatus = z.infer<typeof BatchJobStatus>;

/** One file of a batch on its way to its problem folders. */
export type BatchJob = {
  /** In the order of the batch, from 1. */
  readonly place: number;
  readonly path: string;
  /** The wished name of its folder; no two jobs of a batch have the same. */
  readonly name: string;
  /** Of the file and of what is to be made of it: the same again need not be done again. */
  readonly contentHash: string;
  readonly status: BatchJobStatus;
  readonly attempts: number;
  /** Why it failed, or what is missing. */
  readonly reason: string | null;
  readonly problemIds: readonly string[];
};

export type BatchTally = Readonly<Record<BatchJobStatus, number>> & { readonly total: number };
