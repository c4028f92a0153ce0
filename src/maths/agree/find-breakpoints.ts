import { real } from '../exact/approximate.ts';
import { type Core, call, minus, operandsOf, variablesOf } from '../exact/core.ts';
import { eliminateRoots } from '../exact/eliminate-roots.ts';
import { evaluate } from '../exact/evaluate.ts';
import { type Fraction, hasUnitDenominator } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, EXPONENT_SCALE, type Normaliser, type Polynomial } from '../exact/polynomial.ts';
import { rational } from '../exact/rational.ts';
import { asUnivariate, type RealRoot, realRoots } from '../exact/univariate.ts';

/**
 * Finds the points where the sign of an expression can change: its roots, its poles, and the zeros inside
 * absolute values. Each |u| is replaced by u and by −u. Returns undefined if not all points can be found.
 */
export function findBreakpoints(expression: Core, variable: string): RealRoot[] | undefined {
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

function collectAbsoluteArguments(core: Core, into: Core[] = []): Core[] {
  if (core.k === 'call' && core.name === 'abs' && core.of[0]) into.push(core.of[0]);
  for (const part of operandsOf(core)) collectAbsoluteArguments(part, into);
  return into;
}

/** Replaces the k-th |u| by u or −u. */
function removeAbsoluteBars(core: Core, isNegative: (index: number) => boolean): Core {
  let index = 0;
  const removeBars = (part: Core): Core => {
    if (part.k === 'call' && part.name === 'abs' && part.of[0]) {
      const isMinus = isNegative(index++);
      const inner = removeBars(part.of[0]);
      return isMinus ? minus(inner) : inner;
    }
    if (part.k === 'add' || part.k === 'mul') return { ...part, of: part.of.map(removeBars) };
    if (part.k === 'call') return call(part.name, ...part.of.map(removeBars));
    if (part.k === 'div') return { ...part, top: removeBars(part.top), bottom: removeBars(part.bottom) };
    return part.k === 'pow'
      ? { ...part, base: removeBars(part.base), exponent: removeBars(part.exponent) }
      : part;
  };
  return removeBars(core);
}

/** Finds roots and poles by the first method that succeeds: exactly, factor by factor, or by scanning. */
function findRootsAndPoles(core: Core, variable: string): RealRoot[] | undefined {
  return (
    withinBudget(() => findAlgebraicRoots(core, variable)) ??
    findFactorRoots(core, variable) ??
    scanForRoots(core, variable)
  );
}

/** Finds the roots of a product that is too large to expand, from the roots of its factors. */
function findFactorRoots(core: Core, variable: string): RealRoot[] | undefined {
  if (core.k === 'add') {
    const terms = core.of.filter((part) => !isZeroConstant(part));
    return terms.length === 1 && terms[0] ? findRootsAndPoles(terms[0], variable) : undefined;
  }
  if (core.k === 'pow' && core.exponent.k === 'num' && core.exponent.q.n > 0n)
    return findRootsAndPoles(core.base, variable);
  if (core.k !== 'mul') return undefined;
  const parts = core.of.map((part) =>
    variablesOf(part).size === 0 ? [] : findRootsAndPoles(part, variable),
  );
  const foundRoots = parts.filter((part) => part !== undefined);
  return foundRoots.length === parts.length ? foundRoots.flat() : undefined;
}

function isZeroConstant(core: Core): boolean {
  if (core.k === 'num') return core.q.n === 0n;
  return core.k === 'mul' && core.of.some(isZeroConstant);
}

/** Finds the roots of numerator and denominator after eliminating square roots. */
function findAlgebraicRoots(core: Core, variable: string): RealRoot[] | undefined {
  const context = createNormaliser();
  const form = normalise(core, context);
  const top = asUnivariate(eliminateRoots(form.num, variable, context), variable);
  const bottom = hasUnitDenominator(form)
    ? undefined
    : asUnivariate(eliminateRoots(form.den, variable, context), variable);
  if (!top || (!hasUnitDenominator(form) && !bottom)) return undefined;
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
function scanForRoots(core: Core, variable: string): RealRoot[] | undefined {
  const valueAt = (x: number) => {
    const value = evaluate(core, new Map([[variable, real(x, 0)]]));
    return Math.abs(value.im) < 1e-12 ? value.re : Number.NaN;
  };
  const names = variablesOf(core);
  if (names.size !== 1 || !names.has(variable) || countNodes(core) > MAX_SCANNED_SIZE) return undefined;
  const breakpoints: RealRoot[] = [];
  const [first = 0, ...points] = isPeriodic(core) ? NEAR_POINTS : ALL_POINTS;
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
  if (breakpoints.length === 0) return isNeverZero(core) ? [] : undefined;
  return [...breakpoints, ...findLogarithmEdges(core, variable)];
}

/** Maximum number of nodes to scan, because scanning evaluates the expression at about 600 points. */
const MAX_SCANNED_SIZE = 120;

function countNodes(core: Core): number {
  return operandsOf(core).reduce((total, part) => total + countNodes(part), 1);
}

function isPeriodic(core: Core): boolean {
  return (core.k === 'call' && /^(?:sin|cos|tan)$/.test(core.name)) || operandsOf(core).some(isPeriodic);
}

/** Finds the edges of the domain of logarithms, where the argument is zero. */
function findLogarithmEdges(core: Core, variable: string): RealRoot[] {
  const [argument] = core.k === 'call' && core.name === 'ln' ? core.of : [];
  const edges = argument && variablesOf(argument).has(variable) ? findRootsAndPoles(argument, variable) : [];
  return [...(edges ?? []), ...operandsOf(core).flatMap((part) => findLogarithmEdges(part, variable))];
}

/** Proves that an expression has no zero from its range: sin x = 2 and eˣ = −1. */
function isNeverZero(core: Core): boolean {
  const [low, high] = estimateRange(core);
  return low > 0 || high < 0;
}

/** Computes bounds on the value of an expression. */
function estimateRange(core: Core): readonly [number, number] {
  if (variablesOf(core).size === 0) {
    const { re, im } = evaluate(core, new Map());
    return Number.isFinite(re) && im === 0 ? [re, re] : ALL_VALUES;
  }
  if (core.k === 'call' && (core.name === 'sin' || core.name === 'cos')) return [-1, 1];
  if (core.k === 'pow' && core.base.k === 'sym' && core.base.name === 'e')
    return [Number.MIN_VALUE, Number.POSITIVE_INFINITY];
  if (core.k === 'pow' && core.base.k === 'num' && core.base.q.n > 0n)
    return [Number.MIN_VALUE, Number.POSITIVE_INFINITY];
  if (core.k === 'add') return core.of.map(estimateRange).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  if (core.k === 'mul') return core.of.map(estimateRange).reduce(multiplyRanges, [1, 1]);
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
