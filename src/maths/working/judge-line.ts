import { toRules } from '../agree/answer-policy.ts';
import { compareNodes, createBudget } from '../agree/compare.ts';
import { compareAlternatives } from '../agree/compare-equations.ts';
import { isSubset, sameSet } from '../agree/real-set.ts';
import { truthSet } from '../agree/truth-set.ts';
import { sameValue } from '../exact/same-value.ts';
import { symbolsOf } from '../read/children.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { compareSlices } from './compare-slices.ts';
import { equationsOf } from './equations.ts';
import { followsFrom, isLinearSystem } from './follows-from.ts';
import { type SolutionPoint, samePoint, solutionPoints } from './solution-points.ts';

export type LineVerdict =
  | 'given'
  | 'equivalent'
  | 'implied'
  | 'lost-solution'
  | 'gained-solution'
  | 'not-equivalent'
  | 'undecided'
  | 'unreadable';

/** Two consecutive expressions must have the same value; a chain must hold in each link. */
export function judgeExpression(before: MathNode, now: MathNode): LineVerdict {
  const members = now.kind === 'relation' ? now.operands : [now];
  let left = before.kind === 'relation' ? (before.operands.at(-1) ?? before) : before;
  for (const member of members) {
    const verdict = sameExpression(left, member);
    if (verdict !== 'equivalent') return verdict;
    left = member;
  }
  return 'equivalent';
}

function sameExpression(a: MathNode, b: MathNode): LineVerdict {
  const [left, right] = [lowerToCore(a), lowerToCore(b)];
  if (left && right) {
    const verdict = sameValue(left, right);
    return verdict === 'same' ? 'equivalent' : verdict === 'different' ? 'not-equivalent' : 'undecided';
  }
  return compared(a, b);
}

function compared(a: MathNode, b: MathNode): LineVerdict {
  const { verdict } = compareNodes(a, b, {
    rules: toRules({ caseSensitive: true }),
    compare: compareNodes,
    budget: createBudget(),
  });
  return verdict === 'correct' ? 'equivalent' : verdict === 'incorrect' ? 'not-equivalent' : 'undecided';
}

/** Compares a statement with the line before it, then with everything known. */
export function judgeStatement(before: MathNode, now: MathNode, known: readonly RelationNode[]): LineVerdict {
  const direct = compareTruth(before, now);
  if (direct === 'equivalent') return direct;
  const byPoints = direct ? undefined : comparePoints(before, now);
  if (byPoints) return byPoints;
  const equations = equationsOf(now);
  if (equations && isSystem(known)) {
    const inSystem = judgeInSystem(before, equations, known) ?? direct;
    return inSystem ?? judgeSlices(before, now, known) ?? unproved([...known, ...equations]);
  }
  return direct ?? compareWhole(before, now);
}

/**
 * Slices prove equivalence with the line before. They disprove it only when that line contains everything
 * known.
 */
function judgeSlices(
  before: MathNode,
  now: MathNode,
  known: readonly RelationNode[],
): LineVerdict | undefined {
  const verdict = compareSlices(before, now);
  if (verdict === undefined || verdict === 'equivalent') return verdict;
  const previous = equationsOf(before);
  return previous && known.every((equation) => followsFrom(equation, previous)) ? verdict : undefined;
}

function unproved(equations: readonly RelationNode[]): LineVerdict {
  return isLinearSystem(equations) ? 'not-equivalent' : 'undecided';
}

/** Compares statements about the same unknown by their solutions. */
function compareTruth(before: MathNode, now: MathNode): LineVerdict | undefined {
  const [a, b] = [truthSet(before), truthSet(now)];
  if (!a || !b || (a.variable !== undefined && b.variable !== undefined && a.variable !== b.variable))
    return undefined;
  if (sameSet(a.set, b.set)) return 'equivalent';
  if (isSubset(b.set, a.set)) return 'lost-solution';
  return isSubset(a.set, b.set) ? 'gained-solution' : 'not-equivalent';
}

/** Compares systems with finitely many solutions by those solutions. */
function comparePoints(before: MathNode, now: MathNode): LineVerdict | undefined {
  if (now.kind === 'text' && truthSet(now)?.set.length === 0) {
    const points = solutionPoints(before);
    return points && (points.length === 0 ? 'equivalent' : 'lost-solution');
  }
  if (!sameLetters(before, now)) return undefined;
  const [a, b] = [solutionPoints(before), solutionPoints(now)];
  if (!a || !b) return undefined;
  const within = (some: readonly SolutionPoint[], all: readonly SolutionPoint[]) =>
    some.every((point) => all.some((other) => samePoint(point, other)));
  const [kept, grounded] = [within(a, b), within(b, a)];
  if (kept && grounded) return 'equivalent';
  if (grounded) return 'lost-solution';
  return kept ? 'gained-solution' : 'not-equivalent';
}

function sameLetters(a: MathNode, b: MathNode): boolean {
  const [x, y] = [symbolsOf(a), symbolsOf(b)];
  return x.size === y.size && x.size > 1 && [...x].every((name) => y.has(name));
}

function compareWhole(before: MathNode, now: MathNode): LineVerdict {
  if (compareAlternatives(before, now)) return 'equivalent';
  if (before.kind === 'relation' && now.kind === 'relation') {
    const verdict = compared(before, now);
    return verdict === 'equivalent' ? verdict : (compareSlices(before, now) ?? verdict);
  }
  const [a, b] = [equationsOf(before), equationsOf(now)];
  const bySystem = a && b ? judgeEquations(a, b) : undefined;
  if (bySystem && bySystem !== 'undecided') return bySystem;
  return compareSlices(before, now) ?? (compared(before, now) === 'equivalent' ? 'equivalent' : 'undecided');
}

function judgeEquations(before: readonly RelationNode[], now: readonly RelationNode[]): LineVerdict {
  if (!now.every((equation) => followsFrom(equation, before))) {
    return isLinearSystem([...before, ...now]) ? 'not-equivalent' : 'undecided';
  }
  return before.every((equation) => followsFrom(equation, now)) ? 'equivalent' : 'implied';
}

/** Returns whether there are several equations in several letters. */
function isSystem(known: readonly RelationNode[]): boolean {
  const letters = new Set(known.flatMap((equation) => [...symbolsOf(equation)]));
  return known.length > 1 && letters.size > 1;
}

function judgeInSystem(
  before: MathNode,
  now: readonly RelationNode[],
  known: readonly RelationNode[],
): LineVerdict | undefined {
  const previous = equationsOf(before);
  if (previous && judgeEquations(previous, now) === 'equivalent') return 'equivalent';
  if (!now.every((equation) => followsFrom(equation, known))) return undefined;
  return known.every((equation) => followsFrom(equation, now)) ? 'equivalent' : 'implied';
}
