import { type Dimension, sameDimension } from '../../maths/units/unit.ts';
import { countDigits, isDoubleOrHalf } from './compare-numbers.ts';
import { comparePlaces, haveEqualNeighbour, haveSameUnit, type PlaceEvidence } from './compare-places.ts';
import {
  isCoefficient,
  isCollectedTerm,
  isExplainedDouble,
  isMultipleCoefficient,
} from './derived-multiples.ts';
import { classifyExplanations } from './explain-number.ts';
import type { TracedNumber } from './find-new-numbers.ts';
import type { StatedNumber } from './stated-number.ts';
import type { TracedGiven } from './trace-givens.ts';
import { type Translation, translateNumber } from './translate-number.ts';

/** The numbers of a question that the evidence for a pair depends on. */
export type EvidenceContext = {
  readonly newNumbers: readonly TracedNumber[];
  readonly givens: readonly TracedGiven[];
  readonly operandCount: number;
  /** The share of the numbers of the solution that are not new. */
  readonly explainedShare: number;
  /** The letters to which the stem or the solution gives more than one value. */
  readonly ambiguousLetters: ReadonlySet<string>;
};

/** If the logarithm (base 2) of the ratio of two numbers is smaller, they are the same value in two forms. */
const MIN_RATIO = 1e-6;

type PairEvidence = ReturnType<typeof compareForms> &
  PlaceEvidence &
  ReturnType<typeof describeNumbers> &
  ReturnType<typeof describeExplanations> &
  ReturnType<typeof countOthers> &
  ReturnType<typeof combinePlaces>;
/**
 * For each kind of evidence, how strongly it suggests that a number of the solution stands for a given. `score-pair.ts` has the
 * points.
 */
export type GivenEvidence = { readonly [name in keyof PairEvidence]: number };

/** Collects the evidence that a number of the solution stands for a given. Undefined if it cannot stand for it. */
export function collectEvidence(
  use: TracedNumber,
  given: TracedGiven,
  context: EvidenceContext,
): GivenEvidence | undefined {
  const mayBeNew = use.source !== 'given' && use.source !== 'constant' && !isUsedGiven(given);
  if (!mayBeNew && !haveEqualNeighbour(use, given)) return undefined;
  const stated = given.number;
  const used = use.occurrences.find(({ unit }) => unit !== undefined) ?? use.number;
  const translation = canStandFor(used, stated) ? translateNumber(used, stated) : undefined;
  if (translation === undefined || translation.ratio < MIN_RATIO) return undefined;
  const places = comparePlaces(use, given);
  if (!isPlausible(use, given, places)) return undefined;
  if (isExplainedDouble(used, stated) && !areInOnePlace(places)) return undefined;
  return {
    ...compareForms(used, stated, translation),
    ...places,
    ...describeNumbers(use, given, context),
    ...describeExplanations(use, stated, places),
    ...countOthers(use, given, context),
    ...combinePlaces(use, given, places),
  };
}

/** From this number of equal tokens on, two numbers are at the same place of one formula. */
const MIN_SAME_FORMULA = 6;

/** Evidence that counts differently for small numbers, and for givens that the solution also uses. */
function combinePlaces(
  { number, source }: TracedNumber,
  { number: given, use }: TracedGiven,
  places: PlaceEvidence,
) {
  const isUsed = use === 'written';
  const isNew = !isUsed && source !== 'formulas';
  return {
    sameFormula: Number(isNew && places.aligned >= MIN_SAME_FORMULA),
    alignedUsed: isUsed ? places.aligned : 0,
    letterUsed: isUsed ? places.sameLetter : 0,
    alignedSmall: isSmall(number) && isSmall(given) ? places.aligned : 0,
  };
}

/** The number of equal tokens around two numbers that are in the same phrase or formula. */
const MIN_PHRASE = 3;
const MIN_ALIGNED = 4;

/** Whether the places of a number and a given show that both are the same quantity. */
function areInOnePlace({ phrase, sameLetter, aligned }: PlaceEvidence): boolean {
  return phrase >= MIN_PHRASE || sameLetter > 0 || aligned >= MIN_ALIGNED;
}

/** Whether the solution also uses the given, as written or in another form. */
function isUsedGiven({ use }: TracedGiven): boolean {
  return use === 'written' || use === 'form';
}

/**
 * Whether it is worthwhile to compare a number with a given. If the solution also uses the given, or the number has another source,
 * another number contradicts the given only if the same words or letter are beside it.
 */
function isPlausible(use: TracedNumber, given: TracedGiven, places: PlaceEvidence): boolean {
  const mayBeNew = use.source === 'form' || use.source === 'formulas';
  const isNew = use.source === 'new' || (mayBeNew && places.sameUnit > 0 && given.use === 'none');
  if ((isUsedGiven(given) || !isNew) && !areInOnePlace(places)) return false;
  const isInContext = places.before + places.after >= 2 || places.sameLetter > 0 || places.aligned >= 5;
  const isSmallFactor = isFormulaNumber(use.number) && use.number.value < 10;
  return !isSmallFactor || isInContext || given.number.unit !== undefined;
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
    asScale: Number(kind === 'scale'),
    asPercent: Number(kind === 'percent'),
    asGrowth: Number(kind === 'growth'),
    asRest: Number(kind === 'rest'),
    asStep: Number(kind === 'step'),
    otherUnit: Number(use.unit !== undefined && given.unit !== undefined && !haveSameUnit(use, given)),
    onlyUseHasUnit: Number(use.unit !== undefined && given.unit === undefined),
    onlyGivenHasUnit: Number(use.unit === undefined && given.unit !== undefined),
    similar: Number(hasSameLength && !isSmall(use) && text.slice(0, 2) === given.token.text.slice(0, 2)),
    manyDigits: Number(given.token.text.replace(/\D/g, '').length >= 3),
    tiny: Number(use.value < 1),
    isDouble: Number(isDoubleOrHalf(use, given)),
    doubleInUnit: Number(isDoubleOrHalf(use, given) && haveSameUnit(use, given)),
    sameShape: Number(hasSameStep && hasSameDigitCount),
    collected: Number(isMultipleCoefficient(use, given) || isCollectedTerm(use, given)),
    mistyped: Number(isMistyped(use.token.text, given.token.text)),
  };
}

function describeNumbers(
  { number: use, occurrences, rank, source }: TracedNumber,
  { number: given, use: givenUse }: TracedGiven,
  { operandCount, ambiguousLetters, newNumbers }: EvidenceContext,
) {
  const arePlain = use.unit === undefined && given.unit === undefined && !given.isPercent;
  return {
    smallUse: Number(isSmall(use)),
    smallGiven: Number(isSmall(given)),
    wordGiven: Number(given.isWord),
    late: rank / Math.max(1, operandCount),
    inArithmetic: Number(occurrences.some(isInArithmetic)),
    givenInArithmetic: Number(isInArithmetic(given)),
    bothInFormulas: Number(arePlain && use.token.isFormula && given.token.isFormula),
    useInText: Number(!use.token.isFormula),
    clearLetter: Number(
      use.letter !== undefined && use.letter === given.letter && !ambiguousLetters.has(use.letter),
    ),
    uses: Math.log2(occurrences.length),
    coefficient: Number(given.unit !== undefined && use.unit === undefined && isCoefficient(use)),
    usedWritten: Number(givenUse === 'written'),
    usedShared: Number(givenUse === 'shared'),
    usedForm: Number(givenUse === 'form'),
    usedIndex: Number(givenUse === 'index'),
    fromGiven: Number(source === 'given'),
    fromConstant: Number(source === 'constant'),
    fromForm: Number(source === 'form'),
    fromFormulas: Number(source === 'formulas'),
    firstNew: Number(newNumbers[0]?.number.value === use.value),
  };
}

function describeExplanations(
  { number, explanations }: TracedNumber,
  given: StatedNumber,
  places: PlaceEvidence,
) {
  const { othersCount, byWord, bySum, byDecimalSum } = classifyExplanations(explanations(), given);
  const isSentenceSum = bySum && (number.role === 'stated' || !isInArithmetic(number));
  return {
    byWord: Number(byWord),
    byOthers: Number(othersCount > 0),
    bigExplained: Number(othersCount > 0 && countDigits(number) > 1),
    decimalSum: Number(byDecimalSum || (isSentenceSum && number.places + given.places > 0)),
    placedExplained: Number(othersCount > 0 && areInOnePlace(places)),
  };
}

function countOthers(
  { number: use }: TracedNumber,
  { number: given, near }: TracedGiven,
  context: EvidenceContext,
) {
  const { newNumbers, givens, operandCount, explainedShare } = context;
  const others = newNumbers.filter(({ number }) => number.value !== use.value);
  const otherNew = others.filter(({ number }) => !isFormulaNumber(number));
  const unused = givens.filter(
    (other) =>
      other.number === given || (other.near.length === 0 && (other.use === 'none' || other.use === 'index')),
  );
  const isOnlyQuantity =
    use.unit !== undefined &&
    isOnlyOneOfItsDimension(unused, given) &&
    isOnlyOneOfItsDimension(newNumbers, use) &&
    sameDimension(use.unit.dimension, given.unit?.dimension ?? NO_DIMENSION);
  const areOthersUsed = unused.every(({ number }) => number.value === given.value);
  return {
    explainedShare,
    soleNew: Number(otherNew.length === 0),
    lastPair: Number(otherNew.length === 0 && areOthersUsed),
    onlyPair: Number(otherNew.length === 0 && isOnlyQuantity),
    otherNew: Math.log2(1 + otherNew.length),
    othersUsed: Number(areOthersUsed),
    usedShare: 1 - unused.length / givens.length,
    givens: Math.log2(1 + givens.length),
    operands: Math.log2(1 + operandCount),
    near: Number(near.some(({ value }) => value !== use.value)),
    rivalGivens: Math.log2(
      unused.filter(({ number }) => number === given || haveSameUnit(number, given)).length,
    ),
    rivalUses: Math.log2(1 + others.filter(({ number }) => haveSameUnit(number, given)).length),
    onlyQuantity: Number(isOnlyQuantity),
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

/** Whether a number may stand for a given: the units fit, and the number is not counted from it. */
function canStandFor(use: StatedNumber, given: StatedNumber): boolean {
  const hasUnitOnOneSide = (use.unit === undefined) !== (given.unit === undefined);
  if (hasUnitOnOneSide && use.isPercent !== given.isPercent) return false;
  const isCounted = use.unit === undefined && given.unit === undefined && use.value > MIN_COUNTED;
  if (isCounted && Math.abs(use.value - given.value) === 1) return false;
  return !TABLE_LETTER.test(use.letter ?? '');
}

/** Whether a number is a small whole number or a power of ten, which formulas contain. */
function isFormulaNumber({ value, unit, places }: StatedNumber): boolean {
  return (
    unit === undefined &&
    places === 0 &&
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
