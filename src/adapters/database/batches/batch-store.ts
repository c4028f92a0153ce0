import type { BatchStore, JobOutcome } from '../../../ports/batch-store.ts';
import type { Database } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';
import { splitRows } from '../connection/split-rows.ts';
import { storableText } from '../connection/storable-text.ts';
import { deleteUnusableReplies } from '../reply-cache/reply-cache.ts';
import { toBatchJob, UNCLAIMED } from './batch-job-row.ts';
import type { JobDispatch } from './job-dispatch.ts';
import { planBatch } from './plan-batch.ts';
import { createBatchReader } from './read-batches.ts';

/** Creates the batch store on an open, migrated database; closing the store closes the database. */
export function createBatchStore(database: Database, dispatch: JobDispatch): BatchStore {
  const { kysely, guard } = database;
  return {
    plan: (batch, jobs) =>
      guard(async () => {
        await dispatch.prepare(batch.id);
        await planBatch(database, dispatch, { batch, jobs });
      }),
    ...createBatchReader(database),
    pause: ({ id, limits }, reason) =>
      guard(async () => {
        const batchRow = kysely.updateTable('batches').set({ held: reason }).where('id', '=', id);
        await batchRow.where('limits', '=', JSON.stringify(limits)).execute();
      }),
    claim: (batch, worker) =>
      guard(async () => {
        const row = await dispatch.claim(batch, worker);
        return row && toBatchJob(row);
      }),
    renew: (worker) => guard(() => dispatch.renew(worker)),
    finish: (batch, job, outcome) => guard(() => finishJob(database, dispatch, { batch, ...job, outcome })),
    release: (worker, onlyJob) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          const waiting = { ...UNCLAIMED, status: 'waiting' };
          const workerJobs = tx.updateTable('batch_jobs').set(waiting).where('worker', '=', worker);
          const selectedJob =
            onlyJob &&
            workerJobs.where('batch', '=', onlyJob.batch).where('content_hash', '=', onlyJob.contentHash);
          await (selectedJob ?? workerJobs).execute();
          await dispatch.requeue(tx, worker, onlyJob);
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
        for (const hashes of splitRows(contentHashes))
          await requeueLost(database, dispatch, { batch, hashes });
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

type FinishedJob = {
  readonly batch: string;
  readonly contentHash: string;
  readonly worker: string;
  readonly outcome: JobOutcome;
};

/** Stores the outcome if the job is still claimed by this worker; returns whether it was stored. */
async function finishJob(
  database: Database,
  dispatch: JobDispatch,
  { batch, contentHash, worker, outcome }: FinishedJob,
): Promise<boolean> {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await runWrite(database, (executor) =>
    executor
      .updateTable('batch_jobs')
      .set(toOutcomeColumns(outcome))
      .where('batch', '=', batch)
      .where('content_hash', '=', contentHash)
      .where('worker', '=', worker)
      .execute(),
  );
  if (numUpdatedRows > 0n) await dispatch.acknowledge({ batch, contentHash }, worker);
  return numUpdatedRows > 0n;
}

function toOutcomeColumns({ status, reason, problemIds, outputs = [] }: JobOutcome) {
  return {
    ...UNCLAIMED,
    status,
    reason: reason === null ? null : storableText(reason),
    problem_ids: JSON.stringify(problemIds),
    outputs: JSON.stringify(outputs),
    // A job without outputs in the file store has nothing to download.
    fetched: outputs.length === 0 ? 1 : 0,
  };
}

async function retryFailed({ kysely }: Database, dispatch: JobDispatch, batch: string): Promise<number> {
  return kysely.transaction().execute(async (tx) => {
    const requeued = await tx
      .updateTable('batch_jobs')
      .set({ status: 'waiting', reason: null, lost: 0 })
      .where('batch', '=', batch)
      .where('status', 'in', ['failed', 'incomplete'])
      .returning(['content_hash as contentHash', 'place'])
      .execute();
    await deleteUnusableReplies(tx);
    await dispatch.enqueue(tx, batch, requeued);
    return requeued.length;
  });
}

/** Jobs of a batch whose result files are missing. */
type LostResults = { readonly batch: string; readonly hashes: readonly string[] };

/** Marks the outputs of jobs for download again; jobs without outputs in the file store run again. */
async function requeueLost(
  { kysely }: Database,
  dispatch: JobDispatch,
  { batch, hashes }: LostResults,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const finished = tx
      .updateTable('batch_jobs')
      .where('batch', '=', batch)
      .where('content_hash', 'in', hashes)
      .where('status', 'in', ['done', 'incomplete']);
    await finished.set({ fetched: 0 }).where('outputs', '<>', '[]').execute();
    const requeued = await finished
      .set({ status: 'waiting', reason: null })
      .where('outputs', '=', '[]')
      .returning(['content_hash as contentHash', 'place'])
      .execute();
    await dispatch.enqueue(tx, batch, requeued);
  });
}
