import type { BankPaper, PaperSummary } from '../domain/bank-paper.ts';

/** Papers made from questions of the bank. A paper is never changed; a new one replaces it. */
export type PaperStore = {
  /** Stores a paper and records that it uses its questions. A paper with the same id is a `conflict` fault. */
  add(paper: BankPaper): Promise<void>;
  find(id: string): Promise<BankPaper | undefined>;
  /** Lists all papers, newest first. */
  list(): Promise<PaperSummary[]>;
  /** Deletes a paper, which then no longer counts as a use of its questions. Returns false if there is no such paper. */
  remove(id: string): Promise<boolean>;
  /** Returns when each question of the bank was last used in a paper, for uses at or after this time. */
  listUses(since: Date): Promise<ReadonlyMap<string, string>>;
};
