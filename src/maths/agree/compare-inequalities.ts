import { difference, type Expression } from '../exact/expression.ts';
import { computeContent } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, polynomialKey, scalePolynomial } from '../exact/polynomial.ts';
import { absolute, divide, ONE } from '../exact/rational.ts';
import type { RelationNode, RelationOperator } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { correct, incorrect, type Outcome, UNDECIDED } from './outcome.ts';

/**
 * Compares inequalities in several unknowns. Each link of a chain `a < b < c` is rewritten as `form > 0` or
 * `form ≥ 0` and compared up to a positive factor.
 */
export function compareInequalities(expected: RelationNode, given: RelationNode): Outcome {
  const [e, g] = [listLinkKeys(expected), listLinkKeys(given)];
  if (!e || !g) return UNDECIDED;
  if (e.length !== g.length) return UNDECIDED;
  const unmatchedKeys = new Set(g);
  return e.every((key) => unmatchedKeys.delete(key)) ? correct('equivalent') : incorrect();
}

function listLinkKeys(node: RelationNode): string[] | undefined {
  const keys: string[] = [];
  for (let k = 0; k < node.operators.length; k++) {
    const [operator, a, b] = [node.operators[k], node.operands[k], node.operands[k + 1]];
    const [left, right] = [a && toExpression(a), b && toExpression(b)];
    const key = operator && left && right ? createLinkKey(left, operator, right) : undefined;
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return keys;
}

/** Returns a text that is the same for equivalent links of a chain. */
function createLinkKey(left: Expression, operator: RelationOperator, right: Expression): string | undefined {
  const isReversed = operator === '<' || operator === '≤';
  const sideDifference = isReversed ? difference(right, left) : difference(left, right);
  const sign = isReversed ? (operator === '<' ? '>' : '≥') : operator;
  return withinBudget(() => {
    const { num, den } = normalise(sideDifference, createNormaliser());
    const content = computeContent(num);
    const factor = sign === '>' || sign === '≥' ? absolute(content) : content;
    return `${polynomialKey(scalePolynomial(num, divide(ONE, factor)))} over ${polynomialKey(den)} ${sign}`;
  });
}
