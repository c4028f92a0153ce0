import { type Expression, minus, num, pow, product, quotient, substitute, sum } from '../exact/expression.ts';
import { divide, integer, isZero, multiply, ONE, type Rational, toNumber } from '../exact/rational.ts';
import { mapAll } from '../map-all.ts';
import { someNode } from '../read/children.ts';
import type { CallNode, MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { unitSize } from '../units/convert-value.ts';
import {
  DEGREE,
  isPureNumber,
  multiplyUnits,
  NO_UNIT,
  PERCENT,
  powerUnit,
  sameDimension,
  type Unit,
} from '../units/unit.ts';

/** A value with its unit as written; a pure number has no unit. */
export type ValueWithUnit = {
  readonly value: Expression;
  readonly unit: Unit | undefined;
  readonly node: MathNode;
};

/** Splits a node into value and unit; sums and products of quantities are computed. */
export function toValueWithUnit(node: MathNode): ValueWithUnit | undefined {
  if (node.kind === 'quantity') return createValueWithUnit(node.value, node.unit, node);
  if (node.kind === 'percent') return createValueWithUnit(node.of, PERCENT, node);
  if (node.kind === 'degree') return createValueWithUnit(node.of, DEGREE, node);
  if (node.kind === 'group' && node.open === '(' && node.items.length === 1 && node.items[0]) {
    return toValueWithUnit(node.items[0]);
  }
  if (node.kind === 'negate') {
    const inner = toValueWithUnit(node.of);
    return inner && { value: minus(inner.value), unit: inner.unit, node };
  }
  const value = toExpression(node);
  if (value) return isAngle(node) ? toDegrees(value, node) : { value, unit: undefined, node };
  return computeQuantity(node);
}

/** Recognises `30° 15'` and `180° − 50°` as angles in degrees. */
function isAngle(node: MathNode): boolean {
  return (
    (node.kind === 'sum' && node.terms.every(isAngle)) ||
    (node.kind === 'negate' && isAngle(node.of)) ||
    node.kind === 'degree'
  );
}

function toDegrees(value: Expression, node: MathNode): ValueWithUnit {
  return { value: quotient(value, unitSize(DEGREE)), unit: DEGREE, node };
}

function createValueWithUnit(of: MathNode, unit: Unit, node: MathNode): ValueWithUnit | undefined {
  const value = toExpression(of);
  return value && { value, unit, node };
}

/** Computes arithmetic with units, in base units; undefined when dimensions do not match. */
function computeQuantity(node: MathNode): ValueWithUnit | undefined {
  if (!someNode(node, (part) => part.kind === 'quantity')) return undefined;
  const parts = computeInBaseUnits(node);
  return parts && { ...parts, node };
}

/** A value converted to base units, with the unit that gives its dimension. */
type BaseQuantity = { readonly value: Expression; readonly unit: Unit };

/** Computes value and dimension of an expression with units. */
export function computeInBaseUnits(node: MathNode): BaseQuantity | undefined {
  switch (node.kind) {
    case 'quantity': {
      const value = toExpression(node.value);
      if (!value || node.unit.offset) return undefined;
      const unit: Unit = { ...node.unit, factor: NO_UNIT.factor, pi: 0 };
      return { value: product(value, unitSize(node.unit)), unit };
    }
    case 'sum':
      return sumQuantities(node.terms);
    case 'negate':
      return mapValue(computeInBaseUnits(node.of), minus);
    case 'product':
      return node.factors
        .map(computeInBaseUnits)
        .reduce((a, b) => a && b && multiplyQuantities(a, b), { value: num(NO_UNIT.factor), unit: NO_UNIT });
    case 'quotient':
      return divideQuantities(computeInBaseUnits(node.numerator), computeInBaseUnits(node.denominator));
    case 'power':
      return raiseQuantity(computeInBaseUnits(node.base), computeInBaseUnits(node.exponent));
    case 'root':
      return raiseQuantity(computeInBaseUnits(node.radicand), computeRootExponent(node.index));
    case 'call':
      return callWithQuantities(node);
    case 'group':
      return node.items.length === 1 && node.open === '(' && node.items[0]
        ? computeInBaseUnits(node.items[0])
        : undefined;
    default: {
      const value = toExpression(node);
      return value && { value, unit: NO_UNIT };
    }
  }
}

/** Returns 1/n for the n-th root. */
function computeRootExponent(index: MathNode | undefined): BaseQuantity | undefined {
  const two: BaseQuantity = { value: num(integer(2)), unit: NO_UNIT };
  return divideQuantities({ value: num(ONE), unit: NO_UNIT }, index ? computeInBaseUnits(index) : two);
}

/** Computes a function of quantities: an absolute value keeps the unit; other functions need pure numbers. */
function callWithQuantities(node: CallNode): BaseQuantity | undefined {
  const args = mapAll(node.args, computeInBaseUnits);
  const [first] = args ?? [];
  if (!args || !first) return undefined;
  if (node.name === 'sqrt') return raiseQuantity(first, computeRootExponent(undefined));
  const keepsUnit = node.name === 'abs';
  if (!keepsUnit && !args.every(({ unit }) => isPureNumber(unit))) return undefined;
  // Placeholders for the arguments, because the function is translated from the parse tree.
  const names = args.map((_, index) => `#${index}`);
  const value = toExpression({
    ...node,
    args: names.map((name) => ({ kind: 'symbol', name, span: node.span })),
  });
  const values = new Map(args.map((arg, index) => [`#${index}`, arg.value]));
  return value && { value: substitute(value, values), unit: keepsUnit ? first.unit : NO_UNIT };
}

function mapValue(
  of: BaseQuantity | undefined,
  change: (value: Expression) => Expression,
): BaseQuantity | undefined {
  return of && { value: change(of.value), unit: of.unit };
}

function sumQuantities(terms: readonly MathNode[]): BaseQuantity | undefined {
  const parts = mapAll(terms, computeInBaseUnits) ?? [];
  const [first] = parts;
  if (!first || !parts.every(({ unit }) => sameDimension(unit.dimension, first.unit.dimension)))
    return undefined;
  return { value: sum(...parts.map((part) => part.value)), unit: first.unit };
}

function multiplyQuantities(a: BaseQuantity, b: BaseQuantity): BaseQuantity {
  const unit = multiplyUnits(a.unit, b.unit, joinUnitTexts(a.unit, b.unit, ' '));
  return { value: product(a.value, b.value), unit };
}

function divideQuantities(
  a: BaseQuantity | undefined,
  b: BaseQuantity | undefined,
): BaseQuantity | undefined {
  if (!a || !b) return undefined;
  const unit = multiplyUnits(a.unit, powerUnit(b.unit, -1), joinUnitTexts(a.unit, b.unit, '/'));
  return { value: quotient(a.value, b.value), unit };
}

function joinUnitTexts(a: Unit, b: Unit, separator: string): string {
  return b.text === '' ? a.text : `${a.text}${separator}${b.text}`;
}

/** Larger exponents of a unit are misreadings. */
const MAX_EXPONENT = 12;

function raiseQuantity(
  base: BaseQuantity | undefined,
  exponent: BaseQuantity | undefined,
): BaseQuantity | undefined {
  if (!base || !exponent || !isPureNumber(exponent.unit)) return undefined;
  const value = pow(base.value, exponent.value);
  if (base.unit.dimension.size === 0) return { value, unit: NO_UNIT };
  const constant = findConstant(exponent.value);
  if (!constant || Math.abs(toNumber(constant)) > MAX_EXPONENT) return undefined;
  return { value, unit: raiseDimension(base.unit, constant) };
}

/** Returns the exponent if it consists of numbers, signs and fractions. */
function findConstant(exponent: Expression): Rational | undefined {
  if (exponent.kind === 'num') return exponent.value;
  if (exponent.kind === 'mul') return mapAll(exponent.of, findConstant)?.reduce(multiply, ONE);
  const [top, bottom] = exponent.kind === 'div' ? [exponent.top, exponent.bottom].map(findConstant) : [];
  return top && bottom && !isZero(bottom) ? divide(top, bottom) : undefined;
}

/** Raises a unit of base size to a power that need not be an integer, as under a root. */
function raiseDimension(unit: Unit, exponent: Rational): Unit {
  if (exponent.d === 1n) return powerUnit(unit, toNumber(exponent));
  const dimension = new Map([...unit.dimension].map(([name, e]) => [name, e * toNumber(exponent)]));
  return { ...NO_UNIT, text: `(${unit.text})^(${exponent.n}/${exponent.d})`, dimension };
}

/** Returns the reading of an ambiguous unit that has the required dimension, or else the unit unchanged. */
export function selectReading(unit: Unit, required: Unit): Unit {
  if (sameDimension(unit.dimension, required.dimension) || !unit.alternate) return unit;
  return sameDimension(unit.alternate.dimension, required.dimension) ? unit.alternate : unit;
}
