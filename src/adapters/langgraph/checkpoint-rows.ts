import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/schema/schema.ts';
import type { StoredValue } from './stored-value.ts';

/** The thread and namespace (`ns`, one for each subgraph) of checkpoints; an omitted field matches all. */
type CheckpointScope = { readonly threadId?: string; readonly ns?: string };

export const CheckpointRow = z.object({
  thread_id: z.string(),
  ns: z.string(),
  id: z.string(),
  parent_id: z.string().nullable(),
  content: z.string(),
  metadata: z.string(),
});
export type CheckpointRow = z.infer<typeof CheckpointRow>;

type CheckpointRange = CheckpointScope & {
  readonly id?: string;
  /** Selects only checkpoints older than this id. */
  readonly before?: string;
  /** The last row of the previous page. */
  readonly after?: CheckpointRow;
  readonly limit: number;
};

/** Selects checkpoints, newest first. */
export async function selectCheckpoints(
  kysely: Db,
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

/** Selects the channel values with the given versions. A channel is one field of the state of a graph. */
export async function selectValues(
  kysely: Db,
  row: CheckpointRow,
  versions: ReadonlyArray<readonly [channel: string, version: string]>,
): Promise<z.infer<typeof ValueRow>[]> {
  if (versions.length === 0) return [];
  const pairs = sql.join(versions.map(([channel, version]) => sql`(${channel}, ${version})`));
  const rows = await kysely
    .selectFrom('checkpoint_values')
    .select(['channel', 'type', 'content'])
    .where('thread_id', '=', row.thread_id)
    .where('ns', '=', row.ns)
    .where(sql<boolean>`(channel, version) in (values ${pairs})`)
    .execute();
  return z.array(ValueRow).parse(rows);
}

const WriteRow = z.object({
  task_id: z.string(),
  channel: z.string(),
  type: z.string(),
  content: z.string(),
});
type WriteRow = z.infer<typeof WriteRow>;

export async function selectWrites(
  kysely: Db,
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

type ValueToInsert = StoredValue & { readonly channel: string; readonly version: string };

/** Inserts a checkpoint and its new values in one transaction; a stored value version never changes. */
export async function insertCheckpoint(
  kysely: Db,
  row: CheckpointRow,
  values: readonly ValueToInsert[],
): Promise<void> {
  const { thread_id, ns, parent_id, content, metadata } = row;
  await kysely.transaction().execute(async (tx) => {
    if (values.length > 0) {
      await tx
        .insertInto('checkpoint_values')
        .values(values.map((value) => ({ thread_id, ns, ...value })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await tx
      .insertInto('checkpoints')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['thread_id', 'ns', 'id']).doUpdateSet({ parent_id, content, metadata }),
      )
      .execute();
  });
}

type WriteToInsert = WriteRow & {
  readonly thread_id: string;
  readonly ns: string;
  readonly checkpoint_id: string;
  readonly place: number;
};

/** Inserts the writes of a task. An existing write with the same `place` is kept; if `place` is negative (errors, interrupts), it is replaced. */
export async function insertWrites(kysely: Db, rows: readonly WriteToInsert[]): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    for (const row of rows) {
      const { channel, type, content } = row;
      await tx
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

export async function deleteCheckpoints(kysely: Db, threadId: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    for (const table of ['checkpoint_writes', 'checkpoint_values', 'checkpoints'] as const) {
      await tx.deleteFrom(table).where('thread_id', '=', threadId).execute();
    }
  });
}
