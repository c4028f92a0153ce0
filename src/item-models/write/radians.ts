import { ratio } from './rational.ts';

/** Writes the multiple `n/d` of π in lowest terms: `\frac{5\pi}{6}` for 5 and 6, `\pi` for 1, `0` for 0. */
export function piTex(n: number, d = 1): string {
  const { n: top, d: bottom } = ratio(n, d);
  if (top === 0n) return '0';
  const absolute = top < 0n ? -top : top;
  const numerator = `${absolute === 1n ? '' : absolute}\\pi`;
  return `${top < 0n ? '-' : ''}${bottom === 1n ? numerator : `\\frac{${numerator}}{${bottom}}`}`;
}
