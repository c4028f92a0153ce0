import { getMarks } from '../../domain/part-marks.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { listIdeas } from './normalise-stem.ts';

const SAMPLE_SIZE = 36;

/** The first questions of a model: their number, and their different ideas by marks; `undefined` is any marks. */
type Sample = { size: number; readonly ideas: Map<number | undefined, Set<string>> };
const samples = new WeakMap<ItemModel, Sample>();

/**
 * Whether a sample of the questions of a model, with the given marks or with any, has more ideas than `uses`. Every model has
 * one idea. Questions are generated only until the answer is known, because otherwise the first paper would take seconds.
 */
export function hasFurtherIdea(model: ItemModel, uses: number, marks?: number): boolean {
  if (uses === 0) return true;
  const sample = samples.get(model) ?? { size: 0, ideas: new Map() };
  samples.set(model, sample);
  const hasMore = (): boolean => (sample.ideas.get(marks)?.size ?? 0) > uses;
  while (!hasMore() && sample.size < SAMPLE_SIZE) extendSample(model, sample);
  return hasMore();
}

function extendSample(model: ItemModel, sample: Sample): void {
  const question = generateItem(model, sample.size++);
  const idea = listIdeas(question)[0] ?? '';
  for (const marks of [undefined, getMarks(question) ?? 0])
    sample.ideas.set(marks, (sample.ideas.get(marks) ?? new Set<string>()).add(idea));
}
