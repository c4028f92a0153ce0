import type { Json } from '../domain/run.ts';

/** One row about a user; `holding` is its table and column. */
type PersonalRecord = { readonly holding: string; readonly row: Json };

type Erasure = {
  /** The number of deleted or changed rows for each holding. */
  readonly counts: Readonly<Record<string, number>>;
  /** The keys of the user's files in the file store, which the caller deletes unless other records refer to them. */
  readonly files: readonly string[];
};

/** All data that an institution stores about one user. */
export type PersonalData = {
  read(user: string): AsyncIterable<PersonalRecord>;
  /** Deletes or anonymises the data in one transaction. The deleted bytes are overwritten where the database allows it. */
  erase(user: string): Promise<Erasure>;
  close(): Promise<void>;
};
