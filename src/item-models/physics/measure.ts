import { roundFigures } from '../write/number.ts';

/** Numbers from `MIN_PLAIN_SIZE` up to `MAX_PLAIN_SIZE` are written without a power of ten. */
const MIN_PLAIN_SIZE = 1e-3;
const MAX_PLAIN_SIZE = 1e5;

/** Writes a measured number, rounded to the given number of significant figures: `0.80`, `12\,500`, `3.0 \times 10^{8}`. */
export function numTex(value: number, significantFigures = 2): string {
  const rounded = roundFigures(value, significantFigures);
  const size = Math.abs(rounded);
  if (size !== 0 && (size < MIN_PLAIN_SIZE || size >= MAX_PLAIN_SIZE))
    return powerTex(rounded, significantFigures);
  // The small constant corrects floating-point noise in the logarithm of an exact power of ten.
  const leadingPower = size === 0 ? 0 : Math.floor(Math.log10(size) + 1e-12);
  return groupDigits(rounded.toFixed(Math.max(0, significantFigures - 1 - leadingPower)));
}

/** Writes the square of a measured number, in brackets if the number has a power of ten. */
export function squareTex(value: number, significantFigures = 2): string {
  const tex = numTex(value, significantFigures);
  return tex.includes('\\times') ? `(${tex})^2` : `${tex}^2`;
}

/** Writes a measured number with its unit, without dollars: `12.5\,\mathrm{m\,s^{-1}}`. */
export function measurementTex(value: number, unit: string, significantFigures = 2): string {
  return withUnit(numTex(value, significantFigures), unit);
}

/** Writes a measured number with its unit between dollars, for use inside a sentence. */
export function inlineQuantity(value: number, unit: string, significantFigures = 2): string {
  return `$${measurementTex(value, unit, significantFigures)}$`;
}

/** Adds a unit such as `m s^-1` to a written number. An empty unit adds nothing. */
export function withUnit(number: string, unit: string): string {
  if (unit === '°') return `${number}^\\circ`;
  if (unit === '%') return `${number}\\%`;
  return unit === '' ? number : `${number}\\,${unitTex(unit)}`;
}

/** Writes a number with all its significant figures, but at most six, for use in later working. */
export function sixFigureTex(value: number): string {
  return numTex(value, countFigures(value, 6));
}

/** Writes a quantity to at most nine significant figures, so that marking recognises any sensible rounding of it. */
export function nineFigureTex(value: number, unit: string): string {
  return withUnit(numTex(value, countFigures(value, 9)), unit);
}

/**
 * Writes an answer for the marking scheme, to `maxFigures` significant figures. It is adjusted by one unit of the last figure if rounding it
 * again, to `dataFigures`, would not give the rounding of the true value.
 */
export function schemeAnswerTex(
  value: number,
  unit: string,
  [dataFigures, maxFigures]: readonly [number, number],
): string {
  const rounded = roundFigures(value, maxFigures);
  const changesAnswer = roundFigures(rounded, dataFigures) !== roundFigures(value, dataFigures);
  const lastFigureUnit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - maxFigures + 1);
  const accepted = changesAnswer ? rounded + Math.sign(value - rounded) * lastFigureUnit : rounded;
  return withUnit(numTex(accepted, Math.max(dataFigures, countFigures(accepted, maxFigures))), unit);
}

/** Writes a unit: `\mathrm{m\,s^{-1}}` for `m s^-1`. The unit may contain `Ω`, `µ` and `°C`. */
function unitTex(unit: string): string {
  if (unit === '°C') return '^\\circ\\mathrm{C}';
  if (unit.startsWith('µ')) return `\\mu${unitTex(unit.slice(1))}`;
  const factors = unit.split(' ').map((factor) => factor.replace(/\^(-?\d+)/, '^{$1}'));
  return `\\mathrm{${factors.join('\\,').replaceAll('Ω', '\\Omega').replaceAll('°', '{}^\\circ ')}}`;
}

function powerTex(value: number, significantFigures: number): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential(significantFigures - 1).split('e');
  return `${mantissa} \\times 10^{${Number(exponent)}}`;
}

function groupDigits(literal: string): string {
  const [whole = '', fraction] = literal.split('.');
  const grouped = whole.replace('-', '').length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\\,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Counts the significant figures of a value, up to `max`. */
function countFigures(value: number, max: number): number {
  const [digits = ''] = Number(value.toPrecision(max)).toExponential().split('e');
  return Math.max(1, digits.replace(/[-.]/g, '').length);
}
