import { decimalValue, parseDecimal, roundToFigures, roundToPlace } from '../../maths/exact/decimal.ts';
import { fromNumber, negate, type Rational, toNumber } from '../../maths/exact/rational.ts';

/** Rounds to the given decimal places, halves away from zero. */
export function roundTo(value: number, places: number): number {
  return toNumber(roundToPlace(toDecimal(value), -places));
}

/** Rounds to the given significant figures. */
export function roundFigures(value: number, significantFigures: number): number {
  return toNumber(roundToFigures(toDecimal(value), significantFigures));
}

/** Writes a number with exactly the given decimal places: `12.50`. */
export function fixedTex(value: number, places: number): string {
  return roundTo(value, places).toFixed(places);
}

/** Writes a number with the given significant figures, without a power of ten: `3.142`. */
export function figuresTex(value: number, significantFigures: number): string {
  const rounded = roundFigures(value, significantFigures);
  const leadingPower = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)));
  return rounded.toFixed(Math.max(0, significantFigures - 1 - leadingPower));
}

/** Writes a number without trailing zeros or floating-point noise: `3`, `0.25`. */
export function plainTex(value: number): string {
  return String(Number(value.toFixed(10)));
}

/** Writes a number with thin spaces between groups of three digits, from five digits: `12\,500`. */
export function groupedTex(value: number): string {
  const [whole = '', fraction] = plainTex(value).split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\\,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Writes an amount of money: `\pounds 36`, or `\pounds 36.50` if there are pence. */
export function moneyTex(pounds: number): string {
  const isWhole = Math.abs(pounds - Math.round(pounds)) < 1e-9;
  const [whole = '', pence] = (isWhole ? String(Math.round(pounds)) : fixedTex(pounds, 2)).split('.');
  return `\\pounds ${groupedTex(Number(whole))}${pence === undefined ? '' : `.${pence}`}`;
}

/** Writes scientific notation: `4.2 \times 10^{-5}`. */
export function scientificTex(mantissa: number, exponent: number): string {
  return `${plainTex(mantissa)} \\times 10^{${exponent}}`;
}

/** Returns the mantissa and the power of ten of a number, rounded to the given significant figures. */
export function toScientific(
  value: number,
  significantFigures: number,
): readonly [mantissa: number, exponent: number] {
  const [mantissa = '0', exponent = '0'] = roundFigures(value, significantFigures).toExponential().split('e');
  return [Number(mantissa), Number(exponent)];
}

/** Writes `5\,\mathrm{m\,s^{-1}}` for `quantityTex(5, 'm s^-1')`. In `unit`, factors are separated by spaces and powers follow `^`. */
export function quantityTex(value: number | string, unit: string): string {
  return `${typeof value === 'number' ? plainTex(value) : value}\\,${unitTex(unit)}`;
}

/** Writes a unit: `\mathrm{m\,s^{-1}}` for `m s^-1`. */
export function unitTex(unit: string): string {
  const factors = unit.split(' ').map((factor) => factor.replace(/\^(-?\d+)/, '^{$1}'));
  return `\\mathrm{${factors.join('\\,')}}`;
}

/** Writes an angle: `45^\circ`. */
export function degreesTex(value: number | string): string {
  return `${typeof value === 'number' ? plainTex(value) : value}^\\circ`;
}

/** Whether the value is so close to a rounding boundary that correct working could round it either way. */
export function isNearTie(value: number, places: number, margin = 0.02): boolean {
  const scaled = Math.abs(value) * 10 ** places;
  return Math.abs(scaled - Math.floor(scaled) - 0.5) < margin;
}

/** Converts a double to the decimal that it prints as, so that 1.005 is exactly 1005 thousandths. */
function toDecimal(value: number): Rational {
  const literal = parseDecimal(String(Math.abs(Number(value.toPrecision(14)))));
  const absolute = literal === undefined ? fromNumber(Math.abs(value)) : decimalValue(literal);
  return value < 0 ? negate(absolute) : absolute;
}
