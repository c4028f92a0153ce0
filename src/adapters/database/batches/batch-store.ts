import type { BatchStore, JobOutcome } from '../../../ports/batch-store.ts';
import type { Database } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';
import { storableText } from '../connection/storable-text.ts';
import { deleteUnusableReplies } from '../reply-cache/reply-cache.ts';
import { toBatchJob, UNCLAIMED } from './batch-job-row.ts';
import type { JobDispatch } from './job-dispatch.ts';
import { planBatch, splitRows } from './plan-batch.ts';
import { readBatches } from './read-batches.ts';

const UNSETTLED = ['failed', 'incomplete'];

/** Batches on an open, migrated database; closing the store closes the database. */
export function createBatchStore(database: Database, dispatch: JobDispatch): BatchStore {
  const { kysely, guard } = database;
  return {
    plan: (batch, jobs) =>
      guard(async () => {
        await dispatch.prepare(batch.id);
        await planBatch(database, dispatch, { batch, jobs });
      }),
    ...readBatches(database),
    pause: ({ id, limits }, reason) =>
      guard(async () => {
        const held = kysely.updateTable('batches').set({ held: reason }).where('id', '=', id);
        await held.where('limits', '=', JSON.stringify(limits)).execute();
      }),
    claim: (batch, worker) =>
      guard(async () => {
        const row = await dispatch.claim(batch, worker);
        return row && toBatchJob(row);
      }),
    renew: (worker) => guard(() => dispatch.renew(worker)),
    finish: (batch, { contentHash, worker }, outcome) =>
      guard(async () => {
        const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await runWrite(database, (executor) =>
          executor
            .updateTable('batch_jobs')
            .set(endOf(outcome))
            .where('batch', '=', batch)
            .where('content_hash', '=', contentHash)
            .where('worker', '=', worker)
            .execute(),
        );
        if (numUpdatedRows > 0n) await dispatch.acknowledge({ batch, contentHash }, worker);
        return numUpdatedRows > 0n;
      }),
    release: (worker, only) =>
      guard(() =>
        kysely.transaction().execute(async (transaction) => {
          const untouched = { ...UNCLAIMED, status: 'waiting' };
          const all = transaction.updateTable('batch_jobs').set(untouched).where('worker', '=', worker);
          const one =
            only && all.where('batch', '=', only.batch).where('content_hash', '=', only.contentHash);
          await (one ?? all).execute();
          await dispatch.requeue(transaction, worker, only);
        }),
      ),
    retryFailed: (batch) =>
      guard(async () => {
        await dispatch.prepare(batch);
        return retryFailed(database, dispatch, batch);
      }),
    requeueLost: (batch, contentHashes) =>
      guard(async () => {
        await dispatch.prepare(batch);
        for (const some of splitRows(contentHashes)) await redo(database, dispatch, { batch, hashes: some });
      }),
    markFetched: (batch, contentHash) =>
      guard(async () => {
        const job = kysely.updateTable('batch_jobs').set({ fetched: 1 }).where('batch', '=', batch);
        await job.where('content_hash', '=', contentHash).execute();
      }),
    close: async () => {
      await dispatch.close();
      await database.close();
    },
  };
}

function endOf({ status, reason, problemIds, outputs = [] }: JobOutcome) {
  return {
    ...UNCLAIMED,
    status,
    reason: reason === null ? null : storableText(reason),
    problem_ids: JSON.stringify(problemIds),
    outputs: JSON.stringify(outputs),
    fetched: outputs.length === 0 ? 1 : 0,
  };
}

async function retryFailed({ kysely }: Database, dispatch: JobDispatch, batch: string): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    const again = await transaction
      .updateTable('batch_jobs')
      .set({ status: 'waiting', reason: null, lost: 0 })
      .where('batch', '=', batch)
      .where('status', 'in', UNSETTLED)
      .returning(['content_hash as contentHash', 'place'])
      .execute();
    await deleteUnusableReplies(transaction);
    await dispatch.enqueue(transaction, batch, again);
    return again.length;
  });
}

type Redoing = { readonly batch: string; readonly hashes: readonly string[] };

async function redo({ kysely }: Database, dispatch: JobDispatch, { batch, hashes }: Redoing): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const settled = transaction
      .updateTable('batch_jobs')
      .where('batch', '=', batch)
      .where('content_hash', 'in', hashes)
      .where('status', 'in', ['done', 'incomplete']);
    await settled.set({ fetched: 0 }).where('outputs', '<>', '[]').execute();
    const again = await settled
      .set({ status: 'waiting', reason: null })
      .where('outputs', '=', '[]')
      .returning(['content_hash as contentHash', 'place'])
      .execute();
    await dispatch.enqueue(transaction, batch, again);
  });
}
