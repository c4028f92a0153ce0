import type { ItemModel, ModelFacts } from './item-model.ts';

/** What a course changes in a model that it shares with another. */
type ReusedFacts = Pick<ModelFacts, 'id' | 'subject' | 'level' | 'outcomeId'> &
  Partial<Pick<ModelFacts, 'title' | 'calculator'>>;

/** The model of another course under this course's name; its id gives it draws of its own. */
export function reuseModel(model: ItemModel, facts: ReusedFacts): ItemModel {
  return { ...model, ...facts };
}
