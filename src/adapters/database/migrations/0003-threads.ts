import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../connection/database.ts';
import type { Tx } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

export const threads: Migration = {
  name: '0003-threads',
  tables: [
    { table: 'threads', key: ['seq'] },
    { table: 'thread_labels', key: ['thread_seq', 'name'] },
    { table: 'checkpoints', key: ['thread_id', 'ns', 'id'] },
    { table: 'checkpoint_values', key: ['thread_id', 'ns', 'channel', 'version'] },
    { table: 'checkpoint_writes', key: ['thread_id', 'ns', 'checkpoint_id', 'task_id', 'place'] },
  ],
  up: async (tx, kind) => {
    await tx.schema.alterTable('runs').addColumn('request', 'text').execute();
    await createThreads(tx, kind);
    await createLabels(tx, kind);
    await createCheckpoints(tx, kind);
    await createChannelValues(tx, kind);
    await createPendingWrites(tx, kind);
  },
};

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

async function createThreads(tx: Tx, kind: DatabaseKind): Promise<void> {
  const time = kind === 'sqlite' ? 'text' : 'timestamptz';
  await tx.schema
    .createTable('threads')
    .addColumn('seq', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', required)
    .addColumn('graph_id', 'text')
    .addColumn('metadata', 'text', required)
    .addColumn('rest', 'text', required)
    .addColumn('temporary', 'integer', required)
    .addColumn('created_at', time, required)
    .addColumn('updated_at', time, required)
    .addColumn('expires_at', time)
    .execute();
  await tx.schema.createIndex('threads_by_owner').on('threads').columns(['owner', 'seq']).execute();
  await tx.schema.createIndex('threads_by_update').on('threads').columns(['updated_at']).execute();
  await sql`create index threads_by_expiry on threads (expires_at) where expires_at is not null`.execute(tx);
}

/** Creates a copy of the metadata with one row for each entry, for searches on both databases. */
async function createLabels(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('thread_labels')
    .addColumn('thread_seq', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      column.notNull().references('threads.seq').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('thread_labels_key', ['thread_seq', 'name'])
    .execute();
}

/** Returns the type of a text column that is compared byte by byte in every locale. Ids and versions must sort by age. */
function byteOrderedText(kind: DatabaseKind) {
  return kind === 'sqlite' ? sql`text` : sql`text collate "C"`;
}

async function createCheckpoints(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('checkpoints')
    .addColumn('thread_id', 'text', required)
    .addColumn('ns', 'text', required)
    .addColumn('id', byteOrderedText(kind), required)
    .addColumn('parent_id', 'text')
    .addColumn('content', 'text', required)
    .addColumn('metadata', 'text', required)
    .addPrimaryKeyConstraint('checkpoints_key', ['thread_id', 'ns', 'id'])
    .execute();
}

async function createChannelValues(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('checkpoint_values')
    .addColumn('thread_id', 'text', required)
    .addColumn('ns', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('version', byteOrderedText(kind), required)
    .addColumn('type', 'text', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('checkpoint_values_key', ['thread_id', 'ns', 'channel', 'version'])
    .execute();
}

async function createPendingWrites(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('checkpoint_writes')
    .addColumn('thread_id', 'text', required)
    .addColumn('ns', 'text', required)
    .addColumn('checkpoint_id', byteOrderedText(kind), required)
    .addColumn('task_id', byteOrderedText(kind), required)
    .addColumn('place', 'integer', required)
    .addColumn('channel', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('checkpoint_writes_key', [
      'thread_id',
      'ns',
      'checkpoint_id',
      'task_id',
      'place',
    ])
    .execute();
}
