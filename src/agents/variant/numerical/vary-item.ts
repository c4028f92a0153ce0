import { printPartsText } from '../../../domain/part-text.ts';
import type { Question } from '../../../domain/question.ts';
import { findModel, itemModels } from '../../../item-models/catalogue.ts';
import { generateItem } from '../../../item-models/generate-item.ts';
import { getFullText } from '../../../item-models/item-draft.ts';
import type { ItemModel } from '../../../item-models/item-model.ts';
import { createRandom } from '../../../item-models/random.ts';
import { visibleText } from '../../../latex/visible-text.ts';
import { cacheByObject } from '../../../text/cache-by-object.ts';
import { checkVariantQuestion, passesChecks, pickMetadata } from '../../authoring/check-authored.ts';
import type { NumbersOutcome, VaryNumbersOptions } from './vary-numbers.ts';

/** The number of drafts of an item model (question template) that are compared with the question. */
const MAX_DRAFTS = 8;
/** The minimum share of common words. This is only a first filter; the texts are compared exactly later. */
const MIN_SIMILARITY = 0.4;
const MAX_MODELS = 3;
const MAX_SEEDS = 1500;

/** Makes a variant with the item model that generates such questions; undefined if there is no such model. */
export function varyItem(question: Question, options: VaryNumbersOptions): NumbersOutcome | undefined {
  const { seed, earlier = [] } = options;
  const usedTexts = new Set([question, ...earlier].map(printPartsText));
  const { models, isKnown } = findModels(question);
  for (const model of models) {
    // Formulas may differ only if the question is known to come from this model. Otherwise a word such as "Evaluate" would fit many
    // models.
    for (const normalise of isKnown ? [replaceNumbers, listWords] : [replaceNumbers]) {
      const variant = searchSeeds(model, { question, seed, usedTexts, normalise });
      if (variant !== undefined) return variant;
    }
  }
  return undefined;
}

/** Replaces the marks, course and topic of an item by those of the source, which the author chose. */
function keepMetadata(item: Question, source: Question): Question {
  const {
    marks: _marks,
    markingScheme: _scheme,
    subject: _subject,
    level: _level,
    topic: _topic,
    outcomeId: _outcome,
    ...rest
  } = item;
  return { ...rest, ...pickMetadata(source) };
}

/** Replaces the numbers of a text by a placeholder. */
function replaceNumbers(text: string): string {
  return text
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the words of a text, without its formulas. */
function listWords(text: string): string {
  return visibleText(text.replace(/\$[^$]*\$/g, ' '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

type SeedSearch = {
  readonly question: Question;
  readonly seed: number;
  readonly usedTexts: ReadonlySet<string>;
  readonly normalise: (text: string) => string;
};

/** Tries seeds of an item model until an item has the same normalised text as the question and passes its checks. */
function searchSeeds(model: ItemModel, search: SeedSearch): NumbersOutcome | undefined {
  const { question, seed, usedTexts, normalise } = search;
  const expected = normalise(printPartsText(question));
  const first = seed * MAX_SEEDS;
  for (let next = first; next < first + MAX_SEEDS; next++) {
    const draft = model.attempt(createRandom(`${model.id}:${next}`));
    if (draft === undefined || normalise(getFullText(draft)) !== expected) continue;
    const item = generateItem(model, next);
    const text = printPartsText(item);
    if (normalise(text) !== expected || usedTexts.has(text) || item.kind !== question.kind) continue;
    const checked = checkVariantQuestion(question, keepMetadata(item, question), 'numerical');
    if (passesChecks(checked)) return checked;
  }
  return undefined;
}

/** Returns the item model in the provenance of a question (`isKnown`), otherwise the item models with the most similar wording. */
function findModels(question: Question): {
  readonly models: readonly ItemModel[];
  readonly isKnown: boolean;
} {
  const { provenance } = question;
  const knownModel = provenance?.maker === 'item-model' ? findModel(provenance.name ?? '') : undefined;
  if (knownModel !== undefined) return { models: [knownModel], isKnown: true };
  const words = new Set(listWords(printPartsText(question)).split(' '));
  const models = itemModels
    .map((model) => ({ model, similarity: measureSimilarity(model, words) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_MODELS)
    .map(({ model }) => model);
  return { models, isKnown: false };
}

/** Returns the largest share of words that the question has in common with a draft of the model. */
function measureSimilarity(model: ItemModel, words: ReadonlySet<string>): number {
  const shares = listDraftWords(model).map(
    (draftWords) => draftWords.intersection(words).size / draftWords.union(words).size,
  );
  return Math.max(0, ...shares);
}

/** Lists the different sets of words in the drafts of a model. Cached, because all models are compared with each question. */
const listDraftWords = cacheByObject((model: ItemModel): readonly ReadonlySet<string>[] => {
  const random = createRandom(model.id);
  const drafts = Array.from({ length: MAX_DRAFTS }, () => model.attempt(random));
  const texts = drafts.flatMap((draft) => (draft === undefined ? [] : [listWords(getFullText(draft))]));
  return [...new Set(texts)].map((text) => new Set(text.split(' ')));
});
