import type { DatabaseKind } from '../connection/database.ts';
import type { Tx } from '../schema/schema.ts';

/** A table that a migration creates and that backups contain. */
type CreatedTable = {
  readonly table: string;
  /** The columns that identify a row; dumps list the rows in this order. */
  readonly key: readonly string[];
  /** The auto-increment column, unless it is `seq`. */
  readonly counter?: string;
};

/** One step of the schema. A released step is never edited; a later one corrects it. */
export type Migration = {
  /** Stored in the database with the schema version, so it never changes. */
  readonly name: string;
  /** Tables in an order in which their rows can be inserted: referenced tables come first. */
  readonly tables?: readonly CreatedTable[];
  /** Tables that triggers fill from the rows of other tables, so that backups omit them. */
  readonly countTables?: readonly string[];
  /** Tables whose rows are identified by their key and their institution from this step on. */
  readonly perInstitution?: readonly string[];
  up(tx: Tx, kind: DatabaseKind): Promise<void>;
};
