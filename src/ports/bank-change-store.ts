import type { BankChange, BankChangeItem } from '../domain/bank-change.ts';

/** Stores changes of questions, so that they can be undone, and exports of questions. */
export type BankChangeStore = {
  add(change: Omit<BankChange, 'undoneAt'>, items: readonly BankChangeItem[]): Promise<void>;
  find(id: string): Promise<{ change: BankChange; items: readonly BankChangeItem[] } | undefined>;
  /** Marks a change as undone; returns false if it already was. */
  markUndone(id: string, at: string): Promise<boolean>;
  /** Lists the newest changes that can be undone, or already were, each with the number of its questions. */
  listNewest(limit: number): Promise<(BankChange & { readonly questionCount: number })[]>;
  /** Lists the changes of a question, newest first. */
  listFor(questionId: string, limit: number): Promise<BankChange[]>;
};
