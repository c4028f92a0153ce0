import { someNode } from '../../read/children.ts';
import type { MathNode } from '../../read/node.ts';
import { isSimplest } from './is-simplest.ts';

/** Returns whether the node is an exact surd in simplest form: no decimals, no root in a denominator. */
export function isSurd(node: MathNode): boolean {
  return !someNode(node, (part) => part.kind === 'number' && part.value.d !== 1n) && isSimplest(node);
}
