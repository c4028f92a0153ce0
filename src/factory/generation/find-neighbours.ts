import type { Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { similarity } from '../../text/similarity.ts';
import type { Neighbour } from '../../verification/items/item-check.ts';

const MOST_HITS = 10;
const MOST_CHARACTERS = 2000;
/** The same words with other numbers are a variant, which is flagged and not refused. */
const MOST_FOR_VARIANT = 0.94;

/** Looks the bank through for what an item may repeat. */
export function createFindNeighbours(
  bank: Pick<QuestionBank, 'search'>,
): (question: Question) => Promise<Neighbour[]> {
  return async (question) => {
    const text = textOf(question);
    const { hits } = await bank.search(text.slice(0, MOST_CHARACTERS), {}, { limit: MOST_HITS });
    const others = hits.map(({ entry }) => entry.question).filter(({ id }) => id !== question.id);
    return others.flatMap((other) => {
      const alike = likeness(text, textOf(other));
      return isDeclaredVariant(question, other) && alike <= MOST_FOR_VARIANT
        ? []
        : [{ id: other.id, similarity: alike }];
    });
  };
}

/** How alike two questions are to who reads them; other numbers make another question of the same words. */
export function likeness(one: string, other: string): number {
  const alike = similarity(one, other);
  return numbersIn(one) === numbersIn(other) ? alike : Math.min(alike, MOST_FOR_VARIANT);
}

function textOf({ vignette = '', stem, options }: Question): string {
  return [vignette, stem, ...options.map(({ text }) => text)].map(visibleText).join(' ').trim();
}

function numbersIn(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted().join(' ');
}

/** Two draws of one item model differ in their numbers by design. */
function isDeclaredVariant({ provenance: one }: Question, { provenance: other }: Question): boolean {
  return one?.maker === 'item-model' && other?.maker === 'item-model' && one.name === other.name;
}
