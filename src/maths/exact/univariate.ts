import { evaluate } from './evaluate.ts';
import { type Expression, num, pow, product, symbol } from './expression.ts';
import { EXPONENT_SCALE, type Polynomial, type Term } from './polynomial.ts';
import {
  add,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  toNumber,
  ZERO,
} from './rational.ts';

/**
 * The coefficients of a polynomial in one variable, constant term first; `exact` only if all are rational.
 */
type Univariate = {
  readonly approx: readonly number[];
  readonly exact?: readonly Rational[];
};
/** A real root, with its exact value when it is rational. */
export type RealRoot = { readonly approx: number; readonly exact?: Rational };

const MAX_DEGREE = 24;

/** Converts a polynomial to one in a single variable with constant coefficients, or returns undefined. */
export function asUnivariate(p: Polynomial, variable: string): Univariate | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { m } of p.values()) lowest = Math.min(lowest, findExponent(m, variable));
  // Negative exponents are shifted to 0; positive ones are kept, because then zero is a root.
  if (lowest > 0 && lowest < MAX_DEGREE * EXPONENT_SCALE) lowest = 0;
  const exact: Rational[] = [];
  const approx: number[] = [];
  let rationalOnly = true;
  for (const term of p.values()) {
    const degree = (findExponent(term.m, variable) - lowest) / EXPONENT_SCALE;
    if (!Number.isInteger(degree) || degree > MAX_DEGREE) return undefined;
    const rest = term.m.filter(([name]) => name !== variable);
    const value = rest.length === 0 ? toNumber(term.c) : evaluateConstantTerm({ c: term.c, m: rest });
    if (!Number.isFinite(value)) return undefined;
    if (rest.length > 0) rationalOnly = false;
    approx[degree] = (approx[degree] ?? 0) + value;
    exact[degree] = add(exact[degree] ?? ZERO, term.c);
  }
  const approxCoefficients = Array.from(approx, (value) => value ?? 0);
  return rationalOnly
    ? { approx: approxCoefficients, exact: Array.from(exact, (value) => value ?? ZERO) }
    : { approx: approxCoefficients };
}

function findExponent(m: Term['m'], variable: string): number {
  return m.find(([name]) => name === variable)?.[1] ?? 0;
}

/** Returns the value of a term of constants such as 2·√3·π; NaN when it contains anything else. */
function evaluateConstantTerm({ c, m }: Term): number {
  const factors = m.map(([name, exponent]): Expression => {
    const base = name.startsWith('#') ? num(rational(BigInt(name.slice(1)))) : symbol(name);
    return pow(base, num(rational(BigInt(exponent), BigInt(EXPONENT_SCALE))));
  });
  const value = evaluate(product(num(c), ...factors), new Map());
  return value.im === 0 ? value.re : Number.NaN;
}

/** Returns the distinct real roots in ascending order. */
export function realRoots({ approx, exact }: Univariate): RealRoot[] {
  if (!exact) return findRoots(removeLeadingZeros(approx)).map((root) => ({ approx: root }));
  const squareFreePart = squareFree(removeLeadingZerosExact(exact));
  return findRoots(squareFreePart.map(toNumber)).map((root) => {
    const rationalRoot = findRationalRoot(root, squareFreePart);
    return rationalRoot ? { approx: toNumber(rationalRoot), exact: rationalRoot } : { approx: root };
  });
}

function removeLeadingZeros(coefficients: readonly number[]): number[] {
  const trimmed = [...coefficients];
  while (trimmed.length > 0 && trimmed.at(-1) === 0) trimmed.pop();
  return trimmed;
}

function removeLeadingZerosExact(coefficients: readonly Rational[]): Rational[] {
  const trimmed = [...coefficients];
  for (let last = trimmed.at(-1); last && isZero(last); last = trimmed.at(-1)) trimmed.pop();
  return trimmed;
}

/** Finds roots by bisection between the roots of the derivative. */
function findRoots(coefficients: readonly number[]): number[] {
  if (coefficients.length <= 1) return [];
  const [constant = 0, slope = 1] = coefficients;
  if (coefficients.length === 2) return [-constant / slope];
  const lead = coefficients.at(-1) ?? 1;
  const bound = 1 + Math.max(...coefficients.map((c) => Math.abs(c / lead)));
  const turningPoints = findRoots(coefficients.slice(1).map((c, k) => c * (k + 1)));
  const intervalEnds = [-bound, ...turningPoints, bound];
  const roots: number[] = [];
  for (let k = 0; k + 1 < intervalEnds.length; k++) {
    const root = bisect(coefficients, intervalEnds[k] ?? 0, intervalEnds[k + 1] ?? 0);
    if (
      root !== undefined &&
      !roots.some((known) => Math.abs(known - root) <= 1e-11 * Math.max(1, Math.abs(root)))
    ) {
      roots.push(root);
    }
  }
  return roots;
}

/** Evaluates at x by Horner's method. */
export function evaluatePolynomial(coefficients: readonly number[], x: number): number {
  let total = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) total = total * x + (coefficients[k] ?? 0);
  return total;
}

/** Halves an interval with a sign change until it is as narrow as doubles allow. */
function bisect(coefficients: readonly number[], low: number, high: number): number | undefined {
  let [a, b] = [low, high];
  const [left, right] = [evaluatePolynomial(coefficients, a), evaluatePolynomial(coefficients, b)];
  const scale =
    Math.max(...coefficients.map(Math.abs)) *
    Math.max(1, Math.abs(a), Math.abs(b)) ** (coefficients.length - 1);
  if (Math.abs(left) <= 1e-14 * scale && left !== 0 && Math.sign(left) === Math.sign(right)) return undefined;
  if (left === 0) return a;
  if (right === 0) return b;
  if (Math.sign(left) === Math.sign(right)) return undefined;
  for (let k = 0; k < 200 && b - a > 0; k++) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    if (Math.sign(evaluatePolynomial(coefficients, middle)) === Math.sign(left)) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** Divides out repeated factors exactly, so that every root is a simple root. */
export function squareFree(p: readonly Rational[]): Rational[] {
  const common = polynomialGcd([...p], derivative(p));
  return common.length <= 1 ? [...p] : divideWithRemainder(p, common).quotient;
}

function derivative(p: readonly Rational[]): Rational[] {
  return p.slice(1).map((c, k) => multiply(c, integer(k + 1)));
}

/** Computes the greatest common divisor with leading coefficient 1, by Euclid's algorithm. */
export function polynomialGcd(a: Rational[], b: Rational[]): Rational[] {
  let [x, y] = [removeLeadingZerosExact(a), removeLeadingZerosExact(b)];
  while (y.length > 0) [x, y] = [y, removeLeadingZerosExact(divideWithRemainder(x, y).remainder)];
  const lead = x.at(-1) ?? ONE;
  return x.map((c) => divide(c, lead));
}

function divideWithRemainder(a: readonly Rational[], b: readonly Rational[]) {
  const remainder = [...a];
  const quotient: Rational[] = [];
  const lead = b.at(-1) ?? ONE;
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = divide(remainder[shift + b.length - 1] ?? ZERO, lead);
    quotient[shift] = factor;
    b.forEach((c, k) => {
      remainder[shift + k] = add(remainder[shift + k] ?? ZERO, negate(multiply(c, factor)));
    });
  }
  return { quotient, remainder: remainder.slice(0, b.length - 1) };
}

function evaluateExact(p: readonly Rational[], x: Rational): Rational {
  return p.reduceRight((total, c) => add(multiply(total, x), c), ZERO);
}

/**
 * Finds a fraction near `root` that is an exact root. The candidates h1/k1 are the convergents of the
 * continued fraction of `root`.
 */
function findRationalRoot(root: number, p: readonly Rational[]): Rational | undefined {
  let [value, h1, h0, k1, k0] = [root, 1n, 0n, 0n, 1n];
  for (let step = 0; step < 12 && Math.abs(value) < 1e15; step++) {
    const integerPart = BigInt(Math.floor(value));
    [h1, h0] = [integerPart * h1 + h0, h1];
    [k1, k0] = [integerPart * k1 + k0, k1];
    if (k1 > 10_000_000n) return undefined;
    const candidate = rational(h1, k1);
    if (
      Math.abs(toNumber(candidate) - root) < 1e-8 * Math.max(1, Math.abs(root)) &&
      isZero(evaluateExact(p, candidate))
    ) {
      return candidate;
    }
    const fractionalPart = value - Math.floor(value);
    if (fractionalPart < 1e-12) return undefined;
    value = 1 / fractionalPart;
  }
  return undefined;
}
