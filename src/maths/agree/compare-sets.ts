import { fromNumber } from '../exact/rational.ts';
import type { MathNode } from '../read/node.ts';
import { compareInequalities } from './compare-inequalities.ts';
import { isWithin } from './compare-numbers.ts';
import type { Comparer } from './comparer.ts';
import { type Outcome, right, UNDECIDED, wrong } from './outcome.ts';
import { comparePlaces, complementOf, type RealPlace, sameApartFromEnds, sameSet } from './real-set.ts';
import { truthSet } from './truth-set.ts';

/** Compares two statements by the real numbers they allow. */
export function compareSets(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [a, b] = [truthSet(expected), truthSet(given)];
  if (!a || !b) return compareStructure(expected, given, comparer);
  if (a.variable && b.variable && a.variable !== b.variable) return wrong('other-name');
  if (sameSet(a.set, b.set)) return right('equivalent');
  if (comparer.rules.tolerance && sameSet(a.set, b.set, (x, y) => orderWithin(x, y, comparer))) {
    return right('within-tolerance');
  }
  if (sameApartFromEnds(a.set, b.set)) return wrong('end-points');
  return sameApartFromEnds(a.set, complementOf(b.set)) ? wrong('direction') : wrong();
}

function orderWithin(a: RealPlace, b: RealPlace, { rules }: Comparer): number {
  if (!rules.tolerance || !Number.isFinite(a.approx) || !Number.isFinite(b.approx))
    return comparePlaces(a, b);
  const [x, y] = [a.exact ?? fromNumber(a.approx), b.exact ?? fromNumber(b.approx)];
  return isWithin(x, y, rules.tolerance) ? 0 : comparePlaces(a, b);
}

/** Compares intervals with letters as ends, unions of them, and inequalities in several unknowns. */
function compareStructure(expected: MathNode, given: MathNode, comparer: Comparer): Outcome {
  const [e, g] = [intervalOf(memberOf(expected), given), intervalOf(memberOf(given), expected)];
  if (e !== expected || g !== given) return comparer.compare(e, g, comparer);
  if (e.kind === 'group' && g.kind === 'group') {
    if (e.open !== g.open || e.close !== g.close || e.items.length !== g.items.length)
      return wrong('end-points');
    return allOf(e.items, g.items, comparer);
  }
  if (e.kind === 'set-operation' && g.kind === 'set-operation') {
    return e.operator === g.operator && e.items.length === g.items.length
      ? matchAny(e.items, g.items, comparer)
      : UNDECIDED;
  }
  if (e.kind === 'relation' && g.kind === 'relation') return compareInequalities(e, g);
  if (e.kind === 'compound' && g.kind === 'compound' && e.connective === g.connective) {
    return matchAny(e.items, g.items, comparer);
  }
  return truthSet(expected) || truthSet(given) ? wrong('shape') : UNDECIDED;
}

/** Returns S for `x ∈ S`. */
function memberOf(node: MathNode): MathNode {
  if (node.kind !== 'relation' || node.operators.length !== 1 || node.operators[0] !== '∈') return node;
  return node.operands[1] ?? node;
}

/** Rewrites `a < x ≤ b` as the interval (a, b] when the other side is an interval. */
function intervalOf(node: MathNode, other: MathNode): MathNode {
  if (other.kind !== 'group' || node.kind !== 'relation' || node.operators.length !== 2) return node;
  const [first, middle, last] = node.operands;
  const [low, high] = node.operators;
  if (!first || !last || middle?.kind !== 'symbol') return node;
  const rising = /^[<≤]$/u.test(low ?? '') && /^[<≤]$/u.test(high ?? '');
  const falling = /^[>≥]$/u.test(low ?? '') && /^[>≥]$/u.test(high ?? '');
  if (!rising && !falling) return node;
  const items = rising ? [first, last] : [last, first];
  const [left, right_] = (rising ? [low, high] : [high, low]).map((mark) => mark === '≤' || mark === '≥');
  return { kind: 'group', open: left ? '[' : '(', close: right_ ? ']' : ')', items, span: node.span };
}

function allOf(e: readonly MathNode[], g: readonly MathNode[], comparer: Comparer): Outcome {
  for (let k = 0; k < e.length; k++) {
    const [a, b] = [e[k], g[k]];
    const outcome = a && b ? comparer.compare(a, b, comparer) : wrong();
    if (outcome.verdict !== 'correct') return outcome;
  }
  return right('equivalent');
}

/** Matches the items in any order, each once. */
function matchAny(e: readonly MathNode[], g: readonly MathNode[], comparer: Comparer): Outcome {
  const free = new Set(g);
  for (const item of e) {
    const match = [...free].find((other) => comparer.compare(item, other, comparer).verdict === 'correct');
    if (!match) return wrong();
    free.delete(match);
  }
  return free.size === 0 ? right('equivalent') : wrong('extra-values');
}
