import { type Approximate, compareApproximate, isUsable, real } from '../exact/approximate.ts';
import { isConstantName } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { lower } from '../exact/lower.ts';
import { fromNumber } from '../exact/rational.ts';
import { symbolsOf } from '../read/children.ts';
import type { MathNode, PiecewiseNode } from '../read/node.ts';
import type { Comparer } from './comparer.ts';
import { asNamed } from './definition.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import { intersectionOf, point } from './real-set.ts';
import { truthSet } from './truth-set.ts';

/** Piecewise functions: the same value under the same condition, in any order; else tried at many places. */
export function comparePiecewise(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [asNamed(expected)?.value ?? expected, asNamed(given)?.value ?? given];
  if (e.kind === 'piecewise' && g.kind === 'piecewise' && matchCases(e, g, comparer)) {
    return right('equivalent');
  }
  return compareAtPlaces(e, g);
}

function matchCases(e: PiecewiseNode, g: PiecewiseNode, comparer: Comparer): boolean {
  const free = new Set(g.cases);
  for (const one of e.cases) {
    const match = [...free].find((other) => sameCase(one, other, comparer));
    if (!match) return false;
    free.delete(match);
  }
  return free.size === 0;
}

type Case = PiecewiseNode['cases'][number];

/** “otherwise” fits whatever condition is left over. */
function sameCase(a: Case, b: Case, comparer: Comparer): boolean {
  if (!isRight(comparer.compare(a.value, b.value, comparer))) return false;
  if (!a.condition || !b.condition) return true;
  return isRight(comparer.compare(a.condition, b.condition, comparer));
}

/** Halves catch the ends of intervals, odd tenths the places between. */
const PLACES = [
  ...Array.from({ length: 81 }, (_, k) => (k - 40) / 4),
  ...Array.from({ length: 40 }, (_, k) => k * 0.7 - 14.3),
];

function compareAtPlaces(e: MathNode, g: MathNode): Outcome {
  const letters = [...symbolsOf(g, symbolsOf(e))].filter((name) => !isConstantName(name));
  const [name] = letters;
  if (letters.length !== 1 || name === undefined) return UNDECIDED;
  let same = 0;
  for (const place of PLACES) {
    const [a, b] = [valueAt(e, name, place), valueAt(g, name, place)];
    if (!a || !b) continue;
    const verdict = compareApproximate(a, b);
    if (verdict === 'different') return wrong();
    if (verdict === 'same') same++;
  }
  return same >= 20 ? right('equivalent') : UNDECIDED;
}

function valueAt(node: MathNode, name: string, place: number): Approximate | undefined {
  const piece = node.kind === 'piecewise' ? caseAt(node, place) : node;
  const core = piece && lower(piece);
  if (!core) return undefined;
  const value = evaluate(core, new Map([[name, real(place, 0)]]));
  return isUsable(value) && value.im === 0 ? value : undefined;
}

function caseAt({ cases }: PiecewiseNode, place: number): MathNode | undefined {
  const here = [point({ approx: place, exact: fromNumber(place) })];
  return cases.find(({ condition }) => {
    const allowed = condition ? truthSet(condition) : undefined;
    return !condition || (allowed !== undefined && intersectionOf(allowed.set, here).length > 0);
  })?.value;
}
