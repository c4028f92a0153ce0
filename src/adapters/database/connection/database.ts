import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { FullText } from '../text-search/full-text.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database: the one Kysely schema, and the few things the two databases do differently. */
export type Database = {
  readonly kind: DatabaseKind;
  /** Safe to print: never holds a password. */
  readonly location: string;
  readonly kysely: Kysely<Schema>;
  readonly fullText: FullText;
  readonly exampleText: FullText;
  /** Lets one writer at a time into what `name` stands for, until the transaction ends. */
  lockForWriting(transaction: Transaction<Schema>, name: string): Promise<void>;
  hasTable(executor: Kysely<Schema>, name: string): Promise<boolean>;
  /** After rows were inserted with keys of their own: new rows get keys beyond them. */
  settleKeys(transaction: Transaction<Schema>): Promise<void>;
  /** Runs the work and turns what the database throws into faults of one clear sentence. */
  guard<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
