import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isLabel, isPureNumber, sameDimension, type Unit } from '../../maths/units/unit.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { listReadings, withoutUnits } from './list-readings.ts';
import { computeSpread, hidesDigits, isIllConditioned, isSum, numbersIn } from './operand-spread.ts';
import { halfLastDigit, lastDigit, type SideValue, sideValue } from './side-value.ts';

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
  readonly nearly: boolean;
  /** Results of earlier steps, which may have hidden digits. */
  readonly computed: ReadonlySet<number>;
};

/** Relative drift that is allowed because solutions carry unrounded values. */
const MAX_DRIFT = 0.005;
/** Relative tolerance if the text calls the equality approximate. */
const APPROXIMATE_TOLERANCE = 0.02;
/** Maximum relative effect of rounded operands. */
const MAX_SPREAD = 0.05;
/** In powers of ten. */
const SAME_ORDER = 0.8;
/** Nouns that multiply a number or are not counted one by one. */
const MULTIPLES =
  /^(?:dozen|hundred|thousand|million|billion|trillion|lakh|crore|pair|score|ten|degree|cent|percent|time|part|unit|fold)s?$/i;
/** Smaller whole numbers are not rounded silently. */
const MAX_EXACT = 10_000;

/** Evaluates both sides of an equality in every plausible reading; wrong only if no reading is right. */
export function judgePair(left: MathNode, right: MathNode, context: PairContext): PairVerdict {
  if (!isComputable(left) || !isComputable(right)) return { kind: 'symbolic' };
  const compared = listReadings(left, right).flatMap((reading) =>
    compareReading(reading.left, reading.right),
  );
  if (compared.length === 0) return { kind: 'unread' };
  const mismatch = compared.find((each) => each.kind === 'dimension');
  const pairs = compared.filter((each) => each.kind === 'numbers');
  for (const pair of pairs) {
    if (isCloseEnough(pair, context)) return { kind: 'right' };
  }
  const first = pairs.find((pair) => pair.doubtful !== true);
  if (mismatch?.kind === 'dimension' && first === undefined) return mismatch;
  if (first === undefined) return { kind: 'unread' };
  return { kind: 'wrong', shouldBe: first.computed, right: first.shown };
}

/**
 * Returns the difference in powers of ten, to report the closest reading: 20% instead of 0.2% for `15% + 5% =
 * 25%`.
 */
function magnitudesApart({ computed, shown }: NumberPair): number {
  const apart = Math.abs(Math.log10(Math.abs(computed / shown.number)));
  return Number.isFinite(apart) ? apart : Number.MAX_VALUE;
}

type NumberPair = {
  readonly kind: 'numbers';
  readonly left: MathNode;
  /** The left side in the unit of the right one. */
  readonly computed: number;
  readonly shown: SideValue;
  readonly scale: number;
  readonly noise: number;
  readonly right: MathNode;
  readonly doubtful?: boolean;
};
type Compared = NumberPair | Extract<PairVerdict, { kind: 'dimension' }>;

function compareReading(left: MathNode, right: MathNode): Compared[] {
  const [a, b] = [sideValue(left), sideValue(right)];
  if (b === undefined) return [];
  const bare = hasUnits(left) || hasUnits(right) ? bareNumbers(left, right) : [];
  // Units that do not combine are often only incomplete, so this reading cannot prove an error.
  if (a === undefined) return bare.map(markDoubtful);
  const numbers = (computed: number, scale = 1): NumberPair => ({
    kind: 'numbers',
    left,
    right,
    computed,
    shown: b,
    scale,
    noise: a.noise * scale + b.noise,
  });
  if (a.unit === undefined && b.unit === undefined) return [numbers(a.number)];
  if (a.unit !== undefined && b.unit !== undefined)
    return compareUnits(left, right, { a: { ...a, unit: a.unit }, b: { ...b, unit: b.unit }, numbers, bare });
  // One side has no unit: it may be in base units or in the unit of the other side.
  if (b.unit !== undefined) {
    const readings = [
      numbers(a.number),
      numbers(a.number / b.size, 1 / b.size),
      numbers(a.number * b.size, b.size),
    ];
    if (isMultiple(b.unit) || !isOneQuantity(right)) return readings.map(markDoubtful);
    return isPureNumber(b.unit)
      ? readings.toSorted((one, other) => magnitudesApart(one) - magnitudesApart(other))
      : readings;
  }
  const readings = [numbers(a.number * a.size, a.size), numbers(a.number), ...bare];
  // If all units cancel, the number must agree.
  const isPure =
    a.unit !== undefined && isPureNumber(a.unit) && isMeasuredThroughout(left) && !isOneQuantity(left);
  return isPure ? readings : readings.map(markDoubtful);
}

type Measured = SideValue & { readonly unit: Unit };
type BothUnits = {
  readonly a: Measured;
  readonly b: Measured;
  readonly numbers: (computed: number, scale?: number) => NumberPair;
  readonly bare: NumberPair[];
};

function compareUnits(left: MathNode, right: MathNode, { a, b, numbers, bare }: BothUnits): Compared[] {
  const fits = [a.unit, a.unit.alternate].some(
    (each) =>
      each &&
      [b.unit, b.unit.alternate].some((other) => other && sameDimension(each.dimension, other.dimension)),
  );
  if (!fits) {
    const plain =
      isBareNumber(left) &&
      isBareNumber(right) &&
      !isLabel(a.unit) &&
      !isLabel(b.unit) &&
      isSimple(a.unit) &&
      isSimple(b.unit);
    return plain && Math.abs(a.number - b.number) <= 1e-9 * Math.abs(a.number)
      ? [{ kind: 'dimension', left: a.unit.text, right: b.unit.text }]
      : bare.map(markDoubtful);
  }
  const direct = numbers(((a.number + a.offset) * a.size) / b.size - b.offset, a.size / b.size);
  const converted = a.offset === b.offset ? direct : { ...direct, noise: temperatureSlack(a) };
  return isMeasuredThroughout(left) ? [converted] : [converted, ...bare];
}

/**
 * Tolerance for temperature conversions: 0.5 for using 273 instead of 273.15, more for a round number such as
 * 1200 K.
 */
function temperatureSlack({ literal }: SideValue): number {
  return literal !== undefined && halfLastDigit(literal) > 1 ? 2 : 0.5;
}

function isSimple({ text }: Unit): boolean {
  return /^[\p{L}°]{1,3}$/u.test(text);
}

/** Whether a label may multiply the number: three dozen are 36, but 1910 ways are 1910. */
function isMultiple(unit: Unit): boolean {
  const text = unit.text.trim();
  return isLabel(unit) && (MULTIPLES.test(text) || !/^\p{Ll}{3,}$/u.test(text));
}

/** Whether a node is one value with one unit: `-6.0 N`, `6π cm`, `2.5 × 10⁻³ mol`. */
function isOneQuantity(node: MathNode): boolean {
  return node.kind === 'quantity' || (node.kind === 'negate' && isOneQuantity(node.of)) || isBareNumber(node);
}

/** Marks a reading that can prove an equality right but not wrong. */
function markDoubtful(numbers: NumberPair): NumberPair {
  return { ...numbers, doubtful: true };
}

/** Compares both sides with all units removed. */
function bareNumbers(left: MathNode, right: MathNode): NumberPair[] {
  const stripped = withoutUnits(left);
  const [a, b] = [sideValue(stripped), sideValue(withoutUnits(right))];
  return a && b
    ? [
        {
          kind: 'numbers',
          left: stripped,
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
export function isMeasuredThroughout(node: MathNode): boolean {
  if (node.kind === 'quantity') return true;
  if (node.kind === 'number') return !node.literal.includes('.') && toNumber(node.value) <= 12;
  if (node.kind === 'symbol') return true;
  if (node.kind === 'power') return isMeasuredThroughout(node.base);
  let whole = true;
  mapChildren(node, (child) => {
    whole &&= isMeasuredThroughout(child);
    return child;
  });
  return whole;
}

/** Whether the two numbers agree, allowing for rounding of the result and of the operands. */
function isCloseEnough(
  { left, right, computed, shown, scale, noise }: NumberPair,
  context: PairContext,
): boolean {
  const gap = Math.abs(computed - shown.number);
  const size = Math.max(Math.abs(computed), Math.abs(shown.number));
  if (gap <= 1e-9 * size || gap <= noise) return true;
  const { literal } = shown;
  const round = literal === undefined ? 0 : halfLastDigit(literal) * (1 + 1e-9);
  if (gap <= round && (context.nearly || !isWholeNumberError(left, computed))) return true;
  // Truncating instead of rounding is accepted.
  if (literal !== undefined && literal.places > 0 && isCutOff(computed, shown.number, lastDigit(literal)))
    return true;
  if (literal === undefined && gap <= newSpread(left, right, shown.number)) return true;
  if (
    context.nearly &&
    (gap <= APPROXIMATE_TOLERANCE * size || isOrderOfMagnitude(right, computed / shown.number))
  )
    return true;
  if (isExact(left, context) && (literal !== undefined || isExact(right, context))) return false;
  const spread =
    computeSpread(left, computed, { computed: context.computed, scale }) +
    (literal === undefined
      ? computeSpread(right, shown.number, { computed: context.computed, scale: 1 })
      : 0);
  const most = isIllConditioned(left) ? 0.5 : MAX_SPREAD;
  return gap <= MAX_DRIFT * size || gap <= round + Math.min(spread, most * Math.abs(computed));
}

/**
 * Returns the spread of decimals that are new on the right side and were rounded there: `0.21 × 713 − 50 =
 * 149.7 − 50`.
 */
function newSpread(left: MathNode, right: MathNode, shown: number): number {
  const before = new Set(numbersIn(left));
  const computed = new Set(numbersIn(right).filter((number) => !before.has(number)));
  return computeSpread(right, shown, { computed, scale: 1, only: computed }) * (1 + 1e-9);
}

/** Whether the right side is only an order of magnitude: `3 × 10¹⁸ ≈ 10¹⁸`. */
function isOrderOfMagnitude(right: MathNode, ratio: number): boolean {
  const node = right.kind === 'quantity' ? right.value : right;
  const isTen = node.kind === 'power' && node.base.kind === 'number' && node.base.literal === '10';
  return isTen && Math.abs(Math.log10(Math.abs(ratio))) < SAME_ORDER && ratio > 0;
}

/** Whether a small whole-number result is wrong: `24 + 72 = 97` is not rounding. */
function isWholeNumberError(left: MathNode, computed: number): boolean {
  return Number.isInteger(computed) && Math.abs(computed) < MAX_EXACT && isWholeArithmetic(left);
}

/** Whether the shown value is the computed one with its last digits cut off. */
function isCutOff(computed: number, shown: number, last: number): boolean {
  const digits = computed / last;
  const hadMore = Math.abs(digits - Math.round(digits)) > 1e-6;
  return hadMore && Math.abs(shown) < Math.abs(computed) && Math.abs(computed - shown) < last;
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
function isExact(left: MathNode, { computed, nearly }: PairContext): boolean {
  if (nearly) return false;
  return !someNode(left, (part) => {
    if (part.kind === 'root' || part.kind === 'call' || part.kind === 'symbol' || part.kind === 'degree')
      return true;
    return part.kind === 'number' && hidesDigits(part, computed, isSum(left));
  });
}
