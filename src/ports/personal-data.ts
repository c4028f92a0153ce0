import type { Json } from '../domain/run.ts';

export type PersonalRecord = { readonly holding: string; readonly row: Json };

/** What the database keeps about one user. */
export type PersonalData = {
  read(user: string): AsyncIterable<PersonalRecord>;
  /** Takes it out in one transaction, and answers how many rows of each holding went or lost the name. */
  erase(user: string): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
};
