import {
  computeContent,
  divideFractions,
  type Fraction,
  fromAtom,
  fromPolynomial,
  fromPower,
  fromRational,
  hasDenominatorOne,
  multiplyFractions,
} from './fraction.ts';
import { OverBudget } from './over-budget.ts';
import {
  EXPONENT_SCALE,
  findOnlyTerm,
  type Monomial,
  type Normaliser,
  type Polynomial,
  polynomialKey,
  powerPolynomial,
  scalePolynomial,
} from './polynomial.ts';
import { isOne, negate, ONE, type Rational, rational } from './rational.ts';

/**
 * Returns the prime factors of a positive fraction with their exponents, which are negative for the
 * denominator. A remainder without small factors counts as one prime.
 */
export function factorise(q: Rational): [prime: bigint, count: number][] {
  const factors: [bigint, number][] = factoriseWhole(q.n);
  for (const [prime, count] of factoriseWhole(q.d)) factors.push([prime, -count]);
  return factors;
}

/** Larger numbers are not factorised, because floating point, which is used to find roots, cannot represent them. */
const MAX_FACTORISED = 1n << 1000n;

/** Divides by primes below 1000; the remainder counts as a prime or a perfect power. */
function factoriseWhole(n: bigint): [bigint, number][] {
  const factors: [bigint, number][] = [];
  let rest = n < 0n ? -n : n;
  if (rest > MAX_FACTORISED) throw new OverBudget('factors');
  for (let p = 2n; p * p <= rest && p < 1000n; p += p === 2n ? 1n : 2n) {
    let count = 0;
    while (rest % p === 0n) {
      rest /= p;
      count++;
    }
    if (count > 0) factors.push([p, count]);
  }
  if (rest > 1n) factors.push(findPerfectPower(rest));
  return factors;
}

/** Returns the root and exponent if n is a square, cube or fifth power; otherwise n and 1. */
function findPerfectPower(n: bigint): [bigint, number] {
  for (const k of [2, 3, 5]) {
    const root = BigInt(Math.round(Number(n) ** (1 / k)));
    if (root ** BigInt(k) === n) return [root, k];
  }
  return [n, 1];
}

/**
 * Converts `times · q` to multiples of 1/2520, the unit of exponents. It multiplies before it divides, so
 * that 7/3 is exact.
 */
export function toScaledExponent(q: Rational, times = 1): number {
  return (times * Number(q.n) * EXPONENT_SCALE) / Number(q.d);
}

/** Computes a non-integer rational power, or returns undefined when no exact rule applies. */
export function fractionalPower(base: Fraction, q: Rational, context: Normaliser): Fraction | undefined {
  if (!Number.isInteger(toScaledExponent(q))) return undefined;
  if (!hasDenominatorOne(base)) {
    const top = fractionalPower(fromPolynomial(base.num), q, context);
    const bottom = fractionalPower(fromPolynomial(base.den), q, context);
    return top && bottom && divideFractions(top, bottom, context);
  }
  if (base.num.size === 0) return q.n > 0n ? base : undefined;
  const term = findOnlyTerm(base.num);
  if (term) return raiseTerm(term, q, context);
  return raiseSum(base.num, q, context);
}

/**
 * Raises a sum: √(4x+8) becomes 2·√(x+2). The common factor 4 is raised separately; (x+2) becomes an atom.
 */
function raiseSum(p: Polynomial, q: Rational, context: Normaliser): Fraction | undefined {
  const content = computeContent(p);
  const absoluteContent = content.n < 0n ? negate(content) : content;
  const primitivePart = scalePolynomial(p, rational(absoluteContent.d, absoluteContent.n));
  const contentPower = numberPower(absoluteContent, q, context);
  const name = `(${polynomialKey(primitivePart)})`;
  context.sums.set(name, primitivePart);
  const scaledExponent = toScaledExponent(q);
  const integerExponent = Math.floor(scaledExponent / EXPONENT_SCALE);
  const root = fromAtom(name, scaledExponent - integerExponent * EXPONENT_SCALE);
  const scaled = contentPower && multiplyFractions(contentPower, root, context);
  if (!scaled || integerExponent === 0) return scaled;
  if (integerExponent > 0)
    return multiplyFractions(
      scaled,
      fromPolynomial(powerPolynomial(primitivePart, integerExponent, context)),
      context,
    );
  return divideFractions(
    scaled,
    fromPolynomial(powerPolynomial(primitivePart, -integerExponent, context)),
    context,
  );
}

/** Raises each factor of a single term. */
function raiseTerm(
  { c, m }: { c: Rational; m: Monomial },
  q: Rational,
  context: Normaliser,
): Fraction | undefined {
  let result = raiseSigned(c, q, context);
  for (const [name, exponent] of m) {
    const factor = raiseAtom(name, exponent, { q, context });
    result = result && factor && multiplyFractions(result, factor, context);
  }
  return result;
}

/**
 * Raises a number. Odd roots of negative numbers are real, as taught in school; their square roots contain i.
 */
function raiseSigned(c: Rational, q: Rational, context: Normaliser): Fraction | undefined {
  const absolutePower = numberPower(c.n < 0n ? negate(c) : c, q, context);
  if (c.n >= 0n || !absolutePower) return absolutePower;
  if (q.d % 2n === 1n) {
    return q.n % 2n === 0n
      ? absolutePower
      : multiplyFractions(absolutePower, fromRational({ n: -1n, d: 1n }), context);
  }
  if (q.d !== 2n) return undefined;
  return multiplyFractions(absolutePower, fromPower('i', Number(q.n) * EXPONENT_SCALE, context), context);
}

/** Raises a positive number by raising its primes. */
export function numberPower(c: Rational, q: Rational, context: Normaliser): Fraction | undefined {
  let result = fromRational(ONE);
  if (isOne(c)) return result;
  for (const [prime, count] of factorise(c)) {
    const scaledExponent = toScaledExponent(q, count);
    result = multiplyFractions(result, fromPower(`#${prime}`, scaledExponent, context), context);
  }
  return result;
}

/**
 * Raises one atom: √(x²) becomes |x|, and √(x³) becomes x^(3/2). If the atom is known to be positive, no
 * absolute value is needed.
 */
function raiseAtom(
  name: string,
  exponent: number,
  { q, context }: { q: Rational; context: Normaliser },
): Fraction | undefined {
  const scaledExponent = (exponent * Number(q.n)) / Number(q.d);
  if (!Number.isInteger(scaledExponent)) return undefined;
  if (isPositive(name, context)) return fromPower(name, scaledExponent, context);
  if (name === 'i') return undefined;
  const isEvenPower = exponent % (2 * EXPONENT_SCALE) === 0;
  if (!isEvenPower || q.d % 2n === 1n || scaledExponent % (2 * EXPONENT_SCALE) === 0)
    return fromPower(name, scaledExponent, context);
  return fromAtom(`abs(${name})`, scaledExponent);
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
