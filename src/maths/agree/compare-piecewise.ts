import { type Approximate, compareApproximate, isUsable, real } from '../exact/approximate.ts';
import { evaluate } from '../exact/evaluate.ts';
import { type Expression, isConstantName } from '../exact/expression.ts';
import { fromNumber } from '../exact/rational.ts';
import { symbolsOf } from '../read/children.ts';
import type { MathNode, PiecewiseNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue } from './named-value.ts';
import { correct, incorrect, isCorrect, type Outcome, UNDECIDED } from './outcome.ts';
import { intersectSets, pointInterval, type RealSet } from './real-set.ts';
import { findTruthSet } from './truth-set.ts';

/**
 * Compares piecewise functions. First it looks for equal cases in any order; if that fails, it compares
 * values at many sample points.
 */
export function comparePiecewise(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [asNamedValue(expected)?.value ?? expected, asNamedValue(given)?.value ?? given];
  if (e.kind === 'piecewise' && g.kind === 'piecewise' && matchCases(e, g, comparer)) {
    return correct('equivalent');
  }
  return compareAtSamplePoints(e, g);
}

function matchCases(e: PiecewiseNode, g: PiecewiseNode, comparer: Comparer): boolean {
  if (e.cases.length !== g.cases.length || e.cases.length > MAX_CASES) return false;
  const unmatched = new Set(g.cases);
  for (const expectedCase of e.cases) {
    const match = [...unmatched].find((candidate) => sameCase(expectedCase, candidate, comparer));
    if (!match) return false;
    unmatched.delete(match);
  }
  return unmatched.size === 0;
}

type Case = PiecewiseNode['cases'][number];

/** Compares two cases; “otherwise” matches any condition. */
function sameCase(a: Case, b: Case, comparer: Comparer): boolean {
  if (!isCorrect(comparer.compare(a.value, b.value, comparer))) return false;
  if (!a.condition || !b.condition) return true;
  return isCorrect(comparer.compare(a.condition, b.condition, comparer));
}

const MAX_CASES = 12;

/**
 * Multiples of 1/4 include the usual ends of intervals; multiples of 0.7 from −14.3 are points between them.
 */
const SAMPLE_POINTS = [
  ...Array.from({ length: 81 }, (_, k) => (k - 40) / 4),
  ...Array.from({ length: 40 }, (_, k) => k * 0.7 - 14.3),
];

function compareAtSamplePoints(e: MathNode, g: MathNode): Outcome {
  const letters = [...symbolsOf(g, symbolsOf(e))].filter((name) => !isConstantName(name));
  const [name] = letters;
  const [f, h] = [readBranches(e), readBranches(g)];
  if (letters.length !== 1 || name === undefined || !f || !h) return UNDECIDED;
  let same = 0;
  for (const x of SAMPLE_POINTS) {
    const [a, b] = [valueAt(f, name, x), valueAt(h, name, x)];
    if (!a || !b) continue;
    const verdict = compareApproximate(a, b);
    if (verdict === 'different') return incorrect();
    if (verdict === 'same') same++;
  }
  return same >= 20 ? correct('equivalent') : UNDECIDED;
}

/** A formula and its domain; without a domain it applies everywhere else. */
type Branch = { readonly value: Expression; readonly domain: RealSet | undefined };

function readBranches(node: MathNode): Branch[] | undefined {
  const cases = node.kind === 'piecewise' ? node.cases : [{ value: node }];
  if (cases.length > MAX_CASES) return undefined;
  const branches: Branch[] = [];
  for (const { value, condition } of cases) {
    const [expression, truth] = [toExpression(value), condition && findTruthSet(condition)];
    if (!expression || (condition && !truth)) return undefined;
    branches.push({ value: expression, domain: truth?.set });
  }
  return branches;
}

function valueAt(branches: readonly Branch[], name: string, x: number): Approximate | undefined {
  const xOnly = [pointInterval({ approx: x, exact: fromNumber(x) })];
  const branch = branches.find(({ domain }) => !domain || intersectSets(domain, xOnly).length > 0);
  const value = branch && evaluate(branch.value, new Map([[name, real(x, 0)]]));
  return value && isUsable(value) && value.im === 0 ? value : undefined;
}
