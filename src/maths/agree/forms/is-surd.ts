import { someNode } from '../../read/children.ts';
import type { MathNode } from '../../read/node.ts';
import { isSimplest } from './is-simplest.ts';

/** Exact: no decimals; roots without square factors; no root in a denominator. */
export function isSurd(node: MathNode): boolean {
  return !someNode(node, (part) => part.kind === 'number' && part.value.d !== 1n) && isSimplest(node);
}
