import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { SearchTerm } from './search-terms.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type WeightedTerm = {
  readonly term: SearchTerm;
  /** Grows with the rarity of the term. */
  readonly weight: number;
  /** A common term beside rarer ones lifts a hit but makes none. */
  readonly isOptional: boolean;
};

/** How one database finds and ranks words in a table of words. */
export type FullText = {
  /** Rows that hold the term, counted up to `limit`. */
  countMatches(term: SearchTerm, limit: number): RawBuilder<number>;
  matches(terms: readonly WeightedTerm[]): RawBuilder<boolean>;
  /** Higher is better. */
  score(terms: readonly WeightedTerm[]): RawBuilder<number>;
  /** Whether the row of this key holds the term. */
  holds(term: SearchTerm, rowid: RawBuilder<unknown>): RawBuilder<unknown>;
};

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
