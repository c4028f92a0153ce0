import type { DecimalLiteral } from '../../maths/exact/decimal.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import {
  computeSpread,
  isIllConditioned,
  isSumOfNumbers,
  listNumbers,
  mayHideDigits,
} from './operand-spread.ts';
import { getHalfLastDigit, getLastDigitSize, type SideValue } from './side-value.ts';
import type { FindDimensions } from './stated-units.ts';

/** Context from the solution that affects the comparison. */
export type PairContext = {
  /** Whether the text calls the equality approximate. */
  readonly isApproximate: boolean;
  /** Results of earlier steps, which may have hidden digits. */
  readonly computed: ReadonlySet<number>;
  readonly findDimensions?: FindDimensions | undefined;
};

/** The two sides of one reading as numbers. */
export type NumberPair = {
  readonly kind: 'numbers';
  readonly left: MathNode;
  /** The left side in the unit of the right one. */
  readonly computed: number;
  readonly shown: SideValue;
  /** The factor by which the left side was converted. */
  readonly scale: number;
  /** The difference that is always allowed: the maximum floating-point error, or more for temperatures. */
  readonly noise: number;
  readonly right: MathNode;
  /** Whether this reading can prove the equality right, but not wrong. */
  readonly isDoubtful?: boolean;
};

/** Relative difference that is allowed because solutions may continue with unrounded values. */
const MAX_RELATIVE_DRIFT = 0.005;
/** Relative tolerance if the text calls the equality approximate. */
const APPROXIMATE_TOLERANCE = 0.02;
/** Relative tolerance for approximate integrals and sums, which numerical methods may give. */
const NUMERICAL_METHOD_TOLERANCE = 0.1;
/** Maximum relative effect of rounded operands. */
const MAX_SPREAD = 0.05;
/** Maximum difference, in powers of ten, for two values of the same order of magnitude. */
const MAX_ORDER_DIFFERENCE = 1;
/** A whole-number result below this limit is assumed not to be rounded. */
const MAX_EXACT_INTEGER = 10_000;

/** Whether the two numbers agree, allowing for rounding of the result and of the operands. */
export function isCloseEnough(
  { left, right, computed, shown, scale, noise }: NumberPair,
  context: PairContext,
): boolean {
  const difference = Math.abs(computed - shown.number);
  const size = Math.max(Math.abs(computed), Math.abs(shown.number));
  if (difference <= 1e-9 * size || difference <= noise) return true;
  const { literal } = shown;
  const roundingTolerance =
    literal === undefined ? 0 : getHalfLastDigit(withoutFinalZeros(literal)) * (1 + 1e-9);
  if (difference <= roundingTolerance && (context.isApproximate || !mustBeExact(left, computed))) return true;
  const isRounded =
    literal === undefined
      ? difference <= computeNewSpread(left, right, shown.number)
      : isCutOff({ left, computed, shown: shown.number }, literal) ||
        difference <= getSpreadOfRoundedTerms(left, literal);
  if (isRounded) return true;
  if (
    context.isApproximate &&
    (difference <= getApproximateTolerance(left) * size ||
      isEstimate(right, { computed, shown, share: difference / size }))
  )
    return true;
  if (isExact(left, context) && (literal !== undefined || isExact(right, context))) return false;
  const spread =
    computeSpread(left, computed, { computed: context.computed, scale }) +
    (literal === undefined
      ? computeSpread(right, shown.number, { computed: context.computed, scale: 1 })
      : 0);
  const maxSpread = isIllConditioned(left) ? 0.5 : MAX_SPREAD;
  return (
    difference <= MAX_RELATIVE_DRIFT * size ||
    difference <= roundingTolerance + Math.min(spread, maxSpread * Math.abs(computed))
  );
}

/** Whether the shown value is the computed one, rounded to its last digit. */
export function isRounded({ left, computed, shown, noise }: NumberPair): boolean {
  const difference = Math.abs(computed - shown.number);
  const { literal } = shown;
  if (literal === undefined || difference <= noise) return true;
  // After a calculation with whole numbers, the zeros at the end of a whole number are significant.
  const tolerance = isWholeResult(left, literal) ? 0.5 : getHalfLastDigit(withoutFinalZeros(literal));
  return difference <= tolerance * (1 + 1e-6);
}

/** The maximum difference of a wrongly rounded decimal, in units of its last digit. */
const MAX_MISROUNDED_DIGITS = 1.5;
/** The maximum difference of a wrongly rounded whole number, relative to the number. */
const MAX_MISROUNDED_SHARE = 0.1;
/** Larger whole numbers are often rounded. */
const MAX_UNROUNDED = 1000;

/** Whether a number with several digits differs from the computed value by about one unit of its last digit. */
export function isOffByOne({ left, computed, shown: { number, literal } }: NumberPair): boolean {
  if (literal === undefined) return false;
  const difference = Math.abs(computed - number);
  if (isWholeResult(left, literal)) return difference <= MAX_MISROUNDED_SHARE * Math.abs(number);
  if (literal.places === 0 && literal.exponent === 0) return false;
  if (literal.digits.replace(/^0+/, '').length < 2) return false;
  return difference <= MAX_MISROUNDED_DIGITS * getLastDigitSize(literal);
}

/** Whether a calculation with whole numbers gives a whole number that ends with a zero. */
function isWholeResult(left: MathNode, { digits, places, exponent }: DecimalLiteral): boolean {
  const isRound = places === 0 && exponent === 0 && digits.endsWith('0') && Number(digits) < MAX_UNROUNDED;
  return isRound && isWholeArithmetic(left);
}

/** Whether digits were cut off instead of rounded, which is accepted. */
function isCutOff(
  { left, computed, shown }: { readonly left: MathNode; readonly computed: number; readonly shown: number },
  literal: DecimalLiteral,
): boolean {
  return (literal.places > 0 || isDivision(left)) && isTruncated(computed, shown, getLastDigitSize(literal));
}

/** Returns how much rounded terms may change a sum that is shown with more decimals: `0.0416 + 0.9498 = 0.99143`. */
function getSpreadOfRoundedTerms(left: MathNode, shown: DecimalLiteral): number {
  if (left.kind !== 'sum' || shown.exponent !== 0) return 0;
  const places = left.terms.map((term) => {
    const number = term.kind === 'negate' ? term.of : term;
    return number.kind === 'number' ? (number.literal.split('.')[1]?.length ?? 0) : 0;
  });
  const isRounded = places.every((count) => count >= MIN_ROUNDED_PLACES && count < shown.places);
  return isRounded ? places.reduce((sum, count) => sum + 0.5 * 10 ** -count, 0) : 0;
}

/** Terms with fewer decimals are taken as exact. */
const MIN_ROUNDED_PLACES = 2;

function getApproximateTolerance(left: MathNode): number {
  return someNode(left, ({ kind }) => kind === 'binder') ? NUMERICAL_METHOD_TOLERANCE : APPROXIMATE_TOLERANCE;
}

const MIN_SIGNIFICANT_FIGURES = 3;

/** Removes final zeros after the point, which an author may add to a rounded value: 1066.7 as `1067.0`. */
function withoutFinalZeros(literal: DecimalLiteral): DecimalLiteral {
  const [, kept = '', zeros = ''] = /^0*(\d*?)(0*)$/.exec(literal.digits) ?? [];
  const removed = Math.min(
    zeros.length,
    literal.places,
    kept.length + zeros.length - MIN_SIGNIFICANT_FIGURES,
  );
  return removed <= 0
    ? literal
    : { ...literal, digits: literal.digits.slice(0, -removed), places: literal.places - removed };
}

/** Whether a side is a division of whole numbers, whose result may be the whole part of the quotient. */
function isDivision(node: MathNode): boolean {
  return someNode(node, ({ kind }) => kind === 'quotient') && isWholeArithmetic(node);
}

/** Returns how much rounding can change a decimal that is not on the left side: `0.21 × 713 − 50 = 149.7 − 50`. */
function computeNewSpread(left: MathNode, right: MathNode, shown: number): number {
  const before = new Set(listNumbers(left));
  const newNumbers = new Set(listNumbers(right).filter((number) => !before.has(number)));
  return (
    computeSpread(right, shown, { computed: newNumbers, scale: 1, onlyNumbers: newNumbers }) * (1 + 1e-9)
  );
}

type Estimate = { readonly computed: number; readonly shown: SideValue; readonly share: number };

/** Whether an approximate value is rounded up, or has only one figure or an order of magnitude. */
function isEstimate(right: MathNode, { computed, shown, share }: Estimate): boolean {
  return (
    isWholeNumberNear(computed, shown) ||
    isOneFigure(shown, share) ||
    isOrderOfMagnitude(right, computed / shown.number)
  );
}

/** The smallest number whose rounding up to a whole number is accepted as approximate: `22.4 ≈ 23` servers. */
const MIN_ROUNDED_UP = 10;

function isWholeNumberNear(computed: number, { number }: SideValue): boolean {
  return Number.isInteger(number) && Math.abs(number) >= MIN_ROUNDED_UP && Math.ceil(computed) === number;
}

/** The relative difference of an estimate that is shown with one figure. */
const ESTIMATE_TOLERANCE = 0.3;

/** Whether an approximate value has only one figure and a power of ten: `3.5 × 10¹³ ≈ 3 × 10¹³`. */
function isOneFigure({ literal }: SideValue, share: number): boolean {
  const hasOneFigure =
    literal !== undefined && literal.exponent !== 0 && literal.digits.replace(/^0+/, '').length === 1;
  return hasOneFigure && share <= ESTIMATE_TOLERANCE;
}

/** Whether the right side is only an order of magnitude: `3 × 10¹⁸ ≈ 10¹⁸`. */
function isOrderOfMagnitude(right: MathNode, ratio: number): boolean {
  const node = right.kind === 'quantity' ? right.value : right;
  const isTen = node.kind === 'power' && node.base.kind === 'number' && node.base.literal === '10';
  return isTen && Math.abs(Math.log10(Math.abs(ratio))) < MAX_ORDER_DIFFERENCE && ratio > 0;
}

/** Whether a calculation with whole numbers gives a small whole number. Rounding does not explain `24 + 72 = 97`. */
function mustBeExact(left: MathNode, computed: number): boolean {
  return Number.isInteger(computed) && Math.abs(computed) < MAX_EXACT_INTEGER && isWholeArithmetic(left);
}

/** Whether the shown value is the computed one with its last digits cut off. */
function isTruncated(computed: number, shown: number, last: number): boolean {
  const digits = computed / last;
  const hadMoreDigits = Math.abs(digits - Math.round(digits)) > 1e-6;
  return (
    shown !== 0 && hadMoreDigits && Math.abs(shown) < Math.abs(computed) && Math.abs(computed - shown) < last
  );
}

function isWholeArithmetic(node: MathNode): boolean {
  return !someNode(
    node,
    (part) =>
      (part.kind === 'number' && part.literal.includes('.')) ||
      part.kind === 'root' ||
      part.kind === 'call' ||
      part.kind === 'symbol' ||
      part.kind === 'degree',
  );
}

/** Whether no number of the side can have hidden digits. */
function isExact(left: MathNode, { computed, isApproximate }: PairContext): boolean {
  if (isApproximate) return false;
  return !someNode(left, (part) => {
    if (part.kind === 'root' || part.kind === 'call' || part.kind === 'symbol' || part.kind === 'degree')
      return true;
    if (part.kind === 'quantity' && isRoundedResult(part.value, computed)) return true;
    return part.kind === 'number' && mayHideDigits(part, computed, isSumOfNumbers(left));
  });
}

/** Whether the number of a quantity is the result of an earlier step: `-744 kJ` was rounded to three figures. */
function isRoundedResult(value: MathNode, computed: ReadonlySet<number>): boolean {
  const node = value.kind === 'negate' ? value.of : value;
  if (node.kind !== 'number' || !/^\d{3,}$/.test(node.literal)) return false;
  const number = toNumber(node.value);
  return computed.has(number) || computed.has(-number);
}
