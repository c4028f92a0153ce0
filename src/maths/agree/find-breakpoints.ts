import { real } from '../exact/approximate.ts';
import { type Core, call, minus, operandsOf, variablesOf } from '../exact/core.ts';
import { eliminateRoots } from '../exact/eliminate-roots.ts';
import { evaluate } from '../exact/evaluate.ts';
import { type Fraction, isWholeFraction } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, EXPONENT_SCALE, type Normaliser, type Polynomial } from '../exact/polynomial.ts';
import { rational } from '../exact/rational.ts';
import { asUnivariate, type RealRoot, realRoots } from '../exact/univariate.ts';

/**
 * Finds where the sign of an expression can change: roots, poles, and the corners of absolute values. Each
 * |u| is replaced by u and by −u. Returns undefined when not all can be found.
 */
export function findBreakpoints(gap: Core, variable: string): RealRoot[] | undefined {
  const bars = absoluteValues(gap);
  if (bars.length > 3) return undefined;
  const marks: RealRoot[] = [];
  for (let choice = 0; choice < 2 ** bars.length; choice++) {
    const opened = openBars(gap, (index) => (choice >> index) % 2 === 1);
    const roots = rootsAndPoles(opened, variable);
    if (!roots) return undefined;
    marks.push(...roots);
  }
  for (const bar of bars) {
    const opened = openBars(bar, () => false);
    const roots = rootsAndPoles(opened, variable);
    if (!roots) return undefined;
    marks.push(...roots);
  }
  return marks;
}

function absoluteValues(core: Core, into: Core[] = []): Core[] {
  if (core.k === 'call' && core.name === 'abs' && core.of[0]) into.push(core.of[0]);
  for (const part of operandsOf(core)) absoluteValues(part, into);
  return into;
}

/** Replaces the k-th |u| by u or −u. */
function openBars(core: Core, isNegative: (index: number) => boolean): Core {
  let index = 0;
  const open = (part: Core): Core => {
    if (part.k === 'call' && part.name === 'abs' && part.of[0]) {
      const sign = isNegative(index++);
      const inner = open(part.of[0]);
      return sign ? minus(inner) : inner;
    }
    if (part.k === 'add' || part.k === 'mul') return { ...part, of: part.of.map(open) };
    if (part.k === 'call') return call(part.name, ...part.of.map(open));
    if (part.k === 'div') return { ...part, top: open(part.top), bottom: open(part.bottom) };
    return part.k === 'pow' ? { ...part, base: open(part.base), exponent: open(part.exponent) } : part;
  };
  return open(core);
}

/** Finds roots and poles exactly, factor by factor, or by scanning, in this order. */
function rootsAndPoles(core: Core, variable: string): RealRoot[] | undefined {
  return (
    withinBudget(() => algebraicMarks(core, variable)) ??
    factorMarks(core, variable) ??
    scannedMarks(core, variable)
  );
}

/** Finds the roots of a product that is too large to expand, from the roots of its factors. */
function factorMarks(core: Core, variable: string): RealRoot[] | undefined {
  if (core.k === 'add') {
    const terms = core.of.filter((part) => !isZeroConstant(part));
    return terms.length === 1 && terms[0] ? rootsAndPoles(terms[0], variable) : undefined;
  }
  if (core.k === 'pow' && core.exponent.k === 'num' && core.exponent.q.n > 0n)
    return rootsAndPoles(core.base, variable);
  if (core.k !== 'mul') return undefined;
  const parts = core.of.map((part) => (variablesOf(part).size === 0 ? [] : rootsAndPoles(part, variable)));
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? known.flat() : undefined;
}

function isZeroConstant(core: Core): boolean {
  if (core.k === 'num') return core.q.n === 0n;
  return core.k === 'mul' && core.of.some(isZeroConstant);
}

/** Finds the roots of numerator and denominator after eliminating square roots. */
function algebraicMarks(core: Core, variable: string): RealRoot[] | undefined {
  const context = createNormaliser();
  const form = normalise(core, context);
  const top = asUnivariate(eliminateRoots(form.num, variable, context), variable);
  const bottom = isWholeFraction(form)
    ? undefined
    : asUnivariate(eliminateRoots(form.den, variable, context), variable);
  if (!top || (!isWholeFraction(form) && !bottom)) return undefined;
  const marks = [
    ...realRoots(top),
    ...(bottom ? realRoots(bottom) : []),
    ...rootEdges(form.num, variable, context),
  ];
  return hasNegativePower(form, variable) ? [...marks, ZERO_MARK] : marks;
}

/** Finds where square roots become real: where the radicand is zero. */
function rootEdges(p: Polynomial, variable: string, context: Normaliser): RealRoot[] {
  const edges: RealRoot[] = [];
  for (const { m } of p.values()) {
    for (const [name, exponent] of m) {
      const under = context.sums.get(name);
      const inside = under && asUnivariate(under, variable);
      if (inside) edges.push(...realRoots(inside));
      if (name === variable && exponent % EXPONENT_SCALE !== 0) edges.push(ZERO_MARK);
    }
  }
  return edges;
}

/**
 * Scanning covers [−WINDOW, WINDOW] in equal steps and, for functions without waves, growing steps outside.
 */
const WINDOW = 20;
const STEPS = 480;
const MAX_MARKS = 40;
const NEAR_PLACES = Array.from({ length: STEPS + 1 }, (_, step) => -WINDOW + (2 * WINDOW * step) / STEPS);
const FAR_PLACES = Array.from({ length: 48 }, (_, step) => WINDOW * 1.25 ** (step + 1));
const ALL_PLACES = [...FAR_PLACES.map((place) => -place).reverse(), ...NEAR_PLACES, ...FAR_PLACES];

/**
 * Finds sign changes by scanning, for equations with logarithms, powers or trigonometry. Periodic functions
 * are scanned near zero only.
 */
function scannedMarks(core: Core, variable: string): RealRoot[] | undefined {
  const valueAt = (x: number) => {
    const value = evaluate(core, new Map([[variable, real(x, 0)]]));
    return Math.abs(value.im) < 1e-12 ? value.re : Number.NaN;
  };
  const names = variablesOf(core);
  if (names.size !== 1 || !names.has(variable) || countNodes(core) > MAX_SCANNED_SIZE) return undefined;
  const marks: RealRoot[] = [];
  const [first = 0, ...places] = isPeriodic(core) ? NEAR_PLACES : ALL_PLACES;
  let [left, before] = [first, valueAt(first)];
  for (const right of places) {
    const after = valueAt(right);
    if (before === 0) marks.push(snapToFraction(left));
    else if (before * after < 0) {
      const root = bisectSign(valueAt, left, right);
      if (root !== undefined) marks.push(snapToFraction(root));
    }
    if (marks.length > MAX_MARKS) return undefined;
    [left, before] = [right, after];
  }
  if (marks.length === 0) return isNeverZero(core) ? [] : undefined;
  return [...marks, ...domainEdges(core, variable)];
}

/** Maximum number of nodes to scan, because scanning evaluates the expression at about 600 places. */
const MAX_SCANNED_SIZE = 120;

function countNodes(core: Core): number {
  return operandsOf(core).reduce((total, part) => total + countNodes(part), 1);
}

function isPeriodic(core: Core): boolean {
  return (core.k === 'call' && /^(?:sin|cos|tan)$/.test(core.name)) || operandsOf(core).some(isPeriodic);
}

/** Finds where a logarithm becomes real. */
function domainEdges(core: Core, variable: string): RealRoot[] {
  const [inside] = core.k === 'call' && core.name === 'ln' ? core.of : [];
  const own = inside && variablesOf(inside).has(variable) ? rootsAndPoles(inside, variable) : [];
  return [...(own ?? []), ...operandsOf(core).flatMap((part) => domainEdges(part, variable))];
}

/** Proves that an expression has no zero from its range: sin x = 2 and eˣ = −1. */
function isNeverZero(core: Core): boolean {
  const [low, high] = rangeOf(core);
  return low > 0 || high < 0;
}

/** Computes bounds on the value of an expression. */
function rangeOf(core: Core): readonly [number, number] {
  if (variablesOf(core).size === 0) {
    const { re, im } = evaluate(core, new Map());
    return Number.isFinite(re) && im === 0 ? [re, re] : EVERYTHING;
  }
  if (core.k === 'call' && (core.name === 'sin' || core.name === 'cos')) return [-1, 1];
  if (core.k === 'pow' && core.base.k === 'sym' && core.base.name === 'e')
    return [Number.MIN_VALUE, Number.POSITIVE_INFINITY];
  if (core.k === 'pow' && core.base.k === 'num' && core.base.q.n > 0n)
    return [Number.MIN_VALUE, Number.POSITIVE_INFINITY];
  if (core.k === 'add') return core.of.map(rangeOf).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  if (core.k === 'mul') return core.of.map(rangeOf).reduce(timesRange, [1, 1]);
  return EVERYTHING;
}

const EVERYTHING = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

function timesRange(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): readonly [number, number] {
  const ends = [a * c, a * d, b * c, b * d].map((end) => (Number.isNaN(end) ? 0 : end));
  return [Math.min(...ends), Math.max(...ends)];
}

/** Returns the nearest multiple of 1/60 when the root is within 1e-11 of it. */
function snapToFraction(x: number): RealRoot {
  const whole = Math.round(x * 60) / 60;
  return Math.abs(whole - x) < 1e-11
    ? { approx: whole, exact: rational(BigInt(Math.round(x * 60)), 60n) }
    : { approx: x };
}

/** Halves an interval with a sign change; undefined when the sign changes at a pole instead of a root. */
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

const ZERO_MARK: RealRoot = { approx: 0, exact: { n: 0n, d: 1n } };

function hasNegativePower(form: Fraction, variable: string): boolean {
  for (const { m } of form.num.values()) if (m.some(([name, e]) => name === variable && e < 0)) return true;
  return false;
}
