import type { TextView } from './text-view.ts';

/** Removes case, spacing and outer punctuation, to compare texts. */
export function normalizeText(visible: string): string {
  return visible
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, '')
    .replace(/[.,;:!?'"“”‘’]+$/g, '')
    .replace(/^[.,;:]+/g, '');
}

/** Whether a text contains a formula. */
export function hasFormula(view: Pick<TextView, 'visible' | 'prose'>): boolean {
  return view.visible !== view.prose;
}

const STOP_WORDS = new Set(
  'about above after again all also among an and any are because been before being below between both but can could does down during each few following for from further had has have having here how into itself less more most much must not only other over same should such than that the their them then there these they this those through under until very was were what when where which while who whom why will with within without would your value values given find calculate correct statement statements option answer question number'.split(
    ' ',
  ),
);

/** Returns the roots of the content words: words of four or more letters, without stop words and endings. */
export function extractWordRoots(words: readonly string[]): Set<string> {
  const contentWords = words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && !STOP_WORDS.has(word));
  return new Set(contentWords.map(removeEnding));
}

/** Removes common endings, so that `accelerates` and `acceleration` have the same root. */
function removeEnding(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  const root = lower.replace(/(?:ations?|ments?|ings?|edly|ness|ions?|ies|ied|ers?|ed|es|ly|s|y)$/, '');
  return root.length >= 3 ? root : lower;
}

/** Creates a case-insensitive pattern that matches any of the words or phrases as a whole. */
export function matchAnyWord(...phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) => phrase.replace(/ /g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${sources.join('|')})(?![\\p{L}\\p{N}_-])`, 'iu');
}

/** Lists all pairs of items. */
export function listPairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}
