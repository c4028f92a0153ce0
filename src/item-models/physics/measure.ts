import { roundFigures } from '../write/number.ts';

/** Numbers outside these bounds are written with a power of ten. */
const MIN_PLAIN_SIZE = 1e-3;
const MAX_PLAIN_SIZE = 1e5;

/** `0.80`, `12\,500`, `3.0 \times 10^{8}`: a measured number to the given significant figures. */
export function numTex(value: number, figures = 2): string {
  const rounded = roundFigures(value, figures);
  const size = Math.abs(rounded);
  if (size !== 0 && (size < MIN_PLAIN_SIZE || size >= MAX_PLAIN_SIZE)) return powerTex(rounded, figures);
  const lead = size === 0 ? 0 : Math.floor(Math.log10(size) + 1e-12);
  return groupDigits(rounded.toFixed(Math.max(0, figures - 1 - lead)));
}

/** A measured number squared, in brackets where it has a power of ten. */
export function squareTex(value: number, figures = 2): string {
  const tex = numTex(value, figures);
  return tex.includes('\\times') ? `(${tex})^2` : `${tex}^2`;
}

/** `12.5\,\mathrm{m\,s^{-1}}`, without dollars. */
export function measureTex(value: number, unit: string, figures = 2): string {
  return withUnit(numTex(value, figures), unit);
}

/** A quantity between dollars, as a stem prints it. */
export function inlineQuantity(value: number, unit: string, figures = 2): string {
  return `$${measureTex(value, unit, figures)}$`;
}

export function withUnit(number: string, unit: string): string {
  if (unit === '°') return `${number}^\\circ`;
  return unit === '' ? number : `${number}\\,${unitTex(unit)}`;
}

/** A number as later working uses it: all its figures, but at most six. */
export function workingTex(value: number): string {
  return numTex(value, countFigures(value, 6));
}

/** A quantity to nine figures, so that marking recognises any sensible rounding of it. */
export function preciseTex(value: number, unit: string): string {
  return withUnit(numTex(value, countFigures(value, 9)), unit);
}

/** A quantity to `most` figures, adjusted so that rounding it to `asked` figures gives the same as rounding the true value. */
export function acceptedTex(value: number, unit: string, [asked, most]: readonly [number, number]): string {
  const rounded = roundFigures(value, most);
  const isTwiceRounded = roundFigures(rounded, asked) !== roundFigures(value, asked);
  const place = 10 ** (Math.floor(Math.log10(Math.abs(value))) - most + 1);
  const accepted = isTwiceRounded ? rounded + Math.sign(value - rounded) * place : rounded;
  return withUnit(numTex(accepted, Math.max(asked, countFigures(accepted, most))), unit);
}

/** `\mathrm{m\,s^{-1}}` from `m s^-1`; it may contain `Ω`, `µ` and `°C`. */
function unitTex(unit: string): string {
  if (unit === '°C') return '^\\circ\\mathrm{C}';
  if (unit.startsWith('µ')) return `\\mu${unitTex(unit.slice(1))}`;
  const factors = unit.split(' ').map((factor) => factor.replace(/\^(-?\d+)/, '^{$1}'));
  return `\\mathrm{${factors.join('\\,').replaceAll('Ω', '\\Omega').replaceAll('°', '{}^\\circ ')}}`;
}

function powerTex(value: number, figures: number): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential(figures - 1).split('e');
  return `${mantissa} \\times 10^{${Number(exponent)}}`;
}

function groupDigits(literal: string): string {
  const [whole = '', fraction] = literal.split('.');
  const spaced = whole.replace('-', '').length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '\\,');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** The number of significant figures of a value, at most `most`. */
function countFigures(value: number, most: number): number {
  const [digits = ''] = Number(value.toPrecision(most)).toExponential().split('e');
  return Math.max(1, digits.replace(/[-.]/g, '').length);
}
