import { differentiate } from '../../maths/exact/differentiate.ts';
import { type Expression, variablesOf } from '../../maths/exact/expression.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { sameValue } from '../../maths/exact/same-value.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { PairVerdict } from './judge-pair.ts';

/** Two expressions that must be equal for all values of their variables. */
type Identity = { readonly first: Expression; readonly second: Expression };

/** Nodes and functions that identities may contain. */
const SCHOOL_KINDS = new Set([
  'number',
  'symbol',
  'sum',
  'product',
  'quotient',
  'negate',
  'power',
  'root',
  'call',
]);
const SCHOOL_FUNCTIONS = /^(?:sin|cos|tan|ln|exp|sqrt)$/;
/** Constants of integration. */
const INTEGRATION_CONSTANT = /^[CcKk]$/;

/**
 * Judges an equality that must hold for all values of its variables: a derivative, an indefinite integral, or a rewritten
 * expression. Returns undefined for any other equality.
 */
export function judgeIdentity(
  left: MathNode,
  right: MathNode,
  isRewriting: boolean,
): PairVerdict | undefined {
  const identity = withinBudget(() => toIdentity(left, right, isRewriting));
  if (identity === undefined) return undefined;
  const { first, second } = identity;
  const positiveVariables = variablesOf(first, variablesOf(second));
  const comparisons = [sameValue(first, second), sameValue(first, second, { positive: positiveVariables })];
  if (comparisons.includes('same')) return { kind: 'right' };
  return comparisons.includes('unclear') ? undefined : { kind: 'unequal' };
}

function toIdentity(left: MathNode, right: MathNode, isRewriting: boolean): Identity | undefined {
  if (!isSchoolAlgebra(right)) return undefined;
  if (left.kind === 'derivative' && left.order === 1)
    return toDerivativeIdentity(left.of, right, left.variable);
  if (left.kind === 'binder' && left.operator === 'integral' && left.lower === undefined)
    return toIntegralIdentity(left.body, right, left.variable);
  if (!isRewriting || !isSchoolAlgebra(left)) return undefined;
  const [first, second] = [toExpression(left), toExpression(right)];
  if (first === undefined || second === undefined || variablesOf(first).size === 0) return undefined;
  return variablesOf(second).size === 0 && isSumOfLetters(left) ? undefined : { first, second };
}

/**
 * Whether a node is a letter or a sum of letters; equal to a number, it states a value and is not a
 * rewriting.
 */
function isSumOfLetters(node: MathNode): boolean {
  return !someNode(node, ({ kind }) => kind !== 'symbol' && kind !== 'sum');
}

/**
 * Returns the derivative and its stated result. Undefined if other letters appear, which may depend on the variable, or if
 * the derivative is set equal to a number.
 */
function toDerivativeIdentity(of: MathNode, result: MathNode, variable: string): Identity | undefined {
  const [inner, second] = [isSchoolAlgebra(of) ? toExpression(of) : undefined, toExpression(result)];
  if (inner === undefined || second === undefined) return undefined;
  const first = [inner, second].every((expression) => isFunctionOf(expression, variable))
    ? differentiate(inner, variable)
    : undefined;
  return first && { first, second };
}

function toIntegralIdentity(body: MathNode, result: MathNode, variable: string): Identity | undefined {
  const [first, inner] = [isSchoolAlgebra(body) ? toExpression(body) : undefined, toExpression(result)];
  if (first === undefined || inner === undefined) return undefined;
  const second = [first, inner].every((expression) => isFunctionOf(expression, variable))
    ? differentiate(inner, variable)
    : undefined;
  return second && { first, second };
}

function isFunctionOf(expression: Expression, variable: string): boolean {
  const names = [...variablesOf(expression)];
  return (
    names.includes(variable) && names.every((name) => name === variable || INTEGRATION_CONSTANT.test(name))
  );
}

/** Whether a node contains only whole numbers, single letters, basic operations and elementary functions. */
function isSchoolAlgebra(node: MathNode): boolean {
  return !someNode(
    node,
    (part) =>
      !SCHOOL_KINDS.has(part.kind) ||
      (part.kind === 'number' && part.literal.includes('.')) ||
      (part.kind === 'symbol' && part.name.length > 1) ||
      (part.kind === 'call' && !SCHOOL_FUNCTIONS.test(part.name)),
  );
}
