import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { isCloseEnough, type NumberPair, type PairContext } from './is-close-enough.ts';
import { isOneQuantity } from './is-computable.ts';
import { hasUnits } from './list-readings.ts';
import { listNumbers } from './operand-spread.ts';

// The maths engine may not know the units of an equality. These functions decide whether the units can explain why the numbers of
// both sides differ.

/** Factors between units of one quantity, without powers of ten, and the acceleration of free fall. Authors omit them. */
const FACTORS = [6, 36, 24, 365, 9.8, 9.81, 1.602, 1.609, 4.184];
/** Factors between units of angles. */
const ANGLE_FACTORS = [2 * Math.PI, 180 / Math.PI];
/** The maximum relative difference that such a factor explains. */
const FACTOR_TOLERANCE = 0.005;

/** Whether the numbers of both sides agree apart from a power of ten and a usual factor between units. */
export function isExplainedByFactor(pair: NumberPair, context: PairContext): boolean {
  const ratio = pair.computed / pair.shown.number;
  if (!Number.isFinite(ratio) || ratio <= 0) return false;
  const shift = 10 ** -Math.round(Math.log10(ratio));
  if (isCloseEnough({ ...pair, computed: pair.computed * shift, scale: pair.scale * shift }, context))
    return true;
  const hasAngles = [pair.left, pair.right].some((side) => someNode(side, isAngular));
  return isUnitFactor(ratio, hasAngles ? [...FACTORS, ...ANGLE_FACTORS] : FACTORS);
}

function isAngular(node: MathNode): boolean {
  if (node.kind === 'quantity') return /rad|rev|rpm|cycle|turn|Hz|°|deg/.test(node.unit.text);
  return node.kind === 'degree' || node.kind === 'call' || (node.kind === 'symbol' && node.name === 'π');
}

/** Whether a ratio is a power of ten times a usual factor between units. */
function isUnitFactor(ratio: number, factors: readonly number[]): boolean {
  return factors.some((factor) =>
    [ratio * factor, ratio / factor].some((value) => {
      const powers = Math.log10(value);
      return Math.abs(powers - Math.round(powers)) < FACTOR_TOLERANCE / Math.LN10;
    }),
  );
}

/** Whether an equality may convert a value or add values in different units. Its numbers then need not agree. */
export function mayMixUnits(left: MathNode, right: MathNode): boolean {
  const isCalculation = !isOneQuantity(left) && listNumbers(left).length > 1;
  return !isCalculation || !isOneQuantity(right) || someNode(left, isSumOfUnits);
}

function isSumOfUnits(node: MathNode): boolean {
  return node.kind === 'sum' && hasUnits(node) && !node.terms.every(createSameUnitTest(node.terms[0]));
}

/** Creates a test whether a term is in the same unit as the first one. */
function createSameUnitTest(first: MathNode | undefined): (term: MathNode) => boolean {
  const getUnit = (term: MathNode | undefined): string | undefined => {
    const positive = term?.kind === 'negate' ? term.of : term;
    return positive?.kind === 'quantity' ? positive.unit.text.trim() : undefined;
  };
  const unit = getUnit(first);
  return (term) => unit !== undefined && getUnit(term) === unit;
}
