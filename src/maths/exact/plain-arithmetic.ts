import type { Expression } from './expression.ts';
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
export function computeArithmetic(expression: Expression): Rational | undefined {
  switch (expression.kind) {
    case 'num':
      return expression.value;
    case 'add':
      return fold(expression.of, add, ZERO);
    case 'mul':
      return fold(expression.of, multiply, ONE);
    case 'div': {
      const [top, bottom] = [computeArithmetic(expression.top), computeArithmetic(expression.bottom)];
      return top && bottom && !isZero(bottom) ? divide(top, bottom) : undefined;
    }
    case 'pow': {
      const base = computeArithmetic(expression.base);
      const exponent = base && computeArithmetic(expression.exponent);
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
  parts: readonly Expression[],
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
