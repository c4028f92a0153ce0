import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { isBareNumber, isComputable } from '../../../verification/working/is-computable.ts';
import { type Derivation, deriveExpression } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';

/** The maximum number of terms or factors that are combined. */
const MAX_PARTS = 4;

/** Derives the values of the parts of a member, the whole first: its terms, factors, brackets and some of their products. */
export function derivePartValues(
  member: SolutionMember,
  getDependencies: (member: SolutionMember, node: MathNode) => ReadonlySet<GivenNumber>,
): Derivation[] {
  const { node } = member;
  if (node === undefined) return [];
  return listParts(node).flatMap((part) => deriveExpression(member, part, getDependencies));
}

function listParts(node: MathNode): MathNode[] {
  const own = isComputable(node) && !isBareNumber(node) ? [node] : [];
  return [...own, ...listPartialParts(node), ...childrenOf(node).flatMap(listParts)];
}

/** Some of the terms or factors, and products across fractions. */
function listPartialParts(node: MathNode): MathNode[] {
  if (node.kind === 'sum') return listSelections(node.terms).map((terms) => ({ ...node, terms }));
  if (node.kind !== 'product') return [];
  const tops = node.factors.map((each) => (each.kind === 'quotient' ? each.numerator : each));
  const bottoms = node.factors.flatMap((each) => (each.kind === 'quotient' ? [each.denominator] : []));
  const across = [tops, bottoms].filter((each) => each.length > 1 && bottoms.length > 0);
  return [...listSelections(node.factors), ...across].map((factors) => ({ ...node, factors }));
}

function listSelections(items: readonly MathNode[]): MathNode[][] {
  if (items.length < 3 || items.length > 6 || !items.every((item) => isComputable(item))) return [];
  const picks: MathNode[][] = [];
  for (let mask = 3; mask < 2 ** items.length - 1; mask++) {
    const picked = items.filter((_, index) => (mask >> index) & 1);
    if (picked.length > 1 && picked.length <= MAX_PARTS) picks.push(picked);
  }
  return picks;
}
