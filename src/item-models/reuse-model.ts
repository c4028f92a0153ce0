import type { ItemModel, ModelFacts } from './item-model.ts';

/** The facts that a course changes in a model of another course. */
type ReusedFacts = Pick<ModelFacts, 'id' | 'subject' | 'level' | 'outcomeId'> &
  Partial<Pick<ModelFacts, 'title' | 'calculator'>>;

/** Copies a model of another course under a new id. The id is part of the random key, so the same seed gives other questions. */
export function reuseModel(model: ItemModel, facts: ReusedFacts): ItemModel {
  return { ...model, ...facts };
}
