import { rm } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { DatabaseAdmin, DatabaseDescription } from '../../ports/database-admin.ts';
import {
  detectBackupFormat,
  prepareTarget,
  readDump,
  replaceRefused,
  writeDump,
} from '../database/backup/backup-file.ts';
import { countRows } from '../database/backup/count-rows.ts';
import { listTables } from '../database/backup/dump-format.ts';
import type { Database } from '../database/connection/database.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { findSchemaVersion } from '../database/migrations/migrate-database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { BACKUP_FOLDER, copyAside } from './copy-aside.ts';
import { connectPostgres } from './open-postgres.ts';
import { refuseForeignTables } from './refuse-foreign-tables.ts';

/** Looks after a PostgreSQL database; its backups are always portable, and what it replaces goes to the folder. */
export function createPostgresDatabaseAdmin(
  databaseUrl: string,
  backupFolder = BACKUP_FOLDER,
): DatabaseAdmin {
  const database = connectPostgres(databaseUrl);
  const { guard, location } = database;
  return {
    backup: (path, { force = false } = {}) =>
      guard(async () => {
        const { schemaVersion, questions } = await countRows(database);
        if (schemaVersion === 0)
          throw new Fault('not-found', `There is no vbagent database at ${location} yet.`);
        await prepareTarget(path, force);
        return { path, format: 'jsonl', bytes: await writeDump(database, path), questions };
      }),
    restore: (path, { force = false } = {}) =>
      guard(async () => {
        await requirePortable(path);
        await refuseForeignTables(database);
        const { questions } = await countRows(database);
        if (questions > 0 && !force) throw replaceRefused(location, questions);
        const keptAside = await replaceBy(database, path, backupFolder);
        return { location, questions: (await countRows(database)).questions, keptAside };
      }),
    describe: () => guard(() => describeDatabase(database)),
    close: () => database.close(),
  };
}

/** Answers where the copy of what was there lies; a dump that cannot be loaded leaves no copy behind. */
async function replaceBy(
  database: Database,
  path: string,
  backupFolder: string,
): Promise<string | undefined> {
  let keptAside: string | undefined;
  try {
    await readDump(database, path, async (transaction) => {
      const schemaVersion = await findSchemaVersion(database, transaction);
      if (schemaVersion === 0) return;
      await keepOthersOut(transaction, schemaVersion);
      keptAside = await copyAside(database, {
        folder: backupFolder,
        occasion: 'before-restore',
        within: transaction,
      });
    });
  } catch (thrown) {
    if (keptAside !== undefined) await rm(keptAside, { force: true });
    throw thrown;
  }
  return keptAside;
}

/** Nobody writes until the transaction ends, so that the copy misses nothing. */
async function keepOthersOut(transaction: Transaction<Schema>, schemaVersion: number): Promise<void> {
  const tables = listTables(schemaVersion).map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in access exclusive mode`.execute(transaction);
}

async function requirePortable(path: string): Promise<void> {
  if ((await detectBackupFormat(path)) === 'jsonl') return;
  throw new Fault('invalid-input', `The file ${path} is an SQLite database, which PostgreSQL cannot read.`, {
    advice: 'Make a portable backup of it with `vbagent backup -o questions.jsonl` and restore that.',
  });
}

async function describeDatabase(database: Database): Promise<DatabaseDescription> {
  await refuseForeignTables(database);
  const { rows } = await sql`select pg_database_size(current_database()) as bytes`.execute(database.kysely);
  const [{ bytes }] = z.tuple([z.object({ bytes: z.number() })]).parse(rows);
  return {
    kind: 'postgres',
    location: database.location,
    ...(await countRows(database)),
    knownSchemaVersion: allMigrations.length,
    bytes,
  };
}
