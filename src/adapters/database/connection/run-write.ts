import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Database } from './database.ts';

/** One statement that writes. On SQLite a transaction waits patiently for other processes, which a statement alone does not. */
export function runWrite<T>(
  { kind, kysely }: Pick<Database, 'kind' | 'kysely'>,
  write: (executor: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return kind === 'sqlite' ? kysely.transaction().execute(write) : write(kysely);
}
