import type { Batch } from '../../../domain/batch.ts';
import type { PlannedJob } from '../../../ports/batch-store.ts';
import type { Database } from '../connection/database.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { splitRows } from '../connection/split-rows.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';
import { UNCLAIMED } from './batch-job-row.ts';
import type { JobDispatch } from './job-dispatch.ts';

type BatchPlan = { readonly batch: Omit<Batch, 'held'>; readonly jobs: readonly PlannedJob[] };

/** Replaces the jobs of a batch. A job that is planned again keeps its row and its state, so that its worker can finish it. */
export async function planBatch(
  { kysely, lockForWriting }: Database,
  dispatch: JobDispatch,
  { batch, jobs }: BatchPlan,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockForWriting(tx, `batch ${batch.id}`);
    await saveBatch(tx, batch);
    await deleteUnplanned(tx, batch.id, new Set(jobs.map(({ contentHash }) => contentHash)));
    for (const chunk of splitRows(jobs.map((job, index) => toJobRow(job, batch.id, index + 1))))
      await tx
        .insertInto('batch_jobs')
        .values(chunk)
        .onConflict((conflict) =>
          conflict
            .columns(['batch', 'content_hash'])
            .doUpdateSet(excludedColumns(['place', 'path', 'name', 'file'])),
        )
        .execute();
    const waiting = await tx
      .selectFrom('batch_jobs')
      .select(['content_hash as contentHash', 'place'])
      .where('batch', '=', batch.id)
      .where('status', '=', 'waiting')
      .execute();
    await dispatch.enqueue(tx, batch.id, waiting);
  });
}

async function saveBatch(tx: Tx, { id, output, task, limits }: BatchPlan['batch']): Promise<void> {
  const columns = {
    output: storableText(output),
    task: JSON.stringify(task),
    limits: JSON.stringify(limits),
    held: null,
  };
  await tx
    .insertInto('batches')
    .values({ id, ...columns, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

async function deleteUnplanned(tx: Tx, batch: string, planned: ReadonlySet<string>): Promise<void> {
  const stored = await tx
    .selectFrom('batch_jobs')
    .select('content_hash')
    .where('batch', '=', batch)
    .execute();
  const unplanned = stored.map((row) => row.content_hash).filter((hash) => !planned.has(hash));
  for (const chunk of splitRows(unplanned))
    await tx.deleteFrom('batch_jobs').where('batch', '=', batch).where('content_hash', 'in', chunk).execute();
}

function toJobRow({ path, name, contentHash, file = null }: PlannedJob, batch: string, place: number) {
  return {
    ...UNCLAIMED,
    batch,
    place,
    path: storableText(path),
    name,
    content_hash: contentHash,
    file,
    status: 'waiting',
    attempts: 0,
    lost: 0,
    reason: null,
    problem_ids: '[]',
    outputs: '[]',
    fetched: 1,
  };
}
