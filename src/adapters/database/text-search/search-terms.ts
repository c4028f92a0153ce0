import { visibleText } from '../../../latex/visible-text.ts';
import { foldText, splitWords } from './fold-text.ts';
import { stopWords } from './stop-words.table.ts';

/** Words that stand side by side in the text; the last one may be the beginning of a longer word. */
export type SearchTerm = { readonly words: readonly string[]; readonly isPrefix: boolean };

const MAX_QUERY_LENGTH = 20_000;
/** Other signs, as in `9.8`, `f=ma` and `non-zero`, join words to one notation. */
const SEPARATOR = /[\s,;:|()"]+/u;
const MAX_TERMS = 64;
/** A longer chunk is a list rather than one notation. */
const MAX_PHRASE = 5;
const MIN_PREFIX_LENGTH = 3;

/** The distinct terms of what a person typed; every string is fine, and one without words has no terms. */
export function readSearchTerms(query: string): SearchTerm[] {
  const plain = plainQuery(query);
  const phrases = plain.split(SEPARATOR).flatMap(readChunk);
  const last = phrases.at(-1);
  const typing = last !== undefined && plain.endsWith(last.at(-1) ?? '') ? last : undefined;
  const terms = phrases.map((words) => ({ words, isPrefix: words === typing && canBePrefix(words) }));
  return distinct(terms).slice(0, MAX_TERMS);
}

/** Whether the query has words, and all of them stand in nearly every text. */
export function hasOnlyCommonWords(query: string): boolean {
  const words = splitWords(plainQuery(query));
  return words.length > 0 && words.every((word) => stopWords.has(word));
}

function plainQuery(query: string): string {
  const short = query.slice(0, MAX_QUERY_LENGTH);
  return foldText(/[\\$]/.test(short) ? visibleText(short) : short);
}

/** `H_2O` stands in a text as `H₂O`, which is one word, and `topic_2` in a label as two. */
function readChunk(chunk: string): string[][] {
  const notation = /\p{L}_\{?\d/u.test(chunk) ? phrasesOf(chunk.replaceAll(/[_{}]/g, '')) : [];
  return [...phrasesOf(chunk), ...notation];
}

/** A common word cuts a phrase, because PostgreSQL keeps its place and not the word itself. */
function phrasesOf(chunk: string): string[][] {
  const words = splitWords(chunk);
  if (words.length > MAX_PHRASE) return words.filter((word) => !stopWords.has(word)).map((word) => [word]);
  const phrases: string[][] = [[]];
  for (const word of words) {
    if (stopWords.has(word)) phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

function canBePrefix(words: readonly string[]): boolean {
  return (words.at(-1) ?? '').length >= MIN_PREFIX_LENGTH;
}

/** Of equal terms the last stays, because it may be a prefix; long terms come first, because they are rare. */
function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  const byText = new Map(terms.map((term) => [term.words.join(' '), term]));
  return [...byText.entries()].sort(([a], [b]) => b.length - a.length).map(([, term]) => term);
}
