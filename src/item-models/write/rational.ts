import { type Rational, rational } from '../../maths/exact/rational.ts';

/** Creates the exact fraction `n/d` in lowest terms. */
export function ratio(n: number, d = 1): Rational {
  return rational(BigInt(n), BigInt(d));
}

/** Writes a fraction, or a whole number if the denominator is 1: `3`, `-\frac{3}{4}`. */
export function fractionTex({ n, d }: Rational): string {
  if (d === 1n) return n.toString();
  return n < 0n ? `-\\frac{${-n}}{${d}}` : `\\frac{${n}}{${d}}`;
}

/** Writes a mixed number: `2\frac{3}{4}`. Fractions below 1 are written as fractions. */
export function mixedTex(value: Rational): string {
  const { n, d } = value;
  const absolute = n < 0n ? -n : n;
  const whole = absolute / d;
  if (d === 1n || whole === 0n) return fractionTex(value);
  return `${n < 0n ? '-' : ''}${whole}\\frac{${absolute % d}}{${d}}`;
}

export function greatestCommonDivisor(a: number, b: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b))
    throw new RangeError(`${a} and ${b} have no common divisor`);
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

export function leastCommonMultiple(a: number, b: number): number {
  return Math.abs(a * b) / greatestCommonDivisor(a, b);
}

/** Whether `n/d` is a fraction in lowest terms and not a whole number. */
export function isLowest(n: number, d: number): boolean {
  return d > 1 && greatestCommonDivisor(n, d) === 1;
}
