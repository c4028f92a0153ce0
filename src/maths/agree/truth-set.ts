import { evaluate } from '../exact/evaluate.ts';
import { difference, type Expression, variablesOf } from '../exact/expression.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import { integer, toNumber } from '../exact/rational.ts';
import type { BracketNode, CompoundNode, MathNode, RelationNode, RelationOperator } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { expandBothSigns, hasBothSigns } from './both-signs.ts';
import { realNumber } from './compare-numbers.ts';
import {
  ALL_REALS,
  complementSet,
  intersectSets,
  LEFT_END,
  normaliseSet,
  pointInterval,
  type RealPoint,
  type RealSet,
  RIGHT_END,
  uniteSets,
} from './real-set.ts';
import { findOnlyVariable, solve } from './solve.ts';
import { meansAllReals, meansFalse, meansNoSolution, meansTrue } from './words.ts';

/** The real numbers that satisfy a statement, and the name of the unknown if it has one. */
type TruthSet = { readonly set: RealSet; readonly variable: string | undefined };

/**
 * Reads intervals, unions, inequalities, equations and “no solution” as a set of reals; undefined for
 * anything else.
 */
export function findTruthSet(node: MathNode): TruthSet | undefined {
  switch (node.kind) {
    case 'group':
      return readInterval(node);
    case 'set-operation':
      return combineSets(
        node.items.map(findTruthSet),
        node.operator === '∪' ? uniteSets : node.operator === '∩' ? intersectSets : subtractSet,
      );
    case 'relation':
      return readRelation(node);
    case 'compound':
      return (
        readIntegers(node) ??
        readSharedValues(node.items) ??
        combineSets(node.items.map(findTruthSet), node.connective === 'or' ? uniteSets : intersectSets)
      );
    case 'list':
      return readList(node.items);
    case 'symbol':
      return node.name === 'ℝ' ? { set: ALL_REALS, variable: undefined } : undefined;
    case 'text':
      if (meansNoSolution(node.words) || meansFalse(node.words)) return { set: [], variable: undefined };
      return meansAllReals(node.words) || meansTrue(node.words)
        ? { set: ALL_REALS, variable: undefined }
        : undefined;
    default:
      return undefined;
  }
}

function subtractSet(a: RealSet, b: RealSet): RealSet {
  return intersectSets(a, complementSet(b));
}

function combineSets(
  parts: readonly (TruthSet | undefined)[],
  operation: (a: RealSet, b: RealSet) => RealSet,
): TruthSet | undefined {
  if (operation === uniteSets && parts.length > 8) return uniteAll(parts);
  let total: TruthSet | undefined;
  for (const part of parts) {
    if (!part || (total?.variable && part.variable && total.variable !== part.variable)) return undefined;
    total = total ? { set: operation(total.set, part.set), variable: total.variable ?? part.variable } : part;
  }
  return total;
}

/** Joins many alternatives in a single pass. */
function uniteAll(parts: readonly (TruthSet | undefined)[]): TruthSet | undefined {
  const definedParts = parts.filter((part) => part !== undefined);
  const names = new Set(definedParts.flatMap(({ variable }) => variable ?? []));
  if (definedParts.length < parts.length || names.size > 1) return undefined;
  const [variable] = names;
  return { set: normaliseSet(definedParts.flatMap(({ set }) => set)), variable };
}

/**
 * Reads a list of conditions as “and”, as in `x > 1, x < 5`; if that set is empty, as “or”, as in
 * `x < -1, x > 2`.
 */
function readList(items: readonly MathNode[]): TruthSet | undefined {
  if (!items.some((item) => item.kind === 'relation' || item.kind === 'compound')) return readPoints(items);
  const sharedSet = readSharedValues(items);
  if (sharedSet) return sharedSet;
  const parts = items.map(findTruthSet);
  const intersection = combineSets(parts, intersectSets);
  return intersection && intersection.set.length > 0 ? intersection : combineSets(parts, uniteSets);
}

/** Reads `-2 < x < 2 and x ∈ ℤ` as the integers of a bounded set. */
function readIntegers({ connective, items }: CompoundNode): TruthSet | undefined {
  const domain = connective === 'and' ? items.find(isIntegerDomain) : undefined;
  if (!domain) return undefined;
  const otherSet = combineSets(items.filter((item) => item !== domain).map(findTruthSet), intersectSets);
  const [low, high] = [otherSet?.set[0]?.low.approx ?? 0, otherSet?.set.at(-1)?.high.approx ?? 0];
  if (!otherSet || !(high - low < 500)) return undefined;
  const lowest =
    domain.kind === 'relation' && hasNaturals(domain) ? Math.max(1, Math.ceil(low)) : Math.ceil(low);
  const integers = Array.from({ length: Math.max(0, Math.floor(high) - lowest + 1) }, (_, k) => lowest + k);
  const points = normaliseSet(integers.map((n) => pointInterval({ approx: n, exact: integer(n) })));
  return { set: intersectSets(otherSet.set, points), variable: otherSet.variable };
}

function isIntegerDomain(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.operators.length !== 1 || node.operators[0] !== '∈') return false;
  return node.operands[1]?.kind === 'symbol' && /^[ℤℕ]$/u.test(node.operands[1].name);
}

function hasNaturals({ operands }: RelationNode): boolean {
  return operands[1]?.kind === 'symbol' && operands[1].name === 'ℕ';
}

/** Reads `x = 3, -3` as two values of x. */
function readSharedValues([first, ...others]: readonly MathNode[]): TruthSet | undefined {
  if (first?.kind !== 'relation' || first.operators.length !== 1 || first.operators[0] !== '=')
    return undefined;
  const firstSet = findTruthSet(first);
  const otherSet = others.every((item) => item.kind !== 'relation') ? readPoints(others) : undefined;
  return firstSet && otherSet && others.length > 0
    ? { ...firstSet, set: uniteSets(firstSet.set, otherSet.set) }
    : undefined;
}

function readInterval(node: BracketNode): TruthSet | undefined {
  if (node.open === '{') return readPoints(node.items);
  const [first, second] = node.items;
  if (node.items.length !== 2 || !first || !second) return undefined;
  const [low, high] = [toRealPoint(first), toRealPoint(second)];
  if (!low || !high || low.approx > high.approx) return undefined;
  if ((node.open === '[' && low === LEFT_END) || (node.close === ']' && high === RIGHT_END)) return undefined;
  const lowIn = node.open === '[' && Number.isFinite(low.approx);
  const highIn = node.close === ']' && Number.isFinite(high.approx);
  return { set: normaliseSet([{ low, high, lowIn, highIn }]), variable: undefined };
}

function readPoints(items: readonly MathNode[]): TruthSet | undefined {
  const points = items
    .flatMap((item) => (hasBothSigns(item) ? expandBothSigns(item) : [item]))
    .map(toRealPoint);
  const definedPoints = points.filter((point) => point !== undefined);
  return definedPoints.length === points.length
    ? { set: normaliseSet(definedPoints.map(pointInterval)), variable: undefined }
    : undefined;
}

/** Returns a constant as a place on the real line, including ±∞. */
function toRealPoint(node: MathNode): RealPoint | undefined {
  if (node.kind === 'negate' && isInfinity(node.of)) return LEFT_END;
  if (isInfinity(node)) return RIGHT_END;
  const expression = toExpression(node);
  if (!expression || variablesOf(expression).size > 0) return undefined;
  const value = realNumber(expression);
  return value && { approx: toNumber(value.value), ...(value.exact ? { exact: value.value } : {}) };
}

function isInfinity(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '∞';
}

/** Returns the set where every link of a chain such as `1 < x < 5` holds. */
function readRelation(node: RelationNode): TruthSet | undefined {
  if (hasBothSigns(node)) return combineSets(expandBothSigns(node).map(findTruthSet), uniteSets);
  const links = node.operators.map((operator, k) => {
    const [left, right] = [node.operands[k], node.operands[k + 1]];
    if (!left || !right) return undefined;
    if (operator === '∈' || operator === '∉') return readMembership(left, right, operator === '∈');
    return readLink(left, operator, right);
  });
  return combineSets(links, intersectSets);
}

function readMembership(left: MathNode, right: MathNode, isMember: boolean): TruthSet | undefined {
  const memberSet = right.kind === 'symbol' && right.name === 'R' ? { set: ALL_REALS } : findTruthSet(right);
  if (!memberSet || left.kind !== 'symbol') return undefined;
  return { set: isMember ? memberSet.set : complementSet(memberSet.set), variable: left.name };
}

function readLink(left: MathNode, operator: RelationOperator, right: MathNode): TruthSet | undefined {
  const infiniteBoundSet = readInfiniteBound(left, operator, right);
  if (infiniteBoundSet) return infiniteBoundSet;
  const [a, b] = [readSide(left), readSide(right)];
  if (!a || !b) return undefined;
  if (variablesOf(a.expression, variablesOf(b.expression)).size === 0)
    return readConstantRelation(a.expression, operator, b.expression);
  if (operator === '=' && a.expression.kind === 'sym' && isImaginary(b.expression))
    return { set: [], variable: a.expression.name };
  const variable = findOnlyVariable(a.expression, b.expression);
  if (variable === undefined) return operator === '=' ? readIdentity(a.expression, b.expression) : undefined;
  const set = solve({ left: a.expression, operator, right: b.expression }, variable);
  return set && { set, variable: variable === '□' ? undefined : variable };
}

/** Returns whether a constant is not real. */
function isImaginary(expression: Expression): boolean {
  if (expression.kind === 'num' || variablesOf(expression).size > 0) return false;
  const { re, im, err } = evaluate(expression, new Map());
  return Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re)) + 16 * err;
}

/** Returns all reals if an equation in several letters is an identity; otherwise undefined. */
function readIdentity(left: Expression, right: Expression): TruthSet | undefined {
  const sideDifference = withinBudget(() => normalise(difference(left, right), createNormaliser()));
  return sideDifference?.num.size === 0 ? { set: ALL_REALS, variable: undefined } : undefined;
}

/** Reads `0 = 3` as the empty set and `3 = 3` as all reals. */
function readConstantRelation(
  left: Expression,
  operator: RelationOperator,
  right: Expression,
): TruthSet | undefined {
  const set = solve({ left, operator, right }, '□');
  return set && { set, variable: undefined };
}

/** Reads a comparison with infinity by < or >: `-∞ < x` allows all reals, and `x > ∞` allows none. Returns undefined for other relations. */
function readInfiniteBound(
  left: MathNode,
  operator: RelationOperator,
  right: MathNode,
): TruthSet | undefined {
  const [bound, unknown] = isSignedInfinity(left) ? [left, right] : [right, left];
  if (!isSignedInfinity(bound) || unknown.kind !== 'symbol' || !/^[<>]$/u.test(operator)) return undefined;
  const isBelow = bound === left ? operator === '<' : operator === '>';
  return { set: isBelow === (bound.kind === 'negate') ? ALL_REALS : [], variable: unknown.name };
}

/** Reads `f(x)` and similar calls as one unknown. */
function readSide(node: MathNode): { expression: Expression } | undefined {
  if (node.kind === 'call' && /^[a-zA-Z]'*$/.test(node.name))
    return { expression: { kind: 'sym', name: node.name } };
  const expression = toExpression(node);
  return expression && { expression };
}

/** Returns whether a node can only mean a set of reals, not a point or a list. */
export function isSetLike(node: MathNode): boolean {
  switch (node.kind) {
    case 'set-operation':
      return true;
    case 'relation':
      return node.operators.some((operator) => '<≤>≥≠∈∉'.includes(operator));
    case 'compound':
    case 'list':
      return node.items.length > 0 && node.items.every(isSetLike);
    case 'group':
      return node.items.length === 2 && (isHalfOpen(node) || node.items.some(isSignedInfinity));
    case 'symbol':
      return node.name === 'ℝ';
    default:
      return false;
  }
}

function isHalfOpen({ open, close }: BracketNode): boolean {
  return open === ']' || close === '[' || (open === '(' && close === ']') || (open === '[' && close === ')');
}

function isSignedInfinity(node: MathNode): boolean {
  return isInfinity(node) || (node.kind === 'negate' && isInfinity(node.of));
}
