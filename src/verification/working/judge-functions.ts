import { compareFunctions, EXACT, ROUNDED } from '../../maths/calculus/compare-functions.ts';
import { differentiate } from '../../maths/exact/differentiate.ts';
import type { Expression } from '../../maths/exact/expression.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import type { Sameness } from '../../maths/exact/same-value.ts';
import { childrenOf, someNode, symbolsOf } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { type FunctionDefinitions, inlineDefinitions } from './function-definitions.ts';
import { type FunctionFacts, readFunctionFacts } from './function-facts.ts';
import type { PairContext } from './is-close-enough.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import { hasImaginaryUnit, judgeComplex } from './judge-complex.ts';
import { ACCENTED_LETTER, type FormulaPair } from './judge-formulas.ts';
import { isMatrix, judgeMatrices } from './judge-matrices.ts';
import { judgePair, type PairVerdict } from './judge-pair.ts';
import { hasFactorAfterDivision, moveFactorsIntoDivisor, readLogsAsNatural } from './list-readings.ts';
import type { Recorder } from './recorder.ts';

/** The two sides of an equality with letters, and the first member of its chain. */
type FunctionPair = {
  readonly left: MathNode;
  readonly right: MathNode;
  /** Undefined if the left side is the first member. */
  readonly head: MathNode | undefined;
  /** Whether the question is about complex numbers. */
  readonly isAboutComplexNumbers: boolean;
};

/** Larger sides are not compared. */
const MAX_NODES = 400;
/** Constants of integration. */
const INTEGRATION_CONSTANT = /^[CcKk](?:_\w)?$/;

/**
 * Judges an equality of functions. It is right if both sides are equal wherever they are defined. It is wrong if they differ
 * everywhere and the equality cannot be an equation to solve. Undefined if this cannot be decided.
 */
function judgeFunctions(
  { left, right, head, isAboutComplexNumbers }: FunctionPair,
  definitions: FunctionDefinitions,
  context: PairContext,
): PairVerdict | undefined {
  if (countNodes(left) + countNodes(right) > MAX_NODES) return undefined;
  if (someNode(left, isMatrix) || someNode(right, isMatrix)) return judgeMatrices(left, right);
  if (hasImaginaryUnit(left) || hasImaginaryUnit(right))
    return judgeComplex(left, right, isAboutComplexNumbers);
  const [first, second] = [inlineDefinitions(left, definitions), inlineDefinitions(right, definitions)];
  if (isComputable(first) && isComputable(second)) {
    const verdict = judgePair(first, second, context);
    if (verdict.kind === 'right') return verdict;
    // `f(2) = f(3)` may be a question, and `f(2) ≈ P(2)` an approximation of the function.
    const hasStatedSide = [left, right].some(context.isApproximate ? isBareNumber : isValue);
    return verdict.kind === 'wrong' && hasStatedSide ? verdict : undefined;
  }
  const comparison = compareSides(first, second, context);
  if (comparison === 'same') return { kind: 'right' };
  if (comparison === 'unclear' || isCaseOfAbsoluteValue(first, second, context)) return undefined;
  // A function may be replaced by an approximation of it.
  if (context.isApproximate) return undefined;
  // `f'(x) = g'(x)` is an equation.
  if (someNode(right, (part) => isDefinedCall(part, definitions))) return undefined;
  return isIdentity({ left: first, right: second, head }, left) ? { kind: 'unequal' } : undefined;
}

function isValue(node: MathNode): boolean {
  return isComputable(node);
}

/** Whether the sides agree if absolute values are read as the values or their opposites: |5 − a| = a − 5 for a > 5. */
function isCaseOfAbsoluteValue(left: MathNode, right: MathNode, context: PairContext): boolean {
  const isAbsolute = (node: MathNode): boolean => node.kind === 'call' && node.name === 'abs';
  if (!someNode(left, isAbsolute) && !someNode(right, isAbsolute)) return false;
  return [false, true].some((isNegative) => {
    const replace = (node: MathNode): MathNode => {
      const inner = mapChildren(node, replace);
      const [of] = inner.kind === 'call' && isAbsolute(inner) ? inner.args : [];
      if (of === undefined) return inner;
      return isNegative ? { kind: 'negate', of, span: inner.span } : of;
    };
    return compareSides(replace(left), replace(right), context) === 'same';
  });
}

function isDefinedCall(node: MathNode, definitions: FunctionDefinitions): boolean {
  return node.kind === 'call' && definitions.has(node.name.replace(/'+$/, ''));
}

/** Compares the sides, with logarithms of both bases. */
function compareSides(left: MathNode, right: MathNode, { isApproximate }: PairContext): Sameness {
  const closeness =
    isApproximate || [left, right].some((side) => someNode(side, isDecimal)) ? ROUNDED : EXACT;
  const hasLog = [left, right].some((side) => someNode(side, isPlainLog));
  const readings: [MathNode, MathNode][] = [[left, right]];
  if (hasLog) readings.push([readLogsAsNatural(left), readLogsAsNatural(right)]);
  // `1/2p` may be 1/(2p).
  if ([left, right].some((side) => someNode(side, hasFactorAfterDivision))) {
    const [movedLeft, movedRight] = [moveFactorsIntoDivisor(left), moveFactorsIntoDivisor(right)];
    readings.push([movedLeft, movedRight], [movedLeft, right], [left, movedRight]);
  }
  if ([left, right].some(startsWithDerivative))
    readings.push([extendDerivative(left), extendDerivative(right)], [left, extendDerivative(right)]);
  const comparisons = readings.map(([a, b]): Sameness => {
    const sides = withinBudget(() => toComparableSides(a, b));
    return sides === undefined ? 'unclear' : compareFunctions(...sides, closeness);
  });
  if (comparisons.includes('same')) return 'same';
  return comparisons.includes('unclear') ? 'unclear' : 'different';
}

/** Whether a sum begins with a derivative, which may be meant to apply to all its terms. */
function startsWithDerivative(node: MathNode): boolean {
  return node.kind === 'sum' && node.terms[0]?.kind === 'derivative';
}

/** Reads `\frac{d}{dx} x^2 + x` as the derivative of the sum. */
function extendDerivative(node: MathNode): MathNode {
  const [first, ...rest] = node.kind === 'sum' ? node.terms : [];
  if (node.kind !== 'sum' || first?.kind !== 'derivative') return node;
  return { ...first, of: { ...node, terms: [first.of, ...rest] } };
}

function isPlainLog(node: MathNode): boolean {
  return node.kind === 'call' && node.name === 'log' && !node.base;
}

/** Creates a function that records the verdict on a formula, if it can be judged as an equality of functions. */
export function createFunctionJudge({
  recorder,
  ...context
}: Parameters<typeof readFunctionFacts>[0] & { readonly recorder: Recorder }): (
  pair: FormulaPair,
) => boolean {
  let facts: FunctionFacts | undefined;
  return ({ left, right, head, location, isApproximate, item }) => {
    if (left.node === undefined || right.node === undefined) return false;
    facts ??= readFunctionFacts(context);
    const pair = {
      left: left.node,
      right: right.node,
      head,
      isAboutComplexNumbers: facts.isAboutComplexNumbers,
    };
    const comparison = { isApproximate, computed: recorder.computed };
    const verdict = judgeFunctions(pair, facts.selectAt({ item, start: left.member.start }), comparison);
    const isWrong = verdict !== undefined && verdict.kind !== 'right';
    if (verdict === undefined || (isWrong && facts.isAboutErrors)) return false;
    if (isWrong && [left, right].some(({ member }) => ACCENTED_LETTER.test(member.tex))) return false;
    const letters = [...symbolsOf(left.node), ...symbolsOf(right.node)];
    if (isWrong && letters.some((letter) => facts?.constrained.has(letter))) return false;
    recorder.recordVerdict(verdict, { left, right }, location);
    return true;
  };
}

function countNodes(node: MathNode): number {
  return childrenOf(node).reduce((total, child) => total + countNodes(child), 1);
}

function isDecimal(node: MathNode): boolean {
  return node.kind === 'number' && node.literal.includes('.');
}

/** Converts both sides to expressions; sides with indefinite integrals are differentiated. */
function toComparableSides(left: MathNode, right: MathNode): [Expression, Expression] | undefined {
  const variables = [...findIntegrationVariables(left), ...findIntegrationVariables(right)];
  const [variable] = variables;
  if (variable === undefined) return toPair(toExpression(left), toExpression(right));
  // After a substitution, the variables differ.
  if (variables.some((name) => name !== variable)) return undefined;
  return toPair(differentiateSide(left, variable), differentiateSide(right, variable));
}

function toPair(a: Expression | undefined, b: Expression | undefined): [Expression, Expression] | undefined {
  return a && b && [a, b];
}

function isIndefinite(node: MathNode): boolean {
  return node.kind === 'binder' && node.operator === 'integral' && node.lower === undefined;
}

function findIntegrationVariables(node: MathNode): string[] {
  const variableOfNode = node.kind === 'binder' && isIndefinite(node) ? [node.variable] : [];
  return [...variableOfNode, ...childrenOf(node).flatMap(findIntegrationVariables)];
}

/** Differentiates a sum whose terms may be multiples of indefinite integrals. */
function differentiateSide(node: MathNode, variable: string): Expression | undefined {
  if (!someNode(node, isIndefinite)) {
    const expression = toExpression(node);
    return expression && differentiate(expression, variable);
  }
  const isConstant = (part: MathNode): boolean =>
    !someNode(part, (inner) => inner.kind === 'symbol' && inner.name === variable);
  const derivative = withDifferentiatedTerms(node, variable, isConstant);
  return derivative && toExpression(derivative);
}

/** Replaces each integral by its integrand and each other term by its derivative. */
function withDifferentiatedTerms(
  node: MathNode,
  variable: string,
  isConstant: (node: MathNode) => boolean,
): MathNode | undefined {
  if (node.kind === 'binder' && isIndefinite(node)) return node.body;
  if (!someNode(node, isIndefinite))
    return { kind: 'derivative', variable, order: 1, of: node, span: node.span };
  const differentiateTerm = (term: MathNode): MathNode | undefined =>
    withDifferentiatedTerms(term, variable, isConstant);
  if (node.kind === 'negate') return mapDefined(node, differentiateTerm);
  if (node.kind === 'sum') return mapDefined(node, differentiateTerm);
  const isMultiple =
    node.kind === 'product' &&
    node.factors.filter((factor) => !isConstant(factor) || someNode(factor, isIndefinite)).length === 1;
  if (isMultiple)
    return mapDefined(node, (factor) =>
      someNode(factor, isIndefinite) ? differentiateTerm(factor) : factor,
    );
  return undefined;
}

/** Changes all children, or returns undefined if one cannot be changed. */
function mapDefined(node: MathNode, change: (child: MathNode) => MathNode | undefined): MathNode | undefined {
  let isComplete = true;
  const mapped = mapChildren(node, (child) => {
    const changed = change(child);
    isComplete &&= changed !== undefined;
    return changed ?? child;
  });
  return isComplete ? mapped : undefined;
}

/**
 * Whether an equality must hold for all values of its only variable. This is so for a derivative, integral or limit, and for the
 * later steps of a chain that begins with one or with a function. `x^2 = 2x + 3` alone is an equation.
 */
function isIdentity(
  { left, right, head }: Omit<FunctionPair, 'isAboutComplexNumbers'>,
  written: MathNode,
): boolean {
  // `f(a) = a^3 - 7 = a` is an equation for a.
  if (head !== undefined && right.kind === 'symbol') return false;
  const integrationVariables = [...findIntegrationVariables(left), ...findIntegrationVariables(right)];
  const isVariable = (name: string): boolean =>
    integrationVariables.length === 0 || !INTEGRATION_CONSTANT.test(name);
  const [leftLetters, rightLetters] = [left, right].map((side) =>
    [...listFreeLetters(side)].filter(isVariable),
  );
  const [variable] = leftLetters ?? [];
  if (leftLetters?.length !== 1 || rightLetters?.length !== 1 || rightLetters[0] !== variable) return false;
  // A letter with an index is a certain value, such as a root.
  if (variable?.includes('_')) return false;
  if (!integrationVariables.every((name) => name === variable)) return false;
  return (
    someNode(written, isOperation) ||
    (head !== undefined && (isFunctionHead(head) || someNode(head, isOperation)))
  );
}

/** Whether a node is an operation of calculus, whose result is a statement and not an equation to solve. */
function isOperation(node: MathNode): boolean {
  return (
    node.kind === 'derivative' ||
    node.kind === 'binder' ||
    (node.kind === 'call' && /^[a-zA-Z]\w*'+$/.test(node.name)) ||
    (node.kind === 'symbol' && /['/]/.test(node.name))
  );
}

function isFunctionHead(node: MathNode): boolean {
  return node.kind === 'call' && /^[a-zA-Z](?:_\w+)?'*$/.test(node.name);
}

/** Lists the letters that no operator binds. */
function listFreeLetters(node: MathNode, bound: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (node.kind === 'symbol')
    return new Set(bound.has(node.name) || ['π', 'e', '∞'].includes(node.name) ? [] : [node.name]);
  const isBinding = node.kind === 'binder' && !isIndefinite(node);
  const inner = isBinding ? new Set(bound).add(node.variable) : bound;
  return new Set(childrenOf(node).flatMap((child) => [...listFreeLetters(child, inner)]));
}
