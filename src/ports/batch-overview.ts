import type { BatchTally } from '../domain/batch.ts';

/** How a batch stands, for who looks on. */
export type BatchSummary = {
  readonly id: string;
  /** The folder of its results. */
  readonly output: string;
  readonly createdAt: string;
  /** Why no further job may begin; null while jobs may. */
  readonly held: string | null;
  readonly tally: BatchTally;
  /** The first jobs that failed or lack something, with the reason. */
  readonly failed: readonly { readonly path: string; readonly reason: string | null }[];
  readonly calls: number;
  /** Of the calls whose price is known; `unpriced` is how many have none. */
  readonly cost: number;
  readonly unpriced: number;
};

/** All batches of a database, newest first. */
export type BatchOverview = { list(limit: number): Promise<BatchSummary[]> };
