import { mapChildren } from '../../../maths/read/map-children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { sameDimension } from '../../../maths/units/unit.ts';
import { listReadings, type PairReading, withoutUnits } from '../../../verification/working/list-readings.ts';
import { evaluateSide, type SideValue } from '../../../verification/working/side-value.ts';
import { type Recomputation, substituteNumbers } from '../../numbers/derivation.ts';
import { isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import { listNumberNodes, type SolutionMember } from '../../numbers/solution-members.ts';

/** How the one number of a member is computed from the previous member. */
type ResultRule = {
  /** The number in a recomputation. */
  readonly number: (recomputation: Recomputation) => number | undefined;
  /** It is not rounded. */
  readonly isExact: boolean;
};

/** The relative difference up to which a value still counts as the shown number. */
const TOLERANCE = 0.005;

/** The only number of a member; undefined if it has none or several. */
export function findOnlySite(member: SolutionMember): NumberSite | undefined {
  const sites = member.sites.filter(({ isExponent: isScript }) => !isScript);
  const [site] = sites;
  return sites.length === 1 && member.sites.length === 1 ? site : undefined;
}

/** Finds how the one number of `member` is computed from `before`; undefined if it is not. */
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
    for (const strip of [false, true]) {
      const convert = findConversion(reading, strip);
      const computed = convert?.(reading.left);
      if (convert === undefined || computed === undefined) continue;
      const shown = scale.toNumber(computed);
      const near = Math.abs(shown - site.value) <= TOLERANCE * Math.abs(site.value);
      if (!isRounding(site, shown) && !near) continue;
      return {
        isExact: Math.abs(shown - site.value) <= 1e-9 * Math.abs(site.value),
        number: (recomputation) => {
          const left = before.node && substituteNumbers(before, before.node, recomputation);
          const read = left && member.node && listReadings(left, member.node)[index];
          const value = read && convert(read.left);
          return value === undefined ? undefined : scale.toNumber(value);
        },
      };
    }
  }
  return undefined;
}

type NumberScale = { readonly toNumber: (value: number) => number };

/** Converts the value of a member to the number it shows: 6 for `6π`, 67 for `√67`. */
function findNumberScale({ node, siteByStart: siteAt, start }: SolutionMember, site: NumberSite): NumberScale | undefined {
  if (node === undefined) return undefined;
  const at = (factor: number): number | undefined => {
    const scaled = scaleNumber(
      node,
      (part) => siteAt.get(part) === site && part === site.start - start,
      factor,
    );
    return evaluateSide(withoutUnits(scaled))?.number;
  };
  const [one, two] = [at(1), at(2)];
  if (one === undefined || two === undefined || one === 0) return undefined;
  if (Math.abs(two / one - 2) < 1e-9) return { toNumber: (value) => (value / one) * site.value };
  if (Math.abs(two / one - Math.SQRT2) < 1e-9)
    return { toNumber: (value) => (value / one) ** 2 * site.value };
  return undefined;
}

function scaleNumber(node: MathNode, isMeant: (start: number) => boolean, factor: number): MathNode {
  if (node.kind === 'number')
    return isMeant(node.span.start) && factor === 2
      ? {
          ...node,
          value: { n: node.value.n * 2n, d: node.value.d },
          literal: String(Number(node.literal) * 2),
        }
      : node;
  return mapChildren(node, (part) => scaleNumber(part, isMeant, factor));
}

/** Finds the conversion from the left side to the unit of the right side; undefined if the sides do not agree. */
function findConversion(
  { left, right }: PairReading,
  strip: boolean,
): ((side: MathNode) => number | undefined) | undefined {
  const bare = (node: MathNode): MathNode => (strip ? withoutUnits(node) : node);
  const [a, b] = [evaluateSide(bare(left)), evaluateSide(bare(right))];
  if (a === undefined || b === undefined) return undefined;
  for (const factor of listUnitFactors(a, b)) {
    const value = (side: SideValue): number => (side.number + side.offset) * factor - getOffset(a, b);
    if (Math.abs(value(a) - b.number) > TOLERANCE * 1.01 * Math.abs(b.number) + getRounding(right)) continue;
    return (side) => {
      const now = evaluateSide(bare(side));
      return now && value(now);
    };
  }
  return undefined;
}

function getOffset(a: SideValue, b: SideValue): number {
  return a.unit !== undefined && b.unit !== undefined ? b.offset : 0;
}

function getRounding(right: MathNode): number {
  const [only, ...more] = listNumberNodes(right);
  if (only === undefined || more.length > 0) return 0;
  const digits = only.literal.includes('.') ? (only.literal.split('.')[1]?.length ?? 0) : 0;
  const zeros = only.literal.includes('.') ? 0 : (/0*$/.exec(only.literal)?.[0].length ?? 0);
  return 0.5 * 10 ** (zeros - digits);
}

function listUnitFactors(a: SideValue, b: SideValue): number[] {
  if (a.unit === undefined && b.unit === undefined) return [1];
  if (a.unit !== undefined && b.unit !== undefined)
    return sameDimension(a.unit.dimension, b.unit.dimension) ? [a.size / b.size] : [];
  return b.unit === undefined ? [1, a.size] : [1, 1 / b.size, b.size];
}
