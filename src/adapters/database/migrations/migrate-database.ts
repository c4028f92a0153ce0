import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import type { Database } from '../connection/database.ts';
import type { Schema } from '../schema/schema.ts';
import { allMigrations } from './all-migrations.ts';
import type { Migration } from './migration.ts';

export type MigrationPlan = {
  readonly migrations?: readonly Migration[];
  /** Runs under the lock, before the first step, when the database already holds an older schema. */
  readonly backUp?: (fromVersion: number) => Promise<void>;
};

const AppliedMigration = z.object({ version: z.number().int().positive(), name: z.string() });

/** Brings the schema to the newest version in one transaction; a database newer than the program is refused. */
export async function migrateDatabase(database: Database, plan: MigrationPlan = {}): Promise<void> {
  const migrations = plan.migrations ?? allMigrations;
  const version = await findSchemaVersion(database, database.kysely, migrations);
  if (version === migrations.length) return;
  await database.kysely.transaction().execute(async (transaction) => {
    await database.lockForWriting(transaction, 'migrations');
    const from = await findSchemaVersion(database, transaction, migrations);
    if (from > 0 && from < migrations.length) await plan.backUp?.(from);
    await applyMigrations(database, transaction, migrations);
  });
}

/** Runs the steps that are missing; the caller holds the lock. */
export async function applyMigrations(
  database: Database,
  transaction: Transaction<Schema>,
  migrations: readonly Migration[],
): Promise<void> {
  const from = await findSchemaVersion(database, transaction, migrations);
  if (from === 0 && migrations.length > 0) await createMigrationsTable(transaction, database.kind);
  for (const [place, migration] of migrations.entries()) {
    if (place < from) continue;
    await migration.up(transaction, database.kind);
    const applied = { version: place + 1, name: migration.name, applied_at: new Date().toISOString() };
    await transaction.insertInto('vbagent_migrations').values(applied).execute();
  }
}

/** 0 when the database holds nothing of ours yet; a schema that this program does not know is a `conflict`. */
export async function findSchemaVersion(
  database: Database,
  executor: Kysely<Schema>,
  migrations: readonly Migration[] = allMigrations,
): Promise<number> {
  if (!(await database.hasTable(executor, 'vbagent_migrations'))) return 0;
  const rows = await executor.selectFrom('vbagent_migrations').selectAll().orderBy('version').execute();
  const applied = z.array(AppliedMigration).parse(rows);
  if (applied.length > migrations.length)
    throw newerThanProgram(`The database ${database.location}`, applied.length, migrations.length);
  applied.forEach(({ version, name }, place) => {
    if (version !== place + 1 || name !== migrations[place]?.name) throw unknownHistory(database, name);
  });
  return applied.length;
}

async function createMigrationsTable(executor: Kysely<Schema>, kind: Database['kind']): Promise<void> {
  await executor.schema
    .createTable('vbagent_migrations')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', kind === 'sqlite' ? 'text' : 'timestamptz', (column) => column.notNull())
    .execute();
}

export function newerThanProgram(subject: string, found: number, known: number): Fault {
  return new Fault(
    'conflict',
    `${subject} has schema version ${found}, but this program knows versions up to ${known}.`,
    { advice: 'Update vbagent, or restore a backup made before the database was upgraded.' },
  );
}

function unknownHistory(database: Database, name: string): Fault {
  return new Fault(
    'conflict',
    `The database ${database.location} was changed by the step "${name}", which this program does not know.`,
    { advice: 'Use the program that made the database, or another database.' },
  );
}
