import { printSvg } from '../diagrams/print-svg.ts';
import type { Scene } from '../diagrams/scene.ts';
import type { Question } from '../domain/question.ts';
import { findModel } from './catalogue.ts';
import { draftItem } from './generate-item.ts';
import { type ItemDraft, partLetter } from './item-draft.ts';

/** Figures by the path of the part to which they belong; the empty path is the question itself. */
type FiguresByPath = ReadonlyMap<string, Scene>;

/** Recreates the figures of a generated question and its parts as scenes, to draw them as SVG instead of TikZ. */
export function findFigures({ provenance }: Pick<Question, 'provenance'>): FiguresByPath {
  if (provenance?.maker !== 'item-model' || provenance.seed === undefined) return new Map();
  const model = findModel(provenance.name ?? '');
  return model === undefined ? new Map() : listDraftFigures(draftItem(model, provenance.seed));
}

/** Draws the figures of a generated question and its parts as SVG, by path. */
export function drawFigures(question: Pick<Question, 'provenance'>): ReadonlyMap<string, string> {
  return new Map([...findFigures(question)].map(([path, figure]) => [path, printSvg(figure)]));
}

export function listDraftFigures({ figure, parts = [] }: Pick<ItemDraft, 'figure' | 'parts'>): FiguresByPath {
  const figures: [string, Scene | undefined][] = [
    ['', figure],
    ...parts.map((part, index): [string, Scene | undefined] => [partLetter(index), part.figure]),
  ];
  return new Map(figures.flatMap(([path, scene]) => (scene === undefined ? [] : [[path, scene]])));
}
