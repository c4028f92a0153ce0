import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import type { Derivation } from '../../numbers/derivation.ts';
import { shiftDerivation } from '../../numbers/derive-values.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { findEqualGivens } from './equal-values.ts';
import type { TraceState } from './trace.ts';

/** Finds the derivations of a number in a product such as `5/8 × 4/7`: the probability of two draws without replacement. */
export function explainSuccessiveDraws(
  site: NumberSite,
  { node, siteByStart }: SolutionMember,
  trace: TraceState,
): readonly Derivation[] {
  const fractionPairs = node === undefined ? [] : findDraws(node);
  for (const [first, second] of fractionPairs) {
    const findSite = ({ span }: MathNode): NumberSite | undefined => siteByStart.get(span.start);
    const [firstTop, firstBottom] = [findSite(first.numerator), findSite(first.denominator)];
    const [secondTop, secondBottom] = [findSite(second.numerator), findSite(second.denominator)];
    if (!firstTop || !firstBottom || !secondTop || !secondBottom) continue;
    const deriveOneLess = (other: NumberSite): Derivation[] => {
      const derivation = trace.derivations.get(other);
      return derivation !== undefined && other.value - site.value === 1
        ? [shiftDerivation(derivation, -1)]
        : [];
    };
    // The first numerator is a given; the second fraction has one item fewer above and below.
    if (site === firstTop) return findEqualGivens(site, trace);
    if (site === secondTop) return [...findEqualGivens(site, trace), ...deriveOneLess(firstTop)];
    if (site === secondBottom) return deriveOneLess(firstBottom);
  }
  return [];
}

type Fraction = Extract<MathNode, { kind: 'quotient' }>;

/** Finds pairs of neighbouring fractions where the second denominator is one less than the first. */
function findDraws(node: MathNode): (readonly [Fraction, Fraction])[] {
  const factors = node.kind === 'product' ? node.factors : [];
  const pairs = factors.flatMap((factor, index): (readonly [Fraction, Fraction])[] => {
    const next = factors[index + 1];
    if (factor.kind !== 'quotient' || next?.kind !== 'quotient') return [];
    const [before, after] = [factor.denominator, next.denominator];
    const areNumbers = before.kind === 'number' && after.kind === 'number';
    return areNumbers && Number(before.literal) - Number(after.literal) === 1 ? [[factor, next]] : [];
  });
  return [...pairs, ...childrenOf(node).flatMap(findDraws)];
}
