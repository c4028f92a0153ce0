import { editDistance } from '../../text/edit-distance.ts';
import { similarity, splitWords } from '../../text/similarity.ts';
import { CONFUSABLE_WORDS } from './confusable-words.table.ts';

/** Text answers count as the same from here on. */
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

/** Whether a text says what a wording says: its words in order, spelling forgiven, and no “not” that turns them round. */
export function hasWording(text: string, wording: string): boolean {
  const wanted = splitWords(removeLatex(wording));
  if (wanted.length === 0) return wording.trim() !== '' && text.includes(wording.trim());
  return sentencesOf(text).some((sentence) => {
    const words = splitWords(sentence);
    return hasWordsInOrder(words, wanted) || isSimilar(words, wanted);
  });
}

/** Sentences of a text, LaTeX left out. */
export function sentencesOf(text: string): string[] {
  return removeLatex(text.slice(0, MAX_TEXT_LENGTH))
    .split(/[\n.;!?]+/u)
    .filter((sentence) => sentence.trim() !== '');
}

function removeLatex(text: string): string {
  return text.replace(/\\(?:text|mathrm|textrm|textbf)\s*\{([^{}]*)\}/gu, ' $1 ').replace(/[$\\{}]/gu, ' ');
}

function hasWordsInOrder(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((word, start) => {
    const [first = ''] = wanted;
    if (!isSameWord(word, first)) return false;
    const end = endOfMatch(words, wanted, start);
    return end !== undefined && !isNegated(words, wanted, [start, end]);
  });
}

/** Where the wording ends when it begins at `start`; one other word may stand between any two of it. */
function endOfMatch(words: readonly string[], wanted: readonly string[], start: number): number | undefined {
  let at = start;
  for (const word of wanted.slice(1)) {
    const next = [at + 1, at + 2].find((place) => isSameWord(words[place] ?? '', word));
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}

/** A negation just before or inside the wording that the wording itself does not have. */
function isNegated(
  words: readonly string[],
  wanted: readonly string[],
  [start, end]: readonly [number, number],
): boolean {
  const around = words.slice(Math.max(0, start - 3), end + 1).filter((word) => NEGATIONS.has(word));
  return around.length > wanted.filter((word) => NEGATIONS.has(word)).length;
}

function isSimilar(words: readonly string[], wanted: readonly string[]): boolean {
  const negations = (list: readonly string[]) => list.filter((word) => NEGATIONS.has(word)).length;
  if (negations(words) !== negations(wanted) || words.length > wanted.length * 2 + 4) return false;
  const names = namesIn(wanted);
  // A single word is told by its spelling, or phenotype would be genotype; where there is nothing but names, as in the
  // order Q, P, R, their order is what is said.
  if (wanted.length === 1 || names.length === wanted.length) return false;
  const isOther =
    words.some((word) => wanted.some((other) => areConfusable(word, other))) ||
    !hasAll(words, names) ||
    !hasAll(wanted, namesIn(words));
  return !isOther && similarity(words.join(' '), wanted.join(' ')) >= MIN_SIMILARITY;
}

/** Letters and numbers by which things are told apart: ramp A is not ramp B, however alike they are written. */
function namesIn(words: readonly string[]): string[] {
  return words.filter((word) => /^(?:[b-hj-z]|\d+)$/u.test(word));
}

function hasAll(words: readonly string[], names: readonly string[]): boolean {
  return names.every((name) => words.includes(name));
}

/** The same word in singular or plural, or misspelt but still recognisable. */
function isSameWord(given: string, wanted: string): boolean {
  if (given === wanted) return true;
  if (/\d/u.test(wanted)) return false;
  if (singular(given) === singular(wanted)) return true;
  if (wanted.length < 5 || areConfusable(given, wanted)) return false;
  const most = wanted.length >= 8 ? 2 : 1;
  return given[0] === wanted[0] && editDistance(given, wanted, most) <= most;
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word;
}

function areConfusable(a: string, b: string): boolean {
  return a !== b && CONFUSABLE_WORDS.some((group) => group.includes(a) && group.includes(b));
}
