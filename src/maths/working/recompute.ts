import { realNumber } from '../agree/compare-numbers.ts';
import { literalOf } from '../agree/literal.ts';
import { selectReading, toValueWithUnit } from '../agree/value-with-unit.ts';
import { type Core, variablesOf } from '../exact/core.ts';
import {
  type DecimalLiteral,
  leadingPower,
  printRational,
  roundToFigures,
  scaleByTen,
  significantFigures,
} from '../exact/decimal.ts';
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

type Recomputed =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly shouldBe: string }
  | { readonly kind: 'units'; readonly shouldBe: string }
  | { readonly kind: 'unchecked' };

const UNCHECKED: Recomputed = { kind: 'unchecked' };
/** Differences up to this share of the value count as rounding. */
const MAX_RELATIVE_ERROR = rational(1n, 200n);

/**
 * Recomputes `left` and decides whether `right` is its value, allowing for rounding of the result and the
 * operands.
 */
export function recompute(left: MathNode, right: MathNode): Recomputed {
  const [a, b] = [toValueWithUnit(left), toValueWithUnit(right)];
  if (!a || !b || variablesOf(a.value).size > 0 || variablesOf(b.value).size > 0) return UNCHECKED;
  if (isAngleOfRatio(a.unit, b.unit)) return UNCHECKED;
  const unit = b.unit && a.unit ? selectReading(b.unit, a.unit) : b.unit;
  if (a.unit && unit && !sameDimension(a.unit.dimension, unit.dimension))
    return { kind: 'units', shouldBe: a.unit.text };
  const inUnit = a.unit && unit ? convertValue(a.value, a.unit, unit) : a.value;
  const shown = realNumber(b.value)?.value;
  const candidates = [inUnit, ...asPlainNumbers(a.value, unit)].flatMap(
    (core) => realNumber(core)?.value ?? [],
  );
  const [first] = candidates;
  if (!shown || !first) return UNCHECKED;
  const slack = add(halfLastDigit(right), spreadOf(left, first));
  if (candidates.some((value) => isNear(value, shown, slack))) return { kind: 'right' };
  return { kind: 'wrong', shouldBe: withUnit(first, literalOf(right), unit) };
}

/** Recognises tan θ = … = 33.7°, where the last equals sign only announces the angle. */
function isAngleOfRatio(left: Unit | undefined, right: Unit | undefined): boolean {
  return right?.text === '°' && (left === undefined || isPureNumber(left)) && left?.text !== '°';
}

/** Allows 0.25 × 100 = 25%, where the number may be meant with or without the percent sign. */
function asPlainNumbers(value: Core, unit: Unit | undefined): Core[] {
  return unit && isPureNumber(unit) ? [convertValue(value, NO_UNIT, unit)] : [];
}

function isNear(value: Rational, shown: Rational, slack: Rational): boolean {
  if (equals(value, shown)) return true;
  const gap = absolute(subtract(value, shown));
  return compare(gap, slack) <= 0 || compare(gap, multiply(MAX_RELATIVE_ERROR, absolute(value))) <= 0;
}

/** Returns half of the last digit shown; trailing zeros of whole numbers are not significant. */
function halfLastDigit(node: MathNode): Rational {
  const literal = literalOf(node);
  if (!literal) return ZERO;
  const value = scaleByTen(rational(BigInt(literal.digits)), literal.exponent - literal.places);
  const lead = leadingPower(value);
  if (lead === undefined) return scaleByTen(rational(1n, 2n), literal.exponent - literal.places);
  return scaleByTen(rational(1n, 2n), lead - significantFigures(literal).min + 1);
}

/** Returns how far the result moves when each decimal operand moves by half its last digit. */
function spreadOf(left: MathNode, value: Rational): Rational {
  let total = ZERO;
  let count = 0;
  const visit = (node: MathNode): MathNode => {
    const literal = node.kind === 'number' && node.literal.includes('.') && count < 12 ? node : undefined;
    if (literal?.kind !== 'number') return mapChildren(node, visit);
    count++;
    const moved = { ...literal, value: add(literal.value, halfLastDigit(literal)) };
    const changed = replaceNode(left, literal, moved);
    const other = toValueWithUnit(changed);
    const result = other && realNumber(other.value)?.value;
    if (result) total = add(total, absolute(subtract(result, value)));
    return node;
  };
  visit(left);
  return equals(value, ZERO) ? ZERO : capSpread(total, value);
}

/** Operand rounding never excuses more than one twentieth of the value. */
function capSpread(spread: Rational, value: Rational): Rational {
  const most = multiply(absolute(value), rational(1n, 20n));
  return compare(spread, most) > 0 ? most : spread;
}

function replaceNode(tree: MathNode, old: MathNode, by: MathNode): MathNode {
  return tree === old ? by : mapChildren(tree, (child) => replaceNode(child, old, by));
}

function withUnit(value: Rational, literal: DecimalLiteral | undefined, unit: Unit | undefined): string {
  const figures = literal ? Math.max(significantFigures(literal).max, 2) : 6;
  const rounded = roundToFigures(value, figures);
  const exact = value.d === ONE.d || printRational(value).length <= 8 ? value : rounded;
  return `${printRational(exact)}${unit ? ` ${unit.text}` : ''}`;
}
