import { editDistance } from '../../text/edit-distance.ts';
import { similarity, splitWords } from '../../text/similarity.ts';
import { CONFUSABLE_WORDS } from './confusable-words.table.ts';

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
]);
const MAX_TEXT_LENGTH = 20_000;

/**
 * Returns whether a text contains a wording: its words in order, without an additional negation. Small
 * spelling mistakes are allowed.
 */
export function hasWording(text: string, wording: string): boolean {
  const expected = splitWords(removeLatex(wording));
  if (expected.length === 0) return wording.trim() !== '' && text.includes(wording.trim());
  return splitSentences(text).some((sentence) => {
    const words = splitWords(sentence);
    return hasWordsInOrder(words, expected) || isSimilar(words, expected);
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
  return words.some((word, start) => {
    const [first = ''] = expected;
    if (!isSameWord(word, first)) return false;
    const end = findEndOfMatch(words, expected, start);
    return end !== undefined && !isNegated(words, expected, [start, end]);
  });
}

/**
 * Returns the position of the last word of the wording if it begins at `start`. One other word may be between
 * any two of its words.
 */
function findEndOfMatch(
  words: readonly string[],
  expected: readonly string[],
  start: number,
): number | undefined {
  let position = start;
  for (const word of expected.slice(1)) {
    const next = [position + 1, position + 2].find((index) => isSameWord(words[index] ?? '', word));
    if (next === undefined) return undefined;
    position = next;
  }
  return position;
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
  const negationsInText = words.slice(Math.max(0, start - 3), end + 1).filter((word) => NEGATIONS.has(word));
  return negationsInText.length > expected.filter((word) => NEGATIONS.has(word)).length;
}

/**
 * Returns whether two texts are similar as a whole. Negations, names and confusable terms must be the same.
 */
function isSimilar(words: readonly string[], expected: readonly string[]): boolean {
  const countNegations = (list: readonly string[]) => list.filter((word) => NEGATIONS.has(word)).length;
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
  if (/\d/u.test(expected)) return false;
  if (removePlural(given) === removePlural(expected)) return true;
  if (expected.length < 5 || areConfusable(given, expected)) return false;
  const maxEdits = expected.length >= 8 ? 2 : 1;
  return given[0] === expected[0] && editDistance(given, expected, maxEdits) <= maxEdits;
}

function removePlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word;
}

function areConfusable(a: string, b: string): boolean {
  return a !== b && CONFUSABLE_WORDS.some((group) => group.includes(a) && group.includes(b));
}
