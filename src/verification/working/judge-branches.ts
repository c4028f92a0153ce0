import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, PlusMinusNode } from '../../maths/read/node.ts';
import type { PairContext } from './is-close-enough.ts';
import { judgePair, type PairVerdict } from './judge-pair.ts';

/**
 * Judges an equality of two sides with ± and a root, as the quadratic formula has: it is right if both values agree. Undefined for
 * other equalities, such as those of measurements with an uncertainty.
 */
export function judgeBranches(
  left: MathNode,
  right: MathNode,
  context: PairContext,
): PairVerdict | undefined {
  if (![left, right].every((side) => someNode(side, isPlusMinus))) return undefined;
  if (!someNode(left, ({ kind }) => kind === 'root')) return undefined;
  const [[leftPlus, leftMinus], [rightPlus, rightMinus]] = [takeBranches(left), takeBranches(right)];
  const judge = (a: MathNode, b: MathNode): PairVerdict => judgePair(a, b, context);
  const [plus, minus] = [judge(leftPlus, rightPlus), judge(leftMinus, rightMinus)];
  if (plus.kind === 'right' && minus.kind === 'right') return plus;
  const crossed = [judge(leftPlus, rightMinus), judge(leftMinus, rightPlus)];
  if (crossed.every(({ kind }) => kind === 'right')) return { kind: 'right' };
  return plus.kind === 'wrong' && minus.kind === 'wrong' ? { kind: 'unequal' } : undefined;
}

function isPlusMinus({ kind }: MathNode): boolean {
  return kind === 'plus-minus';
}

/** Returns a side with the upper signs in place of ± and ∓, and with the lower ones. */
function takeBranches(side: MathNode): readonly [MathNode, MathNode] {
  return [takeBranch(side, 'upper'), takeBranch(side, 'lower')];
}

/** Reads every ± and ∓ of a side as its upper or its lower sign. */
function takeBranch(side: MathNode, branch: 'upper' | 'lower'): MathNode {
  const inner = mapChildren(side, (child) => takeBranch(child, branch));
  if (inner.kind !== 'plus-minus') return inner;
  return chooseSign(inner, (inner.sign === '±') === (branch === 'upper') ? '+' : '-');
}

function chooseSign({ left, right, span }: PlusMinusNode, sign: '+' | '-'): MathNode {
  const term: MathNode = sign === '+' ? right : { kind: 'negate', of: right, span };
  return left === undefined ? term : { kind: 'sum', terms: [left, term], span };
}
