import type { Db } from '../schema/schema.ts';
import type { Database } from './database.ts';

/** Runs one write statement. On SQLite it runs in a transaction, which retries while other processes hold the write lock; a single statement would fail. */
export function runWrite<T>(
  { kind, kysely }: Pick<Database, 'kind' | 'kysely'>,
  write: (executor: Db) => Promise<T>,
): Promise<T> {
  return kind === 'sqlite' ? kysely.transaction().execute(write) : write(kysely);
}
