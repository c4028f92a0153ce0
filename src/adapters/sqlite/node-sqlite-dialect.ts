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
import type { WalSync } from './wal-sync.ts';

const MAX_CACHED_STATEMENTS = 500;

/** Runs Kysely on Node's built-in SQLite; destroying the Kysely instance closes the database. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  /** Calls `countWrite` for each statement that may write. */
  constructor(database: DatabaseSync, { countWrite }: Pick<WalSync, 'countWrite'>) {
    const prepare = cacheStatements(database, countWrite);
    const config = { database: { prepare, close: () => database.close() } };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#database);
  }
}

/** Starts write transactions with `begin immediate`. Otherwise a transaction that reads before it writes fails when another process writes. */
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

  /** SQLite rolls back by itself on a full or failing disk; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function cacheStatements(database: DatabaseSync, countWrite: () => void): (sql: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const cached = statements.get(sql);
    if (cached !== undefined) return cached;
    if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
    const statement = toKyselyStatement(database.prepare(sql), READING.test(sql) ? undefined : countWrite);
    statements.set(sql, statement);
    return statement;
  };
}

/** Statements that write nothing. A commit counts as a write, because it completes the writes before it. */
const READING = /^\s*(?:select|begin|rollback|savepoint|release|pragma)\b/i;

function toKyselyStatement(
  statement: StatementSync,
  countWrite: () => void = () => undefined,
): SqliteStatement {
  const run = <T>(execute: (...parameters: SQLInputValue[]) => T, parameters: readonly unknown[]): T => {
    const result = execute.call(statement, ...parameters.map(toBindable));
    countWrite();
    return result;
  };
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => run(statement.all, parameters),
    run: (parameters) => run(statement.run, parameters),
    iterate: (parameters) => run(statement.iterate, parameters),
  };
}

function toBindable(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in SQLite.`);
}
