import type { Transaction } from 'kysely';
import type { Batch } from '../../../domain/batch.ts';
import type { PlannedJob } from '../../../ports/batch-store.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';
import { UNCLAIMED } from './batch-job-row.ts';
import type { JobDispatch } from './job-dispatch.ts';

const ROWS_AT_ONCE = 500;

export type BatchPlan = { readonly batch: Omit<Batch, 'held'>; readonly jobs: readonly PlannedJob[] };

/** Makes the batch hold exactly these jobs; rows that stay are changed in place, so that their workers go on. */
export async function planBatch(
  { kysely, lockForWriting }: Database,
  dispatch: JobDispatch,
  { batch, jobs }: BatchPlan,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await lockForWriting(transaction, `batch ${batch.id}`);
    await saveBatch(transaction, batch);
    await dropGone(transaction, batch.id, new Set(jobs.map(({ contentHash }) => contentHash)));
    for (const some of splitRows(jobs.map((job, index) => rowOf(job, batch.id, index + 1))))
      await transaction
        .insertInto('batch_jobs')
        .values(some)
        .onConflict((conflict) =>
          conflict.columns(['batch', 'content_hash']).doUpdateSet(({ ref }) => ({
            place: ref('excluded.place'),
            path: ref('excluded.path'),
            name: ref('excluded.name'),
            file: ref('excluded.file'),
          })),
        )
        .execute();
    const waiting = await transaction
      .selectFrom('batch_jobs')
      .select(['content_hash as contentHash', 'place'])
      .where('batch', '=', batch.id)
      .where('status', '=', 'waiting')
      .execute();
    await dispatch.enqueue(transaction, batch.id, waiting);
  });
}

async function saveBatch(
  transaction: Transaction<Schema>,
  { id, output, task, limits }: BatchPlan['batch'],
): Promise<void> {
  const said = {
    output: storableText(output),
    task: JSON.stringify(task),
    limits: JSON.stringify(limits),
    held: null,
  };
  await transaction
    .insertInto('batches')
    .values({ id, ...said, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
}

async function dropGone(
  transaction: Transaction<Schema>,
  batch: string,
  wanted: ReadonlySet<string>,
): Promise<void> {
  const known = await transaction
    .selectFrom('batch_jobs')
    .select('content_hash')
    .where('batch', '=', batch)
    .execute();
  const gone = known.map((row) => row.content_hash).filter((hash) => !wanted.has(hash));
  for (const some of splitRows(gone))
    await transaction
      .deleteFrom('batch_jobs')
      .where('batch', '=', batch)
      .where('content_hash', 'in', some)
      .execute();
}

function rowOf({ path, name, contentHash, file = null }: PlannedJob, batch: string, place: number) {
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

export function* splitRows<T>(all: readonly T[]): Iterable<T[]> {
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) yield all.slice(start, start + ROWS_AT_ONCE);
}
