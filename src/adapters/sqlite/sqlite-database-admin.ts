import { access, constants, realpath, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import { Fault } from '../../domain/fault.ts';
import type { BackupFormat, DatabaseAdmin, DatabaseDescription } from '../../ports/database-admin.ts';
import {
  createReplaceConflict,
  detectBackupFormat,
  prepareBackupPath,
  readDump,
  writeDump,
} from '../database/backup/backup-file.ts';
import { readDatabaseSummary } from '../database/backup/database-summary.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { makeFolder } from '../files/make-folder.ts';
import { copySqlite } from './copy-sqlite.ts';
import { connectSqlite, guardSqlite, refuseForeignDatabase } from './open-sqlite.ts';
import { replaceSqliteFile } from './replace-sqlite.ts';

const FORCE_ADVICE = 'Back it up first, or replace it with --force; the old file is then kept.';

/** Creates the administration of a database file; the file is open only during an operation. */
export function createSqliteDatabaseAdmin(path: string): DatabaseAdmin {
  return {
    backup: (target, { force = false } = {}) =>
      guardSqlite(path, async () => {
        await requireDatabase(path);
        await prepareBackupPath(target, force);
        const { questions } = await readFileSummary(path);
        const format = target.endsWith('.jsonl') ? 'jsonl' : 'sqlite';
        const bytes = format === 'jsonl' ? await writeDumpFile(path, target) : await copySqlite(path, target);
        return { path: target, format, bytes, questions };
      }),
    restore: (source, { force = false } = {}) =>
      guardSqlite(path, async () => {
        await refuseOwnFile(path, source);
        const format = await detectBackupFormat(source);
        if (!force) await refuseToReplace(path);
        const replacement = `${path}.restoring-${process.pid}`;
        try {
          const questions = await prepareReplacement(source, format, replacement);
          return { location: path, questions, keptAside: await replaceSqliteFile(path, replacement) };
        } finally {
          await rm(replacement, { force: true });
        }
      }),
    describe: () => guardSqlite(path, () => describeFile(path)),
    close: async () => {},
  };
}

async function describeFile(path: string): Promise<DatabaseDescription> {
  const file = await stat(path).catch(() => undefined);
  const { schemaVersion, questions } = file
    ? await readFileSummary(path)
    : { schemaVersion: 0, questions: 0 };
  return {
    kind: 'sqlite',
    location: path,
    schemaVersion,
    knownSchemaVersion: allMigrations.length,
    questions,
    bytes: file?.size ?? 0,
  };
}

/** Returns the schema version and the number of questions of a file; throws a `conflict` fault if the schema is newer than the program. */
async function readFileSummary(
  path: string,
  name = path,
): Promise<{ schemaVersion: number; questions: number }> {
  const database = await connectSqlite(path, { readOnly: true, name });
  try {
    return await database.guard(async () => {
      await refuseForeignDatabase(database);
      return readDatabaseSummary(database);
    });
  } finally {
    await database.close();
  }
}

/** Creates the new database file from a backup and returns its number of questions. */
async function prepareReplacement(source: string, format: BackupFormat, target: string): Promise<number> {
  await requireWritable(dirname(resolve(target)));
  await rm(target, { force: true });
  if (format === 'sqlite') await guardSqlite(source, () => copySqlite(source, target));
  else await loadDumpInto(target, source);
  const { schemaVersion, questions } = await readFileSummary(target, source);
  if (schemaVersion === 0) {
    throw new Fault('invalid-input', `The file ${source} is an empty database.`);
  }
  return questions;
}

async function loadDumpInto(path: string, source: string): Promise<void> {
  const database = await connectSqlite(path, { name: source });
  try {
    await readDump(database, source);
    // Merges the write-ahead log, so that only one file remains.
    await sql`pragma journal_mode = delete`.execute(database.allInstitutions);
  } finally {
    await database.close();
  }
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new Fault('invalid-input', `The folder ${folder} of the database is not writable.`, { cause });
  }
}

async function writeDumpFile(path: string, target: string): Promise<number> {
  const database = await connectSqlite(path, { readOnly: true });
  try {
    return await writeDump(database, target);
  } finally {
    await database.close();
  }
}

async function requireDatabase(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  throw new Fault('not-found', `There is no database at ${path} yet.`);
}

async function refuseOwnFile(path: string, source: string): Promise<void> {
  const [databasePath, sourcePath] = await Promise.all(
    [path, source].map((name) => realpath(name).catch(() => name)),
  );
  if (databasePath === sourcePath)
    throw new Fault('invalid-input', `The file ${source} is the database itself, not a backup of it.`);
}

/** Throws a `conflict` fault if the database has questions; an unreadable file is not checked. */
async function refuseToReplace(path: string): Promise<void> {
  if (!(await stat(path).catch(() => undefined))) return;
  const database = await connectSqlite(path, { readOnly: true }).catch(() => undefined);
  if (database === undefined) return;
  try {
    await refuseForeignDatabase(database);
    const { questions } = await readDatabaseSummary(database);
    if (questions > 0) throw createReplaceConflict(path, questions);
  } catch (thrown) {
    // Other errors are ignored: an unreadable file may be replaced, because it is kept.
    if (thrown instanceof Fault)
      throw new Fault(thrown.kind, thrown.message, { cause: thrown, advice: FORCE_ADVICE });
  } finally {
    await database.close();
  }
}
