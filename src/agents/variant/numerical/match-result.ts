import { mapChildren } from '../../../maths/read/map-children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { sameDimension } from '../../../maths/units/unit.ts';
import { listReadings, type PairReading, withoutUnits } from '../../../verification/working/list-readings.ts';
import { evaluateSide, type SideValue } from '../../../verification/working/side-value.ts';
import { type Recomputation, substituteNumbers } from '../../numbers/derivation.ts';
import { isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import { listNumberNodes, type SolutionMember } from '../../numbers/solution-members.ts';

/** How the only number of a member is computed from the previous member. */
type ResultRule = {
  /** Computes the number in a recomputation. */
  readonly recompute: (recomputation: Recomputation) => number | undefined;
  /** True if the number is not rounded. */
  readonly isExact: boolean;
};

/** The relative difference up to which a value still counts as the printed number. */
const TOLERANCE = 0.005;

/** Returns the only number of a member; undefined if the member has none or several. */
export function findOnlySite(member: SolutionMember): NumberSite | undefined {
  const sites = member.sites.filter(({ isExponent }) => !isExponent);
  const [site] = sites;
  return sites.length === 1 && member.sites.length === 1 ? site : undefined;
}

/** Finds how the only number of `member` is computed from `before`; undefined if it is not computed from it. */
export function matchResult(
  before: SolutionMember,
  member: SolutionMember,
  site: NumberSite,
): ResultRule | undefined {
  if (before.node === undefined || member.node === undefined) return undefined;
  const scale = findNumberScale(member, site);
  if (scale === undefined) return undefined;
  const readings = listReadings(before.node, member.node);
  for (const [index, reading] of readings.entries()) {
    for (const ignoresUnits of [false, true]) {
      const convert = findConversion(reading, ignoresUnits);
      const computed = convert?.(reading.left);
      if (convert === undefined || computed === undefined) continue;
      const expected = scale.toNumber(computed);
      const isNear = Math.abs(expected - site.value) <= TOLERANCE * Math.abs(site.value);
      if (!isRounding(site, expected) && !isNear) continue;
      return {
        isExact: Math.abs(expected - site.value) <= 1e-9 * Math.abs(site.value),
        recompute: (recomputation) => {
          const left = before.node && substituteNumbers(before, before.node, recomputation);
          const newReading = left && member.node && listReadings(left, member.node)[index];
          const value = newReading && convert(newReading.left);
          return value === undefined ? undefined : scale.toNumber(value);
        },
      };
    }
  }
  return undefined;
}

type NumberScale = { readonly toNumber: (value: number) => number };

/** Finds how the value of a member is converted to its only number, which is 6 in `6π` and 67 in `√67`. */
function findNumberScale(
  { node, siteByStart, start }: SolutionMember,
  site: NumberSite,
): NumberScale | undefined {
  if (node === undefined) return undefined;
  const evaluateScaled = (factor: number): number | undefined => {
    const scaled = scaleNumber(
      node,
      (offset) => siteByStart.get(offset) === site && offset === site.start - start,
      factor,
    );
    return evaluateSide(withoutUnits(scaled))?.number;
  };
  // Doubling the number doubles the value of `6π` and multiplies the value of `√67` by √2.
  const [original, doubled] = [evaluateScaled(1), evaluateScaled(2)];
  if (original === undefined || doubled === undefined || original === 0) return undefined;
  if (Math.abs(doubled / original - 2) < 1e-9)
    return { toNumber: (value) => (value / original) * site.value };
  if (Math.abs(doubled / original - Math.SQRT2) < 1e-9)
    return { toNumber: (value) => (value / original) ** 2 * site.value };
  return undefined;
}

/** Multiplies one number of an expression by the factor 1 or 2. */
function scaleNumber(node: MathNode, isTarget: (start: number) => boolean, factor: number): MathNode {
  if (node.kind === 'number')
    return isTarget(node.span.start) && factor === 2
      ? {
          ...node,
          value: { n: node.value.n * 2n, d: node.value.d },
          literal: String(Number(node.literal) * 2),
        }
      : node;
  return mapChildren(node, (child) => scaleNumber(child, isTarget, factor));
}

/** Finds the conversion from the left side to the unit of the right side; undefined if the sides do not agree. */
function findConversion(
  { left, right }: PairReading,
  ignoresUnits: boolean,
): ((side: MathNode) => number | undefined) | undefined {
  const prepare = (node: MathNode): MathNode => (ignoresUnits ? withoutUnits(node) : node);
  const [a, b] = [evaluateSide(prepare(left)), evaluateSide(prepare(right))];
  if (a === undefined || b === undefined) return undefined;
  for (const factor of listUnitFactors(a, b)) {
    const convert = (side: SideValue): number => (side.number + side.offset) * factor - getOffset(a, b);
    if (Math.abs(convert(a) - b.number) > TOLERANCE * 1.01 * Math.abs(b.number) + getRounding(right))
      continue;
    return (side) => {
      const sideValue = evaluateSide(prepare(side));
      return sideValue && convert(sideValue);
    };
  }
  return undefined;
}

function getOffset(a: SideValue, b: SideValue): number {
  return a.unit !== undefined && b.unit !== undefined ? b.offset : 0;
}

/** Returns the possible rounding error of a side that is one number; 0 for other sides. */
function getRounding(right: MathNode): number {
  const [only, ...others] = listNumberNodes(right);
  if (only === undefined || others.length > 0) return 0;
  const digits = only.literal.includes('.') ? (only.literal.split('.')[1]?.length ?? 0) : 0;
  const zeros = only.literal.includes('.') ? 0 : (/0*$/.exec(only.literal)?.[0].length ?? 0);
  return 0.5 * 10 ** (zeros - digits);
}

/** Lists the possible factors from the unit of `a` to the unit of `b`; a missing unit may be implied. */
function listUnitFactors(a: SideValue, b: SideValue): number[] {
  if (a.unit === undefined && b.unit === undefined) return [1];
  if (a.unit !== undefined && b.unit !== undefined)
    return sameDimension(a.unit.dimension, b.unit.dimension) ? [a.size / b.size] : [];
  return b.unit === undefined ? [1, a.size] : [1, 1 / b.size, b.size];
}
