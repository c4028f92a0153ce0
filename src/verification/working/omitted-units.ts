import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, QuotientNode } from '../../maths/read/node.ts';
import { readUnit } from '../../maths/units/read-unit.ts';
import {
  type Dimension,
  isPureNumber,
  multiplyUnits,
  powerUnit,
  sameDimension,
  type Unit,
} from '../../maths/units/unit.ts';
import type { FindDimensions } from './stated-units.ts';

// Authors omit the unit of some operands. In `3 kg × 9.8 = 29.4 N`, the number 9.8 is in m/s², so the line is not wrong. But an
// omitted unit must be that of a usual quantity: `250 Hz × 0.80 = 200 s` is wrong, because 0.80 would be in s².

/** Units of usual quantities, whose unit an author may omit. */
const OMITTABLE_UNITS =
  'kg m s A K mol m/s m/s^2 N J W Pa V Ω C Hz m^2 m^3 kg/m^3 kg/mol F T H N/m J/kg J/mol V/m Wb mol/m^3 W/m^2 J/K J/(kg*K) J/(mol*K) kg*m^2 kg*m/s N*m/rad 1/mol 1/m 1/K kg/s kg/m m^3/s Ω*m W/(m*K) m^3/mol C/mol Sv/Gy m^3*kg^-1*s^-2 N*m^2/C^2 J*s T*m/A F/m C/m C/m^2 C/m^3 kg/C C/kg 1/m^3 rad/s^2 m/s^3 s^2/m m^2/s'
    .split(' ')
    .flatMap((text) => readUnit(text, 0)?.unit ?? []);
/** Whole numbers up to this one may be counts or coefficients. */
const MAX_COUNT = 12;

/** The two units that do not agree, and how to find the dimensions that the question states for a number. */
type UnitPair = {
  readonly computedUnit: Unit;
  readonly shownUnit: Unit;
  readonly findDimensions?: FindDimensions | undefined;
};

/** Whether plain numbers on the computed side may have omitted units, so that the units of both sides would agree. */
export function mayOmitUnits(
  computed: MathNode,
  { computedUnit, shownUnit, findDimensions }: UnitPair,
): boolean {
  // Angles alone are pure numbers: `72'' / (2.25' × 60)` may omit the scale of a photograph.
  if (!hasDimension(computed)) return true;
  const operands = listOperands(computed).map(({ exponent, value }) => ({
    exponent,
    dimensions: value === undefined ? undefined : findDimensions?.(value),
  }));
  const candidates = operands.filter(({ dimensions }) => dimensions?.length !== 0);
  const missing = multiplyUnits(shownUnit, powerUnit(computedUnit, -1), '').dimension;
  const isKnown = candidates.length <= MAX_COMBINED && candidates.every(({ dimensions }) => dimensions);
  if (isKnown) return candidates.length > 0 && combinesTo(missing, candidates);
  const [first, ...others] = candidates;
  if (first === undefined || others.length > 0) return first !== undefined;
  return OMITTABLE_UNITS.some(({ dimension }) =>
    sameDimension(raiseDimension(dimension, first.exponent), missing),
  );
}

/** More numbers are not combined, to limit the time. */
const MAX_COMBINED = 4;

type Candidate = { readonly exponent: number; readonly dimensions: readonly Dimension[] | undefined };

/** Whether some of the numbers together have the missing dimension. The question states the dimension of each of them elsewhere. */
function combinesTo(missing: Dimension, [first, ...others]: readonly Candidate[]): boolean {
  if (first === undefined) return sameDimension(missing, NO_DIMENSION);
  const choices = (first.dimensions ?? []).map((dimension) => raiseDimension(dimension, -first.exponent));
  return [NO_DIMENSION, ...choices].some((choice) => combinesTo(addDimensions(missing, choice), others));
}

const NO_DIMENSION: Dimension = new Map();

function raiseDimension(dimension: Dimension, exponent: number): Dimension {
  return new Map([...dimension].map(([name, power]) => [name, power * exponent]));
}

function addDimensions(first: Dimension, second: Dimension): Dimension {
  const names = new Set([...first.keys(), ...second.keys()]);
  const sum = Array.from(names, (name) => [name, (first.get(name) ?? 0) + (second.get(name) ?? 0)] as const);
  return new Map(sum.filter(([, power]) => power !== 0));
}

function hasDimension(side: MathNode): boolean {
  return someNode(side, (part) => part.kind === 'quantity' && !isPureNumber(part.unit));
}

/** Whether a side has plain numbers that may be quantities without their unit. */
export function hasBareOperands(side: MathNode): boolean {
  return listOperands(side).length > 0;
}

/** A number that may be a quantity without its unit; the value of a sum is not known. */
type Operand = { readonly exponent: number; readonly value?: number };

function listOperands(side: MathNode): Operand[] {
  // A power of a quantity belongs to a formula with a coefficient, such as that of a volume or an energy.
  const hasFormula = countQuantities(side) > 1 || someNode(side, isPowerOfQuantity);
  return listBareOperands(side, 1, hasFormula);
}

function isPowerOfQuantity(node: MathNode): boolean {
  return node.kind === 'power' && countQuantities(node.base) === 1;
}

function countQuantities(node: MathNode): number {
  if (node.kind === 'quantity') return 1;
  let count = 0;
  mapChildren(node, (child) => {
    count += countQuantities(child);
    return child;
  });
  return count;
}

/** Lists the factors that may be quantities without their unit, with their exponents; counts and coefficients are not. */
function listBareOperands(node: MathNode, exponent: number, allowsCounts: boolean): Operand[] {
  const listInner = (inner: MathNode, power: number): Operand[] =>
    listBareOperands(inner, power, allowsCounts);
  switch (node.kind) {
    case 'number':
      return isCoefficient(node, allowsCounts) ? [] : [{ exponent, value: toNumber(node.value) }];
    case 'negate':
      return listInner(node.of, exponent);
    case 'product':
      return node.factors.flatMap((factor, index) =>
        isMantissa(factor, node.factors[index + 1]) ? [] : listInner(factor, exponent),
      );
    case 'quantity':
      // In `2 × 10 N/kg` the unit may belong to the last factor only.
      return listFactorsBefore(node.value).flatMap((factor) => listInner(factor, exponent));
    case 'quotient':
      if (allowsCounts && isCount(node.numerator) && isCount(node.denominator)) return [];
      // A decimal alone above a quantity may be a quantity itself, such as the intensity in `0.1/σ`.
      if (node.numerator.kind === 'number' && isDecimal(node.numerator) && !isPlainQuotient(node))
        return [
          { exponent, value: toNumber(node.numerator.value) },
          ...listInner(node.denominator, -exponent),
        ];
      return [...listInner(node.numerator, exponent), ...listInner(node.denominator, -exponent)];
    case 'power':
      return isPowerOfTen(node) ? [] : listInner(node.base, exponent * (readInteger(node.exponent) ?? 1));
    case 'root':
      return listInner(node.radicand, exponent / 2);
    case 'sum':
      // All terms of a sum have one unit, and 1 ± x is a pure number.
      return someNode(node, (part) => part.kind === 'quantity') ||
        node.terms.some(isOne) ||
        node.terms.every(isFractionOfCounts)
        ? []
        : [{ exponent }];
    default:
      return [];
  }
}

/** Returns the factors before the last number of a product: of `5 × 1.6 × 10⁻¹⁹`, the 5. */
function listFactorsBefore(value: MathNode): readonly MathNode[] {
  if (value.kind !== 'product') return [];
  const last = value.factors.findLastIndex((factor) => !isPowerOfTen(factor));
  return value.factors.slice(0, Math.max(0, last));
}

/** Whether a factor is the mantissa of the power of ten after it: the 3.0 of `3.0 × 10⁸ m/s`. */
function isMantissa(factor: MathNode, next: MathNode | undefined): boolean {
  if (factor.kind !== 'number' || next === undefined) return false;
  return next.kind === 'quantity' && isPowerOfTen(next.value);
}

function isCoefficient(node: MathNode, allowsCounts: boolean): boolean {
  if (node.kind !== 'number') return false;
  const value = toNumber(node.value);
  return value === 1 || isRoundedPi(value) || (allowsCounts && (isCount(node) || value < 1));
}

function isDecimal(node: MathNode): boolean {
  return node.kind === 'number' && node.literal.includes('.') && !isRoundedPi(toNumber(node.value));
}

function isPlainQuotient({ denominator }: QuotientNode): boolean {
  return !someNode(denominator, (part) => part.kind === 'quantity');
}

function isRoundedPi(value: number): boolean {
  return Math.abs(value - Math.PI) < 0.0016;
}

function isCount(node: MathNode): boolean {
  return node.kind === 'number' && !node.literal.includes('.') && toNumber(node.value) <= MAX_COUNT;
}

/** Whether a term is a pure number, as the terms of `\frac{1}{2^{2}} - \frac{1}{4^{2}}`. */
function isFractionOfCounts(node: MathNode): boolean {
  if (node.kind === 'negate') return isFractionOfCounts(node.of);
  const isPower = (part: MathNode): boolean =>
    isCount(part) || (part.kind === 'power' && isCount(part.base) && isCount(part.exponent));
  return node.kind === 'quotient' && isPower(node.numerator) && isPower(node.denominator);
}

function isOne(node: MathNode): boolean {
  return node.kind === 'negate' ? isOne(node.of) : node.kind === 'number' && node.literal === '1';
}

function isPowerOfTen(node: MathNode): boolean {
  return node.kind === 'power' && node.base.kind === 'number' && node.base.literal === '10';
}

function readInteger(node: MathNode): number | undefined {
  if (node.kind === 'number')
    return Number.isInteger(toNumber(node.value)) ? toNumber(node.value) : undefined;
  const positive = node.kind === 'negate' ? readInteger(node.of) : undefined;
  return positive === undefined ? undefined : -positive;
}

/** Further plain numbers are not combined, to limit the time. */
const MAX_FACTORS = 5;
/** Conversion factors are often rounded, as 1.6 × 10⁻¹⁹ for an electronvolt. */
const CONVERSION_TOLERANCE = 0.01;

/** Whether plain numbers of a side convert between units by this ratio, as in `1 kg × 1000 = 1000 g`. */
export function hasConversionFactor(side: MathNode, ratio: number): boolean {
  const numbers = listPlainFactors(side).slice(0, MAX_FACTORS);
  const reaches = (from: number, index: number): boolean => {
    if (Math.abs(from - 1) <= CONVERSION_TOLERANCE) return true;
    const number = numbers[index];
    if (number === undefined) return false;
    return [1, number, 1 / number].some((factor) => reaches(from * factor, index + 1));
  };
  return reaches(ratio, 0);
}

/** Lists the values of the factors that are plain numbers. */
function listPlainFactors(node: MathNode): number[] {
  switch (node.kind) {
    case 'number':
      return [toNumber(node.value)];
    case 'symbol':
      return [Math.PI];
    case 'quantity':
      return listFactorsBefore(node.value).flatMap(listPlainFactors);
    case 'negate':
      return listPlainFactors(node.of);
    case 'product':
      return node.factors.flatMap(listPlainFactors);
    case 'quotient':
      return [...listPlainFactors(node.numerator), ...listPlainFactors(node.denominator)];
    case 'power':
      return isPowerOfTen(node) ? [10 ** (readInteger(node.exponent) ?? 0)] : [];
    default:
      return [];
  }
}
