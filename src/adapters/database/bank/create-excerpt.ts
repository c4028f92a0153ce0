import { foldText } from '../text-search/fold-text.ts';
import type { SearchTerm } from '../text-search/search-terms.ts';
import type { ReadableQuestion } from './readable-question.ts';

const LENGTH = 160;
const LEAD = 40;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Endings such as `-ing` and `-ies` are as long as this. */
const ENDING = 3;
const ROOT = 4;

/** A readable piece of the question around the place where most of the terms stand together. */
export function createExcerpt(readable: ReadableQuestion, terms: readonly SearchTerm[]): string {
  const parts = [readable.stem, readable.rest, readable.labels].filter((part) => part !== '');
  const text = parts.join(' … ').replace(/\s+/gu, ' ').trim();
  const start = bestStart(text, terms);
  const from = start <= LEAD ? 0 : wordStart(text, start - LEAD);
  const piece = text
    .slice(from, from + LENGTH)
    .toWellFormed()
    .replace(/^[\s…]+|[\s…]+$/gu, '');
  return `${from > 0 ? '… ' : ''}${piece}${from + LENGTH < text.length ? ' …' : ''}`;
}

function bestStart(text: string, terms: readonly SearchTerm[]): number {
  const wanted = terms.flatMap((term) => term.words);
  const hits = [...text.matchAll(WORD)].flatMap((match) => {
    const word = foldText(match[0]);
    const found = wanted.find((other) => shareRoot(word, other));
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

/** Different words in the excerpt that would begin with this hit. */
function countWordsNear(hits: readonly Hit[], place: number): number {
  const end = (hits[place]?.at ?? 0) + LENGTH - LEAD;
  const words = new Set<string>();
  for (let next = place; next < hits.length; next++) {
    const hit = hits[next];
    if (hit === undefined || hit.at >= end) break;
    words.add(hit.word);
  }
  return words.size;
}

/** Close enough to a stemmer to choose what to show; what matches is decided by the database. */
function shareRoot(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  const root = Math.max(ROOT, Math.min(word.length, wanted.length) - ENDING);
  return word.length >= root && wanted.length >= root && word.slice(0, root) === wanted.slice(0, root);
}

function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 ? from : space + 1;
}
