import type { Question } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { similarity } from '../../text/similarity.ts';
import type { Neighbour } from '../../verification/items/item-check.ts';

const MAX_HITS = 10;
const MAX_CHARACTERS = 2000;
/** The maximum similarity of questions whose numbers differ; below the refusal threshold, so they are flagged only. */
const MAX_FOR_VARIANT = 0.94;

/** Creates a search for questions of the bank that an item may repeat. */
export function createFindNeighbours(
  bank: Pick<QuestionBank, 'search'>,
): (question: Question) => Promise<Neighbour[]> {
  return async (question) => {
    const text = visibleQuestionText(question);
    const { hits } = await bank.search(text.slice(0, MAX_CHARACTERS), {}, { limit: MAX_HITS });
    const others = hits.map(({ entry }) => entry.question).filter(({ id }) => id !== question.id);
    return others.flatMap((other) => {
      const alike = measureSimilarity(question, other);
      const isExpected = isDeclaredVariant(question, other) && alike <= MAX_FOR_VARIANT;
      return isExpected ? [] : [{ id: other.id, similarity: alike }];
    });
  };
}

/** Compares the visible texts of two questions; the similarity is limited if their numbers or signs differ. */
function measureSimilarity(one: Question, other: Question): number {
  const alike = similarity(visibleQuestionText(one), visibleQuestionText(other));
  return listNumbers(one) === listNumbers(other) ? alike : Math.min(alike, MAX_FOR_VARIANT);
}

function visibleQuestionText({ vignette = '', stem, options }: Question): string {
  return [vignette, stem, ...options.map(({ text }) => text)].map(visibleText).join(' ').trim();
}

const SIGNED_NUMBER = /[-−+×÷/=<>≤≥^√(]?\s*\d+(?:[.,]\d+)*/g;

/** The numbers of a question with their signs; independent of the order of the options. */
function listNumbers({ vignette = '', stem, options }: Question): string {
  const signed = (tex: string): string =>
    (visibleText(tex).match(SIGNED_NUMBER) ?? []).map((found) => found.replace(/\s/g, '')).join(' ');
  return [signed(`${vignette} ${stem}`), ...options.map(({ text }) => signed(text)).toSorted()].join('|');
}

/** Whether two questions come from the same item model; they differ in their numbers by design. */
function isDeclaredVariant({ provenance: one }: Question, { provenance: other }: Question): boolean {
  return one?.maker === 'item-model' && other?.maker === 'item-model' && one.name === other.name;
}
