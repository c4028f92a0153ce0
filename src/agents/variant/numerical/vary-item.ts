import type { Question } from '../../../domain/question.ts';
import { findModel, itemModels } from '../../../item-models/catalogue.ts';
import { generateItem } from '../../../item-models/generate-item.ts';
import type { ItemModel } from '../../../item-models/item-model.ts';
import { createRandom } from '../../../item-models/random.ts';
import { visibleText } from '../../../latex/visible-text.ts';
import { checkAuthoredQuestion, inheritMetadata, passesChecks } from '../../authoring/check-authored.ts';
import type { NumbersOutcome, VaryNumbersOptions } from './vary-numbers.ts';

const TRIES_TO_RECOGNISE = 8;
/** The stems are compared again word by word; this only spares most models the search. */
const MIN_SHARED = 0.4;
const MAX_MODELS = 3;
const MAX_SEEDS = 1500;

/** A variant by the item model that a question is of, which computes its own solution; undefined when it is of none. */
export function varyItem(
  question: Question,
  { seed, earlier = [] }: VaryNumbersOptions,
): NumbersOutcome | undefined {
  const taken = new Set([question.stem, ...earlier.map(({ stem }) => stem)]);
  for (const model of modelsOf(question)) {
    for (const alike of [formOf, wordsOf]) {
      const made = searchSeeds(model, { question, seed, taken, alike });
      if (made !== undefined) return made;
    }
  }
  return undefined;
}

/** What a text says once its numbers are taken away. */
function formOf(stem: string): string {
  return stem
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text without its formulas. */
function wordsOf(stem: string): string {
  return visibleText(stem.replace(/\$[^$]*\$/g, ' '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

type Search = {
  readonly question: Question;
  readonly seed: number;
  readonly taken: ReadonlySet<string>;
  readonly alike: (stem: string) => string;
};

function searchSeeds(model: ItemModel, { question, seed, taken, alike }: Search): NumbersOutcome | undefined {
  const wanted = alike(question.stem);
  const first = seed * MAX_SEEDS;
  for (let next = first; next < first + MAX_SEEDS; next++) {
    const draft = model.attempt(createRandom(`${model.id}:${next}`));
    if (draft === undefined || taken.has(draft.stem) || alike(draft.stem) !== wanted) continue;
    const item = generateItem(model, next);
    if (alike(item.stem) !== wanted || taken.has(item.stem) || item.kind !== question.kind) continue;
    const examined = checkAuthoredQuestion(inheritMetadata(item, question), {
      parents: [question],
      relation: 'numerical',
      kind: question.kind,
    });
    if (passesChecks(examined)) return examined;
  }
  return undefined;
}

/** The models a question may be of: the one that its history names, or those that write most like it. */
function modelsOf({ stem, provenance }: Question): ItemModel[] {
  const named = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  if (named !== undefined) return [named];
  const words = new Set(wordsOf(stem).split(' '));
  return itemModels
    .map((model) => ({ model, shared: likeness(model, words) }))
    .filter(({ shared }) => shared >= MIN_SHARED)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MAX_MODELS)
    .map(({ model }) => model);
}

function likeness(model: ItemModel, words: ReadonlySet<string>): number {
  const random = createRandom(model.id);
  let best = 0;
  for (let attempt = 0; attempt < TRIES_TO_RECOGNISE; attempt++) {
    const draft = model.attempt(random);
    if (draft === undefined) continue;
    const own = new Set(wordsOf(draft.stem).split(' '));
    best = Math.max(best, own.intersection(words).size / own.union(words).size);
  }
  return best;
}
