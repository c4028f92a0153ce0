import type { Question } from '../domain/question.ts';

/** The facts about a served question that are needed to choose the next question. */
export type ServedQuestionSummary = { readonly outcomeId: string | undefined; readonly stemKey: string };

/** A served question; `stemKey` is equal for questions with the same stem. */
export type ServedQuestion = { readonly question: Question; readonly stemKey: string };

/**
 * Complete copies of the questions that were served to learners. An answer is marked against the copy, even if the
 * source of the question has changed since. Only the practice room gives learners access to the store.
 */
export type ServedQuestionStore = {
  /** Saves the questions; replaces stored questions with the same ids. */
  save(served: readonly ServedQuestion[], at: Date): Promise<void>;
  /** Saves a question unless its id is already used; returns whether it was saved. */
  claim(served: ServedQuestion, at: Date): Promise<boolean>;
  find(id: string): Promise<Question | undefined>;
  /** Returns the summaries of the ids that are stored. */
  findSummaries(ids: readonly string[]): Promise<ReadonlyMap<string, ServedQuestionSummary>>;
  /** Returns the largest N among the ids `<id>_variant_N`, or 0. */
  findLastVariant(id: string): Promise<number>;
  /** Counts stored questions as served at this time, so that they are kept longer. */
  touch(ids: readonly string[], at: Date): Promise<void>;
  /** Deletes questions that were last served before this time; returns the number deleted. */
  deleteServedBefore(before: Date): Promise<number>;
};
