import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { dumpedTables } from '../database/backup/dump-format.ts';
import { type Database, limitToInstitution } from '../database/connection/database.ts';
import { type MigrationPlan, migrateDatabase } from '../database/migrations/migrate-database.ts';
import type { Db, Schema, Tx } from '../database/schema/schema.ts';
import { toPostgresFault } from './postgres-faults.ts';
import { postgresExampleText, postgresFullText } from './postgres-full-text.ts';
import { redactDatabaseUrl } from './redact-database-url.ts';
import { refuseForeignTables } from './refuse-foreign-tables.ts';
import { DEFAULT_BACKUP_FOLDER, writeSafetyCopy } from './write-safety-copy.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const INT8_TYPE_ID = 20;
const TIMESTAMPTZ_TYPE_ID = 1184;

type OpenOptions = Pick<MigrationPlan, 'migrations'> & {
  /** The folder of the copy that is written before the schema changes. */
  readonly backupFolder?: string;
};

/** Connects and migrates the database to the newest schema; a database with an older schema is copied first. */
export async function openPostgres(
  databaseUrl: string,
  { backupFolder = DEFAULT_BACKUP_FOLDER, ...plan }: OpenOptions = {},
): Promise<Database> {
  const database = connectPostgres(databaseUrl);
  const backUp = async (version: number): Promise<void> => {
    await writeSafetyCopy(database, { folder: backupFolder, occasion: `schema-${version}` });
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

/** Connects to the database without checking or migrating its schema. */
export function connectPostgres(databaseUrl: string): Database {
  const location = redactDatabaseUrl(databaseUrl);
  const pool = createPool(databaseUrl);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (thrown) {
      throw toPostgresFault(thrown, location);
    }
  };
  return limitToInstitution({
    kind: 'postgres',
    location,
    allInstitutions: kysely,
    fullText: postgresFullText,
    exampleText: postgresExampleText,
    lockForWriting: async (tx, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`vbagent ${name}`}, 0))`.execute(tx);
    },
    removeTraces: async () => {
      await sql`vacuum`.execute(kysely);
    },
    hasTable: (executor, name) => hasTable(executor, name),
    resetCounters: (tx) => resetCounters(tx),
    readPool: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    guard,
    guardUnsynced: guard,
    close: async () => {
      await kysely.destroy();
      if (!pool.ended) await pool.end();
    },
  });
}

/** Looks up a table in the catalogue, because `to_regclass` uses a cache that misses tables another session has just created. */
async function hasTable(executor: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}
  `.execute(executor);
  return rows.length > 0;
}

async function resetCounters(tx: Tx): Promise<void> {
  for (const { table, key, counter = key.find((column) => column === 'seq') } of dumpedTables) {
    if (counter === undefined) continue;
    const nextKey = sql`coalesce((select max(${sql.ref(counter)}) from ${sql.table(table)}), 0) + 1`;
    await sql`select setval(pg_get_serial_sequence(${table}, ${counter}), ${nextKey}, false)`.execute(tx);
  }
}

function createPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'vbagent',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => parserByTypeId[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // A broken connection is replaced at the next query; without these listeners its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Parsers that return counts as numbers and times as ISO 8601 in UTC, as SQLite does. */
const parserByTypeId: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8_TYPE_ID]: Number,
  [TIMESTAMPTZ_TYPE_ID]: (text) => new Date(text).toISOString(),
};
