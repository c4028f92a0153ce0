import type { Scene } from '../diagrams/scene.ts';
import type { Question } from '../domain/question.ts';
import { findModel } from './catalogue.ts';
import { draftItem } from './generate-item.ts';

/** Recreates the figure of a generated question as a scene, to draw it as SVG instead of TikZ. */
export function findFigure({ provenance }: Pick<Question, 'provenance'>): Scene | undefined {
  if (provenance?.maker !== 'item-model' || provenance.seed === undefined) return undefined;
  const model = findModel(provenance.name ?? '');
  return model && draftItem(model, provenance.seed).figure;
}
