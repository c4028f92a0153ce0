import type { QuestionView } from '../views/question-view.ts';
import { contentStems } from '../views/words.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

export function extractNumbers(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((literal) => literal.replace(/,(?=\d{3})/g, ''));
}

/** The words of the stem and worded options, numbers and formulas left out. */
export function extractWords({ stem, options }: QuestionView): string[] {
  return [...stem.words, ...options.flatMap(({ words }) => words)].map((word) => word.toLowerCase());
}

/** The share of meaningful words that two questions have in common, from 0 to 1. */
export function getSharedWordRatio(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [contentStems(one), contentStems(other)];
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 1 : [...a].filter((word) => b.has(word)).length / union;
}

const SOLUTION = /\\begin\{solution\}[\s\S]*?\\end\{solution\}/g;

/** The text of a question's solution in the source; of a passage, those of its questions. */
export function getSolutionText({ source, spans }: QuestionView): string {
  if (spans.solution !== undefined) return source.slice(spans.solution.start, spans.solution.end);
  return (source.slice(spans.question.start, spans.question.end).match(SOLUTION) ?? []).join('\n');
}

export function haveSameItems(one: readonly string[], other: readonly string[]): boolean {
  const sort = (items: readonly string[]): string => items.toSorted().join('|');
  return sort(one) === sort(other);
}
