import { type Dimension, sameDimension } from '../../maths/units/unit.ts';
import {
  countEqualNeighbours,
  countEqualPhrase,
  countEqualTokens,
  countEqualWords,
  countSharedWords,
} from './compare-contexts.ts';
import { countDigits, isDoubleOrHalf } from './compare-numbers.ts';
import { explainNewNumber, type NewNumber, type TracedGiven } from './find-new-numbers.ts';
import type { ScannedToken } from './scan-tokens.ts';
import type { StatedNumber } from './stated-number.ts';
import { type Translation, translateNumber } from './translate-number.ts';

/** The numbers of a question that the evidence for a pair depends on. */
export type EvidenceContext = {
  readonly newNumbers: readonly NewNumber[];
  readonly givens: readonly TracedGiven[];
  readonly operandCount: number;
};

/** If the logarithm (base 2) of the ratio of two numbers is smaller, they are the same value in two forms. */
const MIN_RATIO = 1e-6;

type PairEvidence = ReturnType<typeof compareForms> &
  ReturnType<typeof comparePlaces> &
  ReturnType<typeof countOthers> &
  Record<
    'coefficient' | 'byStep' | 'byWord' | 'byOthers' | 'bigExplained' | 'sumInText' | 'decimalSum',
    number
  >;
/**
 * For each kind of evidence, how strongly it suggests that a number of the solution stands for a given. `score-pair.ts` has the
 * points.
 */
export type GivenEvidence = { readonly [name in keyof PairEvidence]: number };

/** Collects the evidence that a new number of the solution stands for a given. Undefined if it cannot stand for it. */
export function collectEvidence(
  use: NewNumber,
  given: TracedGiven,
  context: EvidenceContext,
): GivenEvidence | undefined {
  const [used, stated] = [use.number, given.number];
  const translation = canStandFor(used, stated) ? translateNumber(used, stated) : undefined;
  if (translation === undefined || translation.ratio < MIN_RATIO) return undefined;
  const places = comparePlaces(use, stated, context);
  const isInContext = places.before + places.after >= 2 || places.sameLetter > 0 || places.aligned >= 5;
  const isUsed = given.use === 'written' || given.use === 'form';
  // If the solution also uses the given, another number contradicts it only if the same words or letter are beside it.
  if (isUsed && places.phrase < MIN_PHRASE && places.sameLetter === 0) return undefined;
  const isSmallFactor = isFormulaNumber(used) && used.value < 10;
  if (isSmallFactor && !isInContext && stated.unit === undefined) return undefined;
  const explanation = explainNewNumber(use, stated);
  const isSentenceSum = explanation.bySum && (used.role === 'stated' || places.inArithmetic === 0);
  return {
    ...compareForms(used, stated, translation),
    ...places,
    ...countOthers(use, given, context),
    coefficient: Number(stated.unit !== undefined && used.unit === undefined && isCoefficient(used)),
    byStep: Number(explanation.byStep),
    byWord: Number(explanation.byWord),
    byOthers: Number(explanation.byOthers),
    bigExplained: Number(explanation.byOthers && countDigits(used) > 1),
    sumInText: Number(isSentenceSum),
    decimalSum: Number(explanation.byDecimalSum || (isSentenceSum && used.places + stated.places > 0)),
  };
}

function compareForms(use: StatedNumber, given: StatedNumber, translation: Translation) {
  const { kind, ratio, hasSameStep, hasSameDigitCount } = translation;
  const text = use.token.text;
  const hasSameLength = text.length >= 3 && text.length === given.token.text.length;
  return {
    ratio: Math.min(ratio, 3),
    far: Number(ratio > 1.5),
    sameForm: Number(hasSameStep),
    sameDigits: Number(hasSameDigitCount),
    asUnit: Number(kind === 'unit'),
    asScale: Number(kind === 'scale'),
    asPercent: Number(kind === 'percent'),
    asGrowth: Number(kind === 'growth'),
    asRest: Number(kind === 'rest'),
    asStep: Number(kind === 'step'),
    otherUnit: Number(
      use.unit !== undefined && given.unit !== undefined && use.unit.text !== given.unit.text,
    ),
    onlyUseHasUnit: Number(use.unit !== undefined && given.unit === undefined),
    similar: Number(hasSameLength && !isSmall(use) && text.slice(0, 2) === given.token.text.slice(0, 2)),
    manyDigits: Number(given.token.text.replace(/\D/g, '').length >= 3),
    tiny: Number(use.value < 1),
    isDouble: Number(isDoubleOrHalf(use, given)),
    mistyped: Number(isMistyped(use.token.text, given.token.text)),
  };
}

function comparePlaces(
  { number: use, rank }: NewNumber,
  given: StatedNumber,
  { operandCount }: EvidenceContext,
) {
  const haveLetters = use.letter !== undefined && given.letter !== undefined;
  const arePlain = use.unit === undefined && given.unit === undefined && !given.isPercent;
  return {
    ...countEqualWords(use, given),
    phrase: countEqualPhrase(use, given),
    aligned: countEqualTokens(use, given),
    shared: countSharedWords(use, given),
    neighbours: countEqualNeighbours(use, given),
    between: Number(countEqualNeighbours(use, given) === 2),
    sameUnit: Number(use.unit !== undefined && use.unit.text === given.unit?.text),
    onlyGivenHasUnit: Number(use.unit === undefined && given.unit !== undefined),
    sameLetter: Number(haveLetters && use.letter === given.letter),
    otherLetter: Number(haveLetters && use.letter !== given.letter),
    smallUse: Number(isSmall(use)),
    smallGiven: Number(isSmall(given)),
    wordGiven: Number(given.isWord),
    late: rank / Math.max(1, operandCount),
    inArithmetic: Number(isInArithmetic(use)),
    givenInArithmetic: Number(isInArithmetic(given)),
    bothInFormulas: Number(arePlain && use.token.isFormula && given.token.isFormula),
    useInText: Number(!use.token.isFormula),
  };
}

function countOthers(
  { number: use }: NewNumber,
  { number: given, near, use: givenUse }: TracedGiven,
  context: EvidenceContext,
) {
  const { newNumbers, givens, operandCount } = context;
  const others = newNumbers.filter(({ number }) => number.value !== use.value);
  const otherNew = others.filter(({ number }) => !isFormulaNumber(number));
  const unused = givens.filter(
    (other) =>
      other.number === given || (other.near.length === 0 && (other.use === 'none' || other.use === 'index')),
  );
  return {
    usedWritten: Number(givenUse === 'written'),
    usedForm: Number(givenUse === 'form'),
    usedIndex: Number(givenUse === 'index'),
    soleNew: Number(otherNew.length === 0),
    firstNew: Number(newNumbers[0]?.number.value === use.value),
    uses: Math.log2(1 + (newNumbers.length - others.length)),
    otherNew: Math.log2(1 + otherNew.length),
    othersUsed: Number(unused.every(({ number }) => number.value === given.value)),
    usedShare: 1 - unused.length / givens.length,
    givens: Math.log2(1 + givens.length),
    operands: Math.log2(1 + operandCount),
    near: Number(near.some(({ value }) => value !== use.value)),
    onlyQuantity: Number(
      use.unit !== undefined &&
        isOnlyOneOfItsDimension(unused, given) &&
        isOnlyOneOfItsDimension(newNumbers, use) &&
        sameDimension(use.unit.dimension, given.unit?.dimension ?? NO_DIMENSION),
    ),
  };
}

const NO_DIMENSION: Dimension = new Map();

/** Whether no other number has the dimension of this number. */
function isOnlyOneOfItsDimension(
  numbers: readonly { readonly number: StatedNumber }[],
  { unit, value }: StatedNumber,
): boolean {
  return numbers.every(
    ({ number }) =>
      number.value === value ||
      number.unit === undefined ||
      unit === undefined ||
      !sameDimension(number.unit.dimension, unit.dimension),
  );
}

/** Whether two numbers differ in the order of their digits, or in one of at least three digits. */
function isMistyped(text: string, other: string): boolean {
  if (text === other || text.length !== other.length) return false;
  const differing = [...text].filter((digit, at) => digit !== other.charAt(at)).length;
  const [digits, others] = [text, other].map((number) => [...number].sort().join(''));
  return digits === others || (differing === 1 && text.replace(/\D/g, '').length > 2);
}

/** The letter of a value from a table of the normal distribution. */
const TABLE_LETTER = /^[Zz]$/;
/** A larger whole number that differs from the given by one is derived from it: 1788 for "more than 1787". */
const MIN_COUNTED = 200;

/** The number of equal tokens around two numbers at the same place of one formula. */
const MIN_ALIGNED = 6;

/** Whether a number may stand for a given: the units fit, and the number is not a multiple that the solution derives. */
function canStandFor(use: StatedNumber, given: StatedNumber): boolean {
  const hasUnitOnOneSide = (use.unit === undefined) !== (given.unit === undefined);
  if (hasUnitOnOneSide && use.isPercent !== given.isPercent) return false;
  if (isDoubleOrHalf(use, given) && (mentionsHalf(use) || mentionsHalf(given) || isRepeated(given)))
    return false;
  if (Math.abs(use.value - given.value) === 1 && use.value > MIN_COUNTED) return false;
  if (TABLE_LETTER.test(use.letter ?? '')) return false;
  // Both numbers are at the same place of one formula.
  if (countEqualTokens(use, given) >= MIN_ALIGNED) return true;
  return !isMultipleCoefficient(use, given) && !isCollectedTerm(use, given);
}

/** The number of equal tokens around two numbers that are in the same phrase. */
const MIN_PHRASE = 3;

const HALF = /^(?:diameters?|half|halved|halves|twice|doubles?|doubled|midpoint|semi|curvature)$/;

function mentionsHalf({ tokens, index }: StatedNumber): boolean {
  return tokens
    .slice(Math.max(0, index - HALF_DISTANCE), index + HALF_DISTANCE)
    .some(({ text }) => HALF.test(text));
}

/** How far from a number "twice" or "half" may be, in tokens. */
const HALF_DISTANCE = 25;

/** Whether the text contains the number again. A solution may then add both. */
function isRepeated({ tokens, value }: StatedNumber): boolean {
  const isNumber = (token: ScannedToken, at: number): boolean =>
    token.kind === 'number' && token.value === value && tokens[at - 1]?.text !== '^';
  return tokens.filter(isNumber).length > 1;
}

/** Whether a number is a factor before a letter, as in `16\pi`. */
function isCoefficient({ tokens, index }: StatedNumber): boolean {
  const next = tokens[index + 1];
  return next?.kind === 'word' && next.isFormula && FACTOR.test(next.text);
}

/** A letter, a Greek letter or a function; other commands may be units of the author. */
const FACTOR =
  /^(?:\p{L}|\\(?:(?:var)?(?:alpha|beta|gamma|delta|epsilon|zeta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|chi|psi|omega)|eta|[A-Z][a-z]+|sin|cos|tan|log|ln|exp|hbar|ell|vec|hat|mathbf|sqrt|[dt]?frac))$/u;

/** Whether both numbers are coefficients of a letter, and one is a multiple of the other, as in a derivative. */
function isMultipleCoefficient(use: StatedNumber, given: StatedNumber): boolean {
  const ratio = Math.max(use.value / given.value, given.value / use.value);
  return isCoefficient(given) && given.unit === undefined && Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** Whether the given is a term of a sum or ratio, and the solution adds another number of the stem to it. */
function isCollectedTerm(use: StatedNumber, { tokens, index, value }: StatedNumber): boolean {
  const [beforeSign, sign, next] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]];
  const isTerm =
    (/^[-+]$/.test(sign?.text ?? '') && beforeSign?.isFormula === true && beforeSign.text !== '=') ||
    sign?.text === ':' ||
    next?.text === ':';
  const isOther = (other: number): boolean => Math.abs(Math.abs(use.value - value) - other) < 1e-9;
  return isTerm && (isOther(1) || tokens.some((token) => token.kind === 'number' && isOther(token.value)));
}

/** Whether a number is a small whole number or a power of ten, which formulas contain. */
function isFormulaNumber({ value, unit }: StatedNumber): boolean {
  return (
    unit === undefined &&
    Number.isInteger(value) &&
    (Math.abs(value) <= 4 || Number.isInteger(Math.log10(value)))
  );
}

function isSmall({ value, unit }: StatedNumber): boolean {
  return unit === undefined && Number.isInteger(value) && Math.abs(value) <= 10;
}

function isInArithmetic({ tokens, index }: StatedNumber): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if ([before, after].some((token) => /^[-+*/^=]$/.test(token?.text ?? ''))) return true;
  return before?.text === '(' || (after?.text === ')' && before?.isFormula === true);
}
