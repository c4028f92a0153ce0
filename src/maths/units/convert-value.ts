import { difference, type Expression, num, PI, pow, product, quotient, sum } from '../exact/expression.ts';
import { integer } from '../exact/rational.ts';
import type { Unit } from './unit.ts';

/** Converts a value between units of the same dimension, including scales with an offset. */
export function convertValue(value: Expression, from: Unit, to: Unit): Expression {
  const shifted = from.offset ? sum(value, num(from.offset)) : value;
  const scaled = quotient(product(shifted, unitSize(from)), unitSize(to));
  return to.offset ? difference(scaled, num(to.offset)) : scaled;
}

/** Returns the size of a unit in base units. */
export function unitSize(unit: Unit): Expression {
  if (unit.pi === 0) return num(unit.factor);
  return product(num(unit.factor), pow(PI, num(integer(unit.pi))));
}
