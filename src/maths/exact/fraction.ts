import {
  addPolynomials,
  atom,
  constant,
  findOnlyTerm,
  multiplyPolynomials,
  type Normaliser,
  negatePolynomial,
  ONE_POLYNOMIAL,
  type Polynomial,
  polynomialKey,
  powerPolynomial,
  reduceTerm,
  scalePolynomial,
  toConstant,
} from './polynomial.ts';
import { gcd, negate, ONE, type Rational, rational } from './rational.ts';

/**
 * A quotient of two polynomials. A denominator of one term is always moved to the numerator, as negative
 * exponents.
 */
export type Fraction = { readonly num: Polynomial; readonly den: Polynomial };

export function fromPolynomial(num: Polynomial): Fraction {
  return { num, den: ONE_POLYNOMIAL };
}

export function fromRational(q: Rational): Fraction {
  return fromPolynomial(constant(q));
}

/** Builds an atom, a factor that is not split further (see `polynomial.ts`), to a scaled power. */
export function fromAtom(name: string, exponent?: number): Fraction {
  return fromPolynomial(atom(name, exponent));
}

/** Builds an atom to a power and simplifies it: √8 becomes 2√2, and i² becomes −1. */
export function fromPower(name: string, exponent: number, context: Normaliser): Fraction {
  return fromPolynomial(reduceTerm({ c: ONE, m: [[name, exponent]] }, context));
}

/** Returns whether the denominator is 1. ONE_POLYNOMIAL is a shared object, so identity is enough. */
export function hasDenominatorOne(f: Fraction): boolean {
  return f.den === ONE_POLYNOMIAL;
}

/** Returns the value of a constant fraction, else undefined. */
export function findConstant(f: Fraction): Rational | undefined {
  return hasDenominatorOne(f) ? toConstant(f.num) : undefined;
}

export function addFractions(a: Fraction, b: Fraction, context: Normaliser): Fraction {
  if (a.den === b.den || (a.den.size === b.den.size && polynomialKey(a.den) === polynomialKey(b.den))) {
    return simplifyZero(addPolynomials(a.num, b.num), a.den);
  }
  const left = multiplyPolynomials(a.num, b.den, context);
  const right = multiplyPolynomials(b.num, a.den, context);
  return simplifyZero(addPolynomials(left, right), multiplyPolynomials(a.den, b.den, context));
}

export function multiplyFractions(a: Fraction, b: Fraction, context: Normaliser): Fraction {
  const num = multiplyPolynomials(a.num, b.num, context);
  if (hasDenominatorOne(a) && hasDenominatorOne(b)) return fromPolynomial(num);
  return foldSingleTermDenominator(num, multiplyPolynomials(a.den, b.den, context), context);
}

export function negateFraction(a: Fraction): Fraction {
  return { num: negatePolynomial(a.num), den: a.den };
}

/** Returns `a/b`, or undefined when b is zero. */
export function divideFractions(a: Fraction, b: Fraction, context: Normaliser): Fraction | undefined {
  if (b.num.size === 0) return undefined;
  const num = hasDenominatorOne(b) ? a.num : multiplyPolynomials(a.num, b.den, context);
  const den = hasDenominatorOne(a) ? b.num : multiplyPolynomials(a.den, b.num, context);
  return foldSingleTermDenominator(num, den, context);
}

/** Raises to an integer power; returns undefined for zero to a negative power. */
export function powerFraction(a: Fraction, exponent: number, context: Normaliser): Fraction | undefined {
  if (exponent >= 0) {
    const num = powerPolynomial(a.num, exponent, context);
    return hasDenominatorOne(a)
      ? fromPolynomial(num)
      : foldSingleTermDenominator(num, powerPolynomial(a.den, exponent, context), context);
  }
  const inverse = divideFractions(fromPolynomial(ONE_POLYNOMIAL), a, context);
  return inverse && (exponent === -1 ? inverse : powerFraction(inverse, -exponent, context));
}

/** Returns the numerator of `a − b`; only the numerator matters for equality. */
export function differenceNumerator(a: Fraction, b: Fraction, context: Normaliser): Polynomial {
  if (hasDenominatorOne(a) && hasDenominatorOne(b)) return addPolynomials(a.num, negatePolynomial(b.num));
  const left = multiplyPolynomials(a.num, b.den, context);
  const right = multiplyPolynomials(b.num, a.den, context);
  return addPolynomials(left, negatePolynomial(right));
}

/** Returns a text that is the same for equal fractions of one normaliser. */
export function fractionKey(f: Fraction): string {
  return hasDenominatorOne(f) ? polynomialKey(f.num) : `${polynomialKey(f.num)} over ${polynomialKey(f.den)}`;
}

/**
 * Returns the content of a polynomial: the largest rational that divides all coefficients, with the sign of
 * the term that is last in key order.
 */
export function computeContent(p: Polynomial): Rational {
  let [n, d] = [0n, 1n];
  let lastKey: string | undefined;
  let isNegative = false;
  for (const [key, { c }] of p) {
    n = gcd(n, c.n);
    d = (d * c.d) / gcd(d, c.d);
    if (lastKey === undefined || key > lastKey) [lastKey, isNegative] = [key, c.n < 0n];
  }
  const content = rational(n === 0n ? 1n : n, d);
  return isNegative ? negate(content) : content;
}

/**
 * Divides a polynomial by its content: the result is equal for polynomials that differ by a constant factor.
 */
export function toPrimitive(p: Polynomial): Polynomial {
  const { n, d } = computeContent(p);
  return scalePolynomial(p, rational(d, n));
}

/** Builds `num/den`; if the numerator is zero, the denominator becomes 1. */
function simplifyZero(num: Polynomial, den: Polynomial): Fraction {
  return num.size === 0 ? fromPolynomial(num) : { num, den };
}

/**
 * Builds `num/den`. A denominator of a single term is moved to the numerator; any other is scaled to content
 * 1.
 */
function foldSingleTermDenominator(num: Polynomial, den: Polynomial, context: Normaliser): Fraction {
  if (num.size === 0) return fromPolynomial(num);
  const term = findOnlyTerm(den);
  if (term?.m.every(([name]) => !name.startsWith('('))) {
    const m = term.m.map(([name, exponent]): [string, number] => [name, -exponent]);
    const inverse = reduceTerm({ c: rational(term.c.d, term.c.n), m }, context);
    return fromPolynomial(multiplyPolynomials(num, inverse, context));
  }
  const content = computeContent(den);
  if (content.n === 1n && content.d === 1n) return { num, den };
  const factor = rational(content.d, content.n);
  return { num: scalePolynomial(num, factor), den: scalePolynomial(den, factor) };
}
