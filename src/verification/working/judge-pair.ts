import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isLabel, isPureNumber, sameDimension, type Unit } from '../../maths/units/unit.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { listReadings, withoutUnits } from './list-readings.ts';
import {
  computeSpread,
  isIllConditioned,
  isSumOfNumbers,
  listNumbers,
  mayHideDigits,
} from './operand-spread.ts';
import { evaluateSide, getHalfLastDigit, getLastDigitSize, type SideValue } from './side-value.ts';

/** The verdict on an equality. */
export type PairVerdict =
  | { readonly kind: 'right' }
  /** `shouldBe` is the left side in the unit of the right one. */
  | { readonly kind: 'wrong'; readonly shouldBe: number; readonly right: SideValue }
  | { readonly kind: 'dimension'; readonly left: string; readonly right: string }
  /** Not equal for all values of its variables. */
  | { readonly kind: 'unequal' }
  /** Contains letters without a value. */
  | { readonly kind: 'symbolic' }
  | { readonly kind: 'unread' };

/** Context from the solution that affects the comparison. */
export type PairContext = {
  /** Whether the text calls the equality approximate. */
  readonly isApproximate: boolean;
  /** Results of earlier steps, which may have hidden digits. */
  readonly computed: ReadonlySet<number>;
};

/** Relative difference that is allowed because solutions may continue with unrounded values. */
const MAX_RELATIVE_DRIFT = 0.005;
/** Relative tolerance if the text calls the equality approximate. */
const APPROXIMATE_TOLERANCE = 0.02;
/** Maximum relative effect of rounded operands. */
const MAX_SPREAD = 0.05;
/** Maximum difference, in powers of ten, for two values of the same order of magnitude. */
const MAX_ORDER_DIFFERENCE = 0.8;
/** Nouns that multiply a number or are not counted one by one. */
const MULTIPLE_NOUN =
  /^(?:dozen|hundred|thousand|million|billion|trillion|lakh|crore|pair|score|ten|degree|cent|percent|time|part|unit|fold)s?$/i;
/** Smaller whole numbers are not rounded silently. */
const MAX_EXACT_INTEGER = 10_000;

/** Evaluates both sides of an equality in every plausible reading; wrong only if no reading is right. */
export function judgePair(left: MathNode, right: MathNode, context: PairContext): PairVerdict {
  if (!isComputable(left) || !isComputable(right)) return { kind: 'symbolic' };
  const compared = listReadings(left, right).flatMap((reading) =>
    compareReading(reading.left, reading.right),
  );
  if (compared.length === 0) return { kind: 'unread' };
  const mismatch = compared.find((pair) => pair.kind === 'dimension');
  const pairs = compared.filter((pair) => pair.kind === 'numbers');
  for (const pair of pairs) {
    if (isCloseEnough(pair, context)) return { kind: 'right' };
  }
  const first = pairs.find((pair) => pair.isDoubtful !== true);
  if (mismatch?.kind === 'dimension' && first === undefined) return mismatch;
  if (first === undefined) return { kind: 'unread' };
  return { kind: 'wrong', shouldBe: first.computed, right: first.shown };
}

/**
 * Returns the difference in powers of ten, to report the closest reading: 20% instead of 0.2% for `15% + 5% =
 * 25%`.
 */
function getPowersApart({ computed, shown }: NumberPair): number {
  const powers = Math.abs(Math.log10(Math.abs(computed / shown.number)));
  return Number.isFinite(powers) ? powers : Number.MAX_VALUE;
}

type NumberPair = {
  readonly kind: 'numbers';
  readonly left: MathNode;
  /** The left side in the unit of the right one. */
  readonly computed: number;
  readonly shown: SideValue;
  /** The factor by which the left side was converted. */
  readonly scale: number;
  /** The maximum floating-point error. */
  readonly noise: number;
  readonly right: MathNode;
  /** Whether this reading can prove the equality right, but not wrong. */
  readonly isDoubtful?: boolean;
};
type Compared = NumberPair | Extract<PairVerdict, { kind: 'dimension' }>;

function compareReading(left: MathNode, right: MathNode): Compared[] {
  const [a, b] = [evaluateSide(left), evaluateSide(right)];
  if (b === undefined) return [];
  const unitlessPairs = hasUnits(left) || hasUnits(right) ? compareWithoutUnits(left, right) : [];
  // Units that do not combine are often only incomplete, so this reading cannot prove an error.
  if (a === undefined) return unitlessPairs.map(markDoubtful);
  const createNumbers = (computed: number, scale = 1): NumberPair => ({
    kind: 'numbers',
    left,
    right,
    computed,
    shown: b,
    scale,
    noise: a.noise * scale + b.noise,
  });
  if (a.unit === undefined && b.unit === undefined) return [createNumbers(a.number)];
  if (a.unit !== undefined && b.unit !== undefined)
    return compareUnits(left, right, {
      a: { ...a, unit: a.unit },
      b: { ...b, unit: b.unit },
      createNumbers,
      unitlessPairs,
    });
  // One side has no unit: it may be in base units or in the unit of the other side.
  if (b.unit !== undefined) {
    const readings = [
      createNumbers(a.number),
      createNumbers(a.number / b.size, 1 / b.size),
      createNumbers(a.number * b.size, b.size),
    ];
    if (isMultiple(b.unit) || !isOneQuantity(right)) return readings.map(markDoubtful);
    return isPureNumber(b.unit)
      ? readings.toSorted((first, second) => getPowersApart(first) - getPowersApart(second))
      : readings;
  }
  const readings = [createNumbers(a.number * a.size, a.size), createNumbers(a.number), ...unitlessPairs];
  // If all units cancel, the number must agree.
  const isPure =
    a.unit !== undefined && isPureNumber(a.unit) && hasUnitsThroughout(left) && !isOneQuantity(left);
  return isPure ? readings : readings.map(markDoubtful);
}

type Measured = SideValue & { readonly unit: Unit };
type BothUnits = {
  readonly a: Measured;
  readonly b: Measured;
  readonly createNumbers: (computed: number, scale?: number) => NumberPair;
  readonly unitlessPairs: NumberPair[];
};

function compareUnits(
  left: MathNode,
  right: MathNode,
  { a, b, createNumbers, unitlessPairs }: BothUnits,
): Compared[] {
  const fits = [a.unit, a.unit.alternate].some(
    (leftUnit) =>
      leftUnit &&
      [b.unit, b.unit.alternate].some(
        (rightUnit) => rightUnit && sameDimension(leftUnit.dimension, rightUnit.dimension),
      ),
  );
  if (!fits) {
    const areSimpleQuantities =
      isBareNumber(left) &&
      isBareNumber(right) &&
      !isLabel(a.unit) &&
      !isLabel(b.unit) &&
      isSimpleUnit(a.unit) &&
      isSimpleUnit(b.unit);
    return areSimpleQuantities && Math.abs(a.number - b.number) <= 1e-9 * Math.abs(a.number)
      ? [{ kind: 'dimension', left: a.unit.text, right: b.unit.text }]
      : unitlessPairs.map(markDoubtful);
  }
  const direct = createNumbers(((a.number + a.offset) * a.size) / b.size - b.offset, a.size / b.size);
  const converted = a.offset === b.offset ? direct : { ...direct, noise: getTemperatureTolerance(a) };
  return hasUnitsThroughout(left) ? [converted] : [converted, ...unitlessPairs];
}

/**
 * Tolerance for temperature conversions: 0.5 for using 273 instead of 273.15, more for a round number such as
 * 1200 K.
 */
function getTemperatureTolerance({ literal }: SideValue): number {
  return literal !== undefined && getHalfLastDigit(literal) > 1 ? 2 : 0.5;
}

function isSimpleUnit({ text }: Unit): boolean {
  return /^[\p{L}°]{1,3}$/u.test(text);
}

/** Whether a label may multiply the number: three dozen are 36, but 1910 ways are 1910. */
function isMultiple(unit: Unit): boolean {
  const text = unit.text.trim();
  return isLabel(unit) && (MULTIPLE_NOUN.test(text) || !/^\p{Ll}{3,}$/u.test(text));
}

/** Whether a node is one value with one unit: `-6.0 N`, `6π cm`, `2.5 × 10⁻³ mol`. */
function isOneQuantity(node: MathNode): boolean {
  return node.kind === 'quantity' || (node.kind === 'negate' && isOneQuantity(node.of)) || isBareNumber(node);
}

/** Marks a reading that can prove an equality right but not wrong. */
function markDoubtful(createNumbers: NumberPair): NumberPair {
  return { ...createNumbers, isDoubtful: true };
}

/** Compares both sides with all units removed. */
function compareWithoutUnits(left: MathNode, right: MathNode): NumberPair[] {
  const unitlessLeft = withoutUnits(left);
  const [a, b] = [evaluateSide(unitlessLeft), evaluateSide(withoutUnits(right))];
  return a && b
    ? [
        {
          kind: 'numbers',
          left: unitlessLeft,
          right,
          computed: a.number,
          shown: b,
          scale: 1,
          noise: a.noise + b.noise,
        },
      ]
    : [];
}

function hasUnits(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'quantity');
}

/** Whether every decimal of a side has a unit, so that its dimension is reliable. */
export function hasUnitsThroughout(node: MathNode): boolean {
  if (node.kind === 'quantity') return true;
  if (node.kind === 'number') return !node.literal.includes('.') && toNumber(node.value) <= 12;
  if (node.kind === 'symbol') return true;
  if (node.kind === 'power') return hasUnitsThroughout(node.base);
  let isComplete = true;
  mapChildren(node, (child) => {
    isComplete &&= hasUnitsThroughout(child);
    return child;
  });
  return isComplete;
}

/** Whether the two numbers agree, allowing for rounding of the result and of the operands. */
function isCloseEnough(
  { left, right, computed, shown, scale, noise }: NumberPair,
  context: PairContext,
): boolean {
  const difference = Math.abs(computed - shown.number);
  const size = Math.max(Math.abs(computed), Math.abs(shown.number));
  if (difference <= 1e-9 * size || difference <= noise) return true;
  const { literal } = shown;
  const roundingTolerance = literal === undefined ? 0 : getHalfLastDigit(literal) * (1 + 1e-9);
  if (difference <= roundingTolerance && (context.isApproximate || !isWholeNumberError(left, computed)))
    return true;
  // Truncating instead of rounding is accepted.
  if (
    literal !== undefined &&
    literal.places > 0 &&
    isTruncated(computed, shown.number, getLastDigitSize(literal))
  )
    return true;
  if (literal === undefined && difference <= computeNewSpread(left, right, shown.number)) return true;
  if (
    context.isApproximate &&
    (difference <= APPROXIMATE_TOLERANCE * size || isOrderOfMagnitude(right, computed / shown.number))
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

/**
 * Returns the spread of decimals that are new on the right side and were rounded there: `0.21 × 713 − 50 =
 * 149.7 − 50`.
 */
function computeNewSpread(left: MathNode, right: MathNode, shown: number): number {
  const before = new Set(listNumbers(left));
  const computed = new Set(listNumbers(right).filter((number) => !before.has(number)));
  return computeSpread(right, shown, { computed, scale: 1, onlyNumbers: computed }) * (1 + 1e-9);
}

/** Whether the right side is only an order of magnitude: `3 × 10¹⁸ ≈ 10¹⁸`. */
function isOrderOfMagnitude(right: MathNode, ratio: number): boolean {
  const node = right.kind === 'quantity' ? right.value : right;
  const isTen = node.kind === 'power' && node.base.kind === 'number' && node.base.literal === '10';
  return isTen && Math.abs(Math.log10(Math.abs(ratio))) < MAX_ORDER_DIFFERENCE && ratio > 0;
}

/** Whether a small whole-number result is wrong: `24 + 72 = 97` is not rounding. */
function isWholeNumberError(left: MathNode, computed: number): boolean {
  return Number.isInteger(computed) && Math.abs(computed) < MAX_EXACT_INTEGER && isWholeArithmetic(left);
}

/** Whether the shown value is the computed one with its last digits cut off. */
function isTruncated(computed: number, shown: number, last: number): boolean {
  const digits = computed / last;
  const hadMoreDigits = Math.abs(digits - Math.round(digits)) > 1e-6;
  return hadMoreDigits && Math.abs(shown) < Math.abs(computed) && Math.abs(computed - shown) < last;
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
    return part.kind === 'number' && mayHideDigits(part, computed, isSumOfNumbers(left));
  });
}
