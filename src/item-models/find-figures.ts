import { printSvg } from '../diagrams/print-svg.ts';
import type { Scene } from '../diagrams/scene.ts';
import type { Question } from '../domain/question.ts';
import { findModel } from './catalogue.ts';
import { draftItem, findDraft } from './generate-item.ts';
import { listDraftFigures } from './item-draft.ts';

/**
 * Recreates the figures of a generated question and its parts as scenes, by path, to draw
 * them as SVG instead of TikZ. The empty path is the question itself.
 */
export function findFigures(question: Pick<Question, 'provenance'>): ReadonlyMap<string, Scene> {
  const { provenance } = question;
  if (provenance?.maker !== 'item-model' || provenance.seed === undefined) return new Map();
  const model = findModel(provenance.name ?? '');
  return model === undefined
    ? new Map()
    : listDraftFigures(findDraft(question) ?? draftItem(model, provenance.seed));
}

/** Draws the figures of a generated question and its parts as SVG, by path. */
export function drawFigures(question: Pick<Question, 'provenance'>): ReadonlyMap<string, string> {
  return new Map([...findFigures(question)].map(([path, figure]) => [path, printSvg(figure)]));
}
