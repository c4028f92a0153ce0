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

/** Returns a side with + and with − in place of ±. */
function takeBranches(side: MathNode): readonly [MathNode, MathNode] {
  const take = (isPlus: boolean): MathNode => {
    const replace = (node: MathNode): MathNode => {
      const inner = mapChildren(node, replace);
      if (inner.kind !== 'plus-minus') return inner;
      return chooseBranch(inner, isPlus === (inner.sign === '±'));
    };
    return replace(side);
  };
  return [take(true), take(false)];
}

/** Replaces ± by + or −. */
function chooseBranch({ left, right, span }: PlusMinusNode, isPlus: boolean): MathNode {
  const term: MathNode = isPlus ? right : { kind: 'negate', of: right, span };
  return left === undefined ? term : { kind: 'sum', terms: [left, term], span };
}
