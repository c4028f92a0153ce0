import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import type { Database } from '../connection/database.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { allMigrations } from './all-migrations.ts';
import type { Migration } from './migration.ts';

/** The migrations to run, all by default, and the backup to write before them. */
export type MigrationPlan = {
  readonly migrations?: readonly Migration[];
  /** Called under the lock before the first migration, if the database has an older schema. */
  readonly backUp?: (fromVersion: number) => Promise<void>;
};

const AppliedMigration = z.object({ version: z.number().int().positive(), name: z.string() });

/** Migrates the schema to the newest version in one transaction; refuses a database newer than the program. */
export async function migrateDatabase(database: Database, plan: MigrationPlan = {}): Promise<void> {
  const migrations = plan.migrations ?? allMigrations;
  const version = await findSchemaVersion(database, database.allInstitutions, migrations);
  if (version === migrations.length) return;
  await database.allInstitutions.transaction().execute(async (tx) => {
    await database.lockForWriting(tx, 'migrations');
    const currentVersion = await findSchemaVersion(database, tx, migrations);
    if (currentVersion > 0 && currentVersion < migrations.length) await plan.backUp?.(currentVersion);
    await applyMigrations(database, tx, migrations);
  });
}

/** Runs the missing migrations; the caller must hold the lock. */
export async function applyMigrations(
  database: Database,
  tx: Tx,
  migrations: readonly Migration[],
): Promise<void> {
  const currentVersion = await findSchemaVersion(database, tx, migrations);
  if (currentVersion === 0 && migrations.length > 0) await createMigrationsTable(tx, database.kind);
  for (const [index, migration] of migrations.entries()) {
    if (index < currentVersion) continue;
    await migration.up(tx, database.kind);
    const applied = { version: index + 1, name: migration.name, applied_at: new Date().toISOString() };
    await tx.insertInto('vbagent_migrations').values(applied).execute();
  }
}

/** Returns the schema version, or 0 for a database without our tables; throws a `conflict` fault for an unknown schema. */
export async function findSchemaVersion(
  database: Database,
  executor: Db,
  migrations: readonly Migration[] = allMigrations,
): Promise<number> {
  if (!(await database.hasTable(executor, 'vbagent_migrations'))) return 0;
  const rows = await executor.selectFrom('vbagent_migrations').selectAll().orderBy('version').execute();
  const applied = z.array(AppliedMigration).parse(rows);
  if (applied.length > migrations.length)
    throw createNewerSchemaFault(`The database ${database.location}`, applied.length, migrations.length);
  applied.forEach(({ version, name }, index) => {
    if (version !== index + 1 || name !== migrations[index]?.name)
      throw createUnknownMigrationFault(database, name);
  });
  return applied.length;
}

async function createMigrationsTable(executor: Db, kind: Database['kind']): Promise<void> {
  await executor.schema
    .createTable('vbagent_migrations')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', kind === 'sqlite' ? 'text' : 'timestamptz', (column) => column.notNull())
    .execute();
}

/** Creates the fault for a database or a dump whose schema is newer than the program. */
export function createNewerSchemaFault(subject: string, actual: number, supported: number): Fault {
  return new Fault(
    'conflict',
    `${subject} has schema version ${actual}, but this program supports versions up to ${supported}.`,
    { advice: 'Update vbagent, or restore a backup made before the database was upgraded.' },
  );
}

function createUnknownMigrationFault(database: Database, name: string): Fault {
  return new Fault(
    'conflict',
    `The database ${database.location} contains the migration "${name}", which is unknown to this program.`,
    { advice: 'Use the version of the program that created the database, or another database.' },
  );
}
