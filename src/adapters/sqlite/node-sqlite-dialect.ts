import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { retryWhileBusy } from './retry-while-busy.ts';

const MAX_CACHED_STATEMENTS = 500;

/** Kysely on Node's own SQLite; the database is closed with the Kysely instance. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    const prepare = cacheStatements(database);
    const config = { database: { prepare, close: () => database.close() } };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#database);
  }
}

/** A transaction that reads before it writes fails at once when another writer is busy, unless it begins as a writer. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await retryWhileBusy(() => connection.executeQuery(CompiledQuery.raw(begin)));
  }

  /** On a full or failing disk SQLite has rolled back by itself, and a second time would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function cacheStatements(database: DatabaseSync): (sql: string) => SqliteStatement {
  const known = new Map<string, SqliteStatement>();
  return (sql) => {
    const cached = known.get(sql);
    if (cached !== undefined) return cached;
    if (known.size >= MAX_CACHED_STATEMENTS) known.clear();
    const statement = statementOf(database.prepare(sql));
    known.set(sql, statement);
    return statement;
  };
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in SQLite.`);
}
