import type { Question } from '../../../domain/question.ts';
import { findModel, itemModels } from '../../../item-models/catalogue.ts';
import { generateItem } from '../../../item-models/generate-item.ts';
import type { ItemModel } from '../../../item-models/item-model.ts';
import { createRandom } from '../../../item-models/random.ts';
import { visibleText } from '../../../latex/visible-text.ts';
import { checkVariantOf, passesChecks } from '../../authoring/check-authored.ts';
import type { NumbersOutcome, VaryNumbersOptions } from './vary-numbers.ts';

/** The number of drafts of a model that are compared with the question. */
const MAX_DRAFTS = 8;
/** The minimum share of common words; only a filter, because stems are compared exactly later. */
const MIN_SHARED = 0.4;
const MAX_MODELS = 3;
const MAX_SEEDS = 1500;

/** Makes a variant with the item model that generates such questions; undefined if there is no such model. */
export function varyItem(question: Question, options: VaryNumbersOptions): NumbersOutcome | undefined {
  const { seed, earlier = [] } = options;
  const used = new Set([question.stem, ...earlier.map(({ stem }) => stem)]);
  for (const model of findModels(question)) {
    for (const normalise of [replaceNumbers, listWords]) {
      const made = searchSeeds(model, { question, seed, used, normalise });
      if (made !== undefined) return made;
    }
  }
  return undefined;
}

/** A text with its numbers replaced by a placeholder. */
function replaceNumbers(stem: string): string {
  return stem
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text, without its formulas. */
function listWords(stem: string): string {
  return visibleText(stem.replace(/\$[^$]*\$/g, ' '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

type Search = {
  readonly question: Question;
  readonly seed: number;
  readonly used: ReadonlySet<string>;
  readonly normalise: (stem: string) => string;
};

function searchSeeds(model: ItemModel, search: Search): NumbersOutcome | undefined {
  const { question, seed, used, normalise } = search;
  const expected = normalise(question.stem);
  const first = seed * MAX_SEEDS;
  for (let next = first; next < first + MAX_SEEDS; next++) {
    const draft = model.attempt(createRandom(`${model.id}:${next}`));
    if (draft === undefined || used.has(draft.stem) || normalise(draft.stem) !== expected) continue;
    const item = generateItem(model, next);
    if (normalise(item.stem) !== expected || used.has(item.stem) || item.kind !== question.kind) continue;
    const checked = checkVariantOf(question, item, 'numerical');
    if (passesChecks(checked)) return checked;
  }
  return undefined;
}

/** The model named in the provenance of a question, otherwise the models whose wording is most similar. */
function findModels({ stem, provenance }: Question): ItemModel[] {
  const named = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  if (named !== undefined) return [named];
  const words = new Set(listWords(stem).split(' '));
  return itemModels
    .map((model) => ({ model, shared: measureSimilarity(model, words) }))
    .filter(({ shared }) => shared >= MIN_SHARED)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MAX_MODELS)
    .map(({ model }) => model);
}

function measureSimilarity(model: ItemModel, words: ReadonlySet<string>): number {
  const random = createRandom(model.id);
  let best = 0;
  for (let attempt = 0; attempt < MAX_DRAFTS; attempt++) {
    const draft = model.attempt(random);
    if (draft === undefined) continue;
    const own = new Set(listWords(draft.stem).split(' '));
    best = Math.max(best, own.intersection(words).size / own.union(words).size);
  }
  return best;
}
