import { splitWords } from '../../text/similarity.ts';
import { NUMBER_WORDS } from './number-words.table.ts';

/** A number that the question requests by a description and a letter: “the number of neutrons, $n$”, “the number of pi bonds in ethene as $b$”. */
export type NamedCount = { readonly symbol: string; readonly words: readonly string[] };

const REQUEST =
  /number of ([\p{L} ]{3,60}?)(?:,\s*| (?:in|into|of) (?:(?!number of)[^.]){0,200}?\bas )\$([a-zA-Z])\$/gu;
/** The number in the name of a compound, such as but-1-ene. */
const LOCANT = /(?<=\p{L})-\d+(?:,\d+)*-(?=\p{L})/gu;
/** Between two numbers with their descriptions; in a row such as `9 neutrons 10 electrons`, before the next number. */
const SEPARATORS = [/[,;]|\band\b|\bwith\b/iu, /[,;]|\band\b|(?<=\p{L})\s+(?=\d)/iu];
const MAX_LENGTH = 200;

/** Returns the numbers that a stem requests, each with the words that no other one has; empty if there are fewer than two. */
export function listNamedCounts(stem: string): NamedCount[] {
  const requests = [...stem.slice(0, 5_000).matchAll(REQUEST)].map(([, description = '', symbol = '']) => ({
    symbol,
    words: splitWords(description).filter((word) => !/^(?:in|of|the|an?)$/u.test(word)),
  }));
  const isShared = (word: string) => requests.filter(({ words }) => words.includes(word)).length > 1;
  const counts = requests.map(({ symbol, words }) => ({
    symbol,
    words: words.filter((word) => !isShared(word)),
  }));
  return counts.length > 1 && counts.every(({ words }) => words.length > 0) ? counts : [];
}

/**
 * Rewrites `electrons 10 and neutrons 10` as `e = 10, n = 10`. A text in which some number has no description, or two have
 * the same, is returned unchanged.
 */
export function nameCounts(text: string, counts: readonly NamedCount[]): string {
  if (counts.length === 0 || text.length > MAX_LENGTH || text.includes('=')) return text;
  const readings = SEPARATORS.map((separator) => readCounts(text.split(separator), counts));
  const named = readings.find((reading) => reading !== undefined);
  return named?.map(({ symbol, value }) => `${symbol} = ${value}`).join(', ') ?? text;
}

type Count = { readonly symbol: string; readonly value: string };

/** Reads one number from each piece; undefined if a piece has none, or two pieces have the same description. */
function readCounts(texts: readonly string[], counts: readonly NamedCount[]): Count[] | undefined {
  const pieces = texts.filter((piece) => piece.trim() !== '');
  const named = pieces.flatMap((piece) => readCount(piece, counts) ?? []);
  const isDistinct = new Set(named.map(({ symbol }) => symbol)).size === named.length;
  return named.length > 0 && named.length === pieces.length && isDistinct ? named : undefined;
}

function readCount(piece: string, counts: readonly NamedCount[]): Count | undefined {
  const words = splitWords(piece.replace(LOCANT, '-')).map(toFigures);
  const [value, ...otherValues] = words.filter((word) => /^\d+$/u.test(word));
  const [meant, ...otherMeanings] = counts.filter((count) =>
    count.words.some((word) => words.some((given) => isSameNoun(given, word))),
  );
  const isClear = otherValues.length === 0 && otherMeanings.length === 0;
  return isClear && value !== undefined && meant !== undefined ? { symbol: meant.symbol, value } : undefined;
}

function toFigures(word: string): string {
  return /^(?:none|no)$/u.test(word) ? '0' : (NUMBER_WORDS.get(word) ?? word);
}

function isSameNoun(a: string, b: string): boolean {
  return a.replace(/s$/u, '') === b.replace(/s$/u, '');
}
