import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readUnit } from '../../maths/units/read-unit.ts';
import { isCountOrCurrency, isPureNumber, sameDimension, type Unit } from '../../maths/units/unit.ts';
import { compareUnits, markDoubtful, type UnitMismatch } from './compare-units.ts';
import { isExplainedByFactor, mayMixUnits } from './explained-by-units.ts';
import {
  isCloseEnough,
  isOffByOne,
  isRounded,
  type NumberPair,
  type PairContext,
} from './is-close-enough.ts';
import { isComputable, isOneQuantity } from './is-computable.ts';
import { hasUnits, isAngle, listReadings, withoutUnits } from './list-readings.ts';
import { mayOmitPower } from './may-omit-power.ts';
import { hasBareOperands } from './omitted-units.ts';
import { listNumbers } from './operand-spread.ts';
import { listRareReadings } from './rare-readings.ts';
import { evaluateSide, type SideValue } from './side-value.ts';

/** The verdict on an equality. */
export type PairVerdict =
  | { readonly kind: 'right'; readonly rounding?: WrongRounding }
  /** `shouldBe` is the left side in the unit of the right one. */
  | {
      readonly kind: 'wrong';
      readonly shouldBe: number;
      readonly right: SideValue;
      readonly omitsPower?: boolean;
    }
  | UnitMismatch
  /** The sides must be equal for all values of the variables, but are not. */
  | { readonly kind: 'unequal' }
  | { readonly kind: 'undecided'; readonly reason: string }
  /** Could not be evaluated. */
  | { readonly kind: 'unread' };

/** A result that is right except for the rounding of its last digit. */
export type WrongRounding = { readonly left: MathNode; readonly shouldBe: number; readonly right: SideValue };

/** Whether a verdict calls an equality wrong. */
export function isWrong(verdict: PairVerdict): boolean {
  return ['wrong', 'dimension', 'unit', 'unequal'].includes(verdict.kind);
}

/** The verdict on an equality with letters without a value. */
export const WITHOUT_VALUES = {
  kind: 'undecided',
  reason: 'it has letters without a value',
} as const;

/** Nouns that multiply a number or are not counted one by one. */
const MULTIPLE_NOUN =
  /^(?:dozen|hundred|thousand|million|billion|trillion|lakh|crore|pair|score|ten|degree|cent|percent|part|unit|fold)s?$/i;
/** Evaluates both sides of an equality in every plausible reading; wrong only if no reading is right. */
export function judgePair(left: MathNode, right: MathNode, context: PairContext): PairVerdict {
  if (!isComputable(left) || !isComputable(right)) return WITHOUT_VALUES;
  const comparisons = listReadings(left, right).map((reading) =>
    compareReading(reading.left, reading.right, context),
  );
  const compared = comparisons.flat();
  if (compared.length === 0) return { kind: 'unread' };
  const pairs = compared.filter((pair) => pair.kind === 'numbers');
  const certainPairs = pairs.filter((pair) => pair.isDoubtful !== true);
  if (certainPairs.some((pair) => isCloseEnough(pair, context))) {
    const rounding = findWrongRounding(pairs, context);
    return rounding === undefined ? { kind: 'right' } : { kind: 'right', rounding };
  }
  // If the units agree in the literal reading, the units in other readings prove nothing.
  const isLiteralCertain = comparisons[0]?.some(
    (pair) => pair.kind === 'numbers' && pair.isDoubtful !== true,
  );
  // If an omitted unit explains the literal reading, other readings prove nothing either.
  const isExplained = comparisons[0]?.some(
    (pair) => pair.kind === 'numbers' && pair.isDoubtful === true && isCloseEnough(pair, context),
  );
  if (isExplained) return { kind: 'right' };
  const mismatch = isLiteralCertain
    ? comparisons[0]?.find((pair) => pair.kind !== 'numbers')
    : compared.find((pair) => pair.kind !== 'numbers');
  if (mismatch !== undefined) return mismatch;
  if (pairs.some((pair) => pair.isDoubtful && isCloseEnough(pair, context))) return { kind: 'right' };
  const [firstCertain] = certainPairs;
  const rarePairs = listRareReadings(left, right)
    .flatMap((reading) => compareReading(reading.left, reading.right, context))
    .filter((pair) => pair.kind === 'numbers');
  const isRight =
    certainPairs.some((pair) => isTurnedAngle(pair, context)) ||
    rarePairs.some((pair) => isCloseEnough(pair, context));
  if (isRight) return { kind: 'right' };
  if (firstCertain === undefined) return judgeDoubtful(left, right, { pairs, context });
  return {
    kind: 'wrong',
    shouldBe: firstCertain.computed,
    right: firstCertain.shown,
    omitsPower: mayOmitPower(firstCertain),
  };
}

/** Returns the values of an equality whose result is not rounded to the nearest last digit in any reading. */
function findWrongRounding(
  pairs: readonly NumberPair[],
  { computed, isApproximate }: PairContext,
): WrongRounding | undefined {
  if (pairs.some((pair) => isRounded(pair))) return undefined;
  const pair = pairs.find((candidate) => candidate.isDoubtful !== true && isOffByOne(candidate));
  if (pair === undefined) return undefined;
  const isWhole = pair.shown.literal?.places === 0 && pair.shown.literal.exponent === 0;
  const mayHideDigits =
    listNumbers(pair.left).some((number) => computed.has(number)) && !hasMoreDecimals(pair);
  if (isWhole ? isApproximate : mayHideDigits) return undefined;
  return { left: pair.left, shouldBe: pair.computed, right: pair.shown };
}

/** Whether the left side is one number with at least two decimals more than the right one, so hidden digits change nothing. */
function hasMoreDecimals({ left, shown }: NumberPair): boolean {
  const number = left.kind === 'quantity' ? left.value : left;
  const places = number.kind === 'number' ? (number.literal.split('.')[1]?.length ?? 0) : 0;
  return shown.literal?.exponent === 0 && places >= shown.literal.places + 2;
}

/** Judges readings whose units are unknown or do not combine: wrong if no usual unit explains the difference. */
function judgeDoubtful(
  left: MathNode,
  right: MathNode,
  { pairs, context }: { readonly pairs: readonly NumberPair[]; readonly context: PairContext },
): PairVerdict {
  const [closest] = pairs.toSorted((first, second) => getPowersApart(first) - getPowersApart(second));
  if (
    closest === undefined ||
    mayMixUnits(left, right) ||
    pairs.some((pair) => isExplainedByFactor(pair, context))
  )
    return { kind: 'unread' };
  return { kind: 'wrong', shouldBe: closest.computed, right: closest.shown };
}

/** Whether both sides are the same angle except for whole turns: `602.7° = 242.7°`. */
function isTurnedAngle(pair: NumberPair, context: PairContext): boolean {
  if (!isAngle(pair.right) || !someNode(pair.left, isAngle)) return false;
  const turn = (2 * Math.PI) / pair.shown.size;
  if (Math.abs(pair.shown.number) > turn) return false;
  const turns = Math.round((pair.computed - pair.shown.number) / turn);
  return turns !== 0 && isCloseEnough({ ...pair, computed: pair.computed - turns * turn }, context);
}

/**
 * Returns the difference of a reading's sides in powers of ten. The closest reading is reported: for `15% + 5% = 25%`,
 * 20% instead of 0.2%.
 */
function getPowersApart({ computed, shown }: NumberPair): number {
  const powers = Math.abs(Math.log10(Math.abs(computed / shown.number)));
  return Number.isFinite(powers) ? powers : Number.MAX_VALUE;
}

type Compared = NumberPair | UnitMismatch;

/** Compares the sides of one reading; several results if a unit is missing and may be understood in different ways. */
function compareReading(left: MathNode, right: MathNode, context: PairContext): Compared[] {
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
    noise:
      leftValue.noise * scale +
      rightValue.noise +
      ([left, right].some(hasYears) ? CALENDAR_TOLERANCE * Math.abs(computed) : 0),
  });
  if (leftValue.unit === undefined && rightValue.unit === undefined) return [createPair(leftValue.number)];
  if (leftValue.unit !== undefined && rightValue.unit !== undefined)
    return compareUnits(left, right, {
      leftValue: { ...leftValue, unit: leftValue.unit },
      rightValue: { ...rightValue, unit: rightValue.unit },
      createPair,
      unitlessPairs,
      context,
    });
  // One side has no unit: it may be in base units or in the unit of the other side.
  if (rightValue.unit !== undefined) {
    const readings = [
      createPair(leftValue.number),
      createPair(leftValue.number / rightValue.size, 1 / rightValue.size),
      createPair(leftValue.number * rightValue.size, rightValue.size),
      ...comparePrefix(rightValue.unit, (factor) => createPair(leftValue.number / factor, 1 / factor)),
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
  // If all units cancel, the numbers must agree.
  const isPure =
    leftValue.unit !== undefined &&
    isPureNumber(leftValue.unit) &&
    !hasBareOperands(left) &&
    !isOneQuantity(left);
  return isPure ? readings : readings.map(markDoubtful);
}

/** The relative difference between a year of 365 days, of 365.25 days and others. */
const CALENDAR_TOLERANCE = 0.001;

function hasYears(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'quantity' && /\b(?:yr|year|ly)/.test(part.unit.text));
}

/** An SI prefix before another unit. */
const PREFIX = /^[kMGTmµμnpcd](?=[A-Za-zΩ])/;

/** Reads a side without a unit as if it had the shown unit without its prefix: `8500 / 80 = 0.106 kg` is computed in grams. */
function comparePrefix(unit: Unit, compare: (factor: number) => NumberPair): NumberPair[] {
  const text = unit.text.trim();
  const plain = PREFIX.test(text) ? readUnit(text.slice(1), 0)?.unit : undefined;
  if (plain === undefined || !sameDimension(plain.dimension, unit.dimension) || plain.pi !== unit.pi)
    return [];
  return [markDoubtful(compare(toNumber(unit.factor) / toNumber(plain.factor)))];
}

/** Whether a label may multiply the number. Three dozen are 36, but 1910 ways are 1910. */
function isMultiple(unit: Unit): boolean {
  const text = unit.text.trim();
  return (
    isCountOrCurrency(unit) &&
    (MULTIPLE_NOUN.test(text) || !/^(?:\p{Ll}{3,}|[$€£]|USD|kr|Kr|NOK|SEK|DKK|CHF|EUR|Rs|zł|Kč)$/u.test(text))
  );
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
