import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isCloseEnough, type NumberPair, type PairContext } from './is-close-enough.ts';
import { isOneQuantity } from './is-computable.ts';
import { hasUnits } from './list-readings.ts';

/** Factors between units of one quantity, and the acceleration of free fall, which authors leave out. */
const FACTORS = [1, 6, 36, 24, 864, 7, 365, 12, 9.8, 9.81, 1.602, 4.184, 2 * Math.PI, 180 / Math.PI, 1.609, 2];

/**
 * Whether units that are unknown or do not combine may explain that the numbers of both sides disagree: the numbers agree
 * apart from a power of ten and a usual factor, or the left side is a sum, whose terms may be in different units.
 */
export function isExplainedByUnits(pair: NumberPair, context: PairContext): boolean {
  if (isOneQuantity(pair.left) || !isOneQuantity(pair.right) || hasSumOfUnits(pair.left)) return true;
  return FACTORS.some((factor) =>
    [factor, 1 / factor].some((scale) => {
      const powers = Math.log10(Math.abs(pair.computed * scale) / Math.abs(pair.shown.number));
      if (!Number.isFinite(powers)) return false;
      const shift = scale * 10 ** -Math.round(powers);
      return isCloseEnough({ ...pair, computed: pair.computed * shift, scale: pair.scale * shift }, context);
    }),
  );
}

/** Whether a sum has terms with units. */
function hasSumOfUnits(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'sum' && hasUnits(part));
}
