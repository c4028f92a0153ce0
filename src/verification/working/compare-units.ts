import { readLiteral, readPowerOfTen } from '../../maths/agree/literal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import {
  type Dimension,
  isCountOrCurrency,
  multiplyUnits,
  powerUnit,
  sameDimension,
  type Unit,
} from '../../maths/units/unit.ts';
import { isCloseEnough, type NumberPair, type PairContext } from './is-close-enough.ts';
import { isBareNumber } from './is-computable.ts';
import { hasConversionFactor, mayOmitUnits } from './omitted-units.ts';
import { printNumber } from './print-number.ts';
import { getHalfLastDigit, type SideValue } from './side-value.ts';

/** Two sides whose digits agree but whose units do not. */
export type UnitMismatch =
  /** The units measure different quantities. */
  | { readonly kind: 'dimension'; readonly leftUnit: string; readonly rightUnit: string }
  /** The units measure the same quantity; `convertedLeft` is the number of the left side in the unit of the right one. */
  | { readonly kind: 'unit'; readonly convertedLeft: string; readonly rightUnit: string };

type Measured = SideValue & { readonly unit: Unit };
type BothUnits = {
  readonly leftValue: Measured;
  readonly rightValue: Measured;
  readonly createPair: (computed: number, scale?: number) => NumberPair;
  /** The sides without their units. */
  readonly unitlessPairs: readonly NumberPair[];
  readonly context: PairContext;
};

/** Compares two sides that both have units. */
export function compareUnits(
  left: MathNode,
  right: MathNode,
  sides: BothUnits,
): (NumberPair | UnitMismatch)[] {
  const { leftValue, rightValue, unitlessPairs, context } = sides;
  if (!sameDimension(leftValue.unit.dimension, rightValue.unit.dimension))
    return compareDimensions(left, right, sides);
  const pairs = listConversions(sides);
  const [converted] = pairs;
  const [unitless] = unitlessPairs;
  if (converted === undefined || unitless === undefined) return pairs;
  // The factor by which the units change the comparison: 1000 for `2 kg = 2000 g`.
  const ratio = (converted.computed / unitless.computed) * (unitless.shown.number / converted.shown.number);
  if (hasConversionFactor(left, ratio) || hasConversionFactor(right, ratio))
    return [...pairs, ...unitlessPairs];
  if (!isStatedValue(right) || !isCloseEnough(unitless, context)) return pairs;
  const mismatch = {
    kind: 'unit' as const,
    convertedLeft: printNumber(converted.computed, rightValue),
    rightUnit: rightValue.unit.text.trim(),
  };
  return [...pairs, mismatch];
}

/** Whether a side is one number with its unit, so nothing is left to compute: `-2.5 × 10⁻³ mol`. */
function isStatedValue(node: MathNode): boolean {
  if (node.kind === 'negate') return isStatedValue(node.of);
  if (node.kind !== 'quantity' || isBareNumber(node)) return isBareNumber(node);
  if (readPowerOfTen(node.value) !== undefined) return true;
  // In `0.5 × 10 m/s`, 10 is a factor and not a power of ten.
  const isScientific = node.value.kind === 'product' && node.value.factors.at(-1)?.kind === 'power';
  return isScientific && readLiteral(node.value) !== undefined;
}

/** Converts the left side to the unit of the right one. */
function listConversions({ leftValue, rightValue, createPair }: BothUnits): NumberPair[] {
  const scale = leftValue.size / rightValue.size;
  const direct = createPair(
    ((leftValue.number + leftValue.offset) * leftValue.size) / rightValue.size - rightValue.offset,
    scale,
  );
  if (leftValue.offset !== rightValue.offset)
    return [{ ...direct, noise: getTemperatureTolerance(leftValue) }];
  const radianPower =
    getExponent(leftValue.unit.dimension, 'rad') - getExponent(rightValue.unit.dimension, 'rad');
  // 3000 revolutions per minute are 50 Hz: here a revolution is one cycle, not 2π.
  const perCycle = (2 * Math.PI) ** -radianPower;
  return radianPower === 0
    ? [direct]
    : [direct, createPair(leftValue.number * scale * perCycle, scale * perCycle)];
}

function getExponent(dimension: Dimension, name: string): number {
  return dimension.get(name) ?? 0;
}

/**
 * Tolerance for temperature conversions: 0.5 for using 273 instead of 273.15, more for a round number such as
 * 1200 K.
 */
function getTemperatureTolerance({ literal }: SideValue): number {
  return literal !== undefined && getHalfLastDigit(literal) > 1 ? 2 : 0.5;
}

/** Compares sides that measure different quantities; reports them if their digits agree and no unit was omitted. */
function compareDimensions(left: MathNode, right: MathNode, sides: BothUnits): (NumberPair | UnitMismatch)[] {
  const { leftValue, rightValue, unitlessPairs } = sides;
  const { findDimensions } = sides.context;
  const undecided = unitlessPairs.map(markDoubtful);
  if (isCountOrCurrency(leftValue.unit) || isCountOrCurrency(rightValue.unit)) return undecided;
  const mismatch = {
    kind: 'dimension' as const,
    leftUnit: leftValue.unit.text.trim(),
    rightUnit: rightValue.unit.text.trim(),
  };
  if (isBareNumber(left) && isBareNumber(right))
    return areSameSimpleQuantities(sides) ? [mismatch] : undecided;
  const isStatedOnLeft = isStatedValue(left);
  if (!isStatedOnLeft && !isStatedValue(right)) return undecided;
  const omitsUnits = isStatedOnLeft
    ? mayOmitUnits(right, { computedUnit: rightValue.unit, shownUnit: leftValue.unit, findDimensions })
    : mayOmitUnits(left, { computedUnit: leftValue.unit, shownUnit: rightValue.unit, findDimensions });
  if (omitsUnits || isInNaturalUnits(leftValue.unit, rightValue.unit)) return undecided;
  if (isMolality(leftValue.unit, rightValue.unit) || omitsAmount(left, sides)) return undecided;
  return haveSameDigits(sides) ? [mismatch] : undecided;
}

/** Whether both sides are one number with different units, as in `6.0 N = 6.0 J`. */
function areSameSimpleQuantities({ leftValue, rightValue }: BothUnits): boolean {
  return (
    isSimpleUnit(leftValue.unit) &&
    isSimpleUnit(rightValue.unit) &&
    Math.abs(leftValue.number - rightValue.number) <= 1e-9 * Math.abs(leftValue.number)
  );
}

function isSimpleUnit({ text, dimension }: Unit): boolean {
  return /^[\p{L}°]{1,3}$/u.test(text) || !dimension.has('rad');
}

/** Physicists omit factors of c, ħ and k: masses, lifetimes and temperatures in eV, but not voltages. */
function isInNaturalUnits(left: Unit, right: Unit): boolean {
  if ([left, right].some(({ text }) => /^\s*[km]?V\s*$/.test(text))) return false;
  const texts = [left, right].map(({ text }) => text.replace(CONVERTED_ELECTRONVOLTS, '$1'));
  return texts.some((text) => /eV/.test(text));
}

/** Electronvolts that are converted on the same side: `eV J eV^-1`. */
const CONVERTED_ELECTRONVOLTS = /\b[kMG]?eV\b(?!\^)(.*?)(?:\/\s*[kMG]?eV\b|\b[kMG]?eV\^-1)/;

/** Chemists write m for the molality mol/kg. */
function isMolality(left: Unit, right: Unit): boolean {
  const isMolal = ({ dimension }: Unit): boolean =>
    dimension.size === 2 && getExponent(dimension, 'mol') === 1 && getExponent(dimension, 'kg') === -1;
  return (right.text === 'm' && isMolal(left)) || (left.text === 'm' && isMolal(right));
}

/** Whether only the amount of substance differs, whose unit chemists omit: `0.5 × 8.314 J/(mol K) × 298 K = 1.2 kJ`. */
function omitsAmount(left: MathNode, { leftValue, rightValue }: BothUnits): boolean {
  const missing = multiplyUnits(leftValue.unit, powerUnit(rightValue.unit, -1), '').dimension;
  return missing.size === 1 && Math.abs(getExponent(missing, 'mol')) === 1 && !isBareNumber(left);
}

/** Whether the sides agree apart from units and powers of ten. */
function haveSameDigits({ leftValue, rightValue, createPair, unitlessPairs, context }: BothUnits): boolean {
  const scale = leftValue.size / rightValue.size;
  const converted = createPair(leftValue.number * scale, scale);
  return [...unitlessPairs, converted].some((pair) => {
    const powers = Math.log10(Math.abs(pair.computed / pair.shown.number));
    if (!Number.isFinite(powers)) return false;
    const shift = 10 ** -Math.round(powers);
    const scaled = {
      ...pair,
      computed: pair.computed * shift,
      scale: pair.scale * shift,
      noise: pair.noise * shift,
    };
    return isCloseEnough(scaled, context);
  });
}

/** Marks a reading as able to prove an equality right, but not wrong. */
export function markDoubtful(pair: NumberPair): NumberPair {
  return { ...pair, isDoubtful: true };
}
