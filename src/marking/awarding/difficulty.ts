import type { DifficultyGuard } from '../../domain/marking-scheme.ts';
import { normalise } from '../../maths/exact/normalise.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { createNormaliser } from '../../maths/exact/polynomial.ts';
import { childrenOf, someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';

type Feature = DifficultyGuard['features'][number];

/** Functions that measure how much of each feature a formula has. */
const MEASURES: Readonly<Record<Feature, (node: MathNode) => number>> = {
  degree: computeDegree,
  terms: countTerms,
  negatives: (node) => countNodes(node, (inner) => inner.kind === 'negate'),
  fractions: (node) => (isFractional(node) ? 1 : 0),
  irrationals: (node) => (isIrrational(node) ? 1 : 0),
};

/** Returns whether the learner's formula has less of some feature than the scheme's formula. */
export function isEasier(own: MathNode, scheme: MathNode, features: readonly Feature[]): boolean {
  return features.some((feature) => MEASURES[feature](own) < MEASURES[feature](scheme));
}

/** Operations that make a calculation hard. Sums are not listed because every calculation has them. */
const HARD_OPERATIONS: readonly MathNode['kind'][] = ['power', 'root', 'call'];

/**
 * Returns whether the learner's calculation lacks a kind of operation that the scheme's has, or lacks its
 * division.
 */
export function lacksOperations(own: MathNode, scheme: MathNode): boolean {
  if (isPlainSum(scheme) && isPlainSum(own)) return countTerms(own) !== countTerms(scheme);
  if (isMultiplication(scheme) ? isSumOfNumbers(own) : isSumOfNumbers(scheme) && isMultiplication(own))
    return true;
  if (scheme.kind === 'quotient' && !someNode(own, (inner) => inner.kind === 'quotient')) return true;
  const hasKind = (node: MathNode, ...kinds: readonly MathNode['kind'][]) =>
    someNode(node, (inner) => kinds.includes(inner.kind));
  if (HARD_OPERATIONS.some((kind) => hasKind(scheme, kind) && !hasKind(own, kind))) return true;
  return hasKind(scheme, 'product', 'quotient') && !hasKind(own, 'product', 'quotient', ...HARD_OPERATIONS);
}

/** Returns whether a formula multiplies or divides numbers or fractions. */
function isMultiplication(node: MathNode): boolean {
  return node.kind === 'product' && node.factors.length > 1 && node.factors.every(isNumberOrFraction);
}

/** Returns whether a formula adds or subtracts numbers or fractions. */
function isSumOfNumbers(node: MathNode): boolean {
  return node.kind === 'sum' && node.terms.every(isNumberOrFraction);
}

function isNumberOrFraction(node: MathNode): boolean {
  if (node.kind === 'negate') return isNumberOrFraction(node.of);
  if (node.kind === 'quotient') return node.numerator.kind === 'number' && node.denominator.kind === 'number';
  return node.kind === 'number' || node.kind === 'mixed';
}

/**
 * Returns whether a formula has the operations of the method that the question demands. A function such as
 * cos shows the method by itself. A power of a number may be evaluated: `8(cos π + i sin π)`.
 */
export function usesMethod(own: MathNode | undefined, scheme: MathNode | undefined): boolean {
  if (own === undefined || scheme === undefined) return false;
  const hasCall = (node: MathNode) => someNode(node, ({ kind }) => kind === 'call');
  return hasCall(scheme) ? hasCall(own) : !lacksOperations(own, scheme);
}

/** Returns whether a formula only adds numbers. Adding other numbers than the scheme adds is another task. */
function isPlainSum(node: MathNode): boolean {
  return node.kind === 'sum' && node.terms.every(({ kind }) => kind === 'number');
}

function countNodes(node: MathNode, test: (node: MathNode) => boolean): number {
  return childrenOf(node).reduce((sum, child) => sum + countNodes(child, test), test(node) ? 1 : 0);
}

/** Returns the highest power of a letter, also inside equations. */
function computeDegree(node: MathNode): number {
  if (
    node.kind === 'power' &&
    node.exponent.kind === 'number' &&
    someNode(node.base, (inner) => inner.kind === 'symbol')
  ) {
    return Number(node.exponent.value.n / node.exponent.value.d) * Math.max(1, computeDegree(node.base));
  }
  if (node.kind === 'product') return node.factors.reduce((sum, factor) => sum + computeDegree(factor), 0);
  if (node.kind === 'symbol') return 1;
  return Math.max(0, ...childrenOf(node).map(computeDegree));
}

function countTerms(node: MathNode): number {
  if (node.kind === 'relation') return node.operands.reduce((sum, side) => sum + countTerms(side), 0);
  return node.kind === 'sum' ? node.terms.length : 1;
}

function isFractional(node: MathNode): boolean {
  return someNode(
    node,
    (inner) =>
      inner.kind === 'quotient' ||
      inner.kind === 'mixed' ||
      (inner.kind === 'number' && inner.value.d !== 1n),
  );
}

/** Returns whether a root remains in the normal form: √33 but not √49. */
function isIrrational(node: MathNode): boolean {
  const expression = node.kind === 'relation' ? undefined : toExpression(node);
  if (!expression) return childrenOf(node).some(isIrrational);
  const form = withinBudget(() => normalise(expression, createNormaliser()));
  return (
    form !== undefined &&
    [...form.num.values(), ...form.den.values()].some(({ m }) =>
      m.some(([name]) => /^[#(@]|power/u.test(name)),
    )
  );
}
