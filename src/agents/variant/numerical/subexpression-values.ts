import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { isBareNumber, isComputable } from '../../../verification/working/is-computable.ts';
import { type Derivation, deriveExpression } from '../../numbers/derivation.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';

/** The maximum number of terms or factors that are combined. */
const MAX_OPERANDS = 4;

/** Derives the values of a member and of its subexpressions: terms, factors, brackets and some of their products. The member itself is first. */
export function deriveSubexpressionValues(
  member: SolutionMember,
  getDependencies: (member: SolutionMember, node: MathNode) => ReadonlySet<GivenNumber>,
): Derivation[] {
  const { node } = member;
  if (node === undefined) return [];
  return listSubexpressions(node).flatMap((expression) =>
    deriveExpression(member, expression, getDependencies),
  );
}

function listSubexpressions(node: MathNode): MathNode[] {
  const wholeNode = isComputable(node) && !isBareNumber(node) ? [node] : [];
  return [...wholeNode, ...listPartialSubexpressions(node), ...childrenOf(node).flatMap(listSubexpressions)];
}

/** Lists selections of terms or factors, and the products of all numerators and of all denominators. */
function listPartialSubexpressions(node: MathNode): MathNode[] {
  if (node.kind === 'sum') return listSelections(node.terms).map((terms) => ({ ...node, terms }));
  if (node.kind !== 'product') return [];
  const numerators = node.factors.map((factor) => (factor.kind === 'quotient' ? factor.numerator : factor));
  const denominators = node.factors.flatMap((factor) =>
    factor.kind === 'quotient' ? [factor.denominator] : [],
  );
  const productsAcross = [numerators, denominators].filter(
    (factors) => factors.length > 1 && denominators.length > 0,
  );
  return [...listSelections(node.factors), ...productsAcross].map((factors) => ({ ...node, factors }));
}

/** Lists the selections of two to four items, but not all items; the bits of `mask` select the items. */
function listSelections(items: readonly MathNode[]): MathNode[][] {
  if (items.length < 3 || items.length > 6 || !items.every((item) => isComputable(item))) return [];
  const selections: MathNode[][] = [];
  for (let mask = 3; mask < 2 ** items.length - 1; mask++) {
    const selection = items.filter((_, index) => (mask >> index) & 1);
    if (selection.length > 1 && selection.length <= MAX_OPERANDS) selections.push(selection);
  }
  return selections;
}
