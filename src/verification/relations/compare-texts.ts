import { listAnsweredViews, type QuestionView } from '../views/question-view.ts';
import { extractWordRoots } from '../views/words.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** Returns the numbers in a text as written, without thousands separators. */
export function extractNumbers(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((literal) => literal.replace(/,(?=\d{3})/g, ''));
}

/** Returns the lowercase words of the stem, the parts and the options, without numbers and formulas. */
export function extractWords(view: QuestionView): string[] {
  const options = listAnsweredViews(view).flatMap((answered) => answered.options);
  return [...view.fullText.words, ...options.flatMap(({ words }) => words)].map((word) => word.toLowerCase());
}

/** Returns the share of content words that two questions have in common, from 0 to 1. */
export function getSharedWordRatio(first: readonly string[], second: readonly string[]): number {
  const [a, b] = [extractWordRoots(first), extractWordRoots(second)];
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 1 : [...a].filter((word) => b.has(word)).length / union;
}

const SOLUTION = /\\begin\{solution\}[\s\S]*?\\end\{solution\}/g;

/** Returns the source of a question's solution; for a passage or parts, all their solutions. */
export function getSolutionText({ source, spans, question }: QuestionView): string {
  if (spans.solution !== undefined && question.parts === undefined)
    return source.slice(spans.solution.start, spans.solution.end);
  return (source.slice(spans.question.start, spans.question.end).match(SOLUTION) ?? []).join('\n');
}

/** Whether two lists contain the same items in any order. */
export function haveSameItems(first: readonly string[], second: readonly string[]): boolean {
  const toSortedText = (items: readonly string[]): string => items.toSorted().join('|');
  return toSortedText(first) === toSortedText(second);
}
