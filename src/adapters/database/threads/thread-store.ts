import { sql } from 'kysely';
import { Fault } from '../../../domain/fault.ts';
import type { Thread, ThreadMetadata } from '../../../domain/thread.ts';
import type { NewThread, ThreadChanges, ThreadStore } from '../../../ports/thread-store.ts';
import type { Database } from '../connection/database.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { runWrite } from '../connection/run-write.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { countThreads, listOutdatedThreads, listThreadsAfter, searchThreads } from './search-threads.ts';
import { selectThreads, toThread } from './thread-row.ts';

/** Creates the thread store on an open, migrated database; closing the store closes the database. */
export function createThreadStore(database: Database): ThreadStore {
  const { kysely, guard, guardUnsynced } = database;
  const select = prepareQuery(selectThreads(kysely).where('threads.id', '=', ''));
  const setStatus = prepareQuery(
    kysely.updateTable('threads').set({ updated_at: '', rest: '' }).where('id', '=', ''),
  );
  return {
    create: (thread) => guard(() => createThread(kysely, thread)),
    find: (id) =>
      guard(async () => {
        const [row] = await select(kysely, [storableText(id)]);
        return row && toThread(row);
      }),
    change: (id, changes) => guard(() => changeThread(kysely, id, changes)),
    setStatus: (id, { at, status }) =>
      guardUnsynced(async () => {
        await runWrite(database, (executor) => setStatus(executor, [at, status, storableText(id)]));
      }),
    search: (filter, page) => guard(() => searchThreads(kysely, filter, page)),
    count: (filter) => guard(() => countThreads(kysely, filter)),
    listAfter: (position, limit) => guard(() => listThreadsAfter(kysely, position, limit)),
    remove: (id) => guard(() => removeThread(kysely, id)),
    listOutdated: (limits) => guard(() => listOutdatedThreads(kysely, limits)),
    close: () => database.close(),
  };
}

async function findThread(kysely: Db, id: string): Promise<Thread | undefined> {
  const row = await selectThreads(kysely).where('threads.id', '=', storableText(id)).executeTakeFirst();
  return row === undefined ? undefined : toThread(row);
}

async function createThread(kysely: Db, thread: NewThread): Promise<Thread> {
  await kysely.transaction().execute(async (tx) => {
    const createdRow = await tx
      .insertInto('threads')
      .values({
        id: thread.id,
        owner: thread.owner,
        graph_id: thread.graphId ?? null,
        metadata: JSON.stringify(thread.metadata),
        rest: 'idle',
        temporary: thread.isTemporary ? 1 : 0,
        created_at: thread.createdAt,
        updated_at: thread.createdAt,
        expires_at: thread.expiresAt ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .executeTakeFirst();
    if (createdRow === undefined) throw new Fault('conflict', `The thread ${thread.id} already exists.`);
    await writeLabels(tx, createdRow.seq, thread.metadata);
  });
  return getThread(kysely, thread.id);
}

/** Changes a thread. The update locks the row until the transaction ends, so that concurrent metadata changes are merged. */
async function changeThread(
  kysely: Db,
  id: string,
  { at, metadata, graphId, status, expiresAt, editedAt }: ThreadChanges,
): Promise<Thread | undefined> {
  const exists = await kysely.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('threads')
      .set({
        updated_at: at,
        ...(graphId !== undefined && { graph_id: graphId }),
        ...(status !== undefined && { rest: status }),
        ...(expiresAt !== undefined && { expires_at: expiresAt }),
        ...(editedAt !== undefined && { edited_at: sql`coalesce(edited_at, ${editedAt})` }),
      })
      .where('id', '=', storableText(id))
      .returning(['seq', 'metadata'])
      .executeTakeFirst();
    if (row !== undefined && metadata !== undefined) {
      await writeMetadata(tx, row.seq, { ...JSON.parse(row.metadata), ...metadata });
    }
    return row !== undefined;
  });
  return exists ? getThread(kysely, id) : undefined;
}

async function writeMetadata(tx: Tx, seq: number, metadata: ThreadMetadata): Promise<void> {
  const text = JSON.stringify(metadata);
  await tx.updateTable('threads').set({ metadata: text }).where('seq', '=', seq).execute();
  await tx.deleteFrom('thread_labels').where('thread_seq', '=', seq).execute();
  await writeLabels(tx, seq, metadata);
}

/** Writes one row for each metadata entry; searches by metadata use these rows. */
async function writeLabels(tx: Tx, seq: number, metadata: ThreadMetadata): Promise<void> {
  const rows = Object.entries(metadata).map(([name, value]) => ({
    thread_seq: seq,
    name: storableText(name),
    value: JSON.stringify(value),
  }));
  if (rows.length > 0) await tx.insertInto('thread_labels').values(rows).execute();
}

async function getThread(kysely: Db, id: string): Promise<Thread> {
  const thread = await findThread(kysely, id);
  if (thread === undefined) throw new Fault('not-found', `There is no thread ${id}.`);
  return thread;
}

async function removeThread(kysely: Db, id: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('runs').where('thread_id', '=', storableText(id)).execute();
    await tx.deleteFrom('threads').where('id', '=', storableText(id)).execute();
  });
}
