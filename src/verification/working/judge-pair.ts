import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isLabel, isPureNumber, sameDimension, type Unit } from '../../maths/units/unit.ts';
import { isCloseEnough, type NumberPair, type PairContext } from './is-close-enough.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { listReadings, withoutUnits } from './list-readings.ts';
import { evaluateSide, getHalfLastDigit, type SideValue } from './side-value.ts';

/** The verdict on an equality. */
export type PairVerdict =
  | { readonly kind: 'right' }
  /** `shouldBe` is the left side in the unit of the right one. */
  | { readonly kind: 'wrong'; readonly shouldBe: number; readonly right: SideValue }
  /** The units of the sides measure different quantities. */
  | { readonly kind: 'dimension'; readonly left: string; readonly right: string }
  /** Not equal for all values of its variables. */
  | { readonly kind: 'unequal' }
  /** Contains letters without a value. */
  | { readonly kind: 'symbolic' }
  /** Could not be evaluated. */
  | { readonly kind: 'unread' };

/** Nouns that multiply a number or are not counted one by one. */
const MULTIPLE_NOUN =
  /^(?:dozen|hundred|thousand|million|billion|trillion|lakh|crore|pair|score|ten|degree|cent|percent|time|part|unit|fold)s?$/i;
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
  const firstCertain = pairs.find((pair) => pair.isDoubtful !== true);
  if (mismatch?.kind === 'dimension' && firstCertain === undefined) return mismatch;
  if (firstCertain === undefined) return { kind: 'unread' };
  return { kind: 'wrong', shouldBe: firstCertain.computed, right: firstCertain.shown };
}

/**
 * Returns the difference of a reading's sides in powers of ten. The closest reading is reported: for `15% + 5% = 25%`,
 * 20% instead of 0.2%.
 */
function getPowersApart({ computed, shown }: NumberPair): number {
  const powers = Math.abs(Math.log10(Math.abs(computed / shown.number)));
  return Number.isFinite(powers) ? powers : Number.MAX_VALUE;
}

type Compared = NumberPair | Extract<PairVerdict, { kind: 'dimension' }>;

/** Compares the sides of one reading; several results if a unit is missing and may be understood in different ways. */
function compareReading(left: MathNode, right: MathNode): Compared[] {
  const [leftValue, rightValue] = [evaluateSide(left), evaluateSide(right)];
  if (rightValue === undefined) return [];
  const unitlessPairs = hasUnits(left) || hasUnits(right) ? compareWithoutUnits(left, right) : [];
  // Units that do not combine are often only incomplete, so this reading cannot prove an error.
  if (leftValue === undefined) return unitlessPairs.map(markDoubtful);
  const createPair = (computed: number, scale = 1): NumberPair => ({
    kind: 'numbers',
    left,
    right,
    computed,
    shown: rightValue,
    scale,
    noise: leftValue.noise * scale + rightValue.noise,
  });
  if (leftValue.unit === undefined && rightValue.unit === undefined) return [createPair(leftValue.number)];
  if (leftValue.unit !== undefined && rightValue.unit !== undefined)
    return compareUnits(left, right, {
      leftValue: { ...leftValue, unit: leftValue.unit },
      rightValue: { ...rightValue, unit: rightValue.unit },
      createPair,
      unitlessPairs,
    });
  // One side has no unit: it may be in base units or in the unit of the other side.
  if (rightValue.unit !== undefined) {
    const readings = [
      createPair(leftValue.number),
      createPair(leftValue.number / rightValue.size, 1 / rightValue.size),
      createPair(leftValue.number * rightValue.size, rightValue.size),
    ];
    if (isMultiple(rightValue.unit) || !isOneQuantity(right)) return readings.map(markDoubtful);
    return isPureNumber(rightValue.unit)
      ? readings.toSorted((first, second) => getPowersApart(first) - getPowersApart(second))
      : readings;
  }
  const readings = [
    createPair(leftValue.number * leftValue.size, leftValue.size),
    createPair(leftValue.number),
    ...unitlessPairs,
  ];
  // If all units cancel, the number must agree.
  const isPure =
    leftValue.unit !== undefined &&
    isPureNumber(leftValue.unit) &&
    hasUnitsThroughout(left) &&
    !isOneQuantity(left);
  return isPure ? readings : readings.map(markDoubtful);
}

type Measured = SideValue & { readonly unit: Unit };
type BothUnits = {
  readonly leftValue: Measured;
  readonly rightValue: Measured;
  readonly createPair: (computed: number, scale?: number) => NumberPair;
  readonly unitlessPairs: NumberPair[];
};

/** Compares two sides that both have units. */
function compareUnits(
  left: MathNode,
  right: MathNode,
  { leftValue, rightValue, createPair, unitlessPairs }: BothUnits,
): Compared[] {
  const fits = [leftValue.unit, leftValue.unit.alternate].some(
    (leftUnit) =>
      leftUnit &&
      [rightValue.unit, rightValue.unit.alternate].some(
        (rightUnit) => rightUnit && sameDimension(leftUnit.dimension, rightUnit.dimension),
      ),
  );
  if (!fits) {
    const areSimpleQuantities =
      isBareNumber(left) &&
      isBareNumber(right) &&
      !isLabel(leftValue.unit) &&
      !isLabel(rightValue.unit) &&
      isSimpleUnit(leftValue.unit) &&
      isSimpleUnit(rightValue.unit);
    return areSimpleQuantities &&
      Math.abs(leftValue.number - rightValue.number) <= 1e-9 * Math.abs(leftValue.number)
      ? [{ kind: 'dimension', left: leftValue.unit.text, right: rightValue.unit.text }]
      : unitlessPairs.map(markDoubtful);
  }
  const direct = createPair(
    ((leftValue.number + leftValue.offset) * leftValue.size) / rightValue.size - rightValue.offset,
    leftValue.size / rightValue.size,
  );
  const converted =
    leftValue.offset === rightValue.offset
      ? direct
      : { ...direct, noise: getTemperatureTolerance(leftValue) };
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
function markDoubtful(pair: NumberPair): NumberPair {
  return { ...pair, isDoubtful: true };
}

/** Compares both sides with all units removed. */
function compareWithoutUnits(left: MathNode, right: MathNode): NumberPair[] {
  const unitlessLeft = withoutUnits(left);
  const [leftValue, rightValue] = [evaluateSide(unitlessLeft), evaluateSide(withoutUnits(right))];
  return leftValue && rightValue
    ? [
        {
          kind: 'numbers',
          left: unitlessLeft,
          right,
          computed: leftValue.number,
          shown: rightValue,
          scale: 1,
          noise: leftValue.noise + rightValue.noise,
        },
      ]
    : [];
}

function hasUnits(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'quantity');
}

/** Whether every decimal of a side has a unit, so that its dimension is reliable. Whole numbers up to 12 may be counts. */
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
