import { sameDimension } from '../../maths/units/unit.ts';
import { countDigits, isDoubleOrHalf } from './compare-numbers.ts';
import { explainNewNumber, isGiven, type NewNumber, type UnusedGiven } from './find-new-numbers.ts';
import type { StatedNumber } from './stated-number.ts';

/** The numbers of a question that the score of a pair depends on. */
export type PairContext = {
  readonly newNumbers: readonly NewNumber[];
  readonly unusedGivens: readonly UnusedGiven[];
  readonly givenCount: number;
  readonly operandCount: number;
};

/**
 * Points for the evidence that a number of the solution stands for a given of the stem. They were fitted on public
 * questions, with and without a changed given: the sum is the logarithm of the odds.
 */
const POINTS = {
  /** The same number of significant digits; the same number of digits before and after the point. */
  sameDigits: 1.81,
  sameForm: 2.36,
  /** The stem and the solution give the value to the same letter, or to different letters. */
  sameLetter: 1.16,
  otherLetter: -0.11,
  /** Per equal word or letter before and after the numbers. */
  before: 0.83,
  after: 0.77,
  /** Both are whole numbers up to 10, and two words around them are equal. */
  smallInContext: 0.49,
  smallUse: -0.43,
  smallGiven: -0.47,
  /** Other numbers do not explain it. */
  unexplained: 0.81,
  /** The solution uses all other givens; per doubling of the number of unused givens. */
  othersUsed: 0.87,
  otherUnused: -0.58,
  otherNew: -0.41,
  /** Per doubling of the ratio between the numbers. */
  ratio: -0.66,
  /** The solution contains the double or half of the given. */
  near: -0.24,
  sameUnit: 0.1,
  otherUnit: -0.09,
  onlyGivenHasUnit: 0.27,
  onlyUseHasUnit: -0.81,
  /** Per doubling of the number of givens, of operands, and of the position of the number in the solution. */
  givens: -0.53,
  operands: 0.66,
  rank: -0.55,
  inArithmetic: 0.91,
  isStated: -0.43,
  /** Per number beside them that is equal in stem and solution. */
  neighbours: 0.16,
  /** Both are numbers without a unit in formulas. */
  bothInFormulas: -1.26,
} as const;
type Evidence = Readonly<Record<keyof typeof POINTS, number>>;
const BASE_POINTS = -3.39;

/** Returns how likely a new number of the solution stands for an unused given; undefined if it cannot. */
export function scorePair(use: NewNumber, given: UnusedGiven, context: PairContext): number | undefined {
  const evidence = collectEvidence(use, given, context);
  if (evidence === undefined) return undefined;
  return Object.entries(evidence).reduce(
    (sum, [name, amount]) => sum + amount * (isEvidenceName(name) ? POINTS[name] : 0),
    BASE_POINTS,
  );
}

function collectEvidence(use: NewNumber, given: UnusedGiven, context: PairContext): Evidence | undefined {
  if (!canStandFor(use.number, given.number)) return undefined;
  const words = countEqualWords(use.number, given.number);
  const isInContext = words.before + words.after >= 2 || haveSameLetter(use.number, given.number);
  if (isFormulaNumber(use.number) && !isInContext) return undefined;
  const explanation = explainNewNumber(use, given.number);
  if (explanation.byDecimalSum) return undefined;
  // A sentence or statement gives the sum; in a calculation the sum would be a coincidence.
  if (explanation.bySum && (use.number.role === 'stated' || !isInArithmetic(use.number))) return undefined;
  return {
    ...compareForms(use.number, given.number),
    ...compareUnits(use.number, given.number),
    ...comparePlaces(use, given, words),
    ...countOthers(use, given, context),
    unexplained: Number(!explanation.byOthers),
  };
}

function isEvidenceName(name: string): name is keyof typeof POINTS {
  return name in POINTS;
}

/** Whether the units allow that a number stands for a given, and it is not a multiple that the solution derives. */
function canStandFor(use: StatedNumber, given: StatedNumber): boolean {
  if (use.unit !== undefined && given.unit !== undefined) {
    if (!sameDimension(use.unit.dimension, given.unit.dimension)) return false;
  } else if (use.isPercent !== given.isPercent && (use.unit ?? given.unit) !== undefined) return false;
  if (isDoubleOrHalf(use, given) && (given.unit !== undefined || mentionsHalf(use) || mentionsHalf(given)))
    return false;
  // A quantity is not substituted before a letter.
  if (given.unit !== undefined && use.unit === undefined && isCoefficient(use)) return false;
  return !isMultipleCoefficient(use, given) && !isCollectedTerm(use, given);
}

const HALF =
  /^(?:radius|radii|diameters?|half|halved|halves|twice|doubles?|doubled|average|mean|midpoint|both|squared?|root|period|amplitude|two|pair|reciprocal|inverse|width|semi)$/;

function mentionsHalf({ tokens }: StatedNumber): boolean {
  return tokens.some(({ text }) => HALF.test(text));
}

/** Whether a number is a factor before a letter, as in `16\pi`. */
function isCoefficient({ tokens, index }: StatedNumber): boolean {
  const next = tokens[index + 1];
  return next?.kind === 'word' && next.isFormula && /^(?:\p{L}|\\.*)$/u.test(next.text);
}

/** Whether both are coefficients of a letter and one is a multiple of the other, as in a derivative. */
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

/** Whether a number is a small whole number, which formulas contain. */
function isFormulaNumber({ value, unit }: StatedNumber): boolean {
  return unit === undefined && Number.isInteger(value) && (Math.abs(value) <= 4 || value === 100);
}

function isSmall({ value, unit }: StatedNumber): boolean {
  return unit === undefined && Number.isInteger(value) && Math.abs(value) <= 10;
}

function haveSameLetter(use: StatedNumber, given: StatedNumber): boolean {
  return use.letter !== undefined && use.letter === given.letter;
}

function compareForms(use: StatedNumber, given: StatedNumber) {
  const hasSameDigitCount = countDigits(use) === countDigits(given);
  const isLiteral = use.token.text.length === given.token.text.length && use.places === given.places;
  const bothInFormulas =
    use.token.isFormula &&
    given.token.isFormula &&
    (use.unit ?? given.unit) === undefined &&
    !given.isPercent;
  return {
    sameDigits: Number(hasSameDigitCount),
    sameForm: Number(isLiteral || (isInOtherScale(use, given) && hasSameDigitCount)),
    ratio: Math.min(compareSizes(use, given), 8),
    smallUse: Number(isSmall(use)),
    smallGiven: Number(isSmall(given)),
    bothInFormulas: Number(bothInFormulas),
  };
}

const countDoublings = (ratio: number): number => Math.abs(Math.log2(Math.abs(ratio)));

/** Whether the number of the solution may be the given in another unit or as a fraction. */
function isInOtherScale(use: StatedNumber, given: StatedNumber): boolean {
  if (given.isPercent) return !use.isPercent && use.value < 1;
  if (given.unit === undefined || given.baseValue === given.value) return false;
  if (use.unit !== undefined) return use.unit.text !== given.unit.text;
  return countDoublings(use.value / given.baseValue) < countDoublings(use.value / given.value);
}

/** Returns the ratio of the numbers in doublings; a number without a unit may be in base units or a fraction. */
function compareSizes(use: StatedNumber, given: StatedNumber): number {
  if (use.unit !== undefined && given.unit !== undefined)
    return countDoublings(use.baseValue / given.baseValue);
  const values = [given.value];
  if (use.unit === undefined) values.push(given.baseValue);
  if (given.isPercent && !use.isPercent) values.push(given.value / 100);
  return Math.min(...values.map((value) => countDoublings(use.value / value)));
}

function compareUnits({ unit }: StatedNumber, { unit: givenUnit }: StatedNumber) {
  const hasBoth = unit !== undefined && givenUnit !== undefined;
  return {
    sameUnit: Number(hasBoth && unit.text === givenUnit.text),
    otherUnit: Number(hasBoth && unit.text !== givenUnit.text),
    onlyUseHasUnit: Number(unit !== undefined && givenUnit === undefined),
    onlyGivenHasUnit: Number(unit === undefined && givenUnit !== undefined),
  };
}

type WordCounts = { readonly before: number; readonly after: number };

function comparePlaces({ number: use, rank }: NewNumber, { number: given }: UnusedGiven, words: WordCounts) {
  const bothHaveLetters = use.letter !== undefined && given.letter !== undefined;
  const isSmallPair = isSmall(use) && isSmall(given);
  return {
    ...words,
    sameLetter: Number(haveSameLetter(use, given)),
    otherLetter: Number(bothHaveLetters && use.letter !== given.letter),
    smallInContext: Number(isSmallPair && words.before + words.after >= 2),
    rank: Math.log2(1 + rank),
    isStated: Number(use.role === 'stated'),
    inArithmetic: Number(isInArithmetic(use)),
    neighbours: countEqualNeighbours(use, given),
  };
}

function isInArithmetic({ tokens, index }: StatedNumber): boolean {
  return [tokens[index - 1], tokens[index + 1]].some((token) => /^[-+*/^()=]$/.test(token?.text ?? ''));
}

function countOthers(
  { number: use }: NewNumber,
  { number: given, near }: UnusedGiven,
  { newNumbers, unusedGivens, givenCount, operandCount }: PairContext,
) {
  const otherNew = newNumbers.filter(({ number }) => number.value !== use.value && !isFormulaNumber(number));
  const otherUnused = unusedGivens.filter(({ number }) => number.value !== given.value);
  return {
    otherNew: Math.log2(1 + otherNew.length),
    otherUnused: Math.log2(1 + otherUnused.length),
    othersUsed: Number(otherUnused.length === 0),
    givens: Math.log2(1 + givenCount),
    operands: Math.log2(1 + operandCount),
    near: Number(near.some(({ value }) => value !== use.value)),
  };
}

const MAX_EQUAL_TOKENS = 4;
const FUNCTION_WORD = /^(?:the|a|of|and|to|is|in|for|that|at|with|by|if)$/;

/** Counts the equal words, letters and numbers directly before and after two numbers. */
function countEqualWords(use: StatedNumber, given: StatedNumber): WordCounts {
  const count = (direction: 1 | -1): number => {
    let equal = 0;
    for (let step = 1; step <= MAX_EQUAL_TOKENS; step++) {
      const token = use.tokens[use.index + step * direction];
      const other = given.tokens[given.index + step * direction];
      if (token === undefined || token.kind === 'break' || token.text !== other?.text) break;
      if (token.kind !== 'sign' && !FUNCTION_WORD.test(token.text)) equal++;
    }
    return equal;
  };
  return { before: count(-1), after: count(1) };
}

/** How far the numbers beside a number are searched, in tokens. */
const MAX_NEIGHBOUR_DISTANCE = 14;

/** Counts the numbers beside the use that are also beside the given. */
function countEqualNeighbours(use: StatedNumber, given: StatedNumber): number {
  const others = listNeighbours(given);
  return listNeighbours(use).filter((value) =>
    others.some((other) => Math.abs(value - other) <= 1e-9 * value),
  ).length;
}

function listNeighbours({ tokens, index }: StatedNumber): number[] {
  const isNumber = ({ kind, value }: { kind: string; value: number }): boolean =>
    kind === 'number' && value > 1;
  const before = tokens.slice(Math.max(0, index - MAX_NEIGHBOUR_DISTANCE), index).findLast(isNumber);
  const after = tokens.slice(index + 1, index + 1 + MAX_NEIGHBOUR_DISTANCE).find(isNumber);
  return [before, after].flatMap((token) => (token === undefined ? [] : [token.value]));
}

/** Counts the numbers of the stem that can be givens. */
export function countGivens(stem: readonly StatedNumber[]): number {
  return stem.filter(isGiven).length;
}
