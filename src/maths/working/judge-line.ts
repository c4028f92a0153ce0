import { toRules } from '../agree/answer-policy.ts';
import { compareNodes, createBudget } from '../agree/compare.ts';
import { compareAlternatives } from '../agree/compare-equations.ts';
import { isSubset, sameSet } from '../agree/real-set.ts';
import { findTruthSet } from '../agree/truth-set.ts';
import { sameValue } from '../exact/same-value.ts';
import { symbolsOf } from '../read/children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { compareAtSamples } from './compare-at-samples.ts';
import { listEquations } from './equations.ts';
import { followsFrom, isLinearSystem } from './follows-from.ts';
import { findSolutionPoints, type SolutionPoint, samePoint } from './solution-points.ts';

/**
 * The relation of a line to the lines before it; `given` is the first line, `implied` a weaker consequence.
 */
export type LineVerdict =
  | 'given'
  | 'equivalent'
  | 'implied'
  | 'lost-solution'
  | 'gained-solution'
  | 'not-equivalent'
  | 'undecided'
  | 'unreadable';

/**
 * Judges an expression: it must have the same value as the previous one, and so must each member of a chain.
 */
export function judgeExpression(previous: MathNode, current: MathNode): LineVerdict {
  const members = current.kind === 'relation' ? current.operands : [current];
  let left = previous.kind === 'relation' ? (previous.operands.at(-1) ?? previous) : previous;
  for (const member of members) {
    const verdict = sameExpression(left, member);
    if (verdict !== 'equivalent') return verdict;
    left = member;
  }
  return 'equivalent';
}

function sameExpression(a: MathNode, b: MathNode): LineVerdict {
  const [left, right] = [toExpression(a), toExpression(b)];
  if (left && right) {
    const verdict = sameValue(left, right);
    return verdict === 'same' ? 'equivalent' : verdict === 'different' ? 'not-equivalent' : 'undecided';
  }
  return compareWithRules(a, b);
}

function compareWithRules(a: MathNode, b: MathNode): LineVerdict {
  const { verdict } = compareNodes(a, b, {
    rules: toRules({ caseSensitive: true }),
    compare: compareNodes,
    budget: createBudget(),
  });
  return verdict === 'correct' ? 'equivalent' : verdict === 'incorrect' ? 'not-equivalent' : 'undecided';
}

/** Judges a statement by comparing it with the previous line, then with all known equations. */
export function judgeStatement(
  previous: MathNode,
  current: MathNode,
  knownEquations: readonly RelationNode[],
): LineVerdict {
  const directVerdict = compareTruthSets(previous, current);
  if (directVerdict === 'equivalent') return directVerdict;
  const pointVerdict = directVerdict ? undefined : compareSolutionPoints(previous, current);
  if (pointVerdict) return pointVerdict;
  const equations = listEquations(current);
  if (equations && isSystem(knownEquations)) {
    const systemVerdict = judgeInSystem(previous, equations, knownEquations) ?? directVerdict;
    return (
      systemVerdict ??
      judgeBySamples(previous, current, knownEquations) ??
      judgeWithoutProof([...knownEquations, ...equations])
    );
  }
  return directVerdict ?? compareWithoutSystem(previous, current);
}

/**
 * Compares at random samples. They can show equivalence with the previous line. They can disprove it only if
 * all known equations follow from that line.
 */
function judgeBySamples(
  previous: MathNode,
  current: MathNode,
  knownEquations: readonly RelationNode[],
): LineVerdict | undefined {
  const verdict = compareAtSamples(previous, current);
  if (verdict === undefined || verdict === 'equivalent') return verdict;
  const previousEquations = listEquations(previous);
  return previousEquations && knownEquations.every((equation) => followsFrom(equation, previousEquations))
    ? verdict
    : undefined;
}

/** Returns the verdict on equations that could not be shown to follow: for linear ones, this proves that they do not. */
function judgeWithoutProof(equations: readonly RelationNode[]): LineVerdict {
  return isLinearSystem(equations) ? 'not-equivalent' : 'undecided';
}

/** Compares statements about the same unknown by their solutions. */
function compareTruthSets(previous: MathNode, current: MathNode): LineVerdict | undefined {
  const [a, b] = [findTruthSet(previous), findTruthSet(current)];
  if (!a || !b || (a.variable !== undefined && b.variable !== undefined && a.variable !== b.variable))
    return undefined;
  if (sameSet(a.set, b.set)) return 'equivalent';
  if (isSubset(b.set, a.set)) return 'lost-solution';
  return isSubset(a.set, b.set) ? 'gained-solution' : 'not-equivalent';
}

/** Compares systems with finitely many solutions by those solutions. */
function compareSolutionPoints(previous: MathNode, current: MathNode): LineVerdict | undefined {
  if (current.kind === 'text' && findTruthSet(current)?.set.length === 0) {
    const points = findSolutionPoints(previous);
    return points && (points.length === 0 ? 'equivalent' : 'lost-solution');
  }
  if (!sameLetters(previous, current)) return undefined;
  const [a, b] = [findSolutionPoints(previous), findSolutionPoints(current)];
  if (!a || !b) return undefined;
  const isContained = (points: readonly SolutionPoint[], others: readonly SolutionPoint[]) =>
    points.every((point) => others.some((other) => samePoint(point, other)));
  const [keepsAll, addsNone] = [isContained(a, b), isContained(b, a)];
  if (keepsAll && addsNone) return 'equivalent';
  if (addsNone) return 'lost-solution';
  return keepsAll ? 'gained-solution' : 'not-equivalent';
}

function sameLetters(a: MathNode, b: MathNode): boolean {
  const [x, y] = [symbolsOf(a), symbolsOf(b)];
  return x.size === y.size && x.size > 1 && [...x].every((name) => y.has(name));
}

function compareWithoutSystem(previous: MathNode, current: MathNode): LineVerdict {
  if (compareAlternatives(previous, current)) return 'equivalent';
  if (previous.kind === 'relation' && current.kind === 'relation') {
    const verdict = compareWithRules(previous, current);
    return verdict === 'equivalent' ? verdict : (compareAtSamples(previous, current) ?? verdict);
  }
  const [a, b] = [listEquations(previous), listEquations(current)];
  const systemVerdict = a && b ? judgeEquations(a, b) : undefined;
  if (systemVerdict && systemVerdict !== 'undecided') return systemVerdict;
  return (
    compareAtSamples(previous, current) ??
    (compareWithRules(previous, current) === 'equivalent' ? 'equivalent' : 'undecided')
  );
}

function judgeEquations(previous: readonly RelationNode[], current: readonly RelationNode[]): LineVerdict {
  if (!current.every((equation) => followsFrom(equation, previous))) {
    return isLinearSystem([...previous, ...current]) ? 'not-equivalent' : 'undecided';
  }
  return previous.every((equation) => followsFrom(equation, current)) ? 'equivalent' : 'implied';
}

/** Returns whether there are several equations in several letters. */
function isSystem(knownEquations: readonly RelationNode[]): boolean {
  const letters = new Set(knownEquations.flatMap((equation) => [...symbolsOf(equation)]));
  return knownEquations.length > 1 && letters.size > 1;
}

function judgeInSystem(
  previous: MathNode,
  current: readonly RelationNode[],
  knownEquations: readonly RelationNode[],
): LineVerdict | undefined {
  const previousEquations = listEquations(previous);
  if (previousEquations && judgeEquations(previousEquations, current) === 'equivalent') return 'equivalent';
  if (!current.every((equation) => followsFrom(equation, knownEquations))) return undefined;
  return knownEquations.every((equation) => followsFrom(equation, current)) ? 'equivalent' : 'implied';
}
