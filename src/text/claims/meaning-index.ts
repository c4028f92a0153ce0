import { splitWords } from '../similarity.ts';
import {
  BINARY_OPPOSITES,
  COMPOUND_MEANINGS,
  EMPTY_WORDS,
  GENERIC_WORDS,
  GRADED_OPPOSITES,
  SAME_MEANINGS,
} from './meanings.table.ts';
import { SAME_TERMS } from './same-terms.table.ts';
import { stemWord } from './word-stem.ts';

/** A word or phrase of the tables: its stems and the meanings that it states. */
type Phrase = { readonly stems: readonly string[]; readonly meanings: readonly string[] };

/** Articles are ignored, so that “membrane of the cell” is a phrase of three words. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

const opposites = new Map<string, string>();
const phrases = new Map<string, Phrase>();
const emptyStems = new Set(EMPTY_WORDS.map(stemWord));
const genericStems = new Set(GENERIC_WORDS.map(stemWord));

function addPhrase(text: string, meanings: readonly string[]): void {
  const stems = splitWords(text)
    .filter((word) => !ARTICLES.has(word))
    .map(stemWord);
  const key = stems.join(' ');
  if (stems.length > 0 && !phrases.has(key)) phrases.set(key, { stems, meanings });
}

const groupsByHead = new Map(SAME_MEANINGS.map((group) => [group[0] ?? '', group]));

const binaryMeanings = new Set<string>();

for (const [index, [one, other]] of [...GRADED_OPPOSITES, ...BINARY_OPPOSITES].entries()) {
  const [a, b] = [`${one[0]}#${index}`, `${other[0]}#${index}`];
  if (index >= GRADED_OPPOSITES.length) binaryMeanings.add(a).add(b);
  opposites.set(a, b).set(b, a);
  for (const [words, meaning] of [[one, a] as const, [other, b] as const])
    for (const word of words.flatMap((head) => groupsByHead.get(head) ?? [head])) addPhrase(word, [meaning]);
}
for (const group of [...SAME_MEANINGS, ...SAME_TERMS])
  for (const word of group) addPhrase(word, [`=${group[0] ?? ''}`]);
for (const [word, words] of COMPOUND_MEANINGS) {
  const stems = splitWords(word).map(stemWord);
  const meanings = splitWords(words).flatMap((each) => {
    const stem = stemWord(each);
    return phrases.get(stem)?.meanings ?? [stem];
  });
  phrases.set(stems.join(' '), { stems, meanings });
}

const phrasesByFirstStem = Map.groupBy(
  [...phrases.values()].sort((a, b) => b.stems.length - a.stems.length),
  ({ stems: [first = ''] }) => first,
);

/** Returns the longest phrase of the tables with which the stems begin at a position. */
export function findPhrase(stems: readonly string[], start: number): Phrase | undefined {
  const candidates = phrasesByFirstStem.get(stems[start] ?? '') ?? [];
  return candidates.find((phrase) => phrase.stems.every((stem, index) => stems[start + index] === stem));
}

/** Returns the opposite of a meaning, such as the meaning of “decrease” for “increase”; undefined if there is no opposite. */
export function getOpposite(meaning: string): string | undefined {
  return opposites.get(meaning);
}

/** Returns whether the negation of a meaning is its opposite: “not balanced” is unbalanced, but “not hot” need not be cold. */
export function isBinary(meaning: string): boolean {
  return binaryMeanings.has(meaning);
}

/** Returns whether the word states no meaning of its own, such as “of”. */
export function isEmptyWord(stem: string): boolean {
  return emptyStems.has(stem);
}

/** Returns whether a learner may leave the word out, because it names the kind of a thing and not the thing. */
export function isGenericWord(stem: string): boolean {
  return genericStems.has(stem);
}
