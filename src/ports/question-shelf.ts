import type { Question } from '../domain/question.ts';

/** What is remembered of a question besides itself, for choosing the next one. */
export type ShelfNote = { readonly outcomeId: string | undefined; readonly stemKey: string };

export type ShelvedQuestion = { readonly question: Question; readonly stemKey: string };

/**
 * The questions that were handed to learners, whole: an answer is marked against what was asked, whatever has
 * become of the place it came from. Learners see it through practice alone.
 */
export type QuestionShelf = {
  /** Keeps the newest form of each. */
  put(shelved: readonly ShelvedQuestion[], at: Date): Promise<void>;
  /** Keeps it unless its id is taken; says whether it was free. */
  claim(shelved: ShelvedQuestion, at: Date): Promise<boolean>;
  find(id: string): Promise<Question | undefined>;
  /** Of those that are there. */
  notesOf(ids: readonly string[]): Promise<ReadonlyMap<string, ShelfNote>>;
  /** The largest N of the ids `<id>_variant_N`; 0 when there is none. */
  lastVariant(id: string): Promise<number>;
  /** Forgets what was last handed out before then; answers how many. */
  forget(before: Date): Promise<number>;
};
