import type { BatchTally } from '../domain/batch.ts';

/** The progress and cost of one batch. */
export type BatchSummary = {
  readonly id: string;
  /** The folder for the results. */
  readonly output: string;
  readonly createdAt: string;
  /** Why the batch is paused; null if new jobs may start. */
  readonly held: string | null;
  readonly tally: BatchTally;
  /** The first jobs that failed or are incomplete, each with the reason. */
  readonly failed: readonly { readonly path: string; readonly reason: string | null }[];
  readonly calls: number;
  /** The cost of the calls with a known price. */
  readonly cost: number;
  /** The number of calls without a known price. */
  readonly unpriced: number;
};

/** Summaries of all batches in a database. */
export type BatchOverview = {
  /** Lists the newest batches first. */
  list(limit: number): Promise<BatchSummary[]>;
};
