import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema/schema.ts';
import type { StoredValue } from './stored-value.ts';

/** Where checkpoints lie; without a namespace, or without a thread, those of all. */
export type CheckpointPlace = { readonly threadId?: string; readonly ns?: string };

export const CheckpointRow = z.object({
  thread_id: z.string(),
  ns: z.string(),
  id: z.string(),
  parent_id: z.string().nullable(),
  content: z.string(),
  metadata: z.string(),
});
export type CheckpointRow = z.infer<typeof CheckpointRow>;

export type CheckpointRange = CheckpointPlace & {
  readonly id?: string;
  /** Only older ones. */
  readonly before?: string;
  /** The last row of the page before. */
  readonly after?: CheckpointRow;
  readonly limit: number;
};

/** Newest first. */
export async function selectCheckpoints(
  kysely: Kysely<Schema>,
  { threadId, ns, id, before, after, limit }: CheckpointRange,
): Promise<CheckpointRow[]> {
  let query = kysely.selectFrom('checkpoints').selectAll();
  if (threadId !== undefined) query = query.where('thread_id', '=', threadId);
  if (ns !== undefined) query = query.where('ns', '=', ns);
  if (id !== undefined) query = query.where('id', '=', id);
  if (before !== undefined) query = query.where('id', '<', before);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(id, thread_id, ns) < (${after.id}, ${after.thread_id}, ${after.ns})`);
  }
  const newestFirst = query.orderBy('id', 'desc').orderBy('thread_id', 'desc').orderBy('ns', 'desc');
  return z.array(CheckpointRow).parse(await newestFirst.limit(limit).execute());
}

const ValueRow = z.object({ channel: z.string(), type: z.string(), content: z.string() });

/** The values of the channels at the given versions. */
export async function selectValues(
  kysely: Kysely<Schema>,
  row: CheckpointRow,
  versions: ReadonlyArray<readonly [channel: string, version: string]>,
): Promise<z.infer<typeof ValueRow>[]> {
  if (versions.length === 0) return [];
  const wanted = sql.join(versions.map(([channel, version]) => sql`(${channel}, ${version})`));
  const rows = await kysely
    .selectFrom('checkpoint_values')
    .select(['channel', 'type', 'content'])
    .where('thread_id', '=', row.thread_id)
    .where('ns', '=', row.ns)
    .where(sql<boolean>`(channel, version) in (values ${wanted})`)
    .execute();
  return z.array(ValueRow).parse(rows);
}

const WriteRow = z.object({
  task_id: z.string(),
  channel: z.string(),
  type: z.string(),
  content: z.string(),
});
export type WriteRow = z.infer<typeof WriteRow>;

export async function selectWrites(
  kysely: Kysely<Schema>,
  row: Pick<CheckpointRow, 'thread_id' | 'ns' | 'id'>,
): Promise<WriteRow[]> {
  const rows = await kysely
    .selectFrom('checkpoint_writes')
    .select(['task_id', 'channel', 'type', 'content'])
    .where('thread_id', '=', row.thread_id)
    .where('ns', '=', row.ns)
    .where('checkpoint_id', '=', row.id)
    .orderBy('task_id')
    .orderBy('place')
    .execute();
  return z.array(WriteRow).parse(rows);
}

export type ValueToInsert = StoredValue & { readonly channel: string; readonly version: string };

/** The checkpoint and the values that are new in it, together; a value never changes once its version is stored. */
export async function insertCheckpoint(
  kysely: Kysely<Schema>,
  row: CheckpointRow,
  values: readonly ValueToInsert[],
): Promise<void> {
  const { thread_id, ns, parent_id, content, metadata } = row;
  await kysely.transaction().execute(async (transaction) => {
    if (values.length > 0) {
      await transaction
        .insertInto('checkpoint_values')
        .values(values.map((value) => ({ thread_id, ns, ...value })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await transaction
      .insertInto('checkpoints')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['thread_id', 'ns', 'id']).doUpdateSet({ parent_id, content, metadata }),
      )
      .execute();
  });
}

export type WriteToInsert = WriteRow & {
  readonly thread_id: string;
  readonly ns: string;
  readonly checkpoint_id: string;
  readonly place: number;
};

/** Writes of a task are kept as they came first; those at a negative place (errors, interrupts) as they came last. */
export async function insertWrites(kysely: Kysely<Schema>, rows: readonly WriteToInsert[]): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    for (const row of rows) {
      const { channel, type, content } = row;
      await transaction
        .insertInto('checkpoint_writes')
        .values(row)
        .onConflict((conflict) =>
          row.place < 0
            ? conflict
                .columns(['thread_id', 'ns', 'checkpoint_id', 'task_id', 'place'])
                .doUpdateSet({ channel, type, content })
            : conflict.doNothing(),
        )
        .execute();
    }
  });
}

export async function deleteCheckpoints(kysely: Kysely<Schema>, threadId: string): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    for (const table of ['checkpoint_writes', 'checkpoint_values', 'checkpoints'] as const) {
      await transaction.deleteFrom(table).where('thread_id', '=', threadId).execute();
    }
  });
}
