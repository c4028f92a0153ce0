import { visibleText } from '../../latex/visible-text.ts';
import { foldText, wordsOf } from './fold-text.ts';

/** Words that stand side by side in the text; the last one may be the beginning of a longer word. */
export type SearchTerm = { readonly words: readonly string[]; readonly isPrefix: boolean };

const MAX_QUERY_LENGTH = 20_000;
/** Other signs, as in `9.8`, `f=ma` and `non-zero`, join words to one notation. */
const SEPARATOR = /[\s,;:|()"]+/u;
const MAX_TERMS = 64;
/** A longer chunk is a list rather than one notation. */
const MAX_PHRASE = 5;
const MIN_PREFIX_LENGTH = 3;
const STOP_WORDS = new Set(
  'a an and are as at be but by for from has have if in into is it its of on or that the their then there these this to was were which will with'.split(
    ' ',
  ),
);

/** The distinct terms of what a person typed; every string is fine, and one without words has no terms. */
export function readSearchTerms(query: string): SearchTerm[] {
  const short = query.slice(0, MAX_QUERY_LENGTH);
  const plain = foldText(/[\\$]/.test(short) ? visibleText(short) : short);
  const phrases = plain.split(SEPARATOR).flatMap(phrasesOf).filter(saysSomething);
  const last = phrases.at(-1);
  const typing = last !== undefined && /[\p{L}\p{N}]$/u.test(plain) ? last : undefined;
  const terms = phrases.map((words) => ({ words, isPrefix: words === typing && canBePrefix(words) }));
  return distinct(terms).slice(0, MAX_TERMS);
}

function phrasesOf(chunk: string): string[][] {
  const words = wordsOf(chunk);
  if (words.length === 0) return [];
  return words.length <= MAX_PHRASE ? [words] : words.map((word) => [word]);
}

function saysSomething(words: readonly string[]): boolean {
  return words.some((word) => !STOP_WORDS.has(word));
}

function canBePrefix(words: readonly string[]): boolean {
  return (words.at(-1) ?? '').length >= MIN_PREFIX_LENGTH;
}

/** Of equal terms the last stays, because it may be a prefix; long terms come first, because they are rare. */
function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  const byText = new Map(terms.map((term) => [term.words.join(' '), term]));
  return [...byText.entries()].sort(([a], [b]) => b.length - a.length).map(([, term]) => term);
}
