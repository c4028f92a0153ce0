import { Fault } from '../domain/fault.ts';
import type { Json } from '../domain/run.ts';

/** One row about a user; `holding` is its table and column. */
export type PersonalRecord = { readonly holding: string; readonly row: Readonly<Record<string, Json>> };

type Erasure = {
  /** The number of deleted or changed rows for each holding. */
  readonly counts: Readonly<Record<string, number>>;
  /** The keys of the user's files in the file store, which the caller deletes unless other records refer to them. */
  readonly files: readonly string[];
};

/** Thrown when runs of a person are unfinished, so that their data would be stored again after an erasure. */
export class UnfinishedRuns extends Fault {
  readonly runs: readonly string[];

  constructor(runs: readonly string[]) {
    super('conflict', `${runs.length} runs of this person have not ended, so nothing was erased.`, {
      advice: 'Cancel them, or try again in a minute.',
    });
    this.name = 'UnfinishedRuns';
    this.runs = runs;
  }
}

/** All data that an institution stores about one user. */
export type PersonalData = {
  read(user: string): AsyncIterable<PersonalRecord>;
  /**
   * Deletes or anonymises the data in one transaction. The deleted bytes are overwritten where the database allows it. Throws
   * `UnfinishedRuns` while a process works for the user.
   */
  erase(user: string): Promise<Erasure>;
  close(): Promise<void>;
};
