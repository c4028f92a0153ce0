import { type Core, difference, num, PI, pow, product, quotient, sum } from '../exact/core.ts';
import { integer } from '../exact/rational.ts';
import type { Unit } from './unit.ts';

/** Converts a value between units of the same dimension, including scales with an offset. */
export function convertValue(value: Core, from: Unit, to: Unit): Core {
  const shifted = from.offset ? sum(value, num(from.offset)) : value;
  const scaled = quotient(product(shifted, unitSize(from)), unitSize(to));
  return to.offset ? difference(scaled, num(to.offset)) : scaled;
}

/** Returns the size of a unit in base units. */
export function unitSize(unit: Unit): Core {
  if (unit.pi === 0) return num(unit.factor);
  return product(num(unit.factor), pow(PI, num(integer(unit.pi))));
}
