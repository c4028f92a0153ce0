import { real } from '../exact/approximate.ts';
import { eliminateRoots } from '../exact/eliminate-roots.ts';
import { evaluate } from '../exact/evaluate.ts';
import { call, type Expression, minus, operandsOf, variablesOf } from '../exact/expression.ts';
import { type Fraction, hasDenominatorOne } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, EXPONENT_SCALE, type Normaliser, type Polynomial } from '../exact/polynomial.ts';
import { rational } from '../exact/rational.ts';
import { asUnivariate, type RealRoot, realRoots } from '../exact/univariate.ts';

/**
 * Finds the points where the sign of an expression can change: its roots, its poles, and the zeros inside
 * absolute values. Each |u| is replaced by u and by −u. Returns undefined if not all points can be found.
 */
export function findBreakpoints(expression: Expression, variable: string): RealRoot[] | undefined {
  const absoluteArguments = collectAbsoluteArguments(expression);
  if (absoluteArguments.length > 3) return undefined;
  const breakpoints: RealRoot[] = [];
  // Each bit of `choice` selects u or −u for one absolute value |u|.
  for (let choice = 0; choice < 2 ** absoluteArguments.length; choice++) {
    const withoutBars = removeAbsoluteBars(expression, (index) => (choice >> index) % 2 === 1);
    const roots = findRootsAndPoles(withoutBars, variable);
    if (!roots) return undefined;
    breakpoints.push(...roots);
  }
  for (const argument of absoluteArguments) {
    const withoutBars = removeAbsoluteBars(argument, () => false);
    const roots = findRootsAndPoles(withoutBars, variable);
    if (!roots) return undefined;
    breakpoints.push(...roots);
  }
  return breakpoints;
}

function collectAbsoluteArguments(expression: Expression, into: Expression[] = []): Expression[] {
  if (expression.kind === 'call' && expression.name === 'abs' && expression.of[0])
    into.push(expression.of[0]);
  for (const part of operandsOf(expression)) collectAbsoluteArguments(part, into);
  return into;
}

/** Replaces the k-th |u| by u or −u. */
function removeAbsoluteBars(expression: Expression, isNegative: (index: number) => boolean): Expression {
  let index = 0;
  const removeBars = (part: Expression): Expression => {
    if (part.kind === 'call' && part.name === 'abs' && part.of[0]) {
      const isMinus = isNegative(index++);
      const inner = removeBars(part.of[0]);
      return isMinus ? minus(inner) : inner;
    }
    if (part.kind === 'add' || part.kind === 'mul') return { ...part, of: part.of.map(removeBars) };
    if (part.kind === 'call') return call(part.name, ...part.of.map(removeBars));
    if (part.kind === 'div') return { ...part, top: removeBars(part.top), bottom: removeBars(part.bottom) };
    return part.kind === 'pow'
      ? { ...part, base: removeBars(part.base), exponent: removeBars(part.exponent) }
      : part;
  };
  return removeBars(expression);
}

/** Finds roots and poles by the first method that succeeds: exactly, factor by factor, or by scanning. */
function findRootsAndPoles(expression: Expression, variable: string): RealRoot[] | undefined {
  return (
    withinBudget(() => findAlgebraicRoots(expression, variable)) ??
    findFactorRoots(expression, variable) ??
    scanForRoots(expression, variable)
  );
}

/** Finds the roots of a product that is too large to expand, from the roots of its factors. */
function findFactorRoots(expression: Expression, variable: string): RealRoot[] | undefined {
  if (expression.kind === 'add') {
    const terms = expression.of.filter((part) => !isZeroConstant(part));
    return terms.length === 1 && terms[0] ? findRootsAndPoles(terms[0], variable) : undefined;
  }
  if (expression.kind === 'pow' && expression.exponent.kind === 'num' && expression.exponent.value.n > 0n)
    return findRootsAndPoles(expression.base, variable);
  if (expression.kind !== 'mul') return undefined;
  const parts = expression.of.map((part) =>
    variablesOf(part).size === 0 ? [] : findRootsAndPoles(part, variable),
  );
  const foundRoots = parts.filter((part) => part !== undefined);
  return foundRoots.length === parts.length ? foundRoots.flat() : undefined;
}

function isZeroConstant(expression: Expression): boolean {
  if (expression.kind === 'num') return expression.value.n === 0n;
  return expression.kind === 'mul' && expression.of.some(isZeroConstant);
}

/** Finds the roots of numerator and denominator after eliminating square roots. */
function findAlgebraicRoots(expression: Expression, variable: string): RealRoot[] | undefined {
  const context = createNormaliser();
  const form = normalise(expression, context);
  const top = asUnivariate(eliminateRoots(form.num, variable, context), variable);
  const bottom = hasDenominatorOne(form)
    ? undefined
    : asUnivariate(eliminateRoots(form.den, variable, context), variable);
  if (!top || (!hasDenominatorOne(form) && !bottom)) return undefined;
  const breakpoints = [
    ...realRoots(top),
    ...(bottom ? realRoots(bottom) : []),
    ...findRootDomainEdges(form.num, variable, context),
  ];
  return hasNegativePower(form, variable) ? [...breakpoints, ZERO_ROOT] : breakpoints;
}

/** Finds the edges of the domain of square roots, where the radicand is zero. */
function findRootDomainEdges(p: Polynomial, variable: string, context: Normaliser): RealRoot[] {
  const edges: RealRoot[] = [];
  for (const { m } of p.values()) {
    for (const [name, exponent] of m) {
      const radicand = context.sums.get(name);
      const radicandPolynomial = radicand && asUnivariate(radicand, variable);
      if (radicandPolynomial) edges.push(...realRoots(radicandPolynomial));
      if (name === variable && exponent % EXPONENT_SCALE !== 0) edges.push(ZERO_ROOT);
    }
  }
  return edges;
}

/**
 * Scanning covers [−NEAR_LIMIT, NEAR_LIMIT] in equal steps. For functions that are not periodic, it continues
 * outside in growing steps.
 */
const NEAR_LIMIT = 20;
const NEAR_STEPS = 480;
const MAX_BREAKPOINTS = 40;
const NEAR_POINTS = Array.from(
  { length: NEAR_STEPS + 1 },
  (_, step) => -NEAR_LIMIT + (2 * NEAR_LIMIT * step) / NEAR_STEPS,
);
const FAR_POINTS = Array.from({ length: 48 }, (_, step) => NEAR_LIMIT * 1.25 ** (step + 1));
const ALL_POINTS = [...FAR_POINTS.map((x) => -x).reverse(), ...NEAR_POINTS, ...FAR_POINTS];

/**
 * Finds sign changes by scanning, for equations with logarithms, powers or trigonometry. Periodic functions
 * are scanned near zero only.
 */
function scanForRoots(expression: Expression, variable: string): RealRoot[] | undefined {
  const valueAt = (x: number) => {
    const value = evaluate(expression, new Map([[variable, real(x, 0)]]));
    return Math.abs(value.im) < 1e-12 ? value.re : Number.NaN;
  };
  const names = variablesOf(expression);
  if (names.size !== 1 || !names.has(variable) || countNodes(expression) > MAX_SCANNED_SIZE) return undefined;
  const breakpoints: RealRoot[] = [];
  const rates = listRates(expression, variable);
  // Degrees change the argument of a function slowly, so that its period is long.
  const stretch = rates.length > 0 ? Math.max(1, 1 / Math.min(...rates)) : 1;
  const [first = 0, ...points] = isPeriodic(expression) ? NEAR_POINTS.map((x) => x * stretch) : ALL_POINTS;
  let [left, before] = [first, valueAt(first)];
  for (const right of points) {
    const after = valueAt(right);
    if (before === 0) breakpoints.push(snapToFraction(left));
    else if (before * after < 0) {
      const root = bisectSign(valueAt, left, right);
      if (root !== undefined) breakpoints.push(snapToFraction(root));
    }
    if (breakpoints.length > MAX_BREAKPOINTS) return undefined;
    [left, before] = [right, after];
  }
  if (breakpoints.length === 0) return isNeverZero(expression) ? [] : undefined;
  return [...breakpoints, ...findLogarithmEdges(expression, variable)];
}

/** Maximum number of nodes to scan, because scanning evaluates the expression at about 600 points. */
const MAX_SCANNED_SIZE = 120;

function countNodes(expression: Expression): number {
  return operandsOf(expression).reduce((total, part) => total + countNodes(part), 1);
}

function isPeriodic(expression: Expression): boolean {
  return (
    (expression.kind === 'call' && /^(?:sin|cos|tan)$/.test(expression.name)) ||
    operandsOf(expression).some(isPeriodic)
  );
}

/** Returns how fast the arguments of trigonometric functions change: π/180 for x°. */
function listRates(expression: Expression, variable: string): number[] {
  const [argument] =
    expression.kind === 'call' && /^(?:sin|cos|tan)$/.test(expression.name) ? expression.of : [];
  const [start = 0, end = 0] = [0, 1].map((x) =>
    argument ? evaluate(argument, new Map([[variable, real(x, 0)]])).re : 0,
  );
  const rate = Math.abs(end - start);
  return [
    ...(rate > MIN_RATE ? [rate] : []),
    ...operandsOf(expression).flatMap((part) => listRates(part, variable)),
  ];
}

/** An argument that changes more slowly than this counts as constant. */
const MIN_RATE = 1e-4;

/** Finds the edges of the domain of logarithms, where the argument is zero. */
function findLogarithmEdges(expression: Expression, variable: string): RealRoot[] {
  const [argument] = expression.kind === 'call' && expression.name === 'ln' ? expression.of : [];
  const edges = argument && variablesOf(argument).has(variable) ? findRootsAndPoles(argument, variable) : [];
  return [...(edges ?? []), ...operandsOf(expression).flatMap((part) => findLogarithmEdges(part, variable))];
}

/** Proves that an expression has no zero from its range: sin x = 2 and eˣ = −1. */
function isNeverZero(expression: Expression): boolean {
  const [low, high] = estimateRange(expression);
  return low > 0 || high < 0;
}

/** Computes bounds on the value of an expression. */
function estimateRange(expression: Expression): readonly [number, number] {
  if (variablesOf(expression).size === 0) {
    const { re, im } = evaluate(expression, new Map());
    return Number.isFinite(re) && im === 0 ? [re, re] : ALL_VALUES;
  }
  if (expression.kind === 'call' && (expression.name === 'sin' || expression.name === 'cos')) return [-1, 1];
  if (expression.kind === 'pow' && expression.base.kind === 'sym' && expression.base.name === 'e')
    return [Number.MIN_VALUE, Number.POSITIVE_INFINITY];
  if (expression.kind === 'pow' && expression.base.kind === 'num' && expression.base.value.n > 0n)
    return [Number.MIN_VALUE, Number.POSITIVE_INFINITY];
  if (expression.kind === 'add')
    return expression.of.map(estimateRange).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  if (expression.kind === 'mul') return expression.of.map(estimateRange).reduce(multiplyRanges, [1, 1]);
  return ALL_VALUES;
}

const ALL_VALUES = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

function multiplyRanges(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): readonly [number, number] {
  const ends = [a * c, a * d, b * c, b * d].map((end) => (Number.isNaN(end) ? 0 : end));
  return [Math.min(...ends), Math.max(...ends)];
}

/** Returns the nearest multiple of 1/60 when the root is within 1e-11 of it. */
function snapToFraction(x: number): RealRoot {
  const nearest = Math.round(x * 60) / 60;
  return Math.abs(nearest - x) < 1e-11
    ? { approx: nearest, exact: rational(BigInt(Math.round(x * 60)), 60n) }
    : { approx: x };
}

/** Finds a root by bisection; returns undefined if the sign changes at a pole and not at a root. */
function bisectSign(valueAt: (x: number) => number, low: number, high: number): number | undefined {
  let [a, b, left] = [low, high, valueAt(low)];
  for (let k = 0; k < 70; k++) {
    const middle = (a + b) / 2;
    const value = valueAt(middle);
    if (Number.isNaN(value)) return undefined;
    if (value === 0) return middle;
    if (Math.sign(value) === Math.sign(left)) [a, left] = [middle, value];
    else b = middle;
  }
  const root = (a + b) / 2;
  return Math.abs(valueAt(root)) < 1e-6 ? root : undefined;
}

const ZERO_ROOT: RealRoot = { approx: 0, exact: { n: 0n, d: 1n } };

function hasNegativePower(form: Fraction, variable: string): boolean {
  for (const { m } of form.num.values()) if (m.some(([name, e]) => name === variable && e < 0)) return true;
  return false;
}
