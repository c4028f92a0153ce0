import type { ItemModel, ModelFacts } from './item-model.ts';

/** What a course changes in a model that it shares with another. */
type TakenFacts = Pick<ModelFacts, 'id' | 'subject' | 'level' | 'outcomeId'> &
  Partial<Pick<ModelFacts, 'title' | 'calculator'>>;

/** The model of another course under this course's name; its id gives it draws of its own. */
export function takeOver(model: ItemModel, facts: TakenFacts): ItemModel {
  return { ...model, ...facts };
}
