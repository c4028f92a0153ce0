import { sql } from 'kysely';
import { z } from 'zod';
import { excludedColumns } from '../database/connection/excluded-columns.ts';
import { type PreparedQuery, prepareQuery, prepareRows } from '../database/connection/prepared-query.ts';
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
type ValueRow = z.infer<typeof ValueRow>;

const WriteRow = z.object({
  task_id: z.string(),
  channel: z.string(),
  type: z.string(),
  content: z.string(),
});
type WriteRow = z.infer<typeof WriteRow>;

export type ValueToInsert = StoredValue & { readonly channel: string; readonly version: string };

export type WriteToInsert = WriteRow & {
  readonly thread_id: string;
  readonly ns: string;
  readonly checkpoint_id: string;
  readonly place: number;
};

/** A channel and the version of its value. A channel is one field of the state of a graph. */
type ChannelVersion = readonly [channel: string, version: string];

/** The statements of every run, compiled once. */
export type CheckpointStatements = {
  findNewest(kysely: Db, threadId: string, ns: string): Promise<CheckpointRow | undefined>;
  /** Selects the channel values with the given versions. */
  selectValues(
    kysely: Db,
    row: Pick<CheckpointRow, 'thread_id' | 'ns'>,
    versions: readonly ChannelVersion[],
  ): Promise<ValueRow[]>;
  selectWrites(kysely: Db, row: Pick<CheckpointRow, 'thread_id' | 'ns' | 'id'>): Promise<WriteRow[]>;
  /** Inserts a checkpoint and its new values in one transaction; a stored value version never changes. */
  insertCheckpoint(kysely: Db, row: CheckpointRow, values: readonly ValueToInsert[]): Promise<void>;
  /** Inserts the writes of a task. An existing write with the same `place` is kept; if `place` is negative (errors, interrupts), it is replaced. */
  insertWrites(kysely: Db, rows: readonly WriteToInsert[]): Promise<void>;
};

export function prepareCheckpointStatements(kysely: Db): CheckpointStatements {
  const findNewest = prepareQuery(
    kysely
      .selectFrom('checkpoints')
      .selectAll()
      .where('thread_id', '=', '')
      .where('ns', '=', '')
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
  );
  const selectWrites = prepareQuery(
    kysely
      .selectFrom('checkpoint_writes')
      .select(['task_id', 'channel', 'type', 'content'])
      .where('thread_id', '=', '')
      .where('ns', '=', '')
      .where('checkpoint_id', '=', '')
      .orderBy('task_id')
      .orderBy('place'),
  );
  const inserts = prepareInserts(kysely);
  return {
    ...inserts,
    findNewest: async (executor, threadId, ns) => {
      const [row] = await findNewest(executor, [threadId, ns]);
      return row && CheckpointRow.parse(row);
    },
    selectValues: prepareSelectValues(kysely),
    selectWrites: async (executor, { thread_id, ns, id }) =>
      z.array(WriteRow).parse(await selectWrites(executor, [thread_id, ns, id])),
  };
}

/** Compiles one statement for each number of values. */
function prepareSelectValues(kysely: Db): CheckpointStatements['selectValues'] {
  const statements = new Map<number, PreparedQuery<object>>();
  const prepare = (count: number): PreparedQuery<object> => {
    const pairs = sql.join(Array.from({ length: count }, () => sql`(${''}, ${''})`));
    return prepareQuery(
      kysely
        .selectFrom('checkpoint_values')
        .select(['channel', 'type', 'content'])
        .where('thread_id', '=', '')
        .where('ns', '=', '')
        .where(sql<boolean>`(channel, version) in (values ${pairs})`),
    );
  };
  return async (executor, { thread_id, ns }, versions) => {
    if (versions.length === 0) return [];
    const select = statements.get(versions.length) ?? prepare(versions.length);
    statements.set(versions.length, select);
    return z.array(ValueRow).parse(await select(executor, [thread_id, ns, ...versions.flat()]));
  };
}

function prepareInserts(kysely: Db): Pick<CheckpointStatements, 'insertCheckpoint' | 'insertWrites'> {
  const value = { thread_id: '', ns: '', channel: '', version: '', type: '', content: '' };
  const checkpoint = { thread_id: '', ns: '', id: '', parent_id: '', content: '', metadata: '' };
  const key = { thread_id: '', ns: '', checkpoint_id: '', task_id: '', place: 0 };
  const newWrite = kysely
    .insertInto('checkpoint_writes')
    .values({ ...key, channel: '', type: '', content: '' });
  const insertValues = prepareRows((count) =>
    kysely
      .insertInto('checkpoint_values')
      .values(Array.from({ length: count }, () => value))
      .onConflict((conflict) => conflict.doNothing()),
  );
  const putCheckpoint = prepareQuery(
    kysely
      .insertInto('checkpoints')
      .values(checkpoint)
      .onConflict((conflict) =>
        conflict
          .columns(['thread_id', 'ns', 'id'])
          .doUpdateSet(excludedColumns(['parent_id', 'content', 'metadata'])),
      ),
  );
  const addWrite = prepareQuery(newWrite.onConflict((conflict) => conflict.doNothing()));
  const putWrite = prepareQuery(
    newWrite.onConflict((conflict) =>
      conflict
        .columns(['thread_id', 'ns', 'checkpoint_id', 'task_id', 'place'])
        .doUpdateSet(excludedColumns(['channel', 'type', 'content'])),
    ),
  );
  return {
    insertCheckpoint: (executor, row, values) =>
      inTransaction(executor, async (tx) => {
        const { thread_id, ns, id, parent_id, content, metadata } = row;
        const rows = values.map(({ channel, version, type, content: text }) => {
          return [thread_id, ns, channel, version, type, text];
        });
        await insertValues(tx, rows);
        await putCheckpoint(tx, [thread_id, ns, id, parent_id, content, metadata]);
      }),
    insertWrites: (executor, rows) =>
      inTransaction(executor, async (tx) => {
        for (const { thread_id, ns, checkpoint_id, task_id, place, channel, type, content } of rows) {
          const insert = place < 0 ? putWrite : addWrite;
          await insert(tx, [thread_id, ns, checkpoint_id, task_id, place, channel, type, content]);
        }
      }),
  };
}

/** Does the work in the transaction of the executor, or in a new one. */
function inTransaction(executor: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  return executor.isTransaction ? work(executor) : executor.transaction().execute(work);
}

export async function deleteCheckpoints(kysely: Db, threadId: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    for (const table of ['checkpoint_writes', 'checkpoint_values', 'checkpoints'] as const) {
      await tx.deleteFrom(table).where('thread_id', '=', threadId).execute();
    }
  });
}
