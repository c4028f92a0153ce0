import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import type { Db, Tx } from '../schema/schema.ts';
import type { FullText } from '../text-search/full-text.ts';
import { createInstitutionPlugin } from './institution-plugin.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The rows of one institution in an open database, and the operations in which SQLite and PostgreSQL differ. */
export type Database = OpenDatabase & {
  readonly institution: string;
  /** Reads and writes only rows of the institution; see `tableScopes` in `schema/schema.ts`. */
  readonly kysely: Db;
  /** Returns the rows of another institution, on the same connections. */
  forInstitution(institution: string): Database;
};

/** An open database before it is limited to an institution. */
type OpenDatabase = {
  readonly kind: DatabaseKind;
  /** A path or an address without its password, safe to print. */
  readonly location: string;
  /** Reads and writes the rows of all institutions; only for migrations, backups and the operator's own tasks. */
  readonly allInstitutions: Db;
  /** Full-text search over `question_search`. */
  readonly fullText: FullText;
  /** Full-text search over `example_search`. */
  readonly exampleText: FullText;
  /** Takes the exclusive lock `name` until the transaction ends. */
  lockForWriting(tx: Tx, name: string): Promise<void>;
  /** Overwrites what deleted rows left in the files of the database, as far as the database allows it. */
  removeTraces(): Promise<void>;
  hasTable(executor: Db, name: string): Promise<boolean>;
  /** Moves the auto-increment counters beyond the existing keys, after rows were inserted with explicit keys. */
  resetCounters(tx: Tx): Promise<void>;
  /** The connections of the pool by state, and how many callers wait for one; absent for SQLite, which has no pool. */
  readPool?(): Readonly<Record<'active' | 'idle' | 'waiting', number>>;
  /** Runs the work and translates database errors into faults with one clear sentence. */
  guard<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Like `guard`, for a write on which nobody relies before a later write with `guard`. The write survives the end of the
   * process at once. It survives a power cut only after the later write, which makes both durable.
   */
  guardUnsynced<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Limits an open database to the rows of one institution. */
export function limitToInstitution(database: OpenDatabase, institution = DEFAULT_INSTITUTION): Database {
  return {
    ...database,
    institution,
    kysely: database.allInstitutions.withPlugin(createInstitutionPlugin(institution)),
    forInstitution: (other) => limitToInstitution(database, other),
  };
}
