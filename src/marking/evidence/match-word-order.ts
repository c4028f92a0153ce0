import { areConfusable } from '../../text/claims/are-confusable.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { NUMBER_WORDS, ORDINAL_WORDS } from '../response/number-words.table.ts';

export const NEGATIONS = new Set([
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

/** Matches the first words that a short answer leaves out: “parallel” for “in parallel”, “cell wall” for “because of the cell wall”. */
const PREPOSITION = /^(?:(?:in|by|because of|because|due to|with|to)\s)(?:(?:the|a|an)\s)?(?=\p{L}{4})/u;
const MAX_PHRASE_WORDS = 6;

/** Returns the words of a wording and, if it is short, the words after its first preposition. */
export function leaveOutPreposition(words: readonly string[]): (readonly string[])[] {
  const text = words.join(' ');
  const rest = text.replace(PREPOSITION, '');
  return rest === text || words.length > MAX_PHRASE_WORDS ? [words] : [words, rest.split(' ')];
}

const PRONOUNS = new Set(['it', 'they']);
/** Words after a statement that explain it. */
const AFTER_STATEMENT = new Set(['because', 'as', 'since', 'due', 'so', 'when', 'by', 'cause', 'cos', 'if']);

/** Returns whether a text begins with a wording without its pronoun: “increases because …” for “it increases”. */
export function beginsWithVerb(
  words: readonly string[],
  [pronoun = '', ...rest]: readonly string[],
): boolean {
  if (!PRONOUNS.has(pronoun) || rest.length === 0) return false;
  const next = words[rest.length];
  return (
    rest.every((word, index) => words[index] === word) && (next === undefined || AFTER_STATEMENT.has(next))
  );
}

/** Returns whether a text has the words of a wording in order, without an additional negation. One other word may be between two of them. */
export function hasWordsInOrder(words: readonly string[], expected: readonly string[]): boolean {
  return words.some((_, start) => {
    const end = findEndOfMatch([words, start], [expected, 0]);
    return end !== undefined && !isNegated(words, expected, [start, end]);
  });
}

/** A list of words and a position in it. */
type Place = readonly [words: readonly string[], position: number];

/**
 * Returns the position of the last word of a match. The words of the wording from `done` on must begin at
 * `position` of the text. One other word may be between two of them. Two words may be written as one, and one
 * as two: `bio-informatics`, `nonpolar`.
 */
function findEndOfMatch([words, position]: Place, [expected, done]: Place): number | undefined {
  for (const [textCount, wordingCount] of listSteps([words, position], [expected, done])) {
    const last = position + textCount - 1;
    if (done + wordingCount >= expected.length) return last;
    for (const next of [last + 1, last + 2]) {
      const end =
        next < words.length ? findEndOfMatch([words, next], [expected, done + wordingCount]) : undefined;
      if (end !== undefined) return end;
    }
  }
  return undefined;
}

/** Lists how many words of the text match how many words of the wording: one to one, two to one, one to two. */
function listSteps([words, position]: Place, [expected, done]: Place): (readonly [number, number])[] {
  const [first = '', second] = words.slice(position, position + 2);
  const [word = '', nextWord] = expected.slice(done, done + 2);
  if (isSameWord(first, word, expected.length > 1)) return [[1, 1]];
  if (second !== undefined && isJoined(first, second, word)) return [[2, 1]];
  return nextWord !== undefined && isJoined(word, nextWord, first) ? [[1, 2]] : [];
}

/** Returns whether two words are one word divided, such as `bio` and `informatics`. */
function isJoined(first: string, second: string, whole: string): boolean {
  const isPart = first.length > 1 || /\d/u.test(first);
  return whole.startsWith(first) && isPart && removePlural(first + second) === removePlural(whole);
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

/** Compares words; plurals and small spelling mistakes are accepted. In a word of four letters, a mistake is accepted only in a longer term: “cell wal”. */
function isSameWord(given: string, expected: string, isInTerm: boolean): boolean {
  if (given === expected) return true;
  if (NUMBER_WORDS.get(given) === expected || NUMBER_WORDS.get(expected) === given) return true;
  if (ORDINAL_WORDS.get(given) === expected || ORDINAL_WORDS.get(expected) === given) return true;
  if (/\d/u.test(expected)) return false;
  if (removePlural(given) === removePlural(expected)) return true;
  if (expected.length < (isInTerm ? 4 : 5) || given[0] !== expected[0]) return false;
  const maxEdits = expected.length >= LONG_WORD ? 2 : 1;
  return editDistance(given, expected, maxEdits) <= maxEdits && !areConfusable(given, expected);
}

function removePlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word;
}
