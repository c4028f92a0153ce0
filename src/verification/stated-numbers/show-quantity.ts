import type { StatedNumber } from './stated-number.ts';

/** Returns a number with its letter and unit, for messages: `m = 5.0 kg`, `8.85e-12 F/m`. */
export function showQuantity({ token, value, unit, isPercent, letter }: StatedNumber): string {
  const power = Math.round(Math.log10(Math.abs(value / Number(token.text))));
  const digits = power === 0 || !Number.isFinite(power) ? token.text : `${token.text}e${power}`;
  const name = letter === undefined ? '' : `${letter} = `;
  return `${name}${digits}${isPercent ? '%' : unit === undefined ? '' : ` ${unit.text}`}`;
}
