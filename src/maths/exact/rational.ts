import { OverBudget } from './over-budget.ts';

/** An exact fraction in lowest terms with a positive denominator. */
export type Rational = { readonly n: bigint; readonly d: bigint };

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };
export const TWO: Rational = { n: 2n, d: 1n };
export const MINUS_ONE: Rational = { n: -1n, d: 1n };

/** Largest numerator or denominator, in bits; larger results throw OverBudget. */
const MAX_BITS = 80_000;

/**
 * If both operands are larger than 6000 bits, `gcd` throws OverBudget, because the time of Euclid's algorithm
 * is quadratic in the number of bits.
 */
const MAX_GCD_OPERAND = 1n << 6000n;
const MIN_GCD_OPERAND = -MAX_GCD_OPERAND;

/** Returns the greatest common divisor, never negative. */
export function gcd(a: bigint, b: bigint): bigint {
  if ((a > MAX_GCD_OPERAND || a < MIN_GCD_OPERAND) && (b > MAX_GCD_OPERAND || b < MIN_GCD_OPERAND))
    throw new OverBudget('fraction');
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Builds `n/d` in lowest terms; throws OverBudget if `d` is zero. */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 1n) return { n, d };
  if (d === 0n) throw new OverBudget('division by zero');
  const divisor = gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  return divisor === 1n && sign === 1n ? { n, d } : { n: (sign * n) / divisor, d: (sign * d) / divisor };
}

/** Converts a whole JS number. */
export function integer(n: number): Rational {
  return { n: BigInt(n), d: 1n };
}

export function add(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return { n: a.n + b.n, d: 1n };
  if (a.d === b.d) return rational(a.n + b.n, a.d);
  return checkSize(rational(a.n * b.d + b.n * a.d, a.d * b.d));
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (isOne(a)) return b;
  if (isOne(b)) return a;
  if (a.d === 1n && b.d === 1n) return checkSize({ n: a.n * b.n, d: 1n });
  return checkSize(rational(a.n * b.n, a.d * b.d));
}

export function divide(a: Rational, b: Rational): Rational {
  return checkSize(rational(a.n * b.d, a.d * b.n));
}

/** Raises to an integer power. The size of the result is checked before it is computed. */
export function power(a: Rational, exponent: number): Rational {
  if (!Number.isInteger(exponent)) throw new OverBudget('exponent');
  if (isOne(a) || exponent === 0) return ONE;
  if (exponent < 0) return power(divide(ONE, a), -exponent);
  if (a.n === -1n && a.d === 1n) return exponent % 2 === 0 ? ONE : a;
  if (bitSize(a) * exponent > MAX_BITS) throw new OverBudget('power');
  return { n: a.n ** BigInt(exponent), d: a.d ** BigInt(exponent) };
}

/** Returns −1, 0 or 1, as a sort comparator does. */
export function compare(a: Rational, b: Rational): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equals(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

export function absolute(a: Rational): Rational {
  return a.n < 0n ? negate(a) : a;
}

export function isZero(a: Rational): boolean {
  return a.n === 0n;
}

export function isOne(a: Rational): boolean {
  return a.n === 1n && a.d === 1n;
}

export function isInteger(a: Rational): boolean {
  return a.d === 1n;
}

/** Returns the nearest double. Scales first, because numerator and denominator may each exceed 1e308. */
export function toNumber(a: Rational): number {
  const [n, d] = [Number(a.n), Number(a.d)];
  if (Number.isFinite(n) && Number.isFinite(d)) return n / d;
  const shift = bitLength(a.n) - bitLength(a.d) - 64;
  const scaled = shift >= 0 ? a.n / (a.d << BigInt(shift)) : (a.n << BigInt(-shift)) / a.d;
  return Number(scaled) * 2 ** shift;
}

/** Returns the exact value of a double; throws OverBudget for NaN and infinities. */
export function fromNumber(value: number): Rational {
  if (!Number.isFinite(value)) throw new OverBudget('number');
  if (Number.isInteger(value)) return { n: BigInt(value), d: 1n };
  let shift = 0;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    shift++;
  }
  return rational(BigInt(scaled), 1n << BigInt(shift));
}

/**
 * Returns an integer as a JS number; undefined if it is not an integer or its absolute value exceeds `limit`.
 */
export function toSmallInteger(a: Rational, limit = 1e6): number | undefined {
  if (a.d !== 1n || a.n > BigInt(limit) || a.n < BigInt(-limit)) return undefined;
  return Number(a.n);
}

/** Returns the length in bits, rounded up to a multiple of four (one hex digit). */
function bitLength(n: bigint): number {
  const hex = (n < 0n ? -n : n).toString(16);
  return hex.length * 4;
}

function bitSize(a: Rational): number {
  return Math.max(bitLength(a.n), bitLength(a.d));
}

const MAX_MAGNITUDE = 1n << BigInt(MAX_BITS);
const MIN_VALUE = -MAX_MAGNITUDE;

/** Returns the value unchanged, or throws OverBudget when it exceeds MAX_BITS. */
function checkSize(a: Rational): Rational {
  if (a.n > MAX_MAGNITUDE || a.n < MIN_VALUE || a.d > MAX_MAGNITUDE) throw new OverBudget('number');
  return a;
}
