import {
  type Approximate,
  addApproximate,
  cosine,
  divideApproximate,
  exponential,
  integerPower,
  isUsable,
  logarithm,
  multiplyApproximate,
  real,
  roundDown,
  roundUp,
  sine,
  size,
  squareRoot,
} from './approximate.ts';
import { type Expression, operandsOf } from './expression.ts';
import { isBinder } from './normalise.ts';
import { computeArithmetic } from './plain-arithmetic.ts';
import { toNumber, toSmallInteger } from './rational.ts';
import { evaluateUnknownFunction } from './unknown-function.ts';

/** Maps each variable to a value. */
export type SamplePoint = ReadonlyMap<string, Approximate>;
const NOT_A_NUMBER: Approximate = { re: Number.NaN, im: 0, err: 0 };

/** Evaluates an expression at a point; the real part is NaN where the expression is undefined. */
export function evaluate(expression: Expression, point: SamplePoint): Approximate {
  switch (expression.kind) {
    case 'num':
      return real(toNumber(expression.value));
    case 'sym':
      return point.get(expression.name) ?? constantValue(expression.name);
    case 'add':
      return expression.of.reduce((total, part) => addApproximate(total, evaluate(part, point)), real(0, 0));
    case 'mul':
      return expression.of.reduce(
        (total, part) => multiplyApproximate(total, evaluate(part, point)),
        real(1, 0),
      );
    case 'div':
      return divideApproximate(evaluate(expression.top, point), evaluate(expression.bottom, point));
    case 'pow':
      return raisePower(expression.base, expression.exponent, point);
    case 'call':
      return isBinder(expression.name)
        ? evaluateBinder(expression.name, expression.of, point)
        : evaluateCall(expression.name, expression.of, point);
  }
}

function constantValue(name: string): Approximate {
  if (name === 'π') return real(Math.PI);
  if (name === 'e') return real(Math.E);
  if (name === 'i') return { re: 0, im: 1, err: 0 };
  return NOT_A_NUMBER;
}

/**
 * Evaluates a power. Integer exponents and square roots are computed directly, odd roots of negative numbers
 * as real numbers, and all others by exp and ln.
 */
function raisePower(
  baseExpression: Expression,
  exponentExpression: Expression,
  point: SamplePoint,
): Approximate {
  const base = evaluate(baseExpression, point);
  const integerExponent =
    exponentExpression.kind === 'num' ? toSmallInteger(exponentExpression.value, 1e6) : undefined;
  if (integerExponent !== undefined) return integerPower(base, integerExponent);
  const exponent = evaluate(exponentExpression, point);
  if (exponent.im === 0 && Math.abs(exponent.re) < 1e6 && Number.isInteger(exponent.re)) {
    return integerPower(base, exponent.re);
  }
  if (exponent.re === 0.5 && exponent.im === 0) return squareRoot(base);
  if (base.re === 0 && base.im === 0) return exponent.re > 0 ? real(0, 0) : NOT_A_NUMBER;
  if (base.im === 0 && base.re < 0 && isOddRoot(exponentExpression))
    return computeRealOddRoot(base, exponentExpression, exponent);
  return exponential(multiplyApproximate(exponent, logarithm(base)));
}

/** Returns whether the exponent has an odd denominator, so a negative base has a real root. */
function isOddRoot(exponent: Expression): boolean {
  const q = computeArithmetic(exponent);
  return q !== undefined && q.d % 2n !== 0n;
}

/** Computes the real root of a negative base; an even numerator makes it positive. */
function computeRealOddRoot(base: Approximate, expression: Expression, exponent: Approximate): Approximate {
  const positive = exponential(multiplyApproximate(exponent, logarithm({ ...base, re: -base.re })));
  return (computeArithmetic(expression)?.n ?? 0n) % 2n === 0n ? positive : { ...positive, re: -positive.re };
}

/** A real function with the size of its slope, which scales the error of the argument. */
type RealFunction = { evaluate: (x: number) => number; slope: (x: number) => number };

const REAL_FUNCTIONS: ReadonlyMap<string, RealFunction> = new Map([
  ['arcsin', { evaluate: Math.asin, slope: (x: number) => 1 / Math.sqrt(1 - x * x) }],
  ['arccos', { evaluate: Math.acos, slope: (x: number) => 1 / Math.sqrt(1 - x * x) }],
  ['arctan', { evaluate: Math.atan, slope: (x: number) => 1 / (1 + x * x) }],
  ['arsinh', { evaluate: Math.asinh, slope: () => 1 }],
  ['arcosh', { evaluate: Math.acosh, slope: (x: number) => 1 / Math.sqrt(x * x - 1) }],
  ['artanh', { evaluate: Math.atanh, slope: (x: number) => 1 / (1 - x * x) }],
  ['floor', { evaluate: roundDown, slope: () => 0 }],
  ['ceil', { evaluate: roundUp, slope: () => 0 }],
  ['sgn', { evaluate: Math.sign, slope: () => 0 }],
]);

/** Evaluates a function call; an unknown function is replaced by a fixed test function of the same name. */
function evaluateCall(name: string, parts: readonly Expression[], point: SamplePoint): Approximate {
  const args = parts.map((part) => evaluate(part, point));
  const [a, b] = args;
  if (!a || args.some((arg) => !isUsable(arg))) return NOT_A_NUMBER;
  const direct = evaluateElementary(name, a);
  if (direct) return direct;
  const realFunction = REAL_FUNCTIONS.get(name);
  if (realFunction)
    return a.im === 0 ? real(realFunction.evaluate(a.re), propagateError(realFunction, a)) : NOT_A_NUMBER;
  if (name === 'factorial') return a.im === 0 ? computeFactorial(a.re) : NOT_A_NUMBER;
  if (name === 'binom' && b) {
    const top = computeFactorial(a.re);
    return divideApproximate(top, multiplyApproximate(computeFactorial(b.re), computeFactorial(a.re - b.re)));
  }
  if (name === 'perm' && b) return divideApproximate(computeFactorial(a.re), computeFactorial(a.re - b.re));
  if (name === 'min' || name === 'max') return real(Math[name](...args.map((arg) => arg.re)));
  return evaluateUnknownFunction(name, args);
}

/**
 * Multiplies the argument's error by the slope; where the slope is infinite, takes the square root of the
 * error.
 */
function propagateError({ slope }: RealFunction, { re, err }: Approximate): number {
  const slopeSize = Math.abs(slope(re));
  return 1e-16 + (Number.isFinite(slopeSize) ? err * slopeSize : Math.sqrt(err));
}

/** Evaluates functions that also have complex values; undefined for any other name. */
function evaluateElementary(name: string, a: Approximate): Approximate | undefined {
  switch (name) {
    case 'sin':
      return sine(a);
    case 'cos':
      return cosine(a);
    case 'tan':
      return divideApproximate(sine(a), cosine(a));
    case 'ln':
      return logarithm(a);
    case 'abs':
      return { re: size(a), im: 0, err: a.err };
    case 'sinh':
      return halve(addApproximate(exponential(a), negate(exponential(negate(a)))));
    case 'cosh':
      return halve(addApproximate(exponential(a), exponential(negate(a))));
    case 'tanh': {
      const [growing, decaying] = [exponential(a), exponential(negate(a))];
      return divideApproximate(addApproximate(growing, negate(decaying)), addApproximate(growing, decaying));
    }
    default:
      return undefined;
  }
}

function negate(a: Approximate): Approximate {
  return { re: -a.re, im: -a.im, err: a.err };
}

function halve(a: Approximate): Approximate {
  return { re: a.re / 2, im: a.im / 2, err: a.err / 2 };
}

/**
 * Computes Γ(x+1), the factorial of x: by multiplication for integers up to 170, else by the Lanczos
 * approximation.
 */
function computeFactorial(x: number): Approximate {
  if (Number.isInteger(x)) {
    if (x < 0 || x > 170) return NOT_A_NUMBER;
    let product = 1;
    for (let k = 2; k <= x; k++) product *= k;
    return real(product, product * 1e-15);
  }
  if (x < -0.5) {
    const reflected = Math.PI / (Math.sin(Math.PI * (x + 1)) * computeFactorial(-x - 1).re);
    return real(reflected, Math.abs(reflected) * 1e-12);
  }
  const series = LANCZOS.reduce((sum, c, k) => sum + (k === 0 ? c : c / (x + k)), 0);
  const t = x + 7.5;
  const value = Math.sqrt(2 * Math.PI) * t ** (x + 0.5) * Math.exp(-t) * series;
  return real(value, Math.abs(value) * 1e-12);
}

/** Coefficients of the Lanczos approximation with g = 7 and nine terms. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Replaces a bound without a finite value, such as infinity, when binders are compared. */
const UNDEFINED_BOUND = real(7.77, 0);
/** Arguments at which the bodies of unevaluated binders are compared. */
const SAMPLE_VALUES = [0.37, 1.41, -0.83];

/**
 * Evaluates short sums and products term by term. Any other binder (an operator with a bound variable, such
 * as an integral) is replaced by a test value computed from its bounds and its body, so equal binders get
 * equal values.
 */
function evaluateBinder(name: string, parts: readonly Expression[], point: SamplePoint): Approximate {
  const [body, variable, from, to] = parts;
  if (!body || variable?.kind !== 'sym' || !from || !to) return NOT_A_NUMBER;
  const bodyAt = (value: number) => evaluate(body, new Map(point).set(variable.name, real(value, 0)));
  const ends = [from, to].map((end) =>
    end.kind === 'sym' && end.name === 'none' ? real(0, 0) : evaluate(end, point),
  );
  const [low, high] = ends;
  const innerDepth = countNestedBinders(body);
  const maxTerms = MAX_TERMS_BY_NESTING[innerDepth] ?? 0;
  if (low && high && (name === 'sum' || name === 'product') && isShortRange(low, high, maxTerms)) {
    const [start, combine] =
      name === 'sum' ? ([0, addApproximate] as const) : ([1, multiplyApproximate] as const);
    let total = real(start, 0);
    for (let k = low.re; k <= high.re; k++) total = combine(total, bodyAt(k));
    return total;
  }
  const samples = SAMPLE_VALUES.slice(0, innerDepth > 0 ? 1 : 3).map((value, k) =>
    multiplyApproximate(real(k + 1), bodyAt(value)),
  );
  const bounds = evaluateUnknownFunction(
    name,
    ends.map((end) => (isUsable(end) ? end : UNDEFINED_BOUND)),
  );
  return multiplyApproximate(bounds, samples.reduce(addApproximate));
}

/** Maximum number of terms to add up, by how many binders are nested inside each term. */
const MAX_TERMS_BY_NESTING = [200, 6];

/** Returns how deeply binders are nested. */
function countNestedBinders(expression: Expression): number {
  const ownDepth = expression.kind === 'call' && isBinder(expression.name) ? 1 : 0;
  return ownDepth + Math.max(0, ...operandsOf(expression).map(countNestedBinders));
}

function isShortRange(low: Approximate, high: Approximate, maxLength: number): boolean {
  const length = high.re - low.re;
  return Number.isInteger(low.re) && Number.isInteger(high.re) && length >= 0 && length <= maxLength;
}
