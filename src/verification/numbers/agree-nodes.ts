import { lower } from '../../maths/exact/lower.ts';
import { sameValue } from '../../maths/exact/same-value.ts';
import type { MathNode } from '../../maths/read/node.ts';

/** Whether two expressions are proven equal; containers, relations and words are never called equal here. */
export function agreeNodes(one: MathNode, other: MathNode): boolean {
  const [a, b] = [lower(one), lower(other)];
  if (!a || !b) return false;
  return sameValue(a, b, { positive: new Set(), seed: 1 }) === 'same';
}
