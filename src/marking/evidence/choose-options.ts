import type { PlainQuestion } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { hasWording } from './has-wording.ts';

/** Matches words and punctuation around option letters that are ignored. */
const FILLER_WORDS =
  /\b(?:options?|answers?|choices?|letters?|both|and|or|is|are|the|its|it's|it|i|think|final|my|correct|only)\b|[^a-z0-9]+/giu;
/** Matches an option letter after “option” or “answer”. */
const LETTER_AFTER_WORD =
  /\b(?:option|answer|choice|letter)s?\s*(?:is|are|would be|:|=)?\s*\(?([a-h])\)?(?![a-z'’])/giu;
/** Matches an option letter at the start, followed by punctuation or a reason. */
const LEADING_LETTER = /^\s*\(?([a-h])\s*[).:–-]|^\s*\(?([a-h])\)?\s*,?\s*(?:because|since|as|so)\b/iu;
/** Matches an option letter after the working: “1000/20 = 50 so A”, or alone on the last line. */
const CONCLUDING_LETTER = /(?:\n|\b(?:so|therefore|thus|hence)\b|∴|=>|->|→)[\s,:]*\(?([A-H])\)?\s*\.?\s*$/u;
/** Matches an option letter directly after the last number of the working: `0.25, x50 = 12.5 D`. It may also be a unit. */
const LETTER_AFTER_NUMBER = /[=,;].*\d\s+\(?([A-H])\)?\s*\.?\s*$/u;
/** Matches an option that is explicitly rejected, as in “not b”. */
const REJECTED_LETTER = /\b(?:not|isn['’]?t|never)\s+\(?[a-h]\)?(?![a-z])/giu;

/**
 * Returns the ids of the options that a response chooses: by letter, by “option c”, by the initial of an option such as
 * “true”, or by the words or value of an option.
 */
export function chooseOptions(text: string, question: PlainQuestion, cache: ComparisonCache): string[] {
  const answer = text.slice(0, 2_000).replace(REJECTED_LETTER, ' ');
  const ids = question.options.map((option) => option.id.toLowerCase());
  const findByLetters = (letters: readonly string[]): string[] => {
    const known = letters.every((letter) => ids.includes(letter)) ? letters : [];
    return question.options.filter(({ id }) => known.includes(id.toLowerCase())).map(({ id }) => id);
  };
  const readings = [
    () => findByLetters(readOnlyLetters(answer)),
    () => findByLetters(readNamedLetters(answer)),
    () => findByLetters(readLetter(answer, LEADING_LETTER)),
    () => findByLetters(readLetter(answer, CONCLUDING_LETTER)),
    () => findByInitial(answer, question.options).map(({ id }) => id),
    () => question.options.filter((option) => isOptionStated(option, answer, cache)).map(({ id }) => id),
    () => findByLetters(readLetter(answer, LETTER_AFTER_NUMBER)),
  ];
  return (
    readings
      .values()
      .map((read) => read())
      .find((chosen) => chosen.length > 0) ?? []
  );
}

/** Finds the option that “T” or “F” stands for, if all options are single words with different initials. */
function findByInitial(text: string, options: readonly Option[]): Option[] {
  const letter = /^\P{L}*(\p{L})\P{L}*$/u.exec(text)?.[1]?.toLowerCase();
  const initials = options.map((option) => /^\p{L}(?=\p{L}+$)/u.exec(option.text)?.[0].toLowerCase());
  if (letter === undefined || initials.includes(undefined) || new Set(initials).size < options.length)
    return [];
  return options.filter((_, index) => initials[index] === letter);
}

/** Reads `c`, `A, C`, `ac`, “both a and c”. */
function readOnlyLetters(text: string): string[] {
  const words = text.toLowerCase().replace(FILLER_WORDS, ' ').trim().split(/\s+/u);
  const isLetters =
    words.every((word) => /^[a-h]$/u.test(word)) || (words.length === 1 && isAscending(words[0] ?? ''));
  return isLetters ? words.join('').split('') : [];
}

/** Returns whether the letters are in ascending order, such as `ac`; a word like `bad` or `face` is not. */
function isAscending(word: string): boolean {
  return (
    /^[a-h]{2,5}$/u.test(word) &&
    [...word].every((letter, index) => index === 0 || letter > (word[index - 1] ?? ''))
  );
}

function readNamedLetters(text: string): string[] {
  return [...text.matchAll(LETTER_AFTER_WORD)].map((match) => (match[1] ?? '').toLowerCase());
}

/** Reads the letter that the first group with text captures. */
function readLetter(text: string, pattern: RegExp): string[] {
  const letter = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  return letter === undefined ? [] : [letter.toLowerCase()];
}

function isOptionStated({ text }: Option, answer: string, cache: ComparisonCache): boolean {
  const plainText = text.replace(/\$/gu, '').trim();
  if (/\d/u.test(plainText)) return answer.length < 200 && cache.agrees(plainText, answer.trim());
  return hasWording(answer, plainText);
}

/** Returns the pairs of a matching question as `a-2`: from `A → 2`, `A2`, “A with 2”. */
export function chooseMatches(text: string, { table }: PlainQuestion): string[] {
  if (!table) return [];
  const idPattern = (entries: readonly { id: string }[]) =>
    entries.map(({ id }) => RegExp.escape(id)).join('|');
  const pair = new RegExp(
    `(?<![A-Za-z0-9])(${idPattern(table.left)})\\s*(?:[-–—=:→>]+|\\\\to|\\bis\\b|\\bwith\\b|\\bmatches\\b)?\\s*(${idPattern(table.right)})(?![A-Za-z0-9])`,
    'giu',
  );
  return [...text.slice(0, 5_000).matchAll(pair)].map((match) => `${match[1]}-${match[2]}`.toLowerCase());
}

/** Returns the ids of the options in the order in which a response names them, by letter or by their words. */
export function chooseOrder(text: string, { options }: PlainQuestion): string[] {
  const answer = text.slice(0, 5_000).toLowerCase();
  const ids = options.map(({ id }) => id.toLowerCase());
  const letters = answer.match(/(?<![a-z0-9])[a-z](?![a-z0-9])/gu) ?? [];
  if (letters.length > 0 && letters.every((letter) => ids.includes(letter))) return [...new Set(letters)];
  return options
    .map(({ id, text: words }) => ({ id, position: answer.indexOf(words.toLowerCase()) }))
    .filter(({ position }) => position >= 0)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id);
}
