import type { QuestionView } from '../views/question-view.ts';
import { contentStems } from '../views/words.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

export function numbersOf(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((literal) => literal.replace(/,(?=\d{3})/g, ''));
}

/** The words of the stem and worded options, numbers and formulas left out. */
export function wordsOf({ stem, options }: QuestionView): string[] {
  return [...stem.words, ...options.flatMap(({ words }) => words)].map((word) => word.toLowerCase());
}

/** The share of meaningful words that two questions have in common, from 0 to 1. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [contentStems(one), contentStems(other)];
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 1 : [...a].filter((word) => b.has(word)).length / union;
}

/** The text of a question's solution in the source. */
export function solutionText({ source, spans }: QuestionView): string {
  return spans.solution === undefined ? '' : source.slice(spans.solution.start, spans.solution.end);
}

export function sameItems(one: readonly string[], other: readonly string[]): boolean {
  const sort = (items: readonly string[]): string => items.toSorted().join('|');
  return sort(one) === sort(other);
}
