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
  type Monomial,
  onlyTerm,
  type Polynomial,
  polynomialKey,
  powerOf,
  scalePolynomial,
  UNIT,
  type Workshop,
} from './polynomial.ts';
import { isOne, negate, ONE, type Rational, rational } from './rational.ts';

/** Prime powers of a positive fraction, denominators with negative counts; a large rest counts as one prime. */
export function factorise(q: Rational): [prime: bigint, count: number][] {
  const out: [bigint, number][] = factoriseWhole(q.n);
  for (const [prime, count] of factoriseWhole(q.d)) out.push([prime, -count]);
  return out;
}

const LARGEST = 1n << 2000n;

function factoriseWhole(n: bigint): [bigint, number][] {
  const out: [bigint, number][] = [];
  let rest = n < 0n ? -n : n;
  if (rest > LARGEST) throw new OverBudget('factors');
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

function perfectPower(n: bigint): [bigint, number] {
  for (const k of [2, 3, 5]) {
    const root = BigInt(Math.round(Number(n) ** (1 / k)));
    if (root ** BigInt(k) === n) return [root, k];
  }
  return [n, 1];
}

/** An exponent in units of 1/2520, times a whole number; multiplied before it is divided, so that 7/3 stays exact. */
export function unitsOf(q: Rational, times = 1): number {
  return (times * Number(q.n) * UNIT) / Number(q.d);
}

/** A non-whole rational power, or undefined when no exact rule applies. */
export function fractionalPower(base: Fraction, q: Rational, shop: Workshop): Fraction | undefined {
  if (!Number.isInteger(unitsOf(q))) return undefined;
  if (!isWholeFraction(base)) {
    const top = fractionalPower(fromPolynomial(base.num), q, shop);
    const bottom = fractionalPower(fromPolynomial(base.den), q, shop);
    return top && bottom && divideFractions(top, bottom, shop);
  }
  if (base.num.size === 0) return q.n > 0n ? base : undefined;
  const only = onlyTerm(base.num);
  if (only) return termPower(only, q, shop);
  return sumPower(base.num, q, shop);
}

/** √(4x+8) = 2·√(x+2): the content leaves the root, the primitive sum stays as an atom. */
function sumPower(p: Polynomial, q: Rational, shop: Workshop): Fraction | undefined {
  const content = contentOf(p);
  const positive = content.n < 0n ? negate(content) : content;
  const rest = scalePolynomial(p, rational(positive.d, positive.n));
  const outside = numberPower(positive, q, shop);
  const name = `(${polynomialKey(rest)})`;
  shop.sums.set(name, rest);
  const units = unitsOf(q);
  const whole = Math.floor(units / UNIT);
  const root = fromAtom(name, units - whole * UNIT);
  const scaled = outside && multiplyFractions(outside, root, shop);
  if (!scaled || whole === 0) return scaled;
  if (whole > 0) return multiplyFractions(scaled, fromPolynomial(powerOf(rest, whole, shop)), shop);
  return divideFractions(scaled, fromPolynomial(powerOf(rest, -whole, shop)), shop);
}

function termPower(
  { c, m }: { c: Rational; m: Monomial },
  q: Rational,
  shop: Workshop,
): Fraction | undefined {
  let result = signedPower(c, q, shop);
  for (const [name, exponent] of m) {
    const factor = atomPower(name, exponent, { q, shop });
    result = result && factor && multiplyFractions(result, factor, shop);
  }
  return result;
}

/** Odd roots of negative numbers are real, as in school; square roots bring i. */
function signedPower(c: Rational, q: Rational, shop: Workshop): Fraction | undefined {
  const size = numberPower(c.n < 0n ? negate(c) : c, q, shop);
  if (c.n >= 0n || !size) return size;
  if (q.d % 2n === 1n) {
    return q.n % 2n === 0n ? size : multiplyFractions(size, fromRational({ n: -1n, d: 1n }), shop);
  }
  if (q.d !== 2n) return undefined;
  return multiplyFractions(size, fromPower('i', Number(q.n) * UNIT, shop), shop);
}

export function numberPower(c: Rational, q: Rational, shop: Workshop): Fraction | undefined {
  let result = fromRational(ONE);
  if (isOne(c)) return result;
  for (const [prime, count] of factorise(c)) {
    const units = unitsOf(q, count);
    result = multiplyFractions(result, fromPower(`#${prime}`, units, shop), shop);
  }
  return result;
}

/** √(x²) is |x|, √(x³) is x^(3/2); a symbol known to be positive just divides its exponent. */
function atomPower(
  name: string,
  exponent: number,
  { q, shop }: { q: Rational; shop: Workshop },
): Fraction | undefined {
  const units = (exponent * Number(q.n)) / Number(q.d);
  if (!Number.isInteger(units)) return undefined;
  if (isPositive(name, shop)) return fromPower(name, units, shop);
  if (name === 'i') return undefined;
  const even = exponent % (2 * UNIT) === 0;
  if (!even || q.d % 2n === 1n || units % (2 * UNIT) === 0) return fromPower(name, units, shop);
  return fromAtom(`abs(${name})`, units);
}

function isPositive(name: string, shop: Workshop): boolean {
  return (
    name === 'π' ||
    name === 'e' ||
    name.startsWith('#') ||
    name.startsWith('@') ||
    name.startsWith('e^{') ||
    name.startsWith('abs(') ||
    shop.positive.has(name)
  );
}
