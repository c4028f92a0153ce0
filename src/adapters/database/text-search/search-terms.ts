import { visibleText } from '../../../latex/visible-text.ts';
import { foldText, splitWords } from './fold-text.ts';
import { stopWords } from './stop-words.table.ts';

/** Consecutive words of the text; with `isPrefix`, the last word also matches longer words. */
export type SearchTerm = { readonly words: readonly string[]; readonly isPrefix: boolean };

const MAX_QUERY_LENGTH = 20_000;
/** Characters that separate terms. Others, as in `9.8`, `f=ma` and `non-zero`, join words to one phrase. */
const SEPARATOR = /[\s,;:|()"]+/u;
const MAX_TERMS = 64;
/** A chunk, which is the text between two separators, of more words is treated as a list of words, not as one phrase. */
const MAX_PHRASE_WORDS = 5;
const MIN_PREFIX_LENGTH = 3;

/** Splits a typed query into distinct terms; any string is valid, and one without words has no terms. */
export function readSearchTerms(query: string): SearchTerm[] {
  const plainText = toPlainText(query);
  const phrases = plainText.split(SEPARATOR).flatMap(readChunk);
  const lastPhrase = phrases.at(-1);
  // If nothing follows the last word, the user may still be typing it.
  const isUnfinished = plainText.endsWith(lastPhrase?.at(-1) ?? '');
  const terms = phrases.map((words) => ({
    words,
    isPrefix: isUnfinished && words === lastPhrase && canBePrefix(words),
  }));
  return removeDuplicates(terms).slice(0, MAX_TERMS);
}

/** True if the query has words and all of them are stop words. */
export function hasOnlyCommonWords(query: string): boolean {
  const words = splitWords(toPlainText(query));
  return words.length > 0 && words.every((word) => stopWords.has(word));
}

function toPlainText(query: string): string {
  const shortQuery = query.slice(0, MAX_QUERY_LENGTH);
  return foldText(/[\\$]/.test(shortQuery) ? visibleText(shortQuery) : shortQuery);
}

/**
 * Splits a chunk into phrases. A subscript is read in both ways: `H_2O` is indexed as the one word `h2o`, but the label
 * `topic_2` as two words.
 */
function readChunk(chunk: string): string[][] {
  const formula = /\p{L}_\{?\d/u.test(chunk) ? splitPhrases(chunk.replaceAll(/[_{}]/g, '')) : [];
  return [...splitPhrases(chunk), ...formula];
}

/** Splits a chunk at stop words, which PostgreSQL does not index. */
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

/** Removes duplicates but keeps the last one, because it may be a prefix. Long terms are first, because they are usually rare. */
function removeDuplicates(terms: readonly SearchTerm[]): SearchTerm[] {
  const termByText = new Map(terms.map((term) => [term.words.join(' '), term]));
  return [...termByText.entries()].sort(([a], [b]) => b.length - a.length).map(([, term]) => term);
}
