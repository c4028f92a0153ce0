import type { ItemModel, ModelFacts } from './item-model.ts';

/** The properties that a course changes in an item model of another course. */
type ModelChanges = Pick<ModelFacts, 'id' | 'subject' | 'level' | 'outcomeId'> &
  Partial<Pick<ModelFacts, 'title' | 'calculator'>>;

/** Copies an item model of another course under a new id. The id is part of the random key, so the same seed gives other questions. */
export function reuseModel(model: ItemModel, changes: ModelChanges): ItemModel {
  return { ...model, ...changes };
}
