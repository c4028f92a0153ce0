import { decimalValue, parseDecimal, roundToFigures, roundToPlace } from '../../maths/exact/decimal.ts';
import { fromNumber, negate, type Rational, toNumber } from '../../maths/exact/rational.ts';

/** Rounds to the given decimal places, halves away from zero. */
export function roundTo(value: number, places: number): number {
  return toNumber(roundToPlace(toDecimal(value), -places));
}

/** Rounds to the given significant figures. */
export function roundFigures(value: number, figures: number): number {
  return toNumber(roundToFigures(toDecimal(value), figures));
}

/** `12.50`: exactly the given number of decimal places. */
export function fixedTex(value: number, places: number): string {
  return roundTo(value, places).toFixed(places);
}

/** `3.142`: the given significant figures, without a power of ten. */
export function figuresTex(value: number, figures: number): string {
  const rounded = roundFigures(value, figures);
  const lead = rounded === 0 ? 0 : Math.floor(Math.log10(Math.abs(rounded)));
  return rounded.toFixed(Math.max(0, figures - 1 - lead));
}

/** `3`, `0.25`: a number without trailing zeros or floating-point noise. */
export function plainTex(value: number): string {
  return String(Number(value.toFixed(10)));
}

/** Whole numbers of five and more digits get a thin space: `12\,500`. */
export function groupedTex(value: number): string {
  const [whole = '', fraction] = plainTex(value).split('.');
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\\,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `\pounds 36` or `\pounds 36.50`; pence are shown when there are any. */
export function moneyTex(pounds: number): string {
  const isWhole = Math.abs(pounds - Math.round(pounds)) < 1e-9;
  const [whole = '', pence] = (isWhole ? String(Math.round(pounds)) : fixedTex(pounds, 2)).split('.');
  return `\\pounds ${groupedTex(Number(whole))}${pence === undefined ? '' : `.${pence}`}`;
}

/** `4.2 \times 10^{-5}`. */
export function scientificTex(mantissa: number, exponent: number): string {
  return `${plainTex(mantissa)} \\times 10^{${exponent}}`;
}

/** Mantissa and power of ten of a number rounded to the given figures. */
export function toScientific(value: number, figures: number): readonly [mantissa: number, exponent: number] {
  const [mantissa = '0', exponent = '0'] = roundFigures(value, figures).toExponential().split('e');
  return [Number(mantissa), Number(exponent)];
}

/** `5\,\mathrm{m\,s^{-1}}` from `quantityTex(5, 'm s^-1')`; powers follow `^`, factors are separated by spaces. */
export function quantityTex(value: number | string, unit: string): string {
  return `${typeof value === 'number' ? plainTex(value) : value}\\,${unitTex(unit)}`;
}

export function unitTex(unit: string): string {
  const factors = unit.split(' ').map((factor) => factor.replace(/\^(-?\d+)/, '^{$1}'));
  return `\\mathrm{${factors.join('\\,')}}`;
}

export function degreesTex(value: number | string): string {
  return `${typeof value === 'number' ? plainTex(value) : value}^\\circ`;
}

/** Whether the value is so close to a rounding boundary that correct working could round it either way. */
export function isNearTie(value: number, places: number, margin = 0.02): boolean {
  const scaled = Math.abs(value) * 10 ** places;
  return Math.abs(scaled - Math.floor(scaled) - 0.5) < margin;
}

/** The shortest decimal of a double, so that 1.005 is exactly 1005 thousandths. */
function toDecimal(value: number): Rational {
  const literal = parseDecimal(String(Math.abs(Number(value.toPrecision(14)))));
  const size = literal === undefined ? fromNumber(Math.abs(value)) : decimalValue(literal);
  return value < 0 ? negate(size) : size;
}
