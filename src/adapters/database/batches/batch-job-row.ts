import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type BatchJob, BatchJobStatus, BatchOutput } from '../../../domain/batch.ts';
import type { JobKey } from '../../../ports/batch-store.ts';
import type { BatchJobsTable } from '../schema/batch-schema.ts';
import type { Db } from '../schema/schema.ts';

export type BatchJobRow = Selectable<BatchJobsTable>;

/** The columns of a job without a worker. */
export const UNCLAIMED = { worker: null, lease_until: null };

/** A job whose worker died this many times fails, because it would probably kill every worker. */
const MAX_WORKER_DEATHS = 5;

/** The worker that claims a job, and the end of its lease. */
type JobClaim = { readonly worker: string; readonly until: string | RawBuilder<string> };

/** Claiming a running job means that its previous worker died. */
const deathsWithThisClaim = sql<number>`lost + case status when 'running' then 1 else 0 end`;

/** Leases an unfinished job to a worker; returns undefined if it has ended, or if it fails now because its workers keep dying. */
export async function claimJob(
  executor: Db,
  { batch, contentHash }: JobKey,
  { worker, until }: JobClaim,
): Promise<BatchJobRow | undefined> {
  const job = executor
    .updateTable('batch_jobs')
    .where('batch', '=', batch)
    .where('content_hash', '=', contentHash);
  const claimed = await job
    .set(({ eb }) => ({
      status: 'running',
      attempts: eb('attempts', '+', 1),
      lost: deathsWithThisClaim,
      worker,
      lease_until: until,
    }))
    .where('status', 'in', ['waiting', 'running'])
    .where(deathsWithThisClaim, '<', MAX_WORKER_DEATHS)
    .returningAll()
    .executeTakeFirst();
  if (claimed !== undefined) return claimed;
  const reason = `Its worker died ${MAX_WORKER_DEATHS} times.`;
  const failed = job.set({ ...UNCLAIMED, status: 'failed', reason, lost: deathsWithThisClaim });
  await failed.where('status', '=', 'running').where(deathsWithThisClaim, '>=', MAX_WORKER_DEATHS).execute();
  return undefined;
}

const ProblemIds = z.array(z.string());
const Outputs = z.array(BatchOutput);

export function toBatchJob(row: BatchJobRow): BatchJob {
  const { place, path, name, attempts, reason, file } = row;
  return {
    place,
    path,
    name,
    attempts,
    reason,
    file,
    contentHash: row.content_hash,
    status: BatchJobStatus.parse(row.status),
    problemIds: ProblemIds.parse(JSON.parse(row.problem_ids)),
    outputs: Outputs.parse(JSON.parse(row.outputs)),
  };
}
