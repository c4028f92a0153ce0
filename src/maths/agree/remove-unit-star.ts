import { readUnit } from '../units/read-unit.ts';

const NUMBER_TIMES =
  /^\s*\(?\s*([-+−]?\s*(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+|\s*\*\s*10\s*\^\s*(?:[-+]?\d+|\([-+]?\d+\)))?)\s*\)?\s*([*/])\s*(\S.*?)\s*$/iu;

/**
 * Replaces the star of `25*g` or `12.3*m/s`, as typed into computer algebra, by a space; undefined for other
 * texts.
 */
export function removeUnitStar(text: string): string | undefined {
  if (!/[*/]/u.test(text)) return undefined;
  const [, number, sign, unit] = NUMBER_TIMES.exec(text) ?? [];
  if (number === undefined || unit === undefined || /^\d/.test(unit)) return undefined;
  const written = sign === '/' ? `1/${unit}` : unit;
  return readUnit(written, 0)?.end === written.length ? `${number} ${written}` : undefined;
}

/** Returns whether a unit cannot be a single algebraic letter: `kg`, `m/s`, `s^-1`. */
export function isPlainlyUnit(text: string): boolean {
  return /[A-Za-zµΩ]{2}|[A-Za-z]\s*(?:\/|\^)/u.test(text);
}
