import { type Approximate, real } from '../exact/approximate.ts';
import { type Core, difference, num, operandsOf, substitute, variablesOf } from '../exact/core.ts';
import { evaluate, type SamplePoint } from '../exact/evaluate.ts';
import { constantOf } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import { fromNumber, type Rational, toNumber } from '../exact/rational.ts';
import type { RealRoot } from '../exact/univariate.ts';
import type { RelationOperator } from '../read/node.ts';
import { findBreakpoints } from './find-breakpoints.ts';
import {
  comparePlaces,
  LEFT_END,
  normaliseSet,
  point,
  type RealInterval,
  type RealPlace,
  type RealSet,
  RIGHT_END,
} from './real-set.ts';

type Relation = { readonly left: Core; readonly operator: RelationOperator; readonly right: Core };

/**
 * Returns the real values of `variable` that satisfy the relation, or undefined when they cannot all be
 * found.
 */
export function solve({ left, operator, right }: Relation, variable: string): RealSet | undefined {
  const gap = difference(left, right);
  const marks = findBreakpoints(gap, variable);
  if (!marks) return undefined;
  return collect(marks, (place) => holds(gap, operator, { variable, place }));
}

/**
 * Returns whether the relation holds at a place; at an approximate root the error bound decides what is zero.
 */
function holds(gap: Core, operator: RelationOperator, { variable, place }: At): boolean {
  const sign = place.exact
    ? signAtExact(gap, variable, place.exact)
    : signAtRoot(gap, variable, place.approx);
  if (sign === undefined) return false;
  if (operator === '<') return sign < 0;
  if (operator === '>') return sign > 0;
  if (operator === '≤') return sign <= 0;
  if (operator === '≥') return sign >= 0;
  return operator === '≠' ? sign !== 0 : sign === 0;
}

type At = { readonly variable: string; readonly place: RealPlace };

function signAtExact(gap: Core, variable: string, value: Rational): number | undefined {
  const placed = substitute(gap, new Map([[variable, num(value)]]));
  if (!isRealThroughout(placed, new Map())) return undefined;
  return exactSign(placed) ?? signOf(evaluate(placed, new Map()), 64);
}

function signAtRoot(gap: Core, variable: string, value: number): number | undefined {
  const point: SamplePoint = new Map([[variable, real(value, 1e-12 * Math.max(1, Math.abs(value)))]]);
  return isRealThroughout(gap, point) ? signOf(evaluate(gap, point), 64) : undefined;
}

function signOf({ re, im, err }: Approximate, factor: number): number | undefined {
  if (!Number.isFinite(re) || !Number.isFinite(err) || Math.abs(im) > 1e-9) return undefined;
  return Math.abs(re) <= factor * err ? 0 : Math.sign(re);
}

/** A root or logarithm of a negative number has no real value, even where two of them would cancel. */
function isRealThroughout(core: Core, point: SamplePoint): boolean {
  const partial = core.k === 'pow' || core.k === 'call';
  const value = partial ? evaluate(core, point) : undefined;
  if (value && Math.abs(value.im) > 1e-9 + Math.sqrt(value.err)) return false;
  return operandsOf(core).every((part) => isRealThroughout(part, point));
}

function exactSign(core: Core): number | undefined {
  return withinBudget(() => {
    const form = normalise(core, createNormaliser());
    if (form.num.size === 0) return 0;
    const value = constantOf(form);
    return value && Math.sign(toNumber(value));
  });
}

/** Tests every breakpoint and one point between neighbours. */
function collect(marks: readonly RealRoot[], test: (place: RealPlace) => boolean): RealSet {
  const sorted = [...marks].sort((a, b) => comparePlaces(a, b));
  const distinct = sorted.filter((mark, k) => k === 0 || comparePlaces(sorted[k - 1] ?? mark, mark) !== 0);
  const pieces: RealInterval[] = [];
  const ends: RealPlace[] = [LEFT_END, ...distinct, RIGHT_END];
  for (let k = 0; k + 1 < ends.length; k++) {
    const [low, high] = [ends[k] ?? LEFT_END, ends[k + 1] ?? RIGHT_END];
    if (k > 0 && test(low)) pieces.push(point(low));
    if (test(between(low, high))) pieces.push({ low, high, lowIn: false, highIn: false });
  }
  return normaliseSet(pieces);
}

function between(low: RealPlace, high: RealPlace): RealPlace {
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

/** Returns the one variable of the expressions; undefined when there is none or more than one. */
export function onlyVariable(...cores: readonly Core[]): string | undefined {
  const names = new Set<string>();
  for (const core of cores) variablesOf(core, names);
  const [name] = names;
  return names.size === 1 ? name : undefined;
}
