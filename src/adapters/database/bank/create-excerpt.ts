import { foldText } from '../text-search/fold-text.ts';
import type { SearchTerm } from '../text-search/search-terms.ts';
import type { ReadableQuestion } from './readable-question.ts';

const EXCERPT_LENGTH = 160;
/** Characters shown before the first hit. */
const LEAD_LENGTH = 40;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Words with the same root differ in at most this many letters at the end, such as `-ing` and `-ies`. */
const ENDING_LENGTH = 3;
const MIN_ROOT_LENGTH = 4;

/** Returns an excerpt of the question around the position with the most search terms. */
export function createExcerpt(readable: ReadableQuestion, terms: readonly SearchTerm[]): string {
  const parts = [readable.stem, readable.rest, readable.labels].filter((part) => part !== '');
  const text = parts.join(' … ').replace(/\s+/gu, ' ').trim();
  const start = findBestStart(text, terms);
  const excerptStart = start <= LEAD_LENGTH ? 0 : findWordStart(text, start - LEAD_LENGTH);
  const excerpt = text
    .slice(excerptStart, excerptStart + EXCERPT_LENGTH)
    .toWellFormed()
    .replace(/^[\s…]+|[\s…]+$/gu, '');
  return `${excerptStart > 0 ? '… ' : ''}${excerpt}${excerptStart + EXCERPT_LENGTH < text.length ? ' …' : ''}`;
}

function findBestStart(text: string, terms: readonly SearchTerm[]): number {
  const searchWords = terms.flatMap((term) => term.words);
  const hits = [...text.matchAll(WORD)].flatMap((match) => {
    const word = foldText(match[0]);
    const searchWord = searchWords.find((otherWord) => haveSameRoot(word, otherWord));
    return searchWord === undefined ? [] : [{ position: match.index, word: searchWord }];
  });
  let bestHit = { position: 0, wordCount: 0 };
  hits.forEach((hit, hitIndex) => {
    const wordCount = countWordsNear(hits, hitIndex);
    if (wordCount > bestHit.wordCount) bestHit = { position: hit.position, wordCount };
  });
  return bestHit.position;
}

type Hit = { readonly position: number; readonly word: string };

/** Counts the distinct search words in an excerpt that starts at this hit. */
function countWordsNear(hits: readonly Hit[], hitIndex: number): number {
  const end = (hits[hitIndex]?.position ?? 0) + EXCERPT_LENGTH - LEAD_LENGTH;
  const words = new Set<string>();
  for (let next = hitIndex; next < hits.length; next++) {
    const hit = hits[next];
    if (hit === undefined || hit.position >= end) break;
    words.add(hit.word);
  }
  return words.size;
}

/** Returns whether two words probably have the same root. It only chooses the excerpt; the database decides which questions match. */
function haveSameRoot(word: string, otherWord: string): boolean {
  if (word === otherWord) return true;
  const rootLength = Math.max(MIN_ROOT_LENGTH, Math.min(word.length, otherWord.length) - ENDING_LENGTH);
  return (
    word.length >= rootLength &&
    otherWord.length >= rootLength &&
    word.slice(0, rootLength) === otherWord.slice(0, rootLength)
  );
}

/** Returns the start of the next word after this position. */
function findWordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
