import { cacheByText } from '../../text/cache-by-text.ts';
import { compareFormulae } from '../../text/chemistry/compare-formulae.ts';
import { nameFormulae } from '../../text/chemistry/name-formula.ts';
import { areConfusable } from '../../text/claims/are-confusable.ts';
import type { ClaimVerdict } from '../../text/claims/compare-claims.ts';
import { findClaim } from '../../text/claims/find-claim.ts';
import { type Meaning, readClaim, readClaimAs } from '../../text/claims/read-claim.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { splitWords } from '../../text/similarity.ts';
import { NUMBER_WORDS, ORDINAL_WORDS } from '../response/number-words.table.ts';
import { listSameTerms } from './list-same-terms.ts';
import { hasBits, isBinaryNumber } from './match-bits.ts';

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
 * Returns whether a text contains a wording: its words in order, without an additional negation, or the same claim in
 * other words. Small spelling mistakes, abbreviations, formulae, full names and words divided or joined by a hyphen are
 * accepted. Words of the question (`stem`) may be left out of a claim.
 */
export function hasWording(text: string, wording: string, stem = ''): boolean {
  return findWording(text, wording, stem) === 'same';
}

/** Looks for a wording in a text. The verdict is `unclear` if only a person can decide whether the text says the same. */
export function findWording(text: string, wording: string, stem = ''): ClaimVerdict {
  const { plain, variants, isStatement, isFormula, isExact, isInequality } = readWording(wording);
  if (variants.length === 0) {
    return wording.trim() !== '' && text.includes(wording.trim()) ? 'same' : 'different';
  }
  if (isBinaryNumber(wording)) return hasBits(text, wording) ? 'same' : 'different';
  if (GENOTYPE.test(wording)) return hasGenotype(text, wording) ? 'same' : 'different';
  if (/^[A-Z]$/u.test(wording) && hasLetter(text, wording)) return 'same';
  if (isFormula && hasFormula(text, wording)) return 'same';
  if (isInequality) return removeSpaces(text).includes(removeSpaces(wording)) ? 'same' : 'different';
  if (isExact) return 'different';
  const verdicts = readSentences(text).map(({ sentence, words }) => {
    if (variants.some((variant) => hasWordsInOrder(words, variant))) return 'same';
    // “No” alone may answer another question than “not enough energy”.
    if (words.length === 1 && NEGATIONS.has(words[0] ?? ''))
      return plain.includes(' ') ? 'different' : 'unclear';
    const verdict = isStatement ? findClaim(plain, sentence, stem) : 'different';
    const isDoubtful = lacksQualifier(plain, sentence) || addsQualifier(plain, sentence, stem);
    return verdict === 'same' && isDoubtful ? 'unclear' : verdict;
  });
  return (
    (['same', 'opposite', 'unclear'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'different'
  );
}

/** Returns whether a text has the words of a wording in order; other words for the same claim do not count. */
export function hasWords(text: string, wording: string): boolean {
  if (GENOTYPE.test(wording)) return hasGenotype(text, wording);
  const { variants } = readWording(wording);
  return readSentences(text).some(({ words }) => variants.some((variant) => hasWordsInOrder(words, variant)));
}

/** Matches a genotype, such as `Nn` or `RrYy`, in which capital letters have a meaning. */
const GENOTYPE = /^(?=.*[A-Z]|(.)\1$)(?:([A-Za-z])(?:\2|(?!\2)(?i:\2))){1,2}$/u;

/** Returns whether a text names something by a capital letter: “P because …”. “A” and “I” may be words. */
function hasLetter(text: string, letter: string): boolean {
  const end = /[AI]/u.test(letter)
    ? String.raw`(?=\s*(?:$|[,.;:)]|\b(?:because|as|since|is|has|was)\b))`
    : String.raw`(?![\p{L}'’])`;
  return new RegExp(`(?<![\\p{L}'’\\d])${letter}${end}`, 'u').test(text);
}

function hasGenotype(text: string, genotype: string): boolean {
  return new RegExp(`(?<!\\p{L})${genotype}(?!\\p{L})`, 'u').test(text);
}

/** A wording of a scheme, prepared for comparison. */
type ReadWording = {
  readonly plain: string;
  /** Its words, and the same with other names of a term; empty for a sign such as ≠. */
  readonly variants: readonly (readonly string[])[];
  readonly isStatement: boolean;
  readonly isFormula: boolean;
  /** A charge or an equation, of which no other form is accepted. */
  readonly isExact: boolean;
  /** An inequality such as `x > 0`, whose sign is not a word. */
  readonly isInequality: boolean;
};

const readWording = cacheByText((wording: string): ReadWording => {
  const plain = nameFormulae(removeLatex(joinCompassPoints(expandContractions(wording))));
  const words = splitWords(plain);
  return {
    plain,
    variants: words.length === 0 ? [] : listSameTerms(words),
    isStatement: isClaim(plain),
    isFormula: compareFormulae(wording, wording) === true,
    isExact: /[+-]\}?\s*$|[⁺⁻→]|->/u.test(wording),
    isInequality: /^[^A-Za-z]*[A-Za-z]?\s*[<>≤≥≠]\s*[-−\d.]+$/u.test(wording),
  };
});

/**
 * Returns whether a text has only one word of a term of two words: “addition” for “electrophilic addition”.
 */
function lacksQualifier(term: string, sentence: string): boolean {
  if (splitWords(term).length !== 2 || splitWords(sentence).length !== 1) return false;
  const said = new Set(readClaim(sentence).meanings.map(({ name }) => name));
  return readClaim(term).meanings.some(({ kind, name }) => kind === 'content' && !said.has(name));
}

const MAX_TERM_WORDS = 3;

/**
 * Returns whether a short text adds a word that is neither in the term nor in the question: “nuclear
 * membrane” for “cell membrane”.
 */
function addsQualifier(term: string, sentence: string, stem: string): boolean {
  if (splitWords(term).length > MAX_TERM_WORDS || splitWords(sentence).length > MAX_TERM_WORDS) return false;
  const known = new Set([...readClaim(term).meanings, ...readClaim(stem).meanings].map(({ name }) => name));
  return readClaimAs(sentence, readClaim(term)).meanings.some(
    ({ kind, name }) => kind === 'content' && !known.has(name),
  );
}

function removeSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}

const readSentences = cacheByText((text: string) =>
  splitSentences(text).map((sentence) => ({ sentence, words: splitWords(sentence) })),
);

/** Returns whether a text is, or has as a word, the expected chemical formula or equation. */
function hasFormula(text: string, formula: string): boolean {
  return [text, ...text.split(/[\s,;]+/u)].some((token) => compareFormulae(formula, token) === true);
}

/** A single letter or number, a list of them such as “Q P R”, or a direction alone, such as “higher”, is not a claim. */
function isClaim(wording: string): boolean {
  const { meanings } = readClaim(wording);
  const isSpecific = ({ kind, name }: Meaning) => kind !== 'content' && !/^(?:in|de)crease#/u.test(name);
  const hasContent = meanings.some(({ kind, name }) => kind === 'content' && name.length > 2);
  return hasContent || (meanings.length > 1 && meanings.some(isSpecific));
}

/** Matches the ends of sentences; not the points of decimals and of abbreviations such as “e.m.f.”. */
const SENTENCE_ENDS = /[\n;!?]+|(?<!(?<!\p{L})\p{L})\.(?!\d)/u;

/** Matches words that say how sure a learner is. “think” is not a misspelling of “thick”. */
const HEDGE = /\bi\s+(?:think|believe|guess|reckon|would say)\b(?:\s+that\b)?/giu;

/** Splits a text into sentences, without LaTeX. */
export function splitSentences(text: string): string[] {
  const said = text.slice(0, MAX_TEXT_LENGTH).replace(HEDGE, ' ');
  return nameFormulae(removeLatex(joinCompassPoints(expandContractions(said))))
    .split(SENTENCE_ENDS)
    .filter((sentence) => sentence.trim() !== '');
}

/** Writes “aren't” as “are not”, so that a negation is a word of its own, and “2ndary” as “secondary”. */
function expandContractions(text: string): string {
  return text
    .replace(/\b(is|are|was|were|do|does|did|has|have|would|could|should)n['’]?t\b/giu, '$1 not')
    .replace(/\b(?:1(?:st)?|2(?:nd)?|3(?:rd)?)ary\b/giu, (word) => ORDER_WORDS[word[0] ?? ''] ?? word);
}

const ORDER_WORDS: Readonly<Record<string, string>> = { 1: 'primary', 2: 'secondary', 3: 'tertiary' };

/** Writes “south-east” as one word, because it is not “south”. */
function joinCompassPoints(text: string): string {
  return text.replace(/\b(north|south)[\s-]?(east|west)(?=ern|erly|wards?|\b)/giu, '$1$2');
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

/** Returns whether the text has one of the wordings. */
export function containsAny(text: string, wordings: readonly string[]): boolean {
  return wordings.some((wording) => hasWording(text, wording));
}
