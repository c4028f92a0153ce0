import { someNode } from '../read/children.ts';
import { mapChildren } from '../read/map-children.ts';
import type { MathNode, PlusMinusNode } from '../read/node.ts';

export function hasBothSigns(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'plus-minus');
}

/** Returns the two values of an expression with ±. All signs change together, ∓ the other way. */
export function bothSigns(node: MathNode): readonly [MathNode, MathNode] {
  return [chooseSign(node, true), chooseSign(node, false)];
}

function chooseSign(node: MathNode, upper: boolean): MathNode {
  if (node.kind !== 'plus-minus') return mapChildren(node, (part) => chooseSign(part, upper));
  return signed(node, upper);
}

function signed(node: PlusMinusNode, upper: boolean): MathNode {
  const right = chooseSign(node.right, upper);
  const positive = (node.sign === '±') === upper;
  const term: MathNode = positive ? right : { kind: 'negate', of: right, span: node.span };
  if (!node.left) return term;
  return { kind: 'sum', terms: [chooseSign(node.left, upper), term], span: node.span };
}
