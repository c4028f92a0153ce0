import { type Approximate, real } from '../exact/approximate.ts';
import { evaluate, type SamplePoint } from '../exact/evaluate.ts';
import {
  difference,
  type Expression,
  num,
  operandsOf,
  substitute,
  variablesOf,
} from '../exact/expression.ts';
import { findConstant } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import { fromNumber, type Rational, toNumber } from '../exact/rational.ts';
import type { RealRoot } from '../exact/univariate.ts';
import type { RelationOperator } from '../read/node.ts';
import { findBreakpoints } from './find-breakpoints.ts';
import {
  comparePoints,
  LEFT_END,
  normaliseSet,
  pointInterval,
  type RealInterval,
  type RealPoint,
  type RealSet,
  RIGHT_END,
} from './real-set.ts';

type Relation = {
  readonly left: Expression;
  readonly operator: RelationOperator;
  readonly right: Expression;
};

/**
 * Returns the real values of `variable` that satisfy the relation, or undefined when they cannot all be
 * found.
 */
export function solve({ left, operator, right }: Relation, variable: string): RealSet | undefined {
  const sideDifference = difference(left, right);
  const breakpoints = findBreakpoints(sideDifference, variable);
  if (!breakpoints) return undefined;
  return collectSolutions(breakpoints, (point) =>
    relationHolds(sideDifference, operator, { variable, point }),
  );
}

/**
 * Returns whether the relation holds at a point. At an approximate root, a value within the error bound
 * counts as zero.
 */
function relationHolds(
  sideDifference: Expression,
  operator: RelationOperator,
  { variable, point }: Position,
): boolean {
  const sign = point.exact
    ? computeExactSign(sideDifference, variable, point.exact)
    : computeApproximateSign(sideDifference, variable, point.approx);
  if (sign === undefined) return false;
  if (operator === '<') return sign < 0;
  if (operator === '>') return sign > 0;
  if (operator === '≤') return sign <= 0;
  if (operator === '≥') return sign >= 0;
  return operator === '≠' ? sign !== 0 : sign === 0;
}

type Position = { readonly variable: string; readonly point: RealPoint };

function computeExactSign(sideDifference: Expression, variable: string, value: Rational): number | undefined {
  const substituted = substitute(sideDifference, new Map([[variable, num(value)]]));
  if (!isRealThroughout(substituted, new Map())) return undefined;
  return computeConstantSign(substituted) ?? readSign(evaluate(substituted, new Map()), 64);
}

function computeApproximateSign(
  sideDifference: Expression,
  variable: string,
  value: number,
): number | undefined {
  const point: SamplePoint = new Map([[variable, real(value, 1e-12 * Math.max(1, Math.abs(value)))]]);
  return isRealThroughout(sideDifference, point) ? readSign(evaluate(sideDifference, point), 64) : undefined;
}

function readSign({ re, im, err }: Approximate, errorFactor: number): number | undefined {
  if (!Number.isFinite(re) || !Number.isFinite(err) || Math.abs(im) > 1e-9) return undefined;
  return Math.abs(re) <= errorFactor * err ? 0 : Math.sign(re);
}

/**
 * Returns whether all parts are real. A root or logarithm of a negative number is not, even if two of them
 * cancel.
 */
function isRealThroughout(expression: Expression, point: SamplePoint): boolean {
  const canBeComplex = expression.kind === 'pow' || expression.kind === 'call';
  const value = canBeComplex ? evaluate(expression, point) : undefined;
  if (value && Math.abs(value.im) > 1e-9 + Math.sqrt(value.err)) return false;
  return operandsOf(expression).every((part) => isRealThroughout(part, point));
}

function computeConstantSign(expression: Expression): number | undefined {
  return withinBudget(() => {
    const form = normalise(expression, createNormaliser());
    if (form.num.size === 0) return 0;
    const value = findConstant(form);
    return value && Math.sign(toNumber(value));
  });
}

/**
 * Returns the set where the test holds, by testing each breakpoint and one point between each pair of
 * neighbours.
 */
function collectSolutions(breakpoints: readonly RealRoot[], test: (point: RealPoint) => boolean): RealSet {
  const sorted = [...breakpoints].sort((a, b) => comparePoints(a, b));
  const distinct = sorted.filter(
    (breakpoint, k) => k === 0 || comparePoints(sorted[k - 1] ?? breakpoint, breakpoint) !== 0,
  );
  const intervals: RealInterval[] = [];
  const ends: RealPoint[] = [LEFT_END, ...distinct, RIGHT_END];
  for (let k = 0; k + 1 < ends.length; k++) {
    const [low, high] = [ends[k] ?? LEFT_END, ends[k + 1] ?? RIGHT_END];
    if (k > 0 && test(low)) intervals.push(pointInterval(low));
    if (test(midpoint(low, high))) intervals.push({ low, high, lowIn: false, highIn: false });
  }
  return normaliseSet(intervals);
}

function midpoint(low: RealPoint, high: RealPoint): RealPoint {
  const [a, b] = [low.approx, high.approx];
  const middle = Number.isFinite(a)
    ? Number.isFinite(b)
      ? (a + b) / 2
      : a + 1
    : Number.isFinite(b)
      ? b - 1
      : 0;
  return { approx: middle, exact: fromNumber(middle) };
}

/** Returns the variable of expressions that contain exactly one variable; otherwise undefined. */
export function findOnlyVariable(...expressions: readonly Expression[]): string | undefined {
  const names = new Set<string>();
  for (const expression of expressions) variablesOf(expression, names);
  const [name] = names;
  return names.size === 1 ? name : undefined;
}
