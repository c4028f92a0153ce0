import { type Core, difference } from '../exact/core.ts';
import { contentOf } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, polynomialKey, scalePolynomial } from '../exact/polynomial.ts';
import { absolute, divide, ONE } from '../exact/rational.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { RelationNode, RelationOperator } from '../read/node.ts';
import { type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

/**
 * Compares inequalities in several unknowns: each link as `form > 0` or `form ≥ 0`, up to a positive factor.
 */
export function compareInequalities(expected: RelationNode, given: RelationNode): Outcome {
  const [e, g] = [linkKeys(expected), linkKeys(given)];
  if (!e || !g) return UNDECIDED;
  if (e.length !== g.length) return UNDECIDED;
  const left = new Set(g);
  return e.every((key) => left.delete(key)) ? right('equivalent') : wrong();
}

function linkKeys(node: RelationNode): string[] | undefined {
  const keys: string[] = [];
  for (let k = 0; k < node.operators.length; k++) {
    const [operator, a, b] = [node.operators[k], node.operands[k], node.operands[k + 1]];
    const [left, right] = [a && lowerToCore(a), b && lowerToCore(b)];
    const key = operator && left && right ? linkKey(left, operator, right) : undefined;
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return keys;
}

/** Names one link of a chain, so that equivalent links get the same name. */
function linkKey(left: Core, operator: RelationOperator, right: Core): string | undefined {
  const turned = operator === '<' || operator === '≤';
  const gap = turned ? difference(right, left) : difference(left, right);
  const sign = turned ? (operator === '<' ? '>' : '≥') : operator;
  return withinBudget(() => {
    const { num, den } = normalise(gap, createNormaliser());
    const content = contentOf(num);
    const size = sign === '>' || sign === '≥' ? absolute(content) : content;
    return `${polynomialKey(scalePolynomial(num, divide(ONE, size)))} over ${polynomialKey(den)} ${sign}`;
  });
}
