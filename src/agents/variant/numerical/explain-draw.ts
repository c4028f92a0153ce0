import { childrenOf } from '../../../maths/read/children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { shifted } from './derive-values.ts';
import { givenAs } from './equal-values.ts';
import type { Source } from './play.ts';
import type { Site } from './question-map.ts';
import type { Member } from './solution-members.ts';
import type { Knowledge } from './trace.ts';

/** Where a number of `5/8 × 4/7` comes from: one thing fewer is left each time. */
export function explainDraw(site: Site, { node, siteAt }: Member, known: Knowledge): readonly Source[] {
  const factors = node === undefined ? [] : drawsIn(node);
  for (const [first, second] of factors) {
    const [a, b, c, d] = [first.numerator, first.denominator, second.numerator, second.denominator].map(
      ({ span }) => siteAt.get(span.start),
    );
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    const oneLess = (other: Site): Source[] => {
      const source = known.sources.get(other);
      return source !== undefined && other.value - site.value === 1 ? [shifted(source, -1)] : [];
    };
    if (site === a) return givenAs(site, known);
    if (site === c) return [...givenAs(site, known), ...oneLess(a)];
    if (site === d) return oneLess(b);
  }
  return [];
}

type Fraction = Extract<MathNode, { kind: 'quotient' }>;

/** Neighbouring factors whose denominators differ by one. */
function drawsIn(node: MathNode): (readonly [Fraction, Fraction])[] {
  const own = node.kind === 'product' ? node.factors : [];
  const pairs = own.flatMap((factor, at): (readonly [Fraction, Fraction])[] => {
    const next = own[at + 1];
    if (factor.kind !== 'quotient' || next?.kind !== 'quotient') return [];
    const [above, below] = [factor.denominator, next.denominator];
    const isDraw = above.kind === 'number' && below.kind === 'number';
    return isDraw && Number(above.literal) - Number(below.literal) === 1 ? [[factor, next]] : [];
  });
  return [...pairs, ...childrenOf(node).flatMap(drawsIn)];
}
