import { readLiteral } from '../../maths/agree/literal.ts';
import type { NumberPair } from './is-close-enough.ts';
import { isOneQuantity } from './is-computable.ts';
import { hasUnits } from './list-readings.ts';

/** Sides that differ by more powers of ten than this differ by more than a usual slip. */
const MIN_POWERS = 4;
/** The most powers of ten between two units of one quantity, such as nm² and cm². */
const MAX_POWERS_OF_UNITS = 14;
/** The relative difference of two numbers with the same digits. */
const SAME_DIGITS = 0.01;

/**
 * Whether an author may have omitted a power of ten on purpose. This is possible in three cases: the calculation is in other units
 * than its result, the two values have one unit but the first belongs to another line, or the text states the power. A result in
 * another unit does not count.
 */
export function mayOmitPower({ left, right, computed, shown }: NumberPair): boolean {
  const powers = Math.log10(Math.abs(computed / shown.number));
  if (!(Math.abs(powers) > MIN_POWERS) || !Number.isFinite(powers) || computed * shown.number < 0)
    return false;
  const haveSameDigits = Math.abs(powers - Math.round(powers)) < SAME_DIGITS;
  if (!hasUnits(left) && hasUnits(right)) return haveSameDigits && Math.abs(powers) <= MAX_POWERS_OF_UNITS;
  if (!isOneQuantity(left) || !isOneQuantity(right)) return false;
  if (!hasUnits(left) && !hasUnits(right)) return haveSameDigits && shown.literal?.exponent === 0;
  const literal = left.kind === 'quantity' ? readLiteral(left.value) : undefined;
  if (literal === undefined || left.kind !== 'quantity' || right.kind !== 'quantity') return false;
  const isWithoutPower = shown.number === Number(`${literal.digits}e${-literal.places}`);
  return left.unit.text === right.unit.text && (!haveSameDigits || isWithoutPower);
}
