import type { Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { similarity } from '../../text/similarity.ts';
import type { Neighbour } from '../../verification/items/item-check.ts';

const MAX_HITS = 10;
const MAX_CHARACTERS = 2000;
/** The same words with other numbers are a variant, which is flagged and not refused. */
const MAX_FOR_VARIANT = 0.94;

/** Looks the bank through for what an item may repeat. */
export function createFindNeighbours(
  bank: Pick<QuestionBank, 'search'>,
): (question: Question) => Promise<Neighbour[]> {
  return async (question) => {
    const text = textOf(question);
    const { hits } = await bank.search(text.slice(0, MAX_CHARACTERS), {}, { limit: MAX_HITS });
    const others = hits.map(({ entry }) => entry.question).filter(({ id }) => id !== question.id);
    return others.flatMap((other) => {
      const alike = likeness(question, other);
      const isExpected = isDeclaredVariant(question, other) && alike <= MAX_FOR_VARIANT;
      return isExpected ? [] : [{ id: other.id, similarity: alike }];
    });
  };
}

/** How alike two questions are to who reads them; other numbers or signs make another question of the same words. */
export function likeness(one: Question, other: Question): number {
  const alike = similarity(textOf(one), textOf(other));
  return numbersOf(one) === numbersOf(other) ? alike : Math.min(alike, MAX_FOR_VARIANT);
}

function textOf({ vignette = '', stem, options }: Question): string {
  return [vignette, stem, ...options.map(({ text }) => text)].map(visibleText).join(' ').trim();
}

const SIGNED_NUMBER = /[-−+×÷/=<>≤≥^√(]?\s*\d+(?:[.,]\d+)*/g;

/** The numbers with the signs before them; options may stand in any order. */
function numbersOf({ vignette = '', stem, options }: Question): string {
  const signed = (tex: string): string =>
    (visibleText(tex).match(SIGNED_NUMBER) ?? []).map((found) => found.replace(/\s/g, '')).join(' ');
  return [signed(`${vignette} ${stem}`), ...options.map(({ text }) => signed(text)).toSorted()].join('|');
}

/** Two draws of one item model differ in their numbers by design. */
function isDeclaredVariant({ provenance: one }: Question, { provenance: other }: Question): boolean {
  return one?.maker === 'item-model' && other?.maker === 'item-model' && one.name === other.name;
}
