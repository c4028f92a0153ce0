import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { DatabaseAdmin, DatabaseDescription } from '../../ports/database-admin.ts';
import {
  createReplaceConflict,
  detectBackupFormat,
  prepareBackupPath,
  readDump,
  writeDump,
} from '../database/backup/backup-file.ts';
import { readDatabaseSummary } from '../database/backup/database-summary.ts';
import { listTables } from '../database/backup/dump-format.ts';
import type { Database } from '../database/connection/database.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { findSchemaVersion } from '../database/migrations/migrate-database.ts';
import type { Tx } from '../database/schema/schema.ts';
import { connectPostgres } from './open-postgres.ts';
import { refuseForeignTables } from './refuse-foreign-tables.ts';
import { DEFAULT_BACKUP_FOLDER, writeSafetyCopy } from './write-safety-copy.ts';

/** Creates the administration of a PostgreSQL database. Backups are always portable dumps. Before a restore, the old content is copied to the backup folder. */
export function createPostgresDatabaseAdmin(
  databaseUrl: string,
  backupFolder = DEFAULT_BACKUP_FOLDER,
): DatabaseAdmin {
  const database = connectPostgres(databaseUrl);
  const { guard, location } = database;
  return {
    backup: (path, { force = false } = {}) =>
      guard(async () => {
        const { schemaVersion, questions } = await readDatabaseSummary(database);
        if (schemaVersion === 0)
          throw new Fault('not-found', `There is no vbagent database at ${location} yet.`);
        await prepareBackupPath(path, force);
        return { path, format: 'jsonl', bytes: await writeDump(database, path), questions };
      }),
    restore: (path, { force = false } = {}) =>
      guard(async () => {
        await requirePortable(path);
        await refuseForeignTables(database);
        const { questions } = await readDatabaseSummary(database);
        if (questions > 0 && !force) throw createReplaceConflict(location, questions);
        const keptAside = await replaceContent(database, path, backupFolder);
        return { location, questions: (await readDatabaseSummary(database)).questions, keptAside };
      }),
    describe: () => guard(() => describeDatabase(database)),
    close: () => database.close(),
  };
}

/** Replaces the content by a dump and returns the path of a copy of the old content; a failed restore leaves no copy. */
async function replaceContent(database: Database, path: string, folder: string): Promise<string | undefined> {
  let keptAside: string | undefined;
  try {
    await readDump(database, path, async (tx) => {
      const schemaVersion = await findSchemaVersion(database, tx);
      if (schemaVersion === 0) return;
      await lockTables(tx, schemaVersion);
      keptAside = await writeSafetyCopy(database, { folder, occasion: 'before-restore', tx });
    });
  } catch (thrown) {
    if (keptAside !== undefined) await rm(keptAside, { force: true });
    throw thrown;
  }
  return keptAside;
}

/** Locks all tables until the transaction ends, so that the copy is complete. */
async function lockTables(tx: Tx, schemaVersion: number): Promise<void> {
  const tables = listTables(schemaVersion).map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in access exclusive mode`.execute(tx);
}

async function requirePortable(path: string): Promise<void> {
  if ((await detectBackupFormat(path)) === 'jsonl') return;
  throw new Fault('invalid-input', `The file ${path} is an SQLite database, which PostgreSQL cannot read.`, {
    advice: 'Create a portable backup of it with `vbagent backup -o questions.jsonl` and restore that.',
  });
}

async function describeDatabase(database: Database): Promise<DatabaseDescription> {
  await refuseForeignTables(database);
  const { rows } = await sql`select pg_database_size(current_database()) as bytes`.execute(
    database.allInstitutions,
  );
  const [{ bytes }] = z.tuple([z.object({ bytes: z.number() })]).parse(rows);
  return {
    kind: 'postgres',
    location: database.location,
    ...(await readDatabaseSummary(database)),
    knownSchemaVersion: allMigrations.length,
    bytes,
  };
}
