import type { Collection } from '../domain/collection.ts';

/** Named, ordered sets of questions. A question can be in several collections. */
export type CollectionStore = {
  /** Creates an empty collection. A collection with the same id or name is a `conflict` fault. */
  create(collection: Pick<Collection, 'id' | 'name' | 'createdBy' | 'createdAt'>): Promise<void>;
  find(id: string): Promise<Collection | undefined>;
  /** Lists all collections by name, or those that contain a question. */
  list(questionId?: string): Promise<Collection[]>;
  /** Returns false if there is no such collection. Another collection with the name is a `conflict` fault. */
  rename(id: string, name: string, at: string): Promise<boolean>;
  /** Deletes a collection; its questions stay in the bank. */
  remove(id: string): Promise<boolean>;
  /** Adds questions at the end; returns the ids that were added, without unknown questions and those already in the collection. */
  add(id: string, questionIds: readonly string[], at: string): Promise<string[]>;
  /** Removes questions from the collection; returns how many of them were in it. */
  removeQuestions(id: string, questionIds: readonly string[], at: string): Promise<number>;
  /** Puts these questions first, in this order; the others follow in their previous order. */
  order(id: string, questionIds: readonly string[], at: string): Promise<void>;
};
