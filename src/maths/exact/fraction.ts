import {
  addPolynomials,
  asConstant,
  atom,
  constant,
  fromTerm,
  multiplyPolynomials,
  negatePolynomial,
  ONE_POLYNOMIAL,
  onlyTerm,
  type Polynomial,
  polynomialKey,
  powerOf,
  scalePolynomial,
  type Workshop,
} from './polynomial.ts';
import { gcd, negate, ONE, type Rational, rational } from './rational.ts';

/** A quotient of two polynomials; a denominator of one term is folded into the numerator. */
export type Fraction = { readonly num: Polynomial; readonly den: Polynomial };

export function fromPolynomial(num: Polynomial): Fraction {
  return { num, den: ONE_POLYNOMIAL };
}

export function fromRational(q: Rational): Fraction {
  return fromPolynomial(constant(q));
}

export function fromAtom(name: string, exponent?: number): Fraction {
  return fromPolynomial(atom(name, exponent));
}

/** An atom to a power, with whole parts of roots and powers of i taken out. */
export function fromPower(name: string, exponent: number, shop: Workshop): Fraction {
  return fromPolynomial(fromTerm({ c: ONE, m: [[name, exponent]] }, shop));
}

export function isWholeFraction(f: Fraction): boolean {
  return f.den === ONE_POLYNOMIAL;
}

export function constantOf(f: Fraction): Rational | undefined {
  return isWholeFraction(f) ? asConstant(f.num) : undefined;
}

export function addFractions(a: Fraction, b: Fraction, shop: Workshop): Fraction {
  if (a.den === b.den || (a.den.size === b.den.size && polynomialKey(a.den) === polynomialKey(b.den))) {
    return tidy(addPolynomials(a.num, b.num), a.den);
  }
  const left = multiplyPolynomials(a.num, b.den, shop);
  const right = multiplyPolynomials(b.num, a.den, shop);
  return tidy(addPolynomials(left, right), multiplyPolynomials(a.den, b.den, shop));
}

export function multiplyFractions(a: Fraction, b: Fraction, shop: Workshop): Fraction {
  const num = multiplyPolynomials(a.num, b.num, shop);
  if (isWholeFraction(a) && isWholeFraction(b)) return fromPolynomial(num);
  return fold(num, multiplyPolynomials(a.den, b.den, shop), shop);
}

export function negateFraction(a: Fraction): Fraction {
  return { num: negatePolynomial(a.num), den: a.den };
}

/** `a/b`, or undefined when b is zero. */
export function divideFractions(a: Fraction, b: Fraction, shop: Workshop): Fraction | undefined {
  if (b.num.size === 0) return undefined;
  const num = isWholeFraction(b) ? a.num : multiplyPolynomials(a.num, b.den, shop);
  const den = isWholeFraction(a) ? b.num : multiplyPolynomials(a.den, b.num, shop);
  return fold(num, den, shop);
}

/** The whole power of a fraction, or undefined for zero to a negative power. */
export function powerFraction(a: Fraction, exponent: number, shop: Workshop): Fraction | undefined {
  if (exponent >= 0) {
    const num = powerOf(a.num, exponent, shop);
    return isWholeFraction(a) ? fromPolynomial(num) : fold(num, powerOf(a.den, exponent, shop), shop);
  }
  const inverse = divideFractions(fromPolynomial(ONE_POLYNOMIAL), a, shop);
  return inverse && (exponent === -1 ? inverse : powerFraction(inverse, -exponent, shop));
}

/** `a − b` over a common denominator; only the numerator matters for equality. */
export function differenceNumerator(a: Fraction, b: Fraction, shop: Workshop): Polynomial {
  if (isWholeFraction(a) && isWholeFraction(b)) return addPolynomials(a.num, negatePolynomial(b.num));
  const left = multiplyPolynomials(a.num, b.den, shop);
  const right = multiplyPolynomials(b.num, a.den, shop);
  return addPolynomials(left, negatePolynomial(right));
}

export function fractionKey(f: Fraction): string {
  return isWholeFraction(f) ? polynomialKey(f.num) : `${polynomialKey(f.num)} over ${polynomialKey(f.den)}`;
}

/** The largest rational that divides all coefficients, with the sign of the first term in key order. */
export function contentOf(p: Polynomial): Rational {
  let [n, d] = [0n, 1n];
  let first: string | undefined;
  let negative = false;
  for (const [key, { c }] of p) {
    n = gcd(n, c.n);
    d = (d * c.d) / gcd(d, c.d);
    if (first === undefined || key > first) [first, negative] = [key, c.n < 0n];
  }
  const content = rational(n === 0n ? 1n : n, d);
  return negative ? negate(content) : content;
}

/** A polynomial divided by its content: equal for polynomials that differ by a constant factor. */
export function primitive(p: Polynomial): Polynomial {
  const { n, d } = contentOf(p);
  return scalePolynomial(p, rational(d, n));
}

function tidy(num: Polynomial, den: Polynomial): Fraction {
  return num.size === 0 ? fromPolynomial(num) : { num, den };
}

function fold(num: Polynomial, den: Polynomial, shop: Workshop): Fraction {
  if (num.size === 0) return fromPolynomial(num);
  const only = onlyTerm(den);
  if (only?.m.every(([name]) => !name.startsWith('('))) {
    const m = only.m.map(([name, exponent]): [string, number] => [name, -exponent]);
    const inverse = fromTerm({ c: rational(only.c.d, only.c.n), m }, shop);
    return fromPolynomial(multiplyPolynomials(num, inverse, shop));
  }
  const lead = contentOf(den);
  if (lead.n === 1n && lead.d === 1n) return { num, den };
  const factor = rational(lead.d, lead.n);
  return { num: scalePolynomial(num, factor), den: scalePolynomial(den, factor) };
}
