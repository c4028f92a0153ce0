import { getMarks } from '../../domain/part-marks.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { listIdeas } from './normalise-stem.ts';

const SAMPLE_SIZE = 36;

type Idea = { readonly marks: number; readonly text: string };
/** The numbers of ideas of a model, by marks; `undefined` is any marks. */
type IdeaCounts = ReadonlyMap<number | undefined, number>;
const countsByModel = new WeakMap<ItemModel, IdeaCounts>();

/** Counts the different ideas in a sample of the questions of a model, with the given marks or with any. */
export function countIdeas(model: ItemModel, marks?: number): number {
  const counts = countsByModel.get(model) ?? countByMarks(sampleIdeas(model));
  countsByModel.set(model, counts);
  return counts.get(marks) ?? 1;
}

function countByMarks(sample: readonly Idea[]): IdeaCounts {
  const count = (ideas: readonly Idea[]) => Math.max(1, new Set(ideas.map(({ text }) => text)).size);
  const byMarks = Map.groupBy(sample, ({ marks }) => marks);
  return new Map<number | undefined, number>([
    [undefined, count(sample)],
    ...[...byMarks].map(([marks, ideas]) => [marks, count(ideas)] as const),
  ]);
}

function sampleIdeas(model: ItemModel): Idea[] {
  return Array.from({ length: SAMPLE_SIZE }, (_, seed) => {
    const question = generateItem(model, seed);
    return { marks: getMarks(question) ?? 0, text: listIdeas(question)[0] ?? '' };
  });
}
