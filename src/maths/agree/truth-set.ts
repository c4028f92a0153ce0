import { type Core, difference, variablesOf } from '../exact/core.ts';
import { evaluate } from '../exact/evaluate.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import { integer, toNumber } from '../exact/rational.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { BracketNode, CompoundNode, MathNode, RelationNode, RelationOperator } from '../read/node.ts';
import { bothSigns, hasBothSigns } from './both-signs.ts';
import { realNumber } from './compare-numbers.ts';
import {
  ALL_REALS,
  complementOf,
  intersectionOf,
  LEFT_END,
  normaliseSet,
  point,
  type RealPlace,
  type RealSet,
  RIGHT_END,
  unionOf,
} from './real-set.ts';
import { onlyVariable, solve } from './solve.ts';
import { meansAllReals, meansFalse, meansNoSolution, meansTrue } from './words.ts';

/** The reals that a statement allows, and the name of the unknown if it has one. */
type TruthSet = { readonly set: RealSet; readonly variable: string | undefined };

/**
 * Reads intervals, unions, inequalities, equations and “no solution” as a set of reals; undefined for
 * anything else.
 */
export function truthSet(node: MathNode): TruthSet | undefined {
  switch (node.kind) {
    case 'group':
      return groupSet(node);
    case 'set-operation':
      return combine(
        node.items.map(truthSet),
        node.operator === '∪' ? unionOf : node.operator === '∩' ? intersectionOf : subtractSet,
      );
    case 'relation':
      return relationSet(node);
    case 'compound':
      return (
        integersOf(node) ??
        sharedValues(node.items) ??
        combine(node.items.map(truthSet), node.connective === 'or' ? unionOf : intersectionOf)
      );
    case 'list':
      return listSet(node.items);
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
  return intersectionOf(a, complementOf(b));
}

function combine(
  parts: readonly (TruthSet | undefined)[],
  join: (a: RealSet, b: RealSet) => RealSet,
): TruthSet | undefined {
  if (join === unionOf && parts.length > 8) return unionAtOnce(parts);
  let total: TruthSet | undefined;
  for (const part of parts) {
    if (!part || (total?.variable && part.variable && total.variable !== part.variable)) return undefined;
    total = total ? { set: join(total.set, part.set), variable: total.variable ?? part.variable } : part;
  }
  return total;
}

/** Joins many alternatives in a single pass. */
function unionAtOnce(parts: readonly (TruthSet | undefined)[]): TruthSet | undefined {
  const known = parts.filter((part) => part !== undefined);
  const names = new Set(known.flatMap(({ variable }) => variable ?? []));
  if (known.length < parts.length || names.size > 1) return undefined;
  const [variable] = names;
  return { set: normaliseSet(known.flatMap(({ set }) => set)), variable };
}

/** Reads `x < -1, x > 2` as either and `x > 1, x < 5` as both: “both” if that is not empty. */
function listSet(items: readonly MathNode[]): TruthSet | undefined {
  if (!items.some((item) => item.kind === 'relation' || item.kind === 'compound')) return pointSet(items);
  const shared = sharedValues(items);
  if (shared) return shared;
  const parts = items.map(truthSet);
  const both = combine(parts, intersectionOf);
  return both && both.set.length > 0 ? both : combine(parts, unionOf);
}

/** Reads `-2 < x < 2 and x ∈ ℤ` as the whole numbers of a bounded set. */
function integersOf({ connective, items }: CompoundNode): TruthSet | undefined {
  const domain = connective === 'and' ? items.find(isWholeDomain) : undefined;
  if (!domain) return undefined;
  const rest = combine(items.filter((item) => item !== domain).map(truthSet), intersectionOf);
  const [low, high] = [rest?.set[0]?.low.approx ?? 0, rest?.set.at(-1)?.high.approx ?? 0];
  if (!rest || !(high - low < 500)) return undefined;
  const least =
    domain.kind === 'relation' && hasNaturals(domain) ? Math.max(1, Math.ceil(low)) : Math.ceil(low);
  const wholes = Array.from({ length: Math.max(0, Math.floor(high) - least + 1) }, (_, k) => least + k);
  const points = normaliseSet(wholes.map((n) => point({ approx: n, exact: integer(n) })));
  return { set: intersectionOf(rest.set, points), variable: rest.variable };
}

function isWholeDomain(node: MathNode): boolean {
  if (node.kind !== 'relation' || node.operators.length !== 1 || node.operators[0] !== '∈') return false;
  return node.operands[1]?.kind === 'symbol' && /^[ℤℕ]$/u.test(node.operands[1].name);
}

function hasNaturals({ operands }: RelationNode): boolean {
  return operands[1]?.kind === 'symbol' && operands[1].name === 'ℕ';
}

/** Reads `x = 3, -3`: values without a name belong to the name before them. */
function sharedValues([first, ...others]: readonly MathNode[]): TruthSet | undefined {
  if (first?.kind !== 'relation' || first.operators.length !== 1 || first.operators[0] !== '=')
    return undefined;
  const head = truthSet(first);
  const rest = others.every((item) => item.kind !== 'relation') ? pointSet(others) : undefined;
  return head && rest && others.length > 0 ? { ...head, set: unionOf(head.set, rest.set) } : undefined;
}

function groupSet(node: BracketNode): TruthSet | undefined {
  if (node.open === '{') return pointSet(node.items);
  const [first, second] = node.items;
  if (node.items.length !== 2 || !first || !second) return undefined;
  const [low, high] = [toRealPlace(first), toRealPlace(second)];
  if (!low || !high || low.approx > high.approx) return undefined;
  if ((node.open === '[' && low === LEFT_END) || (node.close === ']' && high === RIGHT_END)) return undefined;
  const lowIn = node.open === '[' && Number.isFinite(low.approx);
  const highIn = node.close === ']' && Number.isFinite(high.approx);
  return { set: normaliseSet([{ low, high, lowIn, highIn }]), variable: undefined };
}

function pointSet(items: readonly MathNode[]): TruthSet | undefined {
  const places = items.flatMap((item) => (hasBothSigns(item) ? bothSigns(item) : [item])).map(toRealPlace);
  const known = places.filter((place) => place !== undefined);
  return known.length === places.length
    ? { set: normaliseSet(known.map(point)), variable: undefined }
    : undefined;
}

/** Returns a constant as a place on the real line, including ±∞. */
function toRealPlace(node: MathNode): RealPlace | undefined {
  if (node.kind === 'negate' && isInfinity(node.of)) return LEFT_END;
  if (isInfinity(node)) return RIGHT_END;
  const core = lowerToCore(node);
  if (!core || variablesOf(core).size > 0) return undefined;
  const value = realNumber(core);
  return value && { approx: toNumber(value.value), ...(value.exact ? { exact: value.value } : {}) };
}

function isInfinity(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '∞';
}

/** A chain holds where every link holds. */
function relationSet(node: RelationNode): TruthSet | undefined {
  if (hasBothSigns(node)) return combine(bothSigns(node).map(truthSet), unionOf);
  const links = node.operators.map((operator, k) => {
    const [left, right] = [node.operands[k], node.operands[k + 1]];
    if (!left || !right) return undefined;
    if (operator === '∈' || operator === '∉') return memberSet(left, right, operator === '∈');
    return linkSet(left, operator, right);
  });
  return combine(links, intersectionOf);
}

function memberSet(left: MathNode, right: MathNode, inside: boolean): TruthSet | undefined {
  const inner = right.kind === 'symbol' && right.name === 'R' ? { set: ALL_REALS } : truthSet(right);
  if (!inner || left.kind !== 'symbol') return undefined;
  return { set: inside ? inner.set : complementOf(inner.set), variable: left.name };
}

function linkSet(left: MathNode, operator: RelationOperator, right: MathNode): TruthSet | undefined {
  const unbounded = beyondInfinity(left, right);
  if (unbounded) return unbounded;
  const [a, b] = [unknownOf(left), unknownOf(right)];
  if (!a || !b) return undefined;
  if (variablesOf(a.core, variablesOf(b.core)).size === 0) return constantTruth(a.core, operator, b.core);
  if (operator === '=' && a.core.k === 'sym' && isImaginary(b.core))
    return { set: [], variable: a.core.name };
  const variable = onlyVariable(a.core, b.core);
  if (variable === undefined) return operator === '=' ? identityTruth(a.core, b.core) : undefined;
  const set = solve({ left: a.core, operator, right: b.core }, variable);
  return set && { set, variable: variable === '□' ? undefined : variable };
}

/** Returns whether a constant is not real. */
function isImaginary(core: Core): boolean {
  if (core.k === 'num' || variablesOf(core).size > 0) return false;
  const { re, im, err } = evaluate(core, new Map());
  return Math.abs(im) > 1e-9 * Math.max(1, Math.abs(re)) + 16 * err;
}

/** An identity in several letters holds for all values. */
function identityTruth(left: Core, right: Core): TruthSet | undefined {
  const gap = withinBudget(() => normalise(difference(left, right), createNormaliser()));
  return gap?.num.size === 0 ? { set: ALL_REALS, variable: undefined } : undefined;
}

/** Reads `0 = 3` as the empty set and `3 = 3` as all reals. */
function constantTruth(left: Core, operator: RelationOperator, right: Core): TruthSet | undefined {
  const set = solve({ left, operator, right }, '□');
  return set && { set, variable: undefined };
}

/** Reads `-∞ < x` and `x < ∞` as all reals. */
function beyondInfinity(left: MathNode, right: MathNode): TruthSet | undefined {
  const plainLeft = left.kind === 'negate' ? left.of : left;
  if (isInfinity(plainLeft) && right.kind === 'symbol') return { set: ALL_REALS, variable: right.name };
  if (isInfinity(right) && left.kind === 'symbol') return { set: ALL_REALS, variable: left.name };
  return undefined;
}

/** Reads `f(x)` and similar calls as one unknown. */
function unknownOf(node: MathNode): { core: Core } | undefined {
  if (node.kind === 'call' && /^[a-zA-Z]'*$/.test(node.name)) return { core: { k: 'sym', name: node.name } };
  const core = lowerToCore(node);
  return core && { core };
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
      return node.items.length === 2 && (isHalfOpen(node) || node.items.some(isEndless));
    case 'symbol':
      return node.name === 'ℝ';
    default:
      return false;
  }
}

function isHalfOpen({ open, close }: BracketNode): boolean {
  return open === ']' || close === '[' || (open === '(' && close === ']') || (open === '[' && close === ')');
}

function isEndless(node: MathNode): boolean {
  return isInfinity(node) || (node.kind === 'negate' && isInfinity(node.of));
}
