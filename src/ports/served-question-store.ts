import type { Question } from '../domain/question.ts';

/** What is remembered of a question besides itself, for choosing the next one. */
export type ServedQuestionSummary = { readonly outcomeId: string | undefined; readonly stemKey: string };

export type ServedQuestion = { readonly question: Question; readonly stemKey: string };

/**
 * The questions that were handed to learners, whole: an answer is marked against what was asked, whatever has
 * become of the place it came from. Learners see it through practice alone.
 */
export type ServedQuestionStore = {
  /** Keeps the newest form of each. */
  save(shelved: readonly ServedQuestion[], at: Date): Promise<void>;
  /** Keeps it unless its id is taken; says whether it was free. */
  claim(shelved: ServedQuestion, at: Date): Promise<boolean>;
  find(id: string): Promise<Question | undefined>;
  /** Of those that are there. */
  findSummaries(ids: readonly string[]): Promise<ReadonlyMap<string, ServedQuestionSummary>>;
  /** The largest N of the ids `<id>_variant_N`; 0 when there is none. */
  findLastVariant(id: string): Promise<number>;
  /** Forgets what was last handed out before then; answers how many. */
  deleteServedBefore(before: Date): Promise<number>;
};
