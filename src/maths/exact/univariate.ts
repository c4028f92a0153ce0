import { type Core, num, pow, product, symbol } from './core.ts';
import { evaluate } from './evaluate.ts';
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

/** Coefficients from the constant term upwards; exact ones only when all are rational. */
type Univariate = {
  readonly approx: readonly number[];
  readonly exact?: readonly Rational[];
  /** A power of the variable was divided out, so zero is a root too. */
  readonly zero?: boolean;
};
/** A real root, with its exact value when it is rational. */
export type RealRoot = { readonly approx: number; readonly exact?: Rational };

const MAX_DEGREE = 24;

/** Reads a polynomial as one in a single variable with constant coefficients, or returns undefined. */
export function asUnivariate(p: Polynomial, variable: string): Univariate | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { m } of p.values()) lowest = Math.min(lowest, exponentOf(m, variable));
  if (lowest > 0 && lowest < MAX_DEGREE * EXPONENT_SCALE) lowest = 0;
  const exact: Rational[] = [];
  const approx: number[] = [];
  let rationalOnly = true;
  for (const term of p.values()) {
    const degree = (exponentOf(term.m, variable) - lowest) / EXPONENT_SCALE;
    if (!Number.isInteger(degree) || degree > MAX_DEGREE) return undefined;
    const rest = term.m.filter(([name]) => name !== variable);
    const value = rest.length === 0 ? toNumber(term.c) : constantTerm({ c: term.c, m: rest });
    if (!Number.isFinite(value)) return undefined;
    if (rest.length > 0) rationalOnly = false;
    approx[degree] = (approx[degree] ?? 0) + value;
    exact[degree] = add(exact[degree] ?? ZERO, term.c);
  }
  const filled = Array.from(approx, (value) => value ?? 0);
  return rationalOnly
    ? { approx: filled, exact: Array.from(exact, (value) => value ?? ZERO) }
    : { approx: filled };
}

function exponentOf(m: Term['m'], variable: string): number {
  return m.find(([name]) => name === variable)?.[1] ?? 0;
}

/** Returns the value of a term of constants such as 2·√3·π; NaN when it contains anything else. */
function constantTerm({ c, m }: Term): number {
  const factors = m.map(([name, exponent]): Core => {
    const base = name.startsWith('#') ? num(rational(BigInt(name.slice(1)))) : symbol(name);
    return pow(base, num(rational(BigInt(exponent), BigInt(EXPONENT_SCALE))));
  });
  const value = evaluate(product(num(c), ...factors), new Map());
  return value.im === 0 ? value.re : Number.NaN;
}

/** Returns the distinct real roots in ascending order. */
export function realRoots({ approx, exact, zero }: Univariate): RealRoot[] {
  if (zero) return [...realRoots(exact ? { approx, exact } : { approx }), { approx: 0, exact: ZERO }];
  if (!exact) return findRoots(trim(approx)).map((root) => ({ approx: root }));
  const square = squareFree(trimExact(exact));
  return findRoots(square.map(toNumber)).map((root) => {
    const found = findRationalRoot(root, square);
    return found ? { approx: toNumber(found), exact: found } : { approx: root };
  });
}

function trim(coefficients: readonly number[]): number[] {
  const out = [...coefficients];
  while (out.length > 0 && out.at(-1) === 0) out.pop();
  return out;
}

function trimExact(coefficients: readonly Rational[]): Rational[] {
  const out = [...coefficients];
  for (let last = out.at(-1); last && isZero(last); last = out.at(-1)) out.pop();
  return out;
}

/** Finds roots by bisection between the roots of the derivative. */
function findRoots(coefficients: readonly number[]): number[] {
  if (coefficients.length <= 1) return [];
  const [constant = 0, slope = 1] = coefficients;
  if (coefficients.length === 2) return [-constant / slope];
  const lead = coefficients.at(-1) ?? 1;
  const bound = 1 + Math.max(...coefficients.map((c) => Math.abs(c / lead)));
  const turning = findRoots(coefficients.slice(1).map((c, k) => c * (k + 1)));
  const marks = [-bound, ...turning, bound];
  const roots: number[] = [];
  for (let k = 0; k + 1 < marks.length; k++) {
    const root = bisect(coefficients, marks[k] ?? 0, marks[k + 1] ?? 0);
    if (
      root !== undefined &&
      !roots.some((other) => Math.abs(other - root) <= 1e-11 * Math.max(1, Math.abs(root)))
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

/** Divides out repeated factors exactly. */
export function squareFree(p: readonly Rational[]): Rational[] {
  const common = polynomialGcd([...p], derivative(p));
  return common.length <= 1 ? [...p] : divideWithRest(p, common).quotient;
}

function derivative(p: readonly Rational[]): Rational[] {
  return p.slice(1).map((c, k) => multiply(c, integer(k + 1)));
}

/** Computes the greatest common divisor with leading coefficient 1, by Euclid's algorithm. */
export function polynomialGcd(a: Rational[], b: Rational[]): Rational[] {
  let [x, y] = [trimExact(a), trimExact(b)];
  while (y.length > 0) [x, y] = [y, trimExact(divideWithRest(x, y).rest)];
  const lead = x.at(-1) ?? ONE;
  return x.map((c) => divide(c, lead));
}

function divideWithRest(a: readonly Rational[], b: readonly Rational[]) {
  const rest = [...a];
  const quotient: Rational[] = [];
  const lead = b.at(-1) ?? ONE;
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = divide(rest[shift + b.length - 1] ?? ZERO, lead);
    quotient[shift] = factor;
    b.forEach((c, k) => {
      rest[shift + k] = add(rest[shift + k] ?? ZERO, negate(multiply(c, factor)));
    });
  }
  return { quotient, rest: rest.slice(0, b.length - 1) };
}

function evaluateExact(p: readonly Rational[], x: Rational): Rational {
  return p.reduceRight((total, c) => add(multiply(total, x), c), ZERO);
}

/** Finds a fraction near `root` that is an exact root, through the convergents of its continued fraction. */
function findRationalRoot(root: number, p: readonly Rational[]): Rational | undefined {
  let [value, h1, h0, k1, k0] = [root, 1n, 0n, 0n, 1n];
  for (let step = 0; step < 12 && Math.abs(value) < 1e15; step++) {
    const whole = BigInt(Math.floor(value));
    [h1, h0] = [whole * h1 + h0, h1];
    [k1, k0] = [whole * k1 + k0, k1];
    if (k1 > 10_000_000n) return undefined;
    const candidate = rational(h1, k1);
    if (
      Math.abs(toNumber(candidate) - root) < 1e-8 * Math.max(1, Math.abs(root)) &&
      isZero(evaluateExact(p, candidate))
    ) {
      return candidate;
    }
    const left = value - Math.floor(value);
    if (left < 1e-12) return undefined;
    value = 1 / left;
  }
  return undefined;
}
