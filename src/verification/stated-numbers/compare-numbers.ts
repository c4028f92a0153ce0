import { sameDimension } from '../../maths/units/unit.ts';
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

/** Sizes of units of one dimension in base units; authors convert between them mentally. */
const UNIT_SIZES: readonly (readonly [dimension: string, sizes: readonly number[]])[] = [
  ['s', [1, 60, 3600, 86400, 604800, 2592000, 31536000, 31557600]],
  ['m', [1, 0.01, 0.0254, 0.3048, 0.9144, 1609.34, 1000, 1.496e11, 9.461e15, 3.086e16]],
  ['kg', [1, 0.001, 0.4536, 0.02835]],
  ['m s-1', [1, 1 / 3.6, 0.44704]],
];
const RADIANS = Math.PI / 180;

/** Values in other units of the same dimension. */
function listInOtherUnits({ unit, baseValue }: StatedNumber): number[] {
  if (unit === undefined) return [];
  const dimension = [...unit.dimension]
    .map(([name, power]) => (power === 1 ? name : `${name}${power}`))
    .sort()
    .join(' ');
  const sizes = UNIT_SIZES.find(([name]) => name === dimension)?.[1] ?? [];
  return [
    baseValue,
    ...sizes.map((size) => baseValue / size),
    ...(unit.offset === undefined ? [] : [baseValue - 0.15]),
  ];
}

/** Values of an angle that authors look up. */
function listAngleValues({ unit, value, baseValue }: StatedNumber): number[] {
  if (!unit?.dimension.has('rad') || unit.dimension.size > 1) return [];
  const angle = unit.text === '°' ? value * RADIANS : baseValue;
  return [Math.sin(angle), Math.cos(angle), Math.tan(angle), angle];
}

/** Values that complete a percentage, probability or angle, and growth factors. They are exact. */
function listComplements({ value, isPercent, unit }: StatedNumber): number[] {
  if (isPercent) return [value / 100, 100 - value, 1 - value / 100, 1 + value / 100, 100 + value];
  if (unit?.dimension.has('rad')) return [180 - value, 90 - value, 360 - value];
  return unit === undefined && value > 0 && value < 1
    ? [1 - value, 1 + value, value * 100, 100 - 100 * value]
    : [];
}

/** Values of steps that authors sometimes do mentally. */
function listSteps({ value, isPercent, baseValue }: StatedNumber): number[] {
  return isPercent
    ? []
    : [
        2 * value,
        value / 2,
        value ** 2,
        Math.sqrt(value),
        1 / value,
        ...(baseValue === value ? [] : [2 * baseValue, baseValue / 2]),
      ];
}

/** Whether two numbers have the same digits and differ by a power of ten that is usual between units. */
function hasSameDigits(use: StatedNumber, given: StatedNumber): boolean {
  if (use.value === 0 || given.value === 0) return false;
  const power = Math.round(Math.log10(Math.abs(given.value / use.value)));
  if (power === 0 || !isEqual(use.value * 10 ** power, given.value)) return false;
  const isUsual = Math.abs(power) > 1 || /e|10/.test(`${use.value}`);
  return isUsual && readDigits(use) === readDigits(given) && readDigits(use).length > 1;
}

function readDigits({ token, places }: StatedNumber): string {
  const digits = token.text.replace(/^[0.,]+|\D/g, '');
  return places > 0 ? digits : digits.replace(/0+$/, '');
}

/** Whether a number is another one: as written, rounded, or in another unit. */
export function isSame(use: StatedNumber, given: StatedNumber): boolean {
  if (isRounding(use, given.value)) return true;
  if (use.unit !== undefined && given.unit !== undefined) {
    if (!sameDimension(use.unit.dimension, given.unit.dimension)) return false;
    const size = use.baseValue / use.value;
    if (isRounding({ value: use.baseValue, step: Math.abs(use.step * size) }, given.baseValue)) return true;
    if (isEqual(size, given.baseValue / given.value)) return false;
  }
  return (
    hasSameDigits(use, given) ||
    [...listInOtherUnits(given), ...listAngleValues(given)].some((value) =>
      isRounding(use, Math.abs(value)),
    ) ||
    listComplements(given).some((value) => isEqual(use.value, value))
  );
}

/** Whether a number is the double or half of another one, as with diameter and radius. */
export function isDoubleOrHalf(use: StatedNumber, { value, baseValue }: StatedNumber): boolean {
  return [2 * value, value / 2, 2 * baseValue, baseValue / 2].some((other) =>
    isRounding(use, Math.abs(other)),
  );
}

/** Whether a number follows from another one by a step that authors sometimes do mentally. */
export function isFromMentalStep(use: StatedNumber, given: StatedNumber): boolean {
  return listSteps(given).some((value) => isRounding(use, Math.abs(value)));
}

/** Counts the significant digits as written; zeros at the end of a whole number do not count. */
export function countDigits(number: StatedNumber): number {
  return readDigits(number).length;
}
