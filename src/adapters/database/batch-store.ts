import type { Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { type BatchJob, BatchJobStatus, type BatchTally } from '../../domain/batch.ts';
import type { BatchStore, PlannedJob } from '../../ports/batch-store.ts';
import type { BatchJobsTable } from './batch-schema.ts';
import type { Database } from './database.ts';
import { storableText } from './question-record.ts';
import type { Schema } from './schema.ts';

const UNSETTLED = ['failed', 'incomplete'];
const FREE = { worker: null, lease_until: null };

/** Batches on an open, migrated database; closing the store closes the database. */
export function createBatchStore(database: Database): BatchStore {
  const { kysely, guard } = database;
  const jobsOf = (batch: string) => kysely.selectFrom('batch_jobs').where('batch', '=', batch);
  const change = (batch: string) => kysely.updateTable('batch_jobs').where('batch', '=', batch);
  return {
    plan: (batch, jobs) =>
      guard(() => kysely.transaction().execute((transaction) => planJobs(transaction, batch, jobs))),
    claim: (batch, now, lease) => guard(() => claimJob(database, batch, { now, ...lease })),
    renew: (batch, { worker, until }) =>
      guard(async () => {
        await change(batch).set({ lease_until: until }).where('worker', '=', worker).execute();
      }),
    finish: (batch, { place, worker }, { status, reason, problemIds }) =>
      guard(async () => {
        const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await change(batch)
          .set({
            ...FREE,
            status,
            reason: reason === null ? null : storableText(reason),
            problem_ids: JSON.stringify(problemIds),
          })
          .where('place', '=', place)
          .where('worker', '=', worker)
          .execute();
        return numUpdatedRows > 0n;
      }),
    release: (batch, worker) =>
      guard(async () => {
        const untouched = { ...FREE, status: 'waiting' };
        await change(batch).set(untouched).where('worker', '=', worker).execute();
      }),
    retryFailed: (batch) =>
      guard(async () => {
        const again = { status: 'waiting', reason: null };
        const [changed] = await change(batch).set(again).where('status', 'in', UNSETTLED).execute();
        return Number(changed?.numUpdatedRows ?? 0);
      }),
    tally: (batch) =>
      guard(async () => {
        const rows = await jobsOf(batch)
          .select(['status', ({ fn }) => fn.countAll<number>().as('jobs')])
          .groupBy('status')
          .execute();
        return tallyOf(new Map(rows.map(({ status, jobs }) => [status, Number(jobs)])));
      }),
    list: (batch, statuses, { after, limit }) =>
      guard(async () => {
        const some = jobsOf(batch).selectAll().where('status', 'in', statuses).where('place', '>', after);
        return (await some.orderBy('place').limit(limit).execute()).map(jobOf);
      }),
    close: () => database.close(),
  };
}

async function planJobs(
  transaction: Transaction<Schema>,
  batch: string,
  jobs: readonly PlannedJob[],
): Promise<void> {
  const known = await transaction.selectFrom('batch_jobs').selectAll().where('batch', '=', batch).execute();
  const before = new Map(known.map((row) => [row.content_hash, row]));
  await transaction.deleteFrom('batch_jobs').where('batch', '=', batch).execute();
  for (const [index, { path, name, contentHash }] of jobs.entries()) {
    const old = before.get(contentHash);
    const row = old ?? { status: 'waiting', attempts: 0, reason: null, problem_ids: '[]', ...FREE };
    const place = index + 1;
    await transaction
      .insertInto('batch_jobs')
      .values({ ...row, batch, place, path: storableText(path), name, content_hash: contentHash })
      .execute();
  }
}

type Claiming = { readonly now: string; readonly worker: string; readonly until: string };

/** The lock lets one worker at a time choose, so that no two choose the same. */
async function claimJob(
  { kysely, lockForWriting }: Database,
  batch: string,
  { now, worker, until }: Claiming,
): Promise<BatchJob | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    await lockForWriting(transaction, `batch ${batch}`);
    const row = await transaction
      .selectFrom('batch_jobs')
      .selectAll()
      .where('batch', '=', batch)
      .where(({ or, and, eb }) =>
        or([eb('status', '=', 'waiting'), and([eb('status', '=', 'running'), eb('lease_until', '<', now)])]),
      )
      .orderBy('place')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const taken = { status: 'running', attempts: row.attempts + 1, worker, lease_until: until };
    await transaction
      .updateTable('batch_jobs')
      .set(taken)
      .where('batch', '=', batch)
      .where('place', '=', row.place)
      .execute();
    return jobOf({ ...row, ...taken });
  });
}

const ProblemIds = z.array(z.string());

function jobOf(row: Selectable<BatchJobsTable>): BatchJob {
  const { place, path, name, attempts, reason } = row;
  return {
    place,
    path,
    name,
    attempts,
    reason,
    contentHash: row.content_hash,
    status: BatchJobStatus.parse(row.status),
    problemIds: ProblemIds.parse(JSON.parse(row.problem_ids)),
  };
}

function tallyOf(counts: ReadonlyMap<string, number>): BatchTally {
  const of = (status: BatchJobStatus): number => counts.get(status) ?? 0;
  return {
    waiting: of('waiting'),
    running: of('running'),
    done: of('done'),
    incomplete: of('incomplete'),
    failed: of('failed'),
    total: [...counts.values()].reduce((sum, jobs) => sum + jobs, 0),
  };
}
