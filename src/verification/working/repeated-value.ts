import type { MathNode } from '../../maths/read/node.ts';
import { NO_UNIT, sameDimension } from '../../maths/units/unit.ts';
import { isBareNumber } from './is-computable.ts';
import { evaluateSide, getHalfLastDigit, type SideValue } from './side-value.ts';

/** A value and, in brackets at the end, the same value in another form: `0.15 (15\%)`, `1.5 h (90 min)`. */
const VALUE_IN_BRACKETS =
  /^([^()]*[\d}%\w])(?:\s|~|\\[,;:! ])*(?:\\left\s*)?\(([^()=]*\d[^()=]*?)(?:\\right\s*)?\)$/;

const MIN_MORE_DIGITS = 2;

/** Returns the first form of a value that is written twice; undefined if the brackets are a factor, as in `3(4)`. */
export function readRepeatedValue(
  tex: string,
  read: (tex: string) => MathNode | undefined,
): MathNode | undefined {
  const [, first, second] = VALUE_IN_BRACKETS.exec(tex) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [node, repeated] = [read(first), read(second)];
  if (!node || !repeated || !isValue(node) || !isValue(repeated)) return undefined;
  const [a, b] = [evaluateSide(node), evaluateSide(repeated)];
  return a && b && isSameValue(a, b) && isOtherForm(a, b) ? node : undefined;
}

/** Whether the second form adds information: another unit, per cent, or more digits. In `3(3)` and `2(2.0)` it does not. */
function isOtherForm(a: SideValue, b: SideValue): boolean {
  // `3 (180°)` is a product, although 180° are about 3 radians.
  if (a.unit?.text !== b.unit?.text) return !b.unit?.dimension.has('rad') || a.unit !== undefined;
  return (b.literal?.digits.length ?? 0) - (a.literal?.digits.length ?? 0) >= MIN_MORE_DIGITS;
}

function isValue(node: MathNode): boolean {
  return isBareNumber(node) || (node.kind === 'quantity' && isBareNumber(node.value));
}

function isSameValue(a: SideValue, b: SideValue): boolean {
  const [aUnit, bUnit] = [a.unit ?? NO_UNIT, b.unit ?? NO_UNIT];
  if (!sameDimension(aUnit.dimension, bUnit.dimension)) return false;
  const difference = Math.abs((a.number + a.offset) * a.size - (b.number + b.offset) * b.size);
  const rounding = Math.max(getHalfLastDigit(a.literal) * a.size, getHalfLastDigit(b.literal) * b.size);
  return difference <= rounding * 1.2 + 1e-9 * Math.abs(a.number * a.size);
}
