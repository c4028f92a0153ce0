import type { Scene } from '../diagrams/scene.ts';
import type { Question } from '../domain/question.ts';
import { findModel } from './catalogue.ts';
import { draftItem } from './generate-item.ts';

/** The figure of a question that an item model made, for drawing it in another way than TikZ. */
export function findFigure({ provenance }: Pick<Question, 'provenance'>): Scene | undefined {
  if (provenance?.maker !== 'item-model' || provenance.seed === undefined) return undefined;
  const model = findModel(provenance.name ?? '');
  return model && draftItem(model, provenance.seed).figure;
}
