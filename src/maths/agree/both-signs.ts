import { someNode } from '../read/children.ts';
import { mapChildren } from '../read/map-children.ts';
import type { MathNode, PlusMinusNode } from '../read/node.ts';

export function hasBothSigns(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'plus-minus');
}

/**
 * Returns the two values of an expression with ±. In the first, every ± is + and every ∓ is −; in the second,
 * vice versa.
 */
export function expandBothSigns(node: MathNode): readonly [MathNode, MathNode] {
  return [chooseSign(node, true), chooseSign(node, false)];
}

function chooseSign(node: MathNode, isUpperSign: boolean): MathNode {
  if (node.kind !== 'plus-minus') return mapChildren(node, (part) => chooseSign(part, isUpperSign));
  return applySign(node, isUpperSign);
}

function applySign(node: PlusMinusNode, isUpperSign: boolean): MathNode {
  const right = chooseSign(node.right, isUpperSign);
  const isPlus = (node.sign === '±') === isUpperSign;
  const term: MathNode = isPlus ? right : { kind: 'negate', of: right, span: node.span };
  if (!node.left) return term;
  return { kind: 'sum', terms: [chooseSign(node.left, isUpperSign), term], span: node.span };
}
