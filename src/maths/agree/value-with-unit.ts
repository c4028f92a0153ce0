import { type Expression, minus, num, pow, product, quotient, sum } from '../exact/expression.ts';
import { toSmallInteger } from '../exact/rational.ts';
import { mapAll } from '../map-all.ts';
import { someNode } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { unitSize } from '../units/convert-value.ts';
import {
  DEGREE,
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
      return raiseQuantity(computeInBaseUnits(node.base), node.exponent);
    default: {
      const value = toExpression(node);
      return value && { value, unit: NO_UNIT };
    }
  }
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

function raiseQuantity(base: BaseQuantity | undefined, exponent: MathNode): BaseQuantity | undefined {
  const power = toExpression(exponent);
  if (!base || !power) return undefined;
  const integerExponent = power.kind === 'num' ? toSmallInteger(power.value, 12) : undefined;
  if (integerExponent === undefined)
    return base.unit.dimension.size === 0 ? { value: pow(base.value, power), unit: NO_UNIT } : undefined;
  return { value: pow(base.value, power), unit: powerUnit(base.unit, integerExponent) };
}

/** Returns the reading of an ambiguous unit that has the required dimension, or else the unit unchanged. */
export function selectReading(unit: Unit, required: Unit): Unit {
  if (sameDimension(unit.dimension, required.dimension) || !unit.alternate) return unit;
  return sameDimension(unit.alternate.dimension, required.dimension) ? unit.alternate : unit;
}
