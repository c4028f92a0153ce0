import type { Core } from './core.ts';
import { add, divide, isZero, multiply, ONE, power, type Rational, smallWhole, ZERO } from './rational.ts';

/**
 * Computes +, −, ×, ÷ and whole powers of numbers; returns undefined when the expression contains anything
 * else.
 */
export function plainArithmetic(core: Core): Rational | undefined {
  switch (core.k) {
    case 'num':
      return core.q;
    case 'add':
      return fold(core.of, add, ZERO);
    case 'mul':
      return fold(core.of, multiply, ONE);
    case 'div': {
      const [top, bottom] = [plainArithmetic(core.top), plainArithmetic(core.bottom)];
      return top && bottom && !isZero(bottom) ? divide(top, bottom) : undefined;
    }
    case 'pow': {
      const base = plainArithmetic(core.base);
      const exponent = base && plainArithmetic(core.exponent);
      const whole = exponent && smallWhole(exponent, 100_000);
      return base === undefined || whole === undefined || (isZero(base) && whole < 0)
        ? undefined
        : power(base, whole);
    }
    default:
      return undefined;
  }
}

function fold(
  parts: readonly Core[],
  join: (a: Rational, b: Rational) => Rational,
  start: Rational,
): Rational | undefined {
  let total = start;
  for (const part of parts) {
    const value = plainArithmetic(part);
    if (!value) return undefined;
    total = join(total, value);
  }
  return total;
}
