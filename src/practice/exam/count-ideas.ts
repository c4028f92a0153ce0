import { getMarks } from '../../domain/part-marks.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { listIdeas } from './normalise-stem.ts';

const SAMPLE_SIZE = 36;

type Idea = { readonly marks: number; readonly text: string };
const samples = new WeakMap<ItemModel, readonly Idea[]>();

/** Counts the different ideas in a sample of the questions of a model, with the given marks or with any. */
export function countIdeas(model: ItemModel, marks?: number): number {
  const sample = samples.get(model) ?? sampleIdeas(model);
  samples.set(model, sample);
  const ideas = sample.filter((idea) => marks === undefined || idea.marks === marks);
  return Math.max(1, new Set(ideas.map(({ text }) => text)).size);
}

function sampleIdeas(model: ItemModel): Idea[] {
  return Array.from({ length: SAMPLE_SIZE }, (_, seed) => {
    const question = generateItem(model, seed);
    return { marks: getMarks(question) ?? 0, text: listIdeas(question)[0] ?? '' };
  });
}
