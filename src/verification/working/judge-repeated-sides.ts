import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isBareNumber, isComputable } from './is-computable.ts';
import type { LinkedChain } from './judge-formulas.ts';
import { judgePair } from './judge-pair.ts';
import type { EqualityLocation, ParsedMember, Recorder } from './recorder.ts';

/**
 * Compares two equalities with the same left side: `F = (2.0 kg)(3.0 m/s²)` and, on a later line, `F = 6.0 N`. Only a wrong
 * unit is reported, because a letter may have several values.
 */
export function judgeRepeatedSides(
  chains: Iterable<LinkedChain>,
  recorder: Recorder,
  location: EqualityLocation,
): void {
  const calculations = new Map<string, ParsedMember>();
  for (const { members } of chains) {
    const [name] = members;
    if (name?.node === undefined || isComputable(name.node)) continue;
    const side = name.member.tex.replace(/\s+/g, '');
    const calculation = calculations.get(side);
    const result = members.find(({ node }) => node !== undefined && isComputable(node));
    if (calculation?.node && result?.node && isLiteralQuantity(result.node)) {
      const verdict = judgePair(calculation.node, result.node, {
        isApproximate: true,
        computed: recorder.computed,
      });
      if (verdict.kind === 'unit' || verdict.kind === 'dimension')
        recorder.recordVerdict(verdict, { left: calculation, right: result }, location);
    }
    const last = members.at(-1);
    if (last?.node && isComputable(last.node) && !isBareNumber(last.node) && hasUnit(last.node))
      calculations.set(side, last);
    else calculations.delete(side);
  }
}

function isLiteralQuantity(node: MathNode): boolean {
  return node.kind === 'negate' ? isLiteralQuantity(node.of) : node.kind === 'quantity';
}

function hasUnit(node: MathNode): boolean {
  return someNode(node, ({ kind }) => kind === 'quantity');
}
