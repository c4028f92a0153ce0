import type { RawBuilder, Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { type BatchJob, BatchJobStatus, BatchOutput } from '../../domain/batch.ts';
import type { BatchJobsTable } from './batch-schema.ts';
import type { Schema } from './schema.ts';

export type BatchJobRow = Selectable<BatchJobsTable>;

/** A job by the batch it belongs to and its hash. */
export type JobKey = { readonly batch: string; readonly contentHash: string };

/** Nobody works on it. */
export const FREE = { worker: null, lease_until: null };

/** A job that so many workers died of would kill the others, too. */
export const MOST_LOST = 5;

export type Taking = { readonly worker: string; readonly until: string | RawBuilder<string> };

/** Puts a job that is not over into the hands of a worker; undefined when there is none, or when it is given up. */
export async function beginJob(
  transaction: Transaction<Schema>,
  { batch, contentHash }: JobKey,
  { worker, until }: Taking,
): Promise<BatchJobRow | undefined> {
  const row = await transaction
    .selectFrom('batch_jobs')
    .selectAll()
    .where('batch', '=', batch)
    .where('content_hash', '=', contentHash)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const lost = row.lost + (row.status === 'running' ? 1 : 0);
  const change = transaction
    .updateTable('batch_jobs')
    .where('batch', '=', batch)
    .where('content_hash', '=', contentHash);
  if (lost >= MOST_LOST) {
    const reason = `${MOST_LOST} workers died while they worked on it.`;
    await change.set({ ...FREE, status: 'failed', reason, lost }).execute();
    return undefined;
  }
  const taken = { status: 'running', attempts: row.attempts + 1, worker, lost };
  await change.set({ ...taken, lease_until: until }).execute();
  return { ...row, ...taken };
}

const ProblemIds = z.array(z.string());
const Outputs = z.array(BatchOutput);

export function jobOf(row: BatchJobRow): BatchJob {
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
