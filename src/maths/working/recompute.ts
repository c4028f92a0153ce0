import { realNumber } from '../agree/compare-numbers.ts';
import { readLiteral } from '../agree/literal.ts';
import { selectReading, toValueWithUnit } from '../agree/value-with-unit.ts';
import {
  type DecimalLiteral,
  leadingPower,
  printRational,
  roundToFigures,
  scaleByTen,
  significantFigures,
} from '../exact/decimal.ts';
import { type Expression, variablesOf } from '../exact/expression.ts';
import {
  absolute,
  add,
  compare,
  equals,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../exact/rational.ts';
import { mapChildren } from '../read/map-children.ts';
import type { MathNode } from '../read/node.ts';
import { convertValue } from '../units/convert-value.ts';
import { isPureNumber, NO_UNIT, sameDimension, type Unit } from '../units/unit.ts';

/** The result of checking one equality; `units` means that the units of the two sides differ. */
type RecomputedStep =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly shouldBe: string }
  | { readonly kind: 'units'; readonly shouldBe: string }
  | { readonly kind: 'unchecked' };

const UNCHECKED: RecomputedStep = { kind: 'unchecked' };
/** Relative differences up to this limit count as rounding. */
const MAX_RELATIVE_ERROR = rational(1n, 200n);

/**
 * Recomputes `left` and decides whether `right` is its value, allowing for rounding of the result and the
 * operands.
 */
export function recompute(left: MathNode, right: MathNode): RecomputedStep {
  const [a, b] = [toValueWithUnit(left), toValueWithUnit(right)];
  if (!a || !b || variablesOf(a.value).size > 0 || variablesOf(b.value).size > 0) return UNCHECKED;
  if (isAngleOfRatio(a.unit, b.unit)) return UNCHECKED;
  const unit = b.unit && a.unit ? selectReading(b.unit, a.unit) : b.unit;
  if (a.unit && unit && !sameDimension(a.unit.dimension, unit.dimension))
    return { kind: 'units', shouldBe: a.unit.text };
  const convertedValue = a.unit && unit ? convertValue(a.value, a.unit, unit) : a.value;
  const writtenValue = realNumber(b.value)?.value;
  const candidates = [convertedValue, ...listPercentReadings(a.value, unit)].flatMap(
    (expression) => realNumber(expression)?.value ?? [],
  );
  const [computedValue] = candidates;
  if (!writtenValue || !computedValue) return UNCHECKED;
  const tolerance = add(halfLastDigit(right), estimateSpread(left, computedValue));
  if (candidates.some((value) => isNear(value, writtenValue, tolerance))) return { kind: 'right' };
  return { kind: 'wrong', shouldBe: printWithUnit(computedValue, readLiteral(right), unit) };
}

/** Recognises tan θ = 2/3 = 33.7°, where the last equals sign only introduces the angle. */
function isAngleOfRatio(left: Unit | undefined, right: Unit | undefined): boolean {
  return right?.text === '°' && (left === undefined || isPureNumber(left)) && left?.text !== '°';
}

/** Returns the value for the reading of 0.25 × 100 = 25% in which the percent sign is part of the number. */
function listPercentReadings(value: Expression, unit: Unit | undefined): Expression[] {
  return unit && isPureNumber(unit) ? [convertValue(value, NO_UNIT, unit)] : [];
}

function isNear(value: Rational, writtenValue: Rational, tolerance: Rational): boolean {
  if (equals(value, writtenValue)) return true;
  const difference = absolute(subtract(value, writtenValue));
  return (
    compare(difference, tolerance) <= 0 ||
    compare(difference, multiply(MAX_RELATIVE_ERROR, absolute(value))) <= 0
  );
}

/** Returns half a unit of the last significant digit; trailing zeros of integers are not significant. */
function halfLastDigit(node: MathNode): Rational {
  const literal = readLiteral(node);
  if (!literal) return ZERO;
  const value = scaleByTen(rational(BigInt(literal.digits)), literal.exponent - literal.places);
  const leading = leadingPower(value);
  if (leading === undefined) return scaleByTen(rational(1n, 2n), literal.exponent - literal.places);
  return scaleByTen(rational(1n, 2n), leading - significantFigures(literal).min + 1);
}

/** Returns the change of the result when each decimal operand changes by half a unit of its last place. */
function estimateSpread(left: MathNode, value: Rational): Rational {
  let total = ZERO;
  let count = 0;
  // Only the first 12 decimals are varied, to limit the work.
  const visit = (node: MathNode): MathNode => {
    const literal = node.kind === 'number' && node.literal.includes('.') && count < 12 ? node : undefined;
    if (literal?.kind !== 'number') return mapChildren(node, visit);
    count++;
    const shiftedLiteral = { ...literal, value: add(literal.value, halfLastDigit(literal)) };
    const shiftedTree = replaceNode(left, literal, shiftedLiteral);
    const shiftedValue = toValueWithUnit(shiftedTree);
    const result = shiftedValue && realNumber(shiftedValue.value)?.value;
    if (result) total = add(total, absolute(subtract(result, value)));
    return node;
  };
  visit(left);
  return equals(value, ZERO) ? ZERO : limitSpread(total, value);
}

/** Limits the tolerance for rounded operands to one twentieth of the value. */
function limitSpread(spread: Rational, value: Rational): Rational {
  const maxSpread = multiply(absolute(value), rational(1n, 20n));
  return compare(spread, maxSpread) > 0 ? maxSpread : spread;
}

function replaceNode(tree: MathNode, old: MathNode, replacement: MathNode): MathNode {
  return tree === old ? replacement : mapChildren(tree, (child) => replaceNode(child, old, replacement));
}

/** Prints a value with its unit: exactly if that is short, otherwise rounded like the written value. */
function printWithUnit(value: Rational, literal: DecimalLiteral | undefined, unit: Unit | undefined): string {
  const figures = literal ? Math.max(significantFigures(literal).max, 2) : 6;
  const rounded = roundToFigures(value, figures);
  const printed = value.d === ONE.d || printRational(value).length <= 8 ? value : rounded;
  return `${printRational(printed)}${unit ? ` ${unit.text}` : ''}`;
}
