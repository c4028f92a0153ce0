import type { ExpressionBuilder } from 'kysely';
import { type Batch, type BatchJobStatus, BatchLimits, type BatchTally } from '../../../domain/batch.ts';
import type { BatchStore } from '../../../ports/batch-store.ts';
import type { Database } from '../connection/database.ts';
import type { BatchesTable } from '../schema/batch-schema.ts';
import type { Schema } from '../schema/schema.ts';
import { toBatchJob } from './batch-job-row.ts';

/** Creates the read-only methods of the batch store. */
export function createBatchReader(
  database: Database,
): Pick<BatchStore, 'find' | 'listOpen' | 'tally' | 'list' | 'listUnfetched'> {
  const { kysely, guard } = database;
  const selectJobs = (batch: string) => kysely.selectFrom('batch_jobs').where('batch', '=', batch);
  return {
    find: (batch) =>
      guard(async () => {
        const row = await kysely.selectFrom('batches').selectAll().where('id', '=', batch).executeTakeFirst();
        return row && toBatch(row);
      }),
    listOpen: () => guard(() => listOpen(database)),
    tally: (batch) =>
      guard(async () => {
        const rows = await selectJobs(batch)
          .select(['status', ({ fn }) => fn.countAll<number>().as('jobs')])
          .groupBy('status')
          .execute();
        return toTally(new Map(rows.map(({ status, jobs }) => [status, Number(jobs)])));
      }),
    list: (batch, statuses, { after, limit }) =>
      guard(async () => {
        const query = selectJobs(batch)
          .selectAll()
          .where('status', 'in', statuses)
          .where('place', '>', after);
        return (await query.orderBy('place').limit(limit).execute()).map(toBatchJob);
      }),
    listUnfetched: (batch, limit) =>
      guard(async () => {
        const query = selectJobs(batch).selectAll().where('fetched', '=', 0).orderBy('place').limit(limit);
        return (await query.execute()).map(toBatchJob);
      }),
  };
}

function toBatch({ id, output, task, limits, held }: BatchesTable): Batch {
  return { id, output, held, task: JSON.parse(task), limits: BatchLimits.parse(JSON.parse(limits)) };
}

/** True for a row of `batches` with waiting or running jobs. */
export function hasUnfinishedJobs({ exists, selectFrom }: ExpressionBuilder<Schema, 'batches'>) {
  return exists(
    selectFrom('batch_jobs')
      .select('batch_jobs.place')
      .whereRef('batch_jobs.batch', '=', 'batches.id')
      .where('batch_jobs.status', 'in', ['waiting', 'running']),
  );
}

async function listOpen({ kysely }: Database): Promise<Batch[]> {
  const rows = await kysely
    .selectFrom('batches')
    .selectAll()
    .where('held', 'is', null)
    .where(hasUnfinishedJobs)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toBatch);
}

function toTally(counts: ReadonlyMap<string, number>): BatchTally {
  const count = (status: BatchJobStatus): number => counts.get(status) ?? 0;
  return {
    waiting: count('waiting'),
    running: count('running'),
    done: count('done'),
    incomplete: count('incomplete'),
    failed: count('failed'),
    total: [...counts.values()].reduce((sum, jobs) => sum + jobs, 0),
  };
}
