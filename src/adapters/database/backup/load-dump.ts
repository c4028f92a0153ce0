import { sql } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import { rebuildQuestionIndex } from '../bank/rebuild-question-index.ts';
import type { Database } from '../connection/database.ts';
import { createInstitutionPlugin } from '../connection/institution-plugin.ts';
import { nameForInstitution } from '../connection/table-scopes.ts';
import { rebuildExampleIndex } from '../examples/rebuild-example-index.ts';
import { listInstitutionIds } from '../institutions/list-institution-ids.ts';
import { createSearchTables, dropSearchTables } from '../institutions/search-tables.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import {
  applyMigrations,
  createNewerSchemaFault,
  findSchemaVersion,
} from '../migrations/migrate-database.ts';
import type { Tx } from '../schema/schema.ts';
import { DumpEnd, DumpHeader, DumpRow, listTables } from './dump-format.ts';

const ROWS_PER_STATEMENT = 100;
const DumpLine = z.union([DumpRow, DumpEnd]);

/** A step that runs under the lock, before anything is replaced. */
export type BeforeLoading = (tx: Tx) => Promise<void>;

/**
 * Replaces the content of the database by a dump, in one transaction. The rows are inserted into the schema version of
 * the dump; then the newer migrations run.
 */
export async function loadDump(
  database: Database,
  lines: AsyncIterable<string>,
  beforeLoading: BeforeLoading = async () => {},
): Promise<void> {
  const reader = lines[Symbol.asyncIterator]();
  const header = parseLine(DumpHeader, (await reader.next()).value, 1);
  if (header.schemaVersion > allMigrations.length) {
    throw createNewerSchemaFault('The dump', header.schemaVersion, allMigrations.length);
  }
  await database.allInstitutions.transaction().execute(async (tx) => {
    await database.lockForWriting(tx, 'migrations');
    await beforeLoading(tx);
    await dropOtherSearchTables(database, tx);
    await dropTables(tx, await findSchemaVersion(database, tx));
    await applyMigrations(database, tx, allMigrations.slice(0, header.schemaVersion));
    await insertRows(tx, reader);
    await applyMigrations(database, tx, allMigrations);
    await database.resetCounters(tx);
    await rebuildSearchTables(database, tx);
  });
}

/** Drops our tables in reverse order, so that a table is dropped before the tables that it references. */
async function dropTables(tx: Tx, schemaVersion: number): Promise<void> {
  for (const table of listTables(schemaVersion).reverse()) await tx.schema.dropTable(table).execute();
}

/** Drops the search tables of all institutions except `default`, which are not in the list of tables. */
async function dropOtherSearchTables(database: Database, tx: Tx): Promise<void> {
  if (!(await database.hasTable(tx, 'institutions'))) return;
  for (const id of await listOtherInstitutions(tx))
    if (await database.hasTable(tx, nameForInstitution('question_search', id)))
      await dropSearchTables(tx, id);
}

async function rebuildSearchTables(database: Database, tx: Tx): Promise<void> {
  for (const id of await listInstitutionIds(tx)) {
    if (!(await database.hasTable(tx, nameForInstitution('question_search', id))))
      await createSearchTables(tx, database.kind, id);
    const limited = tx.withPlugin(createInstitutionPlugin(id));
    await rebuildQuestionIndex(limited, { onlyActive: true });
    await rebuildExampleIndex(limited);
  }
}

async function listOtherInstitutions(tx: Tx): Promise<string[]> {
  return (await listInstitutionIds(tx)).filter((id) => id !== DEFAULT_INSTITUTION);
}

async function insertRows(tx: Tx, lines: AsyncIterator<string>): Promise<void> {
  let pendingRows: DumpRow[] = [];
  const flush = async (): Promise<void> => {
    await insertInOneStatement(tx, pendingRows);
    pendingRows = [];
  };
  for (let count = 0; ; count++) {
    const { value } = await lines.next();
    // Line 1 is the header, so the first row is on line 2.
    const parsed = parseLine(DumpLine, value, count + 2);
    if ('end' in parsed) {
      if (parsed.rows !== count) throw createInvalidDumpFault(`it contains ${count} of ${parsed.rows} rows`);
      return flush();
    }
    if (pendingRows.length >= ROWS_PER_STATEMENT || !canInsertTogether(pendingRows[0], parsed)) await flush();
    pendingRows.push(parsed);
  }
}

/** True if both rows have the same table and columns, as one statement requires. */
function canInsertTogether(first: DumpRow | undefined, next: DumpRow): boolean {
  if (first === undefined) return true;
  return first.table === next.table && Object.keys(first.row).join() === Object.keys(next.row).join();
}

async function insertInOneStatement(tx: Tx, rows: readonly DumpRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first.row).map((column) => sql.ref(column)));
  const values = rows.map(({ row }) => sql`(${sql.join(Object.values(row))})`);
  await sql`insert into ${sql.table(first.table)} (${columns}) values ${sql.join(values)}`.execute(tx);
}

function parseLine<T>(schema: z.ZodType<T>, line: string | undefined, lineNumber: number): T {
  if (line === undefined) throw createInvalidDumpFault('it is incomplete');
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw createInvalidDumpFault(`line ${lineNumber} is not a valid dump line`, cause);
  }
}

function createInvalidDumpFault(reason: string, cause?: unknown): Fault {
  return new Fault('invalid-input', `The dump cannot be restored: ${reason}.`, {
    cause,
    advice: 'Nothing was changed; use another backup.',
  });
}
