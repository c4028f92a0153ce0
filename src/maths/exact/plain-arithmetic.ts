import type { Core } from './core.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  ONE,
  power,
  type Rational,
  toSmallInteger,
  ZERO,
} from './rational.ts';

/**
 * Computes +, −, ×, ÷ and integer powers of numbers. Returns undefined if the expression contains anything
 * else.
 */
export function computeArithmetic(core: Core): Rational | undefined {
  switch (core.k) {
    case 'num':
      return core.q;
    case 'add':
      return fold(core.of, add, ZERO);
    case 'mul':
      return fold(core.of, multiply, ONE);
    case 'div': {
      const [top, bottom] = [computeArithmetic(core.top), computeArithmetic(core.bottom)];
      return top && bottom && !isZero(bottom) ? divide(top, bottom) : undefined;
    }
    case 'pow': {
      const base = computeArithmetic(core.base);
      const exponent = base && computeArithmetic(core.exponent);
      const integerExponent = exponent && toSmallInteger(exponent, 100_000);
      return base === undefined || integerExponent === undefined || (isZero(base) && integerExponent < 0)
        ? undefined
        : power(base, integerExponent);
    }
    default:
      return undefined;
  }
}

function fold(
  parts: readonly Core[],
  combine: (a: Rational, b: Rational) => Rational,
  start: Rational,
): Rational | undefined {
  let total = start;
  for (const part of parts) {
    const value = computeArithmetic(part);
    if (!value) return undefined;
    total = combine(total, value);
  }
  return total;
}
