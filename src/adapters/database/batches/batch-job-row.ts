import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type BatchJob, BatchJobStatus, BatchOutput } from '../../../domain/batch.ts';
import type { JobKey } from '../../../ports/batch-store.ts';
import type { BatchJobsTable } from '../schema/batch-schema.ts';
import type { Schema } from '../schema/schema.ts';

export type BatchJobRow = Selectable<BatchJobsTable>;

/** Nobody works on it. */
export const UNCLAIMED = { worker: null, lease_until: null };

/** A job that so many workers died of would kill the others, too. */
export const MAX_WORKER_DEATHS = 5;

export type JobClaim = { readonly worker: string; readonly until: string | RawBuilder<string> };

/** Whoever takes a job that is running takes it from a worker who died. */
const deathsWithThisClaim = sql<number>`lost + case status when 'running' then 1 else 0 end`;

/** Puts a job that is not over into the hands of a worker; undefined when there is none, or when it is given up. */
export async function claimJob(
  executor: Kysely<Schema>,
  { batch, contentHash }: JobKey,
  { worker, until }: JobClaim,
): Promise<BatchJobRow | undefined> {
  const change = executor
    .updateTable('batch_jobs')
    .where('batch', '=', batch)
    .where('content_hash', '=', contentHash);
  const begun = await change
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
  if (begun !== undefined) return begun;
  const reason = `${MAX_WORKER_DEATHS} workers died while they worked on it.`;
  const givenUp = change.set({ ...UNCLAIMED, status: 'failed', reason, lost: deathsWithThisClaim });
  await givenUp.where('status', '=', 'running').where(deathsWithThisClaim, '>=', MAX_WORKER_DEATHS).execute();
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
