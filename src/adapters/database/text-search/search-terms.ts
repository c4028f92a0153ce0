import { visibleText } from '../../../latex/visible-text.ts';
import { foldText, splitWords } from './fold-text.ts';
import { stopWords } from './stop-words.table.ts';

/** Consecutive words of the text; with `isPrefix`, the last word also matches longer words. */
export type SearchTerm = { readonly words: readonly string[]; readonly isPrefix: boolean };

const MAX_QUERY_LENGTH = 20_000;
/** Characters that separate terms. Others, as in `9.8`, `f=ma` and `non-zero`, join words to one phrase. */
const SEPARATOR = /[\s,;:|()"]+/u;
const MAX_TERMS = 64;
/** A chunk of more words is treated as a list of words, not as one phrase. */
const MAX_PHRASE_WORDS = 5;
const MIN_PREFIX_LENGTH = 3;

/** Splits a typed query into distinct terms; any string is valid, and one without words has no terms. */
export function readSearchTerms(query: string): SearchTerm[] {
  const plain = toPlainText(query);
  const phrases = plain.split(SEPARATOR).flatMap(readChunk);
  const last = phrases.at(-1);
  const typing = last !== undefined && plain.endsWith(last.at(-1) ?? '') ? last : undefined;
  const terms = phrases.map((words) => ({ words, isPrefix: words === typing && canBePrefix(words) }));
  return distinct(terms).slice(0, MAX_TERMS);
}

/** True if the query has words and all of them are stop words. */
export function hasOnlyCommonWords(query: string): boolean {
  const words = splitWords(toPlainText(query));
  return words.length > 0 && words.every((word) => stopWords.has(word));
}

function toPlainText(query: string): string {
  const short = query.slice(0, MAX_QUERY_LENGTH);
  return foldText(/[\\$]/.test(short) ? visibleText(short) : short);
}

/** Reads a subscript both ways: text contains `H_2O` as `H₂O`, one word, but labels contain `topic_2` as two words. */
function readChunk(chunk: string): string[][] {
  const notation = /\p{L}_\{?\d/u.test(chunk) ? splitPhrases(chunk.replaceAll(/[_{}]/g, '')) : [];
  return [...splitPhrases(chunk), ...notation];
}

/** Splits at stop words, because PostgreSQL indexes their position but not the word. */
function splitPhrases(chunk: string): string[][] {
  const words = splitWords(chunk);
  if (words.length > MAX_PHRASE_WORDS)
    return words.filter((word) => !stopWords.has(word)).map((word) => [word]);
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

/** Of equal terms the last stays, because it may be a prefix. Long terms come first, because they are usually rare. */
function distinct(terms: readonly SearchTerm[]): SearchTerm[] {
  const byText = new Map(terms.map((term) => [term.words.join(' '), term]));
  return [...byText.entries()].sort(([a], [b]) => b.length - a.length).map(([, term]) => term);
}
