import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { formatTimeForFileName } from '../database/backup/write-file-atomically.ts';
import { type Database, limitToInstitution } from '../database/connection/database.ts';
import { type MigrationPlan, migrateDatabase } from '../database/migrations/migrate-database.ts';
import type { Db, Schema } from '../database/schema/schema.ts';
import { makeFolder } from '../files/make-folder.ts';
import { copySqlite } from './copy-sqlite.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { openForReading } from './open-for-reading.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from './retry-while-busy.ts';
import { isAccessDenied, toSqliteFault } from './sqlite-faults.ts';
import { sqliteExampleText, sqliteFullText } from './sqlite-full-text.ts';
import { createWalSync, NO_SYNC, type WalSync } from './wal-sync.ts';

/**
 * Opens the file, creates it if it does not exist, and migrates it to the newest schema. A read-only file is opened for
 * reading; writes to it fail.
 */
export async function openSqlite(
  path: string,
  { durability, ...plan }: Pick<MigrationPlan, 'migrations'> & Pick<ConnectOptions, 'durability'> = {},
): Promise<Database> {
  const database = await connectSqlite(path, { allowReadOnly: true, ...(durability && { durability }) });
  try {
    await database.guard(async () => {
      await refuseForeignDatabase(database);
      let isUpgraded = false;
      const backUp = async (version: number): Promise<void> => {
        await copyBeforeMigration(path, version);
        isUpgraded = true;
      };
      await migrateDatabase(database, { ...plan, backUp });
      // Removes the bytes of rows that earlier versions deleted without overwriting them.
      if (isUpgraded) await sql`vacuum`.execute(database.allInstitutions);
      await sql`pragma foreign_keys = on`.execute(database.allInstitutions);
    });
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  return database;
}

type ConnectOptions = {
  readonly readOnly?: boolean;
  /** Falls back to reading if the file is not writable. */
  readonly allowReadOnly?: boolean;
  /**
   * The event that acknowledged writes survive: a power cut, or only the end of the process, which is a hundred times
   * faster. Neither event damages the file.
   */
  readonly durability?: 'power-cut' | 'process-kill';
  /** The name of the file in messages; by default its path. */
  readonly name?: string;
};

/** Opens the file without checking or migrating its schema. With `readOnly`, the file must exist. */
export async function connectSqlite(path: string, options: ConnectOptions = {}): Promise<Database> {
  const location = options.name ?? path;
  const guardUnsynced = <T>(work: () => Promise<T>): Promise<T> => guardSqlite(location, work);
  const file = await guardUnsynced(() => openInMode(path, options));
  const walSync = options.durability === 'process-kill' ? NO_SYNC : openWalSync(file);
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file, walSync) });
  return limitToInstitution({
    kind: 'sqlite',
    location,
    allInstitutions: kysely,
    fullText: sqliteFullText,
    exampleText: sqliteExampleText,
    // A write transaction already has exclusive access to the file.
    lockForWriting: async () => {},
    // `autoincrement` never reuses a key.
    resetCounters: async () => {},
    removeTraces: () => removeTraces(kysely, file),
    hasTable: (executor, name) => hasTable(executor, name),
    guard: (work) => guardUnsynced(() => walSync.runSynced(work)),
    guardUnsynced,
    close: async () => {
      await walSync.close();
      await kysely.destroy();
      // Kysely closes the file only if it has run a query.
      if (file.isOpen) file.close();
    },
  });
}

/** Returns the sync of the write-ahead log; nothing to sync for a file that has none or is only read. */
function openWalSync(file: DatabaseSync): WalSync {
  const { journal_mode: mode } = z
    .object({ journal_mode: z.string() })
    .parse(file.prepare('pragma journal_mode').get());
  const path = file.location();
  return mode === 'wal' && path !== null ? createWalSync(`${path}-wal`) : NO_SYNC;
}

const OWNER_ONLY = 0o600;
const MAX_CHECKPOINTS = 100;
const CHECKPOINT_PAUSE_MS = 100;

/** Merges the full-text indexes, which keep deleted words until then, and empties the write-ahead log. */
async function removeTraces(kysely: Db, file: DatabaseSync): Promise<void> {
  const { rows } = await sql`select name from sqlite_master where sql like 'create virtual table%'`.execute(
    kysely,
  );
  for (const row of rows) {
    const table = sql.table(z.object({ name: z.string() }).parse(row).name);
    await kysely
      .transaction()
      .execute((tx) => sql`insert into ${table} (${table}) values ('optimize')`.execute(tx));
  }
  for (let attempt = 1; attempt <= MAX_CHECKPOINTS; attempt++) {
    const { busy } = z
      .object({ busy: z.number() })
      .parse(file.prepare('pragma wal_checkpoint(truncate)').get());
    if (busy === 0) return;
    await pause(CHECKPOINT_PAUSE_MS);
  }
  throw new Fault('conflict', 'The data is deleted, but the write-ahead log still contains it.', {
    advice: 'Another process is reading the database for a long time. Stop it and repeat the command.',
  });
}

async function hasTable(executor: Db, name: string): Promise<boolean> {
  const tables = sql`select 1 from sqlite_master where type = 'table' and name = ${name}`;
  return (await tables.execute(executor)).rows.length > 0;
}

/** Runs the work and translates SQLite errors into faults. */
export async function guardSqlite<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw toSqliteFault(thrown, path);
  }
}

async function openInMode(path: string, options: ConnectOptions): Promise<DatabaseSync> {
  const { readOnly, allowReadOnly } = options;
  if (readOnly) return openForReading(path, BUSY_TIMEOUT_MS);
  try {
    return await openFile(path);
  } catch (thrown) {
    if (!allowReadOnly || !isAccessDenied(thrown) || !isFile(path)) throw thrown;
    return openForReading(path, BUSY_TIMEOUT_MS);
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

async function openFile(path: string): Promise<DatabaseSync> {
  await createParentFolder(path);
  if (path !== ':memory:') restrictAccess(path);
  // Foreign keys are checked only after migrations: replacing a table would delete the rows that refer to it.
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: false });
  try {
    // With `normal`, SQLite calls fsync only when it empties the write-ahead log; `wal-sync.ts` does it after writes.
    await retryWhileBusy(() =>
      file.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on'),
    );
  } catch (thrown) {
    file.close();
    throw thrown;
  }
  return file;
}

/** Lets only the owner read the file; SQLite gives its other files the same mode. A file of another user keeps its mode. */
function restrictAccess(path: string): void {
  try {
    closeSync(openSync(path, 'a', OWNER_ONLY));
    chmodSync(path, OWNER_ONLY);
  } catch (thrown) {
    // SQLite reports later why a file cannot be opened.
    if (!(thrown instanceof Error && 'code' in thrown)) throw thrown;
  }
}

async function createParentFolder(path: string): Promise<void> {
  try {
    await makeFolder(dirname(resolve(path)));
  } catch (cause) {
    throw new Fault('invalid-input', `The folder of the database ${path} cannot be created.`, {
      cause,
      advice: 'Set VBAGENT_DATABASE to a file in a writable folder.',
    });
  }
}

/** Throws an `invalid-input` fault if the database has tables but none of ours. */
export async function refuseForeignDatabase(database: Database): Promise<void> {
  if (await database.hasTable(database.allInstitutions, 'vbagent_migrations')) return;
  const { rows } = await sql`select name from sqlite_master limit 1`.execute(database.allInstitutions);
  if (rows.length === 0) return;
  throw new Fault('invalid-input', `The file ${database.location} is a database of another program.`, {
    advice: 'Set VBAGENT_DATABASE to another file.',
  });
}

async function copyBeforeMigration(path: string, version: number): Promise<void> {
  await copySqlite(path, `${path}.schema-${version}-${formatTimeForFileName()}.backup`);
}
