import { type Core, difference, num, PI, pow, product, quotient, sum } from '../exact/core.ts';
import { integer } from '../exact/rational.ts';
import type { Unit } from './unit.ts';

/** A value in one unit as an expression in another of the same dimension; scales with an offset included. */
export function convertValue(value: Core, from: Unit, to: Unit): Core {
  const shifted = from.offset ? sum(value, num(from.offset)) : value;
  const scaled = quotient(product(shifted, unitSize(from)), unitSize(to));
  return to.offset ? difference(scaled, num(to.offset)) : scaled;
}

/** The unit as a number of base units. */
export function unitSize(unit: Unit): Core {
  if (unit.pi === 0) return num(unit.factor);
  return product(num(unit.factor), pow(PI, num(integer(unit.pi))));
}
