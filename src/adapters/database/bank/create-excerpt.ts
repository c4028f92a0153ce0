import { foldText } from '../text-search/fold-text.ts';
import type { SearchTerm } from '../text-search/search-terms.ts';
import type { ReadableQuestion } from './readable-question.ts';

const EXCERPT_LENGTH = 160;
/** Characters shown before the first hit. */
const LEAD_LENGTH = 40;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The length of word endings such as `-ing` and `-ies`. */
const ENDING_LENGTH = 3;
const MIN_ROOT_LENGTH = 4;

/** Returns an excerpt of the question around the position with the most search terms. */
export function createExcerpt(readable: ReadableQuestion, terms: readonly SearchTerm[]): string {
  const parts = [readable.stem, readable.rest, readable.labels].filter((part) => part !== '');
  const text = parts.join(' … ').replace(/\s+/gu, ' ').trim();
  const start = findBestStart(text, terms);
  const from = start <= LEAD_LENGTH ? 0 : findWordStart(text, start - LEAD_LENGTH);
  const piece = text
    .slice(from, from + EXCERPT_LENGTH)
    .toWellFormed()
    .replace(/^[\s…]+|[\s…]+$/gu, '');
  return `${from > 0 ? '… ' : ''}${piece}${from + EXCERPT_LENGTH < text.length ? ' …' : ''}`;
}

function findBestStart(text: string, terms: readonly SearchTerm[]): number {
  const searched = terms.flatMap((term) => term.words);
  const hits = [...text.matchAll(WORD)].flatMap((match) => {
    const word = foldText(match[0]);
    const found = searched.find((other) => shareRoot(word, other));
    return found === undefined ? [] : [{ at: match.index, word: found }];
  });
  let best = { at: 0, words: 0 };
  hits.forEach((hit, place) => {
    const words = countWordsNear(hits, place);
    if (words > best.words) best = { at: hit.at, words };
  });
  return best.at;
}

type Hit = { readonly at: number; readonly word: string };

/** Counts the distinct search words in an excerpt that starts at this hit. */
function countWordsNear(hits: readonly Hit[], place: number): number {
  const end = (hits[place]?.at ?? 0) + EXCERPT_LENGTH - LEAD_LENGTH;
  const words = new Set<string>();
  for (let next = place; next < hits.length; next++) {
    const hit = hits[next];
    if (hit === undefined || hit.at >= end) break;
    words.add(hit.word);
  }
  return words.size;
}

/** Approximates a stemmer. It only chooses what to show; the database decides what matches. */
function shareRoot(word: string, other: string): boolean {
  if (word === other) return true;
  const root = Math.max(MIN_ROOT_LENGTH, Math.min(word.length, other.length) - ENDING_LENGTH);
  return word.length >= root && other.length >= root && word.slice(0, root) === other.slice(0, root);
}

function findWordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
