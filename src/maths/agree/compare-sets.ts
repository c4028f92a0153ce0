import { fromNumber } from '../exact/rational.ts';
import type { MathNode } from '../read/node.ts';
import { compareInequalities } from './compare-inequalities.ts';
import { isWithin } from './compare-numbers.ts';
import type { Comparer } from './comparer.ts';
import { correct, incorrect, type Outcome, UNDECIDED } from './outcome.ts';
import { comparePoints, complementSet, type RealPoint, sameApartFromEnds, sameSet } from './real-set.ts';
import { findTruthSet } from './truth-set.ts';

/** Compares two statements by the real numbers they allow. */
export function compareSets(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [a, b] = [findTruthSet(expected), findTruthSet(given)];
  if (!a || !b) return compareStructure(expected, given, comparer);
  if (a.variable && b.variable && a.variable !== b.variable) return incorrect('other-name');
  if (sameSet(a.set, b.set)) return correct('equivalent');
  if (comparer.rules.tolerance && sameSet(a.set, b.set, (x, y) => compareWithTolerance(x, y, comparer))) {
    return correct('within-tolerance');
  }
  if (sameApartFromEnds(a.set, b.set)) return incorrect('end-points');
  return sameApartFromEnds(a.set, complementSet(b.set)) ? incorrect('direction') : incorrect();
}

function compareWithTolerance(a: RealPoint, b: RealPoint, { rules }: Comparer): number {
  if (!rules.tolerance || !Number.isFinite(a.approx) || !Number.isFinite(b.approx))
    return comparePoints(a, b);
  const [x, y] = [a.exact ?? fromNumber(a.approx), b.exact ?? fromNumber(b.approx)];
  return isWithin(x, y, rules.tolerance) ? 0 : comparePoints(a, b);
}

/** Compares intervals with letters as ends, unions of them, and inequalities in several unknowns. */
function compareStructure(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [
    toInterval(removeMembership(expected), given),
    toInterval(removeMembership(given), expected),
  ];
  if (e !== expected || g !== given) return comparer.compare(e, g, comparer);
  if (e.kind === 'group' && g.kind === 'group') {
    if (e.open !== g.open || e.close !== g.close || e.items.length !== g.items.length)
      return incorrect('end-points');
    return compareItems(e.items, g.items, comparer);
  }
  if (e.kind === 'set-operation' && g.kind === 'set-operation') {
    return e.operator === g.operator && e.items.length === g.items.length
      ? matchInAnyOrder(e.items, g.items, comparer)
      : UNDECIDED;
  }
  if (e.kind === 'relation' && g.kind === 'relation') return compareInequalities(e, g);
  if (e.kind === 'compound' && g.kind === 'compound' && e.connective === g.connective) {
    return matchInAnyOrder(e.items, g.items, comparer);
  }
  return findTruthSet(expected) || findTruthSet(given) ? incorrect('shape') : UNDECIDED;
}

/** Returns S for `x ∈ S`. */
function removeMembership(node: MathNode): MathNode {
  if (node.kind !== 'relation' || node.operators.length !== 1 || node.operators[0] !== '∈') return node;
  return node.operands[1] ?? node;
}

/** Rewrites `a < x ≤ b` as the interval (a, b] when the other side is an interval. */
function toInterval(node: MathNode, other: MathNode): MathNode {
  if (other.kind !== 'group' || node.kind !== 'relation' || node.operators.length !== 2) return node;
  const [first, middle, last] = node.operands;
  const [low, high] = node.operators;
  if (!first || !last || middle?.kind !== 'symbol') return node;
  const isRising = /^[<≤]$/u.test(low ?? '') && /^[<≤]$/u.test(high ?? '');
  const isFalling = /^[>≥]$/u.test(low ?? '') && /^[>≥]$/u.test(high ?? '');
  if (!isRising && !isFalling) return node;
  const items = isRising ? [first, last] : [last, first];
  const [includesLow, includesHigh] = (isRising ? [low, high] : [high, low]).map(
    (operator) => operator === '≤' || operator === '≥',
  );
  return {
    kind: 'group',
    open: includesLow ? '[' : '(',
    close: includesHigh ? ']' : ')',
    items,
    span: node.span,
  };
}

function compareItems(e: readonly MathNode[], g: readonly MathNode[], comparer: Comparer): Outcome {
  for (let k = 0; k < e.length; k++) {
    const [a, b] = [e[k], g[k]];
    const outcome = a && b ? comparer.compare(a, b, comparer) : incorrect();
    if (outcome.verdict !== 'correct') return outcome;
  }
  return correct('equivalent');
}

/** Matches the items in any order, each once. */
function matchInAnyOrder(e: readonly MathNode[], g: readonly MathNode[], comparer: Comparer): Outcome {
  const unmatched = new Set(g);
  for (const item of e) {
    const match = [...unmatched].find(
      (other) => comparer.compare(item, other, comparer).verdict === 'correct',
    );
    if (!match) return incorrect();
    unmatched.delete(match);
  }
  return unmatched.size === 0 ? correct('equivalent') : incorrect('extra-values');
}
