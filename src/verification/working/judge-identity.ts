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

/** Judges a rewritten expression. Both forms must be equal for all values of their variables. */
export function judgeIdentity(left: MathNode, right: MathNode): PairVerdict | undefined {
  const identity = withinBudget(() => toIdentity(left, right));
  if (identity === undefined) return undefined;
  const { first, second } = identity;
  // A letter that appears only on the right side was introduced in between: 4/y = 4/√(x² − 16).
  if (!variablesOf(second).isSubsetOf(variablesOf(first))) return undefined;
  const positiveVariables = variablesOf(first, variablesOf(second));
  const comparisons = [sameValue(first, second), sameValue(first, second, { positive: positiveVariables })];
  if (comparisons.includes('same')) return { kind: 'right' };
  return comparisons.includes('unclear') ? undefined : { kind: 'unequal' };
}

function toIdentity(left: MathNode, right: MathNode): Identity | undefined {
  if (!isSchoolAlgebra(right) || !isSchoolAlgebra(left)) return undefined;
  const [first, second] = [toExpression(left), toExpression(right)];
  if (first === undefined || second === undefined || variablesOf(first).size === 0) return undefined;
  return variablesOf(second).size === 0 && isSumOfLetters(left) ? undefined : { first, second };
}

/** Whether a node is a letter or a sum of letters. If it equals a number, the equality states a value. */
function isSumOfLetters(node: MathNode): boolean {
  return !someNode(node, ({ kind }) => kind !== 'symbol' && kind !== 'sum');
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
