import { sameValue } from '../../maths/exact/same-value.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';

/**
 * Whether two expressions are proven equal: exactly, or by `sameValue`, which also compares values at random points. The seed is
 * fixed, so that the result is repeatable. Lists, relations and words cannot be converted, so the result for them is false.
 */
export function areProvenEqual(first: MathNode, second: MathNode): boolean {
  const [a, b] = [toExpression(first), toExpression(second)];
  if (!a || !b) return false;
  return sameValue(a, b, { positive: new Set(), seed: 1 }) === 'same';
}
