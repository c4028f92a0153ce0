import { cacheByObject } from '../../text/cache-by-object.ts';
import { type Form, listForms, STEP_FORMS } from './number-forms.ts';
import type { StatedNumber } from './stated-number.ts';

type Written = Pick<StatedNumber, 'value' | 'step'>;

const isEqual = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** Whether `written` may be `exact`, rounded to its last digit. */
export function isRounding({ value, step }: Written, exact: number): boolean {
  if (!Number.isFinite(exact) || value === 0) return value === exact;
  const difference = Math.abs(value - exact);
  return isEqual(value, exact) || (difference <= 0.5001 * step && difference <= 0.015 * Math.abs(exact));
}

/** Whether a form of the given gives the number of the solution; complements and growth factors are exact. */
function hasForm(use: StatedNumber, given: StatedNumber, { kind, apply }: Form): boolean {
  const value = Math.abs(apply(given.value));
  if (kind === 'rest' || kind === 'growth' || kind === 'percent') return isEqual(use.value, value);
  if (kind !== 'scale') return isRounding(use, value);
  const digits = countDigits(use);
  if (digits > 2) return isRounding(use, value);
  const hasPower = !isEqual(use.value, Number(use.token.text));
  return (digits === 2 || hasPower) && isEqual(use.value, value);
}

/** Whether a number of the solution is a given: as written, rounded, in another unit, or as a part of a whole. */
export function isSame(use: StatedNumber, given: StatedNumber): boolean {
  return isWrittenSame(use, given) || listForms(given, use).some((form) => hasForm(use, given, form));
}

/** Whether a number of the solution has the value of a given as written, up to rounding. Units are not compared. */
export function isWrittenSame(use: StatedNumber, given: StatedNumber): boolean {
  return isRounding(use, given.value);
}

/** Whether a number is the double or half of another one, as with diameter and radius. */
export function isDoubleOrHalf(use: StatedNumber, { value, baseValue }: StatedNumber): boolean {
  return [2 * value, value / 2, 2 * baseValue, baseValue / 2].some((other) =>
    isRounding(use, Math.abs(other)),
  );
}

/** Whether a number follows from another one by a step that authors sometimes do mentally. */
export function isFromMentalStep(use: StatedNumber, given: StatedNumber): boolean {
  if (given.isPercent) return false;
  const values = given.baseValue === given.value ? [given.value] : [given.value, given.baseValue];
  return STEP_FORMS.some(({ apply }) => values.some((value) => isRounding(use, Math.abs(apply(value)))));
}

/** Whether two numbers may have the same number of significant digits. The 0 of 640 may be significant, or not. */
export function haveSameDigitCount(number: StatedNumber, other: StatedNumber): boolean {
  const [first, second] = [countDigits(number), countDigits(other)];
  return first <= countAllDigits(other) && second <= countAllDigits(number);
}

const countAllDigits = ({ token }: StatedNumber): number => token.text.replace(/^[0.,]+|\D/g, '').length;

/** Counts the significant digits as written; zeros at the end of a whole number do not count (cached). */
export const countDigits = cacheByObject(({ token, places }: StatedNumber): number => {
  const digits = token.text.replace(/^[0.,]+|\D/g, '');
  return (places > 0 ? digits : digits.replace(/0+$/, '')).length;
});
