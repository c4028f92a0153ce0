import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Fault } from '../../domain/fault.ts';
import { timeForFileName } from '../database/backup/write-file-atomically.ts';
import type { Database } from '../database/connection/database.ts';
import { type MigrationPlan, migrateDatabase } from '../database/migrations/migrate-database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { makeFolder } from '../files/make-folder.ts';
import { copySqlite } from './copy-sqlite.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { openForReading } from './open-for-reading.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from './retry-while-busy.ts';
import { isNoAccess, sqliteFault } from './sqlite-faults.ts';
import { sqliteExampleText, sqliteFullText } from './sqlite-full-text.ts';

/**
 * Opens the file, makes it when it is missing, and brings it to the newest schema. One that may only be read is opened
 * for reading, and then refuses to be written to.
 */
export async function openSqlite(
  path: string,
  {
    migrations,
    survives,
  }: Partial<Pick<MigrationPlan, 'migrations'>> & Pick<ConnectOptions, 'survives'> = {},
): Promise<Database> {
  const plan = migrations === undefined ? {} : { migrations };
  const database = await connectSqlite(path, { orReadOnly: true, ...(survives && { survives }) });
  try {
    await database.guard(async () => {
      await refuseForeignDatabase(database);
      await migrateDatabase(database, { ...plan, backUp: (version) => backUpBefore(path, version) });
    });
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  return database;
}

export type ConnectOptions = {
  readonly readOnly?: boolean;
  /** Reads a file that may not be written to. */
  readonly orReadOnly?: boolean;
  /**
   * What the last moments of writing survive: a power cut, or only the end of a process, which is a hundred times faster.
   * Either way the file is never damaged.
   */
  readonly survives?: 'power-cut' | 'killing';
  /** How faults call the file, when its path means nothing to a person. */
  readonly name?: string;
};

/** Opens the file as it is, whatever its schema; for reading it must exist. */
export async function connectSqlite(path: string, options: ConnectOptions = {}): Promise<Database> {
  const location = options.name ?? path;
  const guard = <T>(work: () => Promise<T>): Promise<T> => guardSqlite(location, work);
  const file = await guard(() => openAs(path, options));
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) });
  return {
    kind: 'sqlite',
    location,
    kysely,
    fullText: sqliteFullText,
    exampleText: sqliteExampleText,
    // A writing transaction already has the file to itself.
    lockForWriting: async () => {},
    // The `autoincrement` of the table sees to it.
    settleKeys: async () => {},
    hasTable: (executor, name) => hasTable(executor, name),
    guard,
    close: async () => {
      await kysely.destroy();
      // Kysely closes the file only when it has run a query.
      if (file.isOpen) file.close();
    },
  };
}

async function hasTable(executor: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(
    executor,
  );
  return rows.length > 0;
}

export async function guardSqlite<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw sqliteFault(thrown, path);
  }
}

async function openAs(path: string, options: ConnectOptions): Promise<DatabaseSync> {
  const { readOnly, orReadOnly, survives = 'power-cut' } = options;
  if (readOnly) return openForReading(path, BUSY_TIMEOUT_MS);
  try {
    return await openFile(path, survives);
  } catch (thrown) {
    if (!orReadOnly || !isNoAccess(thrown) || !isFile(path)) throw thrown;
    return openForReading(path, BUSY_TIMEOUT_MS);
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

async function openFile(path: string, survives: 'power-cut' | 'killing'): Promise<DatabaseSync> {
  await makeFolderOf(path);
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    const synchronous = survives === 'killing' ? 'normal' : 'full';
    await retryWhileBusy(() => file.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`));
  } catch (thrown) {
    file.close();
    throw thrown;
  }
  return file;
}

async function makeFolderOf(path: string): Promise<void> {
  try {
    await makeFolder(dirname(resolve(path)));
  } catch (cause) {
    throw new Fault('invalid-input', `The folder of the database ${path} cannot be made.`, {
      cause,
      advice: 'Set VBAGENT_DATABASE to a file in a folder you may write to.',
    });
  }
}

/** A database that holds tables and none of ours is `invalid-input`. */
export async function refuseForeignDatabase(database: Database): Promise<void> {
  if (await database.hasTable(database.kysely, 'vbagent_migrations')) return;
  const { rows } = await sql`select name from sqlite_master limit 1`.execute(database.kysely);
  if (rows.length === 0) return;
  throw new Fault('invalid-input', `The file ${database.location} is a database of another program.`, {
    advice: 'Set VBAGENT_DATABASE to another file.',
  });
}

async function backUpBefore(path: string, version: number): Promise<void> {
  await copySqlite(path, `${path}.schema-${version}-${timeForFileName()}.backup`);
}
