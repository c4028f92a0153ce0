import type { Json } from '../domain/run.ts';

/** One row about a user; `holding` is its table and column. */
type PersonalRecord = { readonly holding: string; readonly row: Json };

/** All data that the database stores about one user. */
export type PersonalData = {
  read(user: string): AsyncIterable<PersonalRecord>;
  /** Deletes or anonymises the data in one transaction; returns the number of affected rows for each holding. */
  erase(user: string): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
};
