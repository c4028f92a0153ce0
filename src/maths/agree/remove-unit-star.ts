import { readUnit } from '../units/read-unit.ts';

/** Matches a number, `*` or `/`, and the rest: `25*g`, `1.5e3*m/s`, `2*10^3/s`. */
const NUMBER_TIMES_UNIT =
  /^\s*\(?\s*([-+−]?\s*(?:\d+(?:\.\d*)?|\.\d+|pi)(?:e[-+]?\d+|\s*\*\s*10\s*\^\s*(?:[-+]?\d+|\([-+]?\d+\)))?)\s*\)?\s*([*/])\s*(\S.*?)\s*$/iu;

/** Matches nothing, or a number that multiplies or divides the unit: `/10^6`. */
const TRAILING_FACTOR = /^(?:\s*[*/]\s*\d+(?:\.\d+)?(?:\s*\^\s*[-+]?\d+)?)?$/u;

/**
 * Replaces the star of `25*g` or `12.3*m/s`, the notation of computer algebra, by a space. Returns undefined
 * for other texts.
 */
export function removeUnitStar(text: string): string | undefined {
  if (!/[*/]/u.test(text)) return undefined;
  const [, number, sign, unit] = NUMBER_TIMES_UNIT.exec(text) ?? [];
  if (number === undefined || unit === undefined || /^\d/.test(unit)) return undefined;
  const unitText = sign === '/' ? `1/${unit}` : unit;
  const end = readUnit(unitText, 0)?.end ?? 0;
  const rest = unitText.slice(end);
  if (end === 0 || !TRAILING_FACTOR.test(rest)) return undefined;
  return `${rest === '' ? number : `(${number}${rest})`} ${unitText.slice(0, end)}`;
}

/** Returns whether a unit cannot be a single algebraic letter: `kg`, `m/s`, `s^-1`. */
export function isUnmistakableUnit(text: string): boolean {
  return /[A-Za-zµΩ]{2}|[A-Za-z]\s*(?:\/|\^)/u.test(text);
}
