import { editDistance } from '../../text/edit-distance.ts';
import { similarity, splitWords } from '../../text/similarity.ts';
import { NUMBER_WORDS } from '../response/number-words.table.ts';
import { areConfusable } from './are-confusable.ts';
import { listSameTerms } from './list-same-terms.ts';

/** Minimum similarity at which two texts count as the same. */
const MIN_SIMILARITY = 0.8;

const NEGATIONS = new Set([
  'not',
  'no',
  'never',
  'isnt',
  'arent',
  'doesnt',
  'dont',
  'wasnt',
  'cannot',
  'cant',
  'without',
  'neither',
  'nor',
  'non',
  'lack',
  'lacks',
  'lacking',
  'absence',
  'absent',
]);
/** A word of this length may have two spelling mistakes. */
const LONG_WORD = 8;
const MAX_TEXT_LENGTH = 20_000;

/**
 * Returns whether a text contains a wording: its words in order, without an additional negation. Small
 * spelling mistakes, abbreviations, formulae, full names and words divided or joined by a hyphen are allowed.
 */
export function hasWording(text: string, wording: string): boolean {
  const expected = splitWords(removeLatex(wording));
  if (expected.length === 0) return wording.trim() !== '' && text.includes(wording.trim());
  const variants = listSameTerms(expected);
  return splitSentences(text).some((sentence) => {
    const words = splitWords(sentence);
    return variants.some((variant) => hasWordsInOrder(words, variant)) || isSimilar(words, expected);
  });
}

/** Splits a text into sentences, without LaTeX. */
export function splitSentences(text: string): string[] {
  return removeLatex(text.slice(0, MAX_TEXT_LENGTH))
    .split(/[\n.;!?]+/u)
    .filter((sentence) => sentence.trim() !== '');
}

function removeLatex(text: string): string {
  return text.replace(/\\(?:text|mathrm|textrm|textbf)\s*\{([^{}]*)\}/gu, ' $1 ').replace(/[$\\{}]/gu, ' ');
}

function hasWordsInOrder(words: readonly string[], expected: readonly string[]): boolean {
  return words.some((_, start) => {
    const end = findEndOfMatch([words, start], [expected, 0]);
    return end !== undefined && !isNegated(words, expected, [start, end]);
  });
}

/** A list of words and a position in it. */
type Place = readonly [words: readonly string[], position: number];

/**
 * Returns the position of the last word of the wording if it begins at `position`. One other word may be between
 * any two of its words. Two words may be written as one, and one as two: `bio-informatics`, `nonpolar`.
 */
function findEndOfMatch([words, position]: Place, [expected, done]: Place): number | undefined {
  for (const [given, read] of listSteps([words, position], [expected, done])) {
    const last = position + given - 1;
    if (done + read >= expected.length) return last;
    for (const next of [last + 1, last + 2]) {
      const end = next < words.length ? findEndOfMatch([words, next], [expected, done + read]) : undefined;
      if (end !== undefined) return end;
    }
  }
  return undefined;
}

/** Lists how many words of the text match how many words of the wording: one to one, two to one, one to two. */
function listSteps([words, position]: Place, [expected, done]: Place): (readonly [number, number])[] {
  const [first = '', second] = words.slice(position, position + 2);
  const [word = '', nextWord] = expected.slice(done, done + 2);
  if (isSameWord(first, word)) return [[1, 1]];
  if (second !== undefined && isJoined(first, second, word)) return [[2, 1]];
  return nextWord !== undefined && isJoined(word, nextWord, first) ? [[1, 2]] : [];
}

/** Returns whether two words are one word divided, such as `bio` and `informatics`. */
function isJoined(first: string, second: string, whole: string): boolean {
  return whole.startsWith(first) && first.length > 1 && removePlural(first + second) === removePlural(whole);
}

/**
 * Returns whether the text has a negation inside the wording, or up to three words before it, that the
 * wording does not have.
 */
function isNegated(
  words: readonly string[],
  expected: readonly string[],
  [start, end]: readonly [number, number],
): boolean {
  return countNegations(words.slice(Math.max(0, start - 3), end + 1)) > countNegations(expected);
}

function countNegations(words: readonly string[]): number {
  return words.filter((word) => NEGATIONS.has(word) || /^non\p{L}{4}/u.test(word)).length;
}

/**
 * Returns whether two texts are similar as a whole. Negations, names and confusable terms must be the same.
 */
function isSimilar(words: readonly string[], expected: readonly string[]): boolean {
  if (countNegations(words) !== countNegations(expected) || words.length > expected.length * 2 + 4)
    return false;
  const names = listNames(expected);
  // Single words differ only by spelling (phenotype, genotype), and in a list of names such as Q, P, R the order matters.
  if (expected.length === 1 || names.length === expected.length) return false;
  const isAboutSomethingElse =
    words.some((word) => expected.some((other) => areConfusable(word, other))) ||
    !hasAll(words, names) ||
    !hasAll(expected, listNames(words));
  return !isAboutSomethingElse && similarity(words.join(' '), expected.join(' ')) >= MIN_SIMILARITY;
}

/**
 * Returns the single letters and numbers, which distinguish things: “ramp B” and “ramp C” differ although the
 * texts are similar.
 */
function listNames(words: readonly string[]): string[] {
  return words.filter((word) => /^(?:[b-hj-z]|\d+)$/u.test(word));
}

function hasAll(words: readonly string[], names: readonly string[]): boolean {
  return names.every((name) => words.includes(name));
}

/** Compares words; plurals and small spelling mistakes are accepted. */
function isSameWord(given: string, expected: string): boolean {
  if (given === expected) return true;
  if (NUMBER_WORDS.get(given) === expected || NUMBER_WORDS.get(expected) === given) return true;
  if (/\d/u.test(expected)) return false;
  if (removePlural(given) === removePlural(expected)) return true;
  if (expected.length < 5 || areConfusable(given, expected)) return false;
  const maxEdits = expected.length >= LONG_WORD ? 2 : 1;
  return given[0] === expected[0] && editDistance(given, expected, maxEdits) <= maxEdits;
}

function removePlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word;
}
