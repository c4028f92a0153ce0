import { cacheByText } from '../../text/cache-by-text.ts';
import { compareFormulae } from '../../text/chemistry/compare-formulae.ts';
import { nameFormulae } from '../../text/chemistry/name-formula.ts';
import type { ClaimVerdict } from '../../text/claims/compare-claims.ts';
import { findClaim } from '../../text/claims/find-claim.ts';
import { type Meaning, readClaim, readClaimAs } from '../../text/claims/read-claim.ts';
import { splitWords } from '../../text/similarity.ts';
import { deniesAll } from '../response/denies-all.ts';
import { listSameTerms } from './list-same-terms.ts';
import { hasBits, isBinaryNumber } from './match-bits.ts';
import { beginsWithVerb, hasWordsInOrder, leaveOutPreposition, NEGATIONS } from './match-word-order.ts';
import { hasLetter, hasSymbol, isSameChange, REPEAT } from './short-answers.ts';

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
  const hasName = findName(text, wording);
  if (hasName !== undefined) return hasName ? 'same' : 'different';
  if (deniesAll(text, wording) || hasSymbol(text, plain)) return 'same';
  if (isFormula && hasFormula(text, wording)) return 'same';
  if (isInequality) return removeSpaces(text).includes(removeSpaces(wording)) ? 'same' : 'different';
  if (isExact) return 'different';
  const verdicts = readSentences(text).map(({ sentence, words }) => {
    if (variants.some((variant) => hasWordsInOrder(words, variant) || beginsWithVerb(words, variant)))
      return 'same';
    if (isSameChange(plain, sentence)) return 'same';
    // “No” alone may answer another question than “not enough energy”.
    if (words.length === 1 && NEGATIONS.has(words[0] ?? ''))
      return plain.includes(' ') ? 'different' : 'unclear';
    const verdict = isStatement ? findClaim(plain, sentence, stem) : 'different';
    const isDoubtful =
      REPEAT.test(sentence) || lacksQualifier(plain, sentence) || addsQualifier(plain, sentence, stem);
    return verdict === 'same' && isDoubtful ? 'unclear' : verdict;
  });
  return (
    (['same', 'opposite', 'unclear'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'different'
  );
}

/** Looks for a binary number, a genotype or a letter, of which no other form is accepted; undefined for other wordings. */
function findName(text: string, wording: string): boolean | undefined {
  if (isBinaryNumber(wording)) return hasBits(text, wording);
  if (GENOTYPE.test(wording)) return hasGenotype(text, wording);
  const configuration = readConfiguration(wording);
  if (configuration !== undefined) return readConfiguration(text) === configuration;
  return /^[A-Z]$/u.test(wording) ? hasLetter(text, wording) : undefined;
}

/** Reads an electronic configuration such as `[Ar] 3d8`, in any layout; undefined for other texts. */
function readConfiguration(text: string): string | undefined {
  const [found] =
    /(?:\[[A-Z][a-z]\])?(?:\d[spdf]\d{1,2}(?![spdf])){2,}|\[[A-Z][a-z]\](?:\d[spdf]\d{1,2}(?![spdf]))+/u.exec(
      text.normalize('NFKC').replace(/[\s^{},$\\]|4s0|mathrm/gu, ''),
    ) ?? [];
  return found;
}

/** Returns whether a text has the words of a wording in order; other words for the same claim do not count. */
export function hasWords(text: string, wording: string): boolean {
  const hasName = findName(text, wording);
  if (hasName !== undefined) return hasName;
  const { variants } = readWording(wording);
  return readSentences(text).some(({ words }) => variants.some((variant) => hasWordsInOrder(words, variant)));
}

/** Matches a genotype, such as `Nn` or `RrYy`, in which capital letters have a meaning. */
const GENOTYPE = /^(?=.*[A-Z]|(.)\1$)(?:([A-Za-z])(?:\2|(?!\2)(?i:\2))){1,2}$/u;

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
    variants: words.length === 0 ? [] : listSameTerms(words).flatMap(leaveOutPreposition),
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
  return (
    text
      .replace(/\b(is|are|was|were|do|does|did|has|have|would|could|should)n['’]?t\b/giu, '$1 not')
      // A zero in place of the letter O: `H20`, `C02`.
      .replace(/\b(H2|N2|C|S|N|HN|H2S|C6H12)0(?=[2-6]?\b)/gu, '$1O')
      .replace(/(?<![\d.])(\d+)\s?\/\s?(\d+)(?![\d.])/gu, '$1over$2')
      .replace(/^\s*[x×]\s?2\s*$/u, 'doubles')
      .replace(/\b(?:1(?:st)?|2(?:nd)?|3(?:rd)?)ary\b/giu, (word) => ORDER_WORDS[word[0] ?? ''] ?? word)
  );
}

const ORDER_WORDS: Readonly<Record<string, string>> = { 1: 'primary', 2: 'secondary', 3: 'tertiary' };

/** Writes “south-east” as one word, because it is not “south”. */
function joinCompassPoints(text: string): string {
  return text.replace(/\b(north|south)[\s-]?(east|west)(?=ern|erly|wards?|\b)/giu, '$1$2');
}

function removeLatex(text: string): string {
  return text.replace(/\\(?:text|mathrm|textrm|textbf)\s*\{([^{}]*)\}/gu, ' $1 ').replace(/[$\\{}]/gu, ' ');
}

/** Returns whether the text has one of the wordings. */
export function containsAny(text: string, wordings: readonly string[]): boolean {
  return wordings.some((wording) => hasWording(text, wording));
}
