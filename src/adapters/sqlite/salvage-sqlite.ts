import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DUMP_FORMAT, dumpedTables } from '../database/backup/dump-format.ts';
import { loadDump } from '../database/backup/load-dump.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { connectSqlite } from './open-sqlite.ts';
import { replaceSqliteFile } from './replace-sqlite.ts';

type SalvageReport = {
  readonly rows: number;
  /** The tables with rows that could not be read. */
  readonly incomplete: readonly string[];
  /** The path of the damaged file after the replacement. */
  readonly keptAside: string | undefined;
};

/** True if SQLite reports that the structure of the file is damaged; false for a file that is not a database. */
export function isDamaged(path: string): boolean {
  try {
    return withOpenFile(path, (file) => {
      const [row] = QuickCheck.parse(file.prepare('pragma quick_check(1)').all());
      return row?.quick_check !== 'ok';
    });
  } catch (thrown) {
    return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === CORRUPT;
  }
}

/** The SQLite result code of a damaged file. */
const CORRUPT = 11;
const QuickCheck = z.array(z.object({ quick_check: z.string() }));

/** Replaces a damaged database by a new one with every readable row; the damaged file is kept. */
export async function salvageSqlite(path: string): Promise<SalvageReport> {
  const replacement = `${path}.salvaging-${process.pid}`;
  await rm(replacement, { force: true });
  const content = withOpenFile(path, readReadableRows);
  const database = await connectSqlite(replacement);
  try {
    await loadDump(database, toDumpLines(content));
  } finally {
    await database.close();
  }
  const keptAside = await replaceSqliteFile(path, replacement);
  const incomplete = content.tables.filter(({ isComplete }) => !isComplete).map(({ table }) => table);
  return { rows: content.tables.reduce((sum, { rows }) => sum + rows.length, 0), incomplete, keptAside };
}

type Row = Readonly<Record<string, unknown>>;
type ReadableTable = { readonly table: string; readonly rows: readonly Row[]; readonly isComplete: boolean };
type ReadableContent = { readonly schemaVersion: number; readonly tables: readonly ReadableTable[] };

function readReadableRows(file: DatabaseSync): ReadableContent {
  const schemaVersion = readSchemaVersion(file);
  const tables = dumpedTables
    .filter(({ since }) => since <= schemaVersion)
    .map(({ table }) => ({ table, ...readTable(file, table) }));
  return { schemaVersion, tables };
}

function readSchemaVersion(file: DatabaseSync): number {
  try {
    return file.prepare('select version from vbagent_migrations').all().length || allMigrations.length;
  } catch {
    return allMigrations.length;
  }
}

/** Reads from the first row forwards to the damage, then from the last row backwards to it. The row id is selected as `#`. */
function readTable(file: DatabaseSync, table: string): { rows: Row[]; isComplete: boolean } {
  const forward = readRows(file, `select rowid as "#", * from ${table} order by rowid`);
  if (forward.isComplete) return { rows: forward.rows.map(omitRowId), isComplete: true };
  const backward = readRows(file, `select rowid as "#", * from ${table} order by rowid desc`);
  const lastRowId = Number(forward.rows.at(-1)?.['#'] ?? 0);
  const rowsAfterDamage = backward.rows.filter((row) => Number(row['#']) > lastRowId).toReversed();
  return { rows: [...forward.rows, ...rowsAfterDamage].map(omitRowId), isComplete: false };
}

function readRows(file: DatabaseSync, query: string): { rows: Row[]; isComplete: boolean } {
  const rows: Row[] = [];
  try {
    for (const row of file.prepare(query).iterate()) rows.push(row);
    return { rows, isComplete: true };
  } catch {
    return { rows, isComplete: false };
  }
}

function omitRowId({ '#': _rowId, ...row }: Row): Row {
  return row;
}

async function* toDumpLines({ schemaVersion, tables }: ReadableContent): AsyncGenerator<string> {
  yield JSON.stringify({ format: DUMP_FORMAT, schemaVersion, createdAt: new Date().toISOString() });
  let count = 0;
  for (const { table, rows } of tables) {
    for (const row of rows) {
      count++;
      yield JSON.stringify({ table, row });
    }
  }
  yield JSON.stringify({ end: true, rows: count });
}

function withOpenFile<T>(path: string, work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return work(file);
  } finally {
    file.close();
  }
}
