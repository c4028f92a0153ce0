import type { Db, Tx } from '../schema/schema.ts';
import type { FullText } from '../text-search/full-text.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database: the shared Kysely schema and the operations in which SQLite and PostgreSQL differ. */
export type Database = {
  readonly kind: DatabaseKind;
  /** A path or an address without its password, safe to print. */
  readonly location: string;
  readonly kysely: Db;
  /** Full-text search over `question_search`. */
  readonly fullText: FullText;
  /** Full-text search over `example_search`. */
  readonly exampleText: FullText;
  /** Takes the exclusive lock `name` until the transaction ends. */
  lockForWriting(tx: Tx, name: string): Promise<void>;
  hasTable(executor: Db, name: string): Promise<boolean>;
  /** Moves the auto-increment counters beyond the existing keys, after rows were inserted with explicit keys. */
  resetCounters(tx: Tx): Promise<void>;
  /** Runs the work and translates database errors into faults with one clear sentence. */
  guard<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
