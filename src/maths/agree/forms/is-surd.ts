import { someNode } from '../../read/children.ts';
import type { MathNode } from '../../read/node.ts';
import { isSimplest } from './is-simplest.ts';

/**
 * Returns whether the node is exact and in simplest form, without decimals and without a root in a
 * denominator. A root is not required: 3 is accepted as well as 2√3.
 */
export function isSurd(node: MathNode): boolean {
  return !someNode(node, (part) => part.kind === 'number' && part.value.d !== 1n) && isSimplest(node);
}
