import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../connection/database.ts';
import type { Tx } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

export const runs: Migration = {
  name: '0002-runs',
  tables: [
    { table: 'runs', key: ['seq'] },
    { table: 'run_events', key: ['run_seq', 'id'] },
  ],
  up: async (tx, kind) => {
    await createRuns(tx, kind);
    await createEvents(tx, kind);
  },
};

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

async function createRuns(tx: Tx, kind: DatabaseKind): Promise<void> {
  const time = kind === 'sqlite' ? 'text' : 'timestamptz';
  await tx.schema
    .createTable('runs')
    .addColumn('seq', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      kind === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('thread_id', 'text')
    .addColumn('status', 'text', required)
    .addColumn('created_at', time, required)
    .addColumn('started_at', time)
    .addColumn('ended_at', time)
    .addColumn('cancel_requested', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_event_id', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .addColumn('holder', 'text', required)
    .addColumn('lease_until', time, required)
    .execute();
  await tx.schema.createIndex('runs_by_owner').on('runs').columns(['owner', 'seq']).execute();
  await tx.schema.createIndex('runs_by_thread').on('runs').columns(['thread_id', 'seq']).execute();
  await sql`create unique index runs_one_per_thread on runs (thread_id)
    where status in ('pending', 'running') and thread_id is not null`.execute(tx);
  await sql`create index runs_under_way on runs (lease_until)
    where status in ('pending', 'running')`.execute(tx);
}

async function createEvents(tx: Tx, kind: DatabaseKind): Promise<void> {
  await tx.schema
    .createTable('run_events')
    .addColumn('run_seq', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      column.notNull().references('runs.seq').onDelete('cascade'),
    )
    .addColumn('id', 'integer', required)
    .addColumn('type', 'text', required)
    .addColumn('at', kind === 'sqlite' ? 'text' : 'timestamptz', required)
    .addColumn('data', 'text', required)
    .addPrimaryKeyConstraint('run_events_key', ['run_seq', 'id'])
    .execute();
}
