import { ratio } from './rational.ts';

/** `\frac{5\pi}{6}` from 5 and 6, in lowest terms; also `0` and `\pi`. */
export function piTex(n: number, d = 1): string {
  const { n: top, d: bottom } = ratio(n, d);
  if (top === 0n) return '0';
  const size = top < 0n ? -top : top;
  const over = `${size === 1n ? '' : size}\\pi`;
  return `${top < 0n ? '-' : ''}${bottom === 1n ? over : `\\frac{${over}}{${bottom}}`}`;
}
