import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isLabel, isPureNumber, sameDimension, type Unit } from '../../maths/units/unit.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { listReadings, withoutUnits } from './list-readings.ts';
import { computeSpread, hidesDigits, isIllConditioned, isSum, numbersIn } from './operand-spread.ts';
import { halfLastDigit, lastDigit, type SideValue, sideValue } from './side-value.ts';

export type PairVerdict =
  | { readonly kind: 'right' }
  /** `shouldBe` is the left side in the unit of the right one. */
  | { readonly kind: 'wrong'; readonly shouldBe: number; readonly right: SideValue }
  | { readonly kind: 'dimension'; readonly left: string; readonly right: string }
  /** An equality for every value of its letters that is none. */
  | { readonly kind: 'unequal' }
  /** Letters are left, so that nothing can be worked out. */
  | { readonly kind: 'symbolic' }
  | { readonly kind: 'unread' };

export type PairContext = {
  /** The author says that the sides are only nearly equal. */
  readonly nearly: boolean;
  /** Numbers that earlier steps arrived at, and so may hide digits. */
  readonly computed: ReadonlySet<number>;
};

/** How far worked solutions drift by carrying unrounded values along. */
const MAX_DRIFT = 0.005;
const APPROXIMATE_TOLERANCE = 0.02;
const MAX_SPREAD = 0.05;
const SAME_ORDER = 0.8;
/** Nouns that do not count one by one. */
const MULTIPLES =
  /^(?:dozen|hundred|thousand|million|billion|trillion|lakh|crore|pair|score|ten|degree|cent|percent|time|part|unit|fold)s?$/i;
/** Up to here nobody rounds a whole number without saying so. */
const MAX_EXACT = 10_000;

/** Works out both sides of an equality under every way a person may mean it. */
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

/** `15% + 5% = 25%` was meant to say 20%, not 0.2%. */
function magnitudesApart({ computed, shown }: ComparedNumbers): number {
  const apart = Math.abs(Math.log10(Math.abs(computed / shown.number)));
  return Number.isFinite(apart) ? apart : Number.MAX_VALUE;
}

type ComparedNumbers = {
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
type Compared = ComparedNumbers | Extract<PairVerdict, { kind: 'dimension' }>;

function compareReading(left: MathNode, right: MathNode): Compared[] {
  const [a, b] = [sideValue(left), sideValue(right)];
  if (b === undefined) return [];
  const bare = hasUnits(left) || hasUnits(right) ? bareNumbers(left, right) : [];
  // Units that do not add up are as often left out in part as wrong.
  if (a === undefined) return bare.map(markDoubtful);
  const numbers = (computed: number, scale = 1): ComparedNumbers => ({
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
  // One side leaves its unit out: it may stand in base units or in the unit of the other side.
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
  // Units that cancel leave a number behind.
  const isPure =
    a.unit !== undefined && isPureNumber(a.unit) && isMeasuredThroughout(left) && !isOneQuantity(left);
  return isPure ? readings : readings.map(markDoubtful);
}

type Measured = SideValue & { readonly unit: Unit };
type BothUnits = {
  readonly a: Measured;
  readonly b: Measured;
  readonly numbers: (computed: number, scale?: number) => ComparedNumbers;
  readonly bare: ComparedNumbers[];
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

/** 1200 K is a round number and may be 1201 K; half a degree is what 273 for 273.15 costs. */
function temperatureSlack({ literal }: SideValue): number {
  return literal !== undefined && halfLastDigit(literal) > 1 ? 2 : 0.5;
}

function isSimple({ text }: Unit): boolean {
  return /^[\p{L}°]{1,3}$/u.test(text);
}

/** Three dozen are thirty-six, and 1 h 20 min is one time; 1910 ways are 1910. */
function isMultiple(unit: Unit): boolean {
  const text = unit.text.trim();
  return isLabel(unit) && (MULTIPLES.test(text) || !/^\p{Ll}{3,}$/u.test(text));
}

/** `-6.0 N`, `6π cm`, `2.5 × 10⁻³ mol`: one value with one unit. */
function isOneQuantity(node: MathNode): boolean {
  return node.kind === 'quantity' || (node.kind === 'negate' && isOneQuantity(node.of)) || isBareNumber(node);
}

/** A reading that may settle an equality as right but is too doubtful to call it wrong. */
function markDoubtful(numbers: ComparedNumbers): ComparedNumbers {
  return { ...numbers, doubtful: true };
}

function bareNumbers(left: MathNode, right: MathNode): ComparedNumbers[] {
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

/** Whether every decimal of a side carries a unit, so that its dimension can be trusted. */
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

function isCloseEnough(
  { left, right, computed, shown, scale, noise }: ComparedNumbers,
  context: PairContext,
): boolean {
  const gap = Math.abs(computed - shown.number);
  const size = Math.max(Math.abs(computed), Math.abs(shown.number));
  if (gap <= 1e-9 * size || gap <= noise) return true;
  const { literal } = shown;
  const round = literal === undefined ? 0 : halfLastDigit(literal) * (1 + 1e-9);
  if (gap <= round && (context.nearly || !isWholeNumberError(left, computed))) return true;
  // Cutting digits off instead of rounding is common.
  if (literal !== undefined && literal.places > 0 && isCutOff(computed, shown.number, lastDigit(literal)))
    return true;
  if (literal === undefined && gap <= getNewDecimalSpread(left, right, shown.number)) return true;
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

/** `0.21 × 713 − 50 = 149.7 − 50`: a decimal that comes up on the right was rounded there. */
function getNewDecimalSpread(left: MathNode, right: MathNode, shown: number): number {
  const before = new Set(numbersIn(left));
  const computed = new Set(numbersIn(right).filter((number) => !before.has(number)));
  return computeSpread(right, shown, { computed, scale: 1, only: computed }) * (1 + 1e-9);
}

/** `3 × 10¹⁸ ≈ 10¹⁸`: a power of ten alone tells the order of magnitude. */
function isOrderOfMagnitude(right: MathNode, ratio: number): boolean {
  const node = right.kind === 'quantity' ? right.value : right;
  const isTen = node.kind === 'power' && node.base.kind === 'number' && node.base.literal === '10';
  return isTen && Math.abs(Math.log10(Math.abs(ratio))) < SAME_ORDER && ratio > 0;
}

/** `24 + 72 = 97` is no rounding: small whole numbers are worked out to the last digit. */
function isWholeNumberError(left: MathNode, computed: number): boolean {
  return Number.isInteger(computed) && Math.abs(computed) < MAX_EXACT && isWholeArithmetic(left);
}

/** Digits left out at the end, where there were any to leave out. */
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

/** Whole numbers and short decimals that no earlier step computed hide no digits. */
function isExact(left: MathNode, { computed, nearly }: PairContext): boolean {
  if (nearly) return false;
  return !someNode(left, (part) => {
    if (part.kind === 'root' || part.kind === 'call' || part.kind === 'symbol' || part.kind === 'degree')
      return true;
    return part.kind === 'number' && hidesDigits(part, computed, isSum(left));
  });
}
