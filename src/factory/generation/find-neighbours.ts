import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { listAllParts } from '../../domain/question-sections.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { similarity } from '../../text/similarity.ts';
import type { Neighbour } from '../../verification/items/item-check.ts';

const MAX_SEARCH_RESULTS = 10;
const MAX_QUERY_LENGTH = 2000;
/**
 * The similarity of questions with different numbers is capped at this value. It is below the similarity at which an item is
 * refused, so such questions are only flagged.
 */
const MAX_VARIANT_SIMILARITY = 0.94;

/** Creates a search for neighbours of an item: questions of the bank that are similar to it. */
export function createFindNeighbours(
  bank: Pick<QuestionBank, 'search'>,
): (question: Question) => Promise<Neighbour[]> {
  return async (question) => {
    const text = getVisibleText(question);
    const { hits } = await bank.search(text.slice(0, MAX_QUERY_LENGTH), {}, { limit: MAX_SEARCH_RESULTS });
    const others = hits.map(({ entry }) => entry.question).filter(({ id }) => id !== question.id);
    return others.flatMap((other) => {
      const score = measureSimilarity(question, other);
      const isExpectedVariant = areFromSameItemModel(question, other) && score <= MAX_VARIANT_SIMILARITY;
      return isExpectedVariant ? [] : [{ id: other.id, similarity: score }];
    });
  };
}

/** Measures the similarity of the visible texts of two questions; it is limited if their numbers or signs differ. */
function measureSimilarity(first: Question, second: Question): number {
  const score = similarity(getVisibleText(first), getVisibleText(second));
  return listNumbers(first) === listNumbers(second) ? score : Math.min(score, MAX_VARIANT_SIMILARITY);
}

function getVisibleText(question: Question): string {
  return [printPartsText(question), ...listOptionTexts(question)].map(visibleText).join(' ').trim();
}

/** Lists the options of a question and of its parts. */
function listOptionTexts(question: Question): string[] {
  return [question, ...listAllParts(question)].flatMap(({ options }) => options.map(({ text }) => text));
}

/** A number with the operator or sign before it, such as `− 4` or `= 2.5`. */
const SIGNED_NUMBER = /[-−+×÷/=<>≤≥^√(]?\s*\d+(?:[.,]\d+)*/g;

/** Lists the numbers of a question with their signs as one text, which does not depend on the order of the options. */
function listNumbers(question: Question): string {
  const listSignedNumbers = (tex: string): string =>
    (visibleText(tex).match(SIGNED_NUMBER) ?? []).map((number) => number.replace(/\s/g, '')).join(' ');
  const optionNumbers = listOptionTexts(question).map(listSignedNumbers).toSorted();
  return [listSignedNumbers(printPartsText(question)), ...optionNumbers].join('|');
}

/** Returns whether the same item model computed both questions; such questions differ in their numbers by design. */
function areFromSameItemModel({ provenance: first }: Question, { provenance: second }: Question): boolean {
  return first?.maker === 'item-model' && second?.maker === 'item-model' && first.name === second.name;
}
