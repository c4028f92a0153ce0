import {
  contentOf,
  divideFractions,
  type Fraction,
  fromAtom,
  fromPolynomial,
  fromPower,
  fromRational,
  isWholeFraction,
  multiplyFractions,
} from './fraction.ts';
import { OverBudget } from './over-budget.ts';
import {
  EXPONENT_SCALE,
  type Monomial,
  type Normaliser,
  onlyTerm,
  type Polynomial,
  polynomialKey,
  powerPolynomial,
  scalePolynomial,
} from './polynomial.ts';
import { isOne, negate, ONE, type Rational, rational } from './rational.ts';

/**
 * Returns the prime powers of a positive fraction, with negative counts for the denominator. A large remainder
 * counts as one prime.
 */
export function factorise(q: Rational): [prime: bigint, count: number][] {
  const out: [bigint, number][] = factoriseWhole(q.n);
  for (const [prime, count] of factoriseWhole(q.d)) out.push([prime, -count]);
  return out;
}

const MAX_FACTORISED = 1n << 2000n;

/** Divides by primes below 1000; the remainder counts as a prime or a perfect power. */
function factoriseWhole(n: bigint): [bigint, number][] {
  const out: [bigint, number][] = [];
  let rest = n < 0n ? -n : n;
  if (rest > MAX_FACTORISED) throw new OverBudget('factors');
  for (let p = 2n; p * p <= rest && p < 1000n; p += p === 2n ? 1n : 2n) {
    let count = 0;
    while (rest % p === 0n) {
      rest /= p;
      count++;
    }
    if (count > 0) out.push([p, count]);
  }
  if (rest > 1n) out.push(perfectPower(rest));
  return out;
}

/** Returns the root and exponent when n is a square, cube or fifth power. */
function perfectPower(n: bigint): [bigint, number] {
  for (const k of [2, 3, 5]) {
    const root = BigInt(Math.round(Number(n) ** (1 / k)));
    if (root ** BigInt(k) === n) return [root, k];
  }
  return [n, 1];
}

/**
 * Converts an exponent times a whole number to units of 1/2520. Multiplies before dividing, so that 7/3 stays
 * exact.
 */
export function toScaledExponent(q: Rational, times = 1): number {
  return (times * Number(q.n) * EXPONENT_SCALE) / Number(q.d);
}

/** Computes a non-integer rational power, or returns undefined when no exact rule applies. */
export function fractionalPower(base: Fraction, q: Rational, context: Normaliser): Fraction | undefined {
  if (!Number.isInteger(toScaledExponent(q))) return undefined;
  if (!isWholeFraction(base)) {
    const top = fractionalPower(fromPolynomial(base.num), q, context);
    const bottom = fractionalPower(fromPolynomial(base.den), q, context);
    return top && bottom && divideFractions(top, bottom, context);
  }
  if (base.num.size === 0) return q.n > 0n ? base : undefined;
  const only = onlyTerm(base.num);
  if (only) return termPower(only, q, context);
  return sumPower(base.num, q, context);
}

/** Computes √(4x+8) = 2·√(x+2): the content leaves the root and the primitive sum stays as an atom. */
function sumPower(p: Polynomial, q: Rational, context: Normaliser): Fraction | undefined {
  const content = contentOf(p);
  const positive = content.n < 0n ? negate(content) : content;
  const rest = scalePolynomial(p, rational(positive.d, positive.n));
  const outside = numberPower(positive, q, context);
  const name = `(${polynomialKey(rest)})`;
  context.sums.set(name, rest);
  const units = toScaledExponent(q);
  const whole = Math.floor(units / EXPONENT_SCALE);
  const root = fromAtom(name, units - whole * EXPONENT_SCALE);
  const scaled = outside && multiplyFractions(outside, root, context);
  if (!scaled || whole === 0) return scaled;
  if (whole > 0)
    return multiplyFractions(scaled, fromPolynomial(powerPolynomial(rest, whole, context)), context);
  return divideFractions(scaled, fromPolynomial(powerPolynomial(rest, -whole, context)), context);
}

/** Raises each factor of a single term. */
function termPower(
  { c, m }: { c: Rational; m: Monomial },
  q: Rational,
  context: Normaliser,
): Fraction | undefined {
  let result = signedPower(c, q, context);
  for (const [name, exponent] of m) {
    const factor = atomPower(name, exponent, { q, context });
    result = result && factor && multiplyFractions(result, factor, context);
  }
  return result;
}

/** Raises a number. Odd roots of negative numbers are real, as taught in school; square roots give i. */
function signedPower(c: Rational, q: Rational, context: Normaliser): Fraction | undefined {
  const size = numberPower(c.n < 0n ? negate(c) : c, q, context);
  if (c.n >= 0n || !size) return size;
  if (q.d % 2n === 1n) {
    return q.n % 2n === 0n ? size : multiplyFractions(size, fromRational({ n: -1n, d: 1n }), context);
  }
  if (q.d !== 2n) return undefined;
  return multiplyFractions(size, fromPower('i', Number(q.n) * EXPONENT_SCALE, context), context);
}

/** Raises a positive number by raising its primes. */
export function numberPower(c: Rational, q: Rational, context: Normaliser): Fraction | undefined {
  let result = fromRational(ONE);
  if (isOne(c)) return result;
  for (const [prime, count] of factorise(c)) {
    const units = toScaledExponent(q, count);
    result = multiplyFractions(result, fromPower(`#${prime}`, units, context), context);
  }
  return result;
}

/**
 * Raises one atom: √(x²) is |x| and √(x³) is x^(3/2); a symbol known to be positive just divides its exponent.
 */
function atomPower(
  name: string,
  exponent: number,
  { q, context }: { q: Rational; context: Normaliser },
): Fraction | undefined {
  const units = (exponent * Number(q.n)) / Number(q.d);
  if (!Number.isInteger(units)) return undefined;
  if (isPositive(name, context)) return fromPower(name, units, context);
  if (name === 'i') return undefined;
  const even = exponent % (2 * EXPONENT_SCALE) === 0;
  if (!even || q.d % 2n === 1n || units % (2 * EXPONENT_SCALE) === 0) return fromPower(name, units, context);
  return fromAtom(`abs(${name})`, units);
}

function isPositive(name: string, context: Normaliser): boolean {
  return (
    name === 'π' ||
    name === 'e' ||
    name.startsWith('#') ||
    name.startsWith('@') ||
    name.startsWith('e^{') ||
    name.startsWith('abs(') ||
    context.positive.has(name)
  );
}
