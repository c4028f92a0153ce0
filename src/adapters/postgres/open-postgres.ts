import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { dumpedTables } from '../database/backup/dump-format.ts';
import type { Database } from '../database/connection/database.ts';
import { type MigrationPlan, migrateDatabase } from '../database/migrations/migrate-database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { BACKUP_FOLDER, copyAside } from './copy-aside.ts';
import { locationOf } from './postgres-address.ts';
import { postgresFault } from './postgres-faults.ts';
import { postgresExampleText, postgresFullText } from './postgres-full-text.ts';
import { refuseForeignTables } from './refuse-foreign-tables.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const INT8 = 20;
const TIMESTAMPTZ = 1184;

export type OpenOptions = Pick<MigrationPlan, 'migrations'> & {
  /** Where the copy goes that is made before the schema changes. */
  readonly backupFolder?: string;
};

/** Connects and brings the database to the newest schema, after a copy of it when it holds an older one. */
export async function openPostgres(
  databaseUrl: string,
  { backupFolder = BACKUP_FOLDER, ...plan }: OpenOptions = {},
): Promise<Database> {
  const database = connectPostgres(databaseUrl);
  const backUp = async (version: number): Promise<void> => {
    await copyAside(database, { folder: backupFolder, occasion: `schema-${version}` });
  };
  try {
    await database.guard(async () => {
      await refuseForeignTables(database);
      await migrateDatabase(database, { ...plan, backUp });
    });
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  return database;
}

/** Connects to the database as it is, whatever its schema. */
export function connectPostgres(databaseUrl: string): Database {
  const location = locationOf(databaseUrl);
  const pool = createPool(databaseUrl);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    location,
    kysely,
    fullText: postgresFullText,
    exampleText: postgresExampleText,
    lockForWriting: async (transaction, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`vbagent ${name}`}, 0))`.execute(transaction);
    },
    hasTable: (executor, name) => hasTable(executor, name),
    settleKeys: (transaction) => settleKeys(transaction),
    guard: async (work) => {
      try {
        return await work();
      } catch (thrown) {
        throw postgresFault(thrown, location);
      }
    },
    close: async () => {
      await kysely.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Asks the catalogue's rows: `to_regclass` answers from a cache that misses what another session has just made. */
async function hasTable(executor: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}
  `.execute(executor);
  return rows.length > 0;
}

async function settleKeys(transaction: Transaction<Schema>): Promise<void> {
  for (const { table, key, counter = key.find((column) => column === 'seq') } of dumpedTables) {
    if (counter === undefined) continue;
    const next = sql`coalesce((select max(${sql.ref(counter)}) from ${sql.table(table)}), 0) + 1`;
    await sql`select setval(pg_get_serial_sequence(${table}, ${counter}), ${next}, false)`.execute(
      transaction,
    );
  }
}

function createPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'vbagent',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => ownParsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // A connection that breaks, idle or between two statements, is replaced at the next query; without listeners it would
  // end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Counts as numbers and times as ISO 8601 in UTC, as SQLite gives them. */
const ownParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
