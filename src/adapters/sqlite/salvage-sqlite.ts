import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DUMP_FORMAT, dumpedTables } from '../database/backup/dump-format.ts';
import { loadDump } from '../database/backup/load-dump.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { connectSqlite } from './open-sqlite.ts';
import { replaceSqlite } from './replace-sqlite.ts';

export type Salvage = {
  readonly rows: number;
  /** Tables of which some rows could not be read. */
  readonly incomplete: readonly string[];
  /** Where the damaged file lies now. */
  readonly keptAside: string | undefined;
};

/** Whether SQLite finds the file's structure broken; a file that is no database at all is another matter. */
export function isDamaged(path: string): boolean {
  try {
    return withFile(path, (file) => {
      const [row] = QuickCheck.parse(file.prepare('pragma quick_check(1)').all());
      return row?.quick_check !== 'ok';
    });
  } catch (thrown) {
    return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === CORRUPT;
  }
}

const CORRUPT = 11;
const QuickCheck = z.array(z.object({ quick_check: z.string() }));

/** Puts a new database with every row that can still be read in the place of a damaged one, which is kept aside. */
export async function salvageSqlite(path: string): Promise<Salvage> {
  const replacement = `${path}.salvaging-${process.pid}`;
  await rm(replacement, { force: true });
  const found = withFile(path, readWhatIsLeft);
  const database = await connectSqlite(replacement);
  try {
    await loadDump(database, asDump(found));
  } finally {
    await database.close();
  }
  const keptAside = await replaceSqlite(path, replacement);
  const incomplete = found.tables.filter(({ whole }) => !whole).map(({ table }) => table);
  return { rows: found.tables.reduce((sum, { rows }) => sum + rows.length, 0), incomplete, keptAside };
}

type Row = Readonly<Record<string, unknown>>;
type Readable = { readonly table: string; readonly rows: readonly Row[]; readonly whole: boolean };
type Found = { readonly schemaVersion: number; readonly tables: readonly Readable[] };

function readWhatIsLeft(file: DatabaseSync): Found {
  const schemaVersion = readVersion(file);
  const tables = dumpedTables
    .filter(({ since }) => since <= schemaVersion)
    .map(({ table }) => ({ table, ...readTable(file, table) }));
  return { schemaVersion, tables };
}

function readVersion(file: DatabaseSync): number {
  try {
    return file.prepare('select version from vbagent_migrations').all().length || allMigrations.length;
  } catch {
    return allMigrations.length;
  }
}

/** From the first row up to the damage, and from the last row down to it. */
function readTable(file: DatabaseSync, table: string): { rows: Row[]; whole: boolean } {
  const up = readRows(file, `select rowid as "#", * from ${table} order by rowid`);
  if (up.whole) return { rows: up.rows.map(withoutPlace), whole: true };
  const down = readRows(file, `select rowid as "#", * from ${table} order by rowid desc`);
  const last = Number(up.rows.at(-1)?.['#'] ?? 0);
  const beyond = down.rows.filter((row) => Number(row['#']) > last).toReversed();
  return { rows: [...up.rows, ...beyond].map(withoutPlace), whole: false };
}

function readRows(file: DatabaseSync, query: string): { rows: Row[]; whole: boolean } {
  const rows: Row[] = [];
  try {
    for (const row of file.prepare(query).iterate()) rows.push(row);
    return { rows, whole: true };
  } catch {
    return { rows, whole: false };
  }
}

function withoutPlace({ '#': _place, ...row }: Row): Row {
  return row;
}

async function* asDump({ schemaVersion, tables }: Found): AsyncGenerator<string> {
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

function withFile<T>(path: string, work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return work(file);
  } finally {
    file.close();
  }
}
