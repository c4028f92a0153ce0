import type { Transaction } from 'kysely';
import type { DatabaseKind } from '../connection/database.ts';
import type { Schema } from '../schema/schema.ts';

/** One step of the schema. A released step is never edited; a later one mends it. */
export type Migration = {
  readonly name: string;
  up(transaction: Transaction<Schema>, kind: DatabaseKind): Promise<void>;
};
