import type { Span } from '../../domain/span.ts';
import type { Dimension } from '../../maths/units/unit.ts';
import { listNumbers } from '../stated-numbers/list-numbers.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import { usesDecimalComma } from '../stated-numbers/token-patterns.ts';

/**
 * Lists the dimensions that a question states for a number, in any power of ten. The unit of such a number may be omitted
 * elsewhere. Undefined if the number may have any dimension.
 */
export type FindDimensions = (value: number) => readonly Dimension[] | undefined;

/** Physical constants and conversion factors, which authors write without their units. */
const CONSTANTS = new Set(
  [
    9.8, 9.81, 9.80665, 10, 6.02, 6.022, 8.31, 8.314, 8.3145, 1.38, 1.381, 6.63, 6.62, 6.626, 3, 2.998,
    2.9979, 1.6, 1.602, 1.67, 1.66, 1.661, 9.1, 9.11, 9.109, 4.18, 4.184, 4.186, 4.19, 4.2, 22.4, 0.0821,
    0.08206, 0.082, 6.67, 6.674, 8.85, 8.854, 9, 8.99, 8.988, 13.6, 5.67, 96485, 96500, 1.496, 1.5, 3.086,
    2.9, 2.898, 60, 3600, 24, 365, 86400, 3.16, 3.156, 1.013, 101325, 1240, 343, 340,
  ].map(getMantissa),
);
/** A number is mentioned elsewhere if the question contains it at least this often. */
const MIN_MENTIONS = 2;
/** Letters of quantities without a unit: coefficients, efficiencies, indices and counts. */
const PURE_LETTER = /^(?:e|n|N|k|\\(?:mu|eta|epsilon|varepsilon|gamma|beta|nu|theta|phi|alpha))(?:_|$)/;

/** Creates the function that finds the dimensions of the numbers of a question; the question is read at the first call. */
export function createDimensionFinder(source: string, question: Span): FindDimensions {
  let numbers: ReadonlyMap<number, readonly StatedNumber[]> | undefined;
  return (value) => {
    const mantissa = getMantissa(value);
    if (CONSTANTS.has(mantissa)) return undefined;
    numbers ??= groupByMantissa(source, question);
    const mentioned = numbers.get(mantissa) ?? [];
    // One digit alone does not identify a number: 20 and 200 have nothing in common.
    const stated = Number.isInteger(mantissa)
      ? mentioned.filter((number) => number.value === value || number.baseValue === value)
      : mentioned;
    // A number that the question does not mention elsewhere may be any quantity.
    if (stated.length < MIN_MENTIONS || stated.some(mayOmitAnyUnit)) return undefined;
    return stated.flatMap(({ unit }) => unit?.dimension ?? []);
  };
}

function groupByMantissa(source: string, { start, end }: Span): ReadonlyMap<number, readonly StatedNumber[]> {
  const groups = new Map<number, StatedNumber[]>();
  const hasDecimalComma = usesDecimalComma(source.slice(start, end));
  for (const number of listNumbers(source, { start, end, hasDecimalComma }))
    for (const mantissa of new Set([getMantissa(number.value), getMantissa(number.baseValue)]))
      groups.set(mantissa, [...(groups.get(mantissa) ?? []), number]);
  return groups;
}

/** Whether a number is the value of a letter or the result of a step, but is written without a unit. */
function mayOmitAnyUnit({ unit, role, letter, isPercent }: StatedNumber): boolean {
  if (unit !== undefined || isPercent) return false;
  return role === 'stated' ? letter !== undefined && !PURE_LETTER.test(letter) : role === 'result';
}

/** Returns the digits of a number without its power of ten. */
function getMantissa(value: number): number {
  return value === 0 ? 0 : Number(Math.abs(value).toExponential(5).split('e')[0]);
}
