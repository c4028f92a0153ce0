import { type Approximate, compareApproximate, isUsable, real } from '../exact/approximate.ts';
import { type Core, isConstantName } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { fromNumber } from '../exact/rational.ts';
import { symbolsOf } from '../read/children.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, PiecewiseNode } from '../read/node.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue } from './named-value.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import { intersectionOf, point, type RealSet } from './real-set.ts';
import { truthSet } from './truth-set.ts';

/**
 * Compares piecewise functions: the same value under the same condition in any order; otherwise at many
 * sample points.
 */
export function comparePiecewise(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [asNamedValue(expected)?.value ?? expected, asNamedValue(given)?.value ?? given];
  if (e.kind === 'piecewise' && g.kind === 'piecewise' && matchCases(e, g, comparer)) {
    return right('equivalent');
  }
  return compareAtPlaces(e, g);
}

function matchCases(e: PiecewiseNode, g: PiecewiseNode, comparer: Comparer): boolean {
  if (e.cases.length !== g.cases.length || e.cases.length > MAX_CASES) return false;
  const free = new Set(g.cases);
  for (const one of e.cases) {
    const match = [...free].find((other) => sameCase(one, other, comparer));
    if (!match) return false;
    free.delete(match);
  }
  return free.size === 0;
}

type Case = PiecewiseNode['cases'][number];

/** Compares two cases; “otherwise” matches any condition. */
function sameCase(a: Case, b: Case, comparer: Comparer): boolean {
  if (!isRight(comparer.compare(a.value, b.value, comparer))) return false;
  if (!a.condition || !b.condition) return true;
  return isRight(comparer.compare(a.condition, b.condition, comparer));
}

const MAX_CASES = 12;

/** Sample points: quarters catch the ends of intervals, odd tenths the places between. */
const PLACES = [
  ...Array.from({ length: 81 }, (_, k) => (k - 40) / 4),
  ...Array.from({ length: 40 }, (_, k) => k * 0.7 - 14.3),
];

function compareAtPlaces(e: MathNode, g: MathNode): Outcome {
  const letters = [...symbolsOf(g, symbolsOf(e))].filter((name) => !isConstantName(name));
  const [name] = letters;
  const [f, h] = [functionOf(e), functionOf(g)];
  if (letters.length !== 1 || name === undefined || !f || !h) return UNDECIDED;
  let same = 0;
  for (const place of PLACES) {
    const [a, b] = [valueAt(f, name, place), valueAt(h, name, place)];
    if (!a || !b) continue;
    const verdict = compareApproximate(a, b);
    if (verdict === 'different') return wrong();
    if (verdict === 'same') same++;
  }
  return same >= 20 ? right('equivalent') : UNDECIDED;
}

/** A value and where it applies; without `where` it applies everywhere else. */
type Branch = { readonly value: Core; readonly where: RealSet | undefined };

function functionOf(node: MathNode): Branch[] | undefined {
  const cases = node.kind === 'piecewise' ? node.cases : [{ value: node }];
  if (cases.length > MAX_CASES) return undefined;
  const branches: Branch[] = [];
  for (const { value, condition } of cases) {
    const [core, allowed] = [lowerToCore(value), condition && truthSet(condition)];
    if (!core || (condition && !allowed)) return undefined;
    branches.push({ value: core, where: allowed?.set });
  }
  return branches;
}

function valueAt(branches: readonly Branch[], name: string, place: number): Approximate | undefined {
  const here = [point({ approx: place, exact: fromNumber(place) })];
  const branch = branches.find(({ where }) => !where || intersectionOf(where, here).length > 0);
  const value = branch && evaluate(branch.value, new Map([[name, real(place, 0)]]));
  return value && isUsable(value) && value.im === 0 ? value : undefined;
}
