import { type Core, minus, num, pow, product, quotient, sum } from '../exact/core.ts';
import { smallWhole } from '../exact/rational.ts';
import { mapAll } from '../map-all.ts';
import { someNode } from '../read/children.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode } from '../read/node.ts';
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

/** A value with the unit it is written in; pure numbers have none. */
export type ValueWithUnit = {
  readonly value: Core;
  readonly unit: Unit | undefined;
  readonly node: MathNode;
};

/** Splits a node into value and unit; sums and products of quantities are computed. */
export function toValueWithUnit(node: MathNode): ValueWithUnit | undefined {
  if (node.kind === 'quantity') return withUnit(node.value, node.unit, node);
  if (node.kind === 'percent') return withUnit(node.of, PERCENT, node);
  if (node.kind === 'degree') return withUnit(node.of, DEGREE, node);
  if (node.kind === 'group' && node.open === '(' && node.items.length === 1 && node.items[0]) {
    return toValueWithUnit(node.items[0]);
  }
  if (node.kind === 'negate') {
    const inner = toValueWithUnit(node.of);
    return inner && { value: minus(inner.value), unit: inner.unit, node };
  }
  const value = lowerToCore(node);
  if (value) return isAngle(node) ? inDegrees(value, node) : { value, unit: undefined, node };
  return measured(node);
}

/** Recognises `30° 15'` and `180° − 50°` as angles in degrees. */
function isAngle(node: MathNode): boolean {
  return (
    (node.kind === 'sum' && node.terms.every(isAngle)) ||
    (node.kind === 'negate' && isAngle(node.of)) ||
    node.kind === 'degree'
  );
}

function inDegrees(value: Core, node: MathNode): ValueWithUnit {
  return { value: quotient(value, unitSize(DEGREE)), unit: DEGREE, node };
}

function withUnit(of: MathNode, unit: Unit, node: MathNode): ValueWithUnit | undefined {
  const value = lowerToCore(of);
  return value && { value, unit, node };
}

/** Computes arithmetic with units, in base units; undefined when dimensions do not match. */
function measured(node: MathNode): ValueWithUnit | undefined {
  if (!someNode(node, (part) => part.kind === 'quantity')) return undefined;
  const parts = measure(node);
  return parts && { ...parts, node };
}

type Measure = { readonly value: Core; readonly unit: Unit };

/** Computes value and dimension of an expression with units. */
export function measure(node: MathNode): Measure | undefined {
  switch (node.kind) {
    case 'quantity': {
      const value = lowerToCore(node.value);
      if (!value || node.unit.offset) return undefined;
      const unit: Unit = { ...node.unit, factor: NO_UNIT.factor, pi: 0 };
      return { value: product(value, unitSize(node.unit)), unit };
    }
    case 'sum':
      return measureSum(node.terms);
    case 'negate':
      return map(measure(node.of), minus);
    case 'product':
      return node.factors
        .map(measure)
        .reduce((a, b) => a && b && times(a, b), { value: num(NO_UNIT.factor), unit: NO_UNIT });
    case 'quotient':
      return over(measure(node.numerator), measure(node.denominator));
    case 'power':
      return raised(measure(node.base), node.exponent);
    default: {
      const value = lowerToCore(node);
      return value && { value, unit: NO_UNIT };
    }
  }
}

function map(of: Measure | undefined, change: (value: Core) => Core): Measure | undefined {
  return of && { value: change(of.value), unit: of.unit };
}

function measureSum(terms: readonly MathNode[]): Measure | undefined {
  const parts = mapAll(terms, measure) ?? [];
  const [first] = parts;
  if (!first || !parts.every(({ unit }) => sameDimension(unit.dimension, first.unit.dimension)))
    return undefined;
  return { value: sum(...parts.map((part) => part.value)), unit: first.unit };
}

function times(a: Measure, b: Measure): Measure {
  const unit = multiplyUnits(a.unit, b.unit, baseText(a.unit, b.unit, ' '));
  return { value: product(a.value, b.value), unit };
}

function over(a: Measure | undefined, b: Measure | undefined): Measure | undefined {
  if (!a || !b) return undefined;
  const unit = multiplyUnits(a.unit, powerUnit(b.unit, -1), baseText(a.unit, b.unit, '/'));
  return { value: quotient(a.value, b.value), unit };
}

function baseText(a: Unit, b: Unit, joint: string): string {
  return b.text === '' ? a.text : `${a.text}${joint}${b.text}`;
}

function raised(base: Measure | undefined, exponent: MathNode): Measure | undefined {
  const power = lowerToCore(exponent);
  if (!base || !power) return undefined;
  const whole = power.k === 'num' ? smallWhole(power.q, 12) : undefined;
  if (whole === undefined)
    return base.unit.dimension.size === 0 ? { value: pow(base.value, power), unit: NO_UNIT } : undefined;
  return { value: pow(base.value, power), unit: powerUnit(base.unit, whole) };
}

/** Returns the reading of an ambiguous unit that has the required dimension, if one has. */
export function fittingUnit(unit: Unit, required: Unit): Unit {
  if (sameDimension(unit.dimension, required.dimension) || !unit.alternate) return unit;
  return sameDimension(unit.alternate.dimension, required.dimension) ? unit.alternate : unit;
}
