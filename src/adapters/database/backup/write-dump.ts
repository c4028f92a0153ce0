import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../connection/database.ts';
import { findSchemaVersion } from '../migrations/migrate-database.ts';
import type { Schema } from '../schema/schema.ts';
import { DUMP_FORMAT, type DumpHeader, dumpedTables } from './dump-format.ts';

const ROWS_AT_ONCE = 500;
const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));
type Row = z.infer<typeof Rows>[number];

/** The lines of a portable dump: every table as it stood at one moment, read in small pieces. */
export async function* dumpLines(database: Database): AsyncGenerator<string> {
  const transaction = await database.kysely
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* dumpLinesWithin(database, transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

/** The same by a transaction of the caller, who has seen to it that nobody writes meanwhile. */
export async function* dumpLinesWithin(
  database: Database,
  transaction: Transaction<Schema>,
): AsyncGenerator<string> {
  const schemaVersion = await findSchemaVersion(database, transaction);
  const createdAt = new Date().toISOString();
  yield line({ format: DUMP_FORMAT, schemaVersion, createdAt } satisfies DumpHeader);
  let count = 0;
  for (const { table, key, since } of dumpedTables) {
    if (since > schemaVersion) continue;
    for await (const row of rowsByKey(transaction, table, key)) {
      count += 1;
      yield line({ table, row });
    }
  }
  yield line({ end: true, rows: count });
}

async function* rowsByKey(
  transaction: Transaction<Schema>,
  table: string,
  key: readonly string[],
): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const position = last && sql.join(key.map((column) => last?.[column]));
    const beyond = position ? sql`where (${columns}) > (${position})` : sql``;
    const page = await sql`
      select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}
    `.execute(transaction);
    const rows = Rows.parse(page.rows);
    yield* rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
