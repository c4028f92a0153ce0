import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import type { Derivation } from '../../numbers/derivation.ts';
import { shiftDerivation } from '../../numbers/derive-values.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { findEqualGivens } from './equal-values.ts';
import type { TraceState } from './trace.ts';

/** Explains a number in a product such as `5/8 × 4/7`: draws without replacement, where each draw leaves one item fewer. */
export function explainSuccessiveDraws(
  site: NumberSite,
  { node, siteAt }: SolutionMember,
  known: TraceState,
): readonly Derivation[] {
  const factors = node === undefined ? [] : findDraws(node);
  for (const [first, second] of factors) {
    const [a, b, c, d] = [first.numerator, first.denominator, second.numerator, second.denominator].map(
      ({ span }) => siteAt.get(span.start),
    );
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    const oneLess = (other: NumberSite): Derivation[] => {
      const derivation = known.derivations.get(other);
      return derivation !== undefined && other.value - site.value === 1
        ? [shiftDerivation(derivation, -1)]
        : [];
    };
    if (site === a) return findEqualGivens(site, known);
    if (site === c) return [...findEqualGivens(site, known), ...oneLess(a)];
    if (site === d) return oneLess(b);
  }
  return [];
}

type Fraction = Extract<MathNode, { kind: 'quotient' }>;

/** Pairs of neighbouring fractions whose denominators differ by one. */
function findDraws(node: MathNode): (readonly [Fraction, Fraction])[] {
  const own = node.kind === 'product' ? node.factors : [];
  const pairs = own.flatMap((factor, at): (readonly [Fraction, Fraction])[] => {
    const next = own[at + 1];
    if (factor.kind !== 'quotient' || next?.kind !== 'quotient') return [];
    const [above, below] = [factor.denominator, next.denominator];
    const isDraw = above.kind === 'number' && below.kind === 'number';
    return isDraw && Number(above.literal) - Number(below.literal) === 1 ? [[factor, next]] : [];
  });
  return [...pairs, ...childrenOf(node).flatMap(findDraws)];
}
