import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../connection/database.ts';
import { findSchemaVersion } from '../migrations/migrate-database.ts';
import type { Tx } from '../schema/schema.ts';
import { DUMP_FORMAT, type DumpHeader, dumpedTables, listKeyColumns } from './dump-format.ts';

const PAGE_SIZE = 500;
const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));
type Row = z.infer<typeof Rows>[number];

/** Yields the lines of a portable dump: a consistent snapshot of every table, read in pages. */
export async function* dumpLines(database: Database): AsyncGenerator<string> {
  const tx = await database.allInstitutions
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* dumpLinesInTransaction(database, tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** Like `dumpLines`, but in a transaction of the caller, which must prevent concurrent writes. */
export async function* dumpLinesInTransaction(database: Database, tx: Tx): AsyncGenerator<string> {
  const schemaVersion = await findSchemaVersion(database, tx);
  const createdAt = new Date().toISOString();
  yield toLine({ format: DUMP_FORMAT, schemaVersion, createdAt } satisfies DumpHeader);
  let count = 0;
  for (const { table, key, since } of dumpedTables) {
    if (since > schemaVersion) continue;
    for await (const row of readRowsByKey(tx, table, listKeyColumns(table, key, schemaVersion))) {
      count += 1;
      yield toLine({ table, row });
    }
  }
  yield toLine({ end: true, rows: count });
}

async function* readRowsByKey(tx: Tx, table: string, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let lastRow: Row | undefined;
  do {
    const lastKey = lastRow && sql.join(key.map((column) => lastRow?.[column]));
    const afterLastRow = lastKey ? sql`where (${columns}) > (${lastKey})` : sql``;
    const page = await sql`
      select * from ${sql.table(table)} ${afterLastRow} order by ${columns} limit ${sql.lit(PAGE_SIZE)}
    `.execute(tx);
    const rows = Rows.parse(page.rows);
    yield* rows;
    lastRow = rows.at(-1);
  } while (lastRow !== undefined);
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
