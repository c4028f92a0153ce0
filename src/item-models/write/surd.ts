import { type Rational, rational } from '../../maths/exact/rational.ts';

/** Far above every root in a question; limits the loop, which takes up to √n steps. */
const MAX_RADICAND = 1e12;

/** `[k, m]` with `√n = k√m` and `m` square-free. */
export function splitRoot(n: number): readonly [outside: number, inside: number] {
  if (!(n <= MAX_RADICAND)) throw new RangeError(`no root of ${n} is written as a surd`);
  for (let k = Math.floor(Math.sqrt(n)); k > 1; k--) {
    if (n % (k * k) === 0) return [k, n / (k * k)];
  }
  return [1, n];
}

/** `3\sqrt{5}`, `\frac{2\sqrt{3}}{7}`, or a plain number if the root is whole. */
export function surdTex(coefficient: number | Rational, radicand: number): string {
  const given = typeof coefficient === 'number' ? rational(BigInt(coefficient)) : coefficient;
  const [outside, inside] = splitRoot(radicand);
  const { n, d } = rational(given.n * BigInt(outside), given.d);
  const size = n < 0n ? -n : n;
  const root = inside === 1 ? '' : `\\sqrt{${inside}}`;
  const top = size === 1n && root !== '' ? root : `${size}${root}`;
  return `${n < 0n ? '-' : ''}${d === 1n ? top : `\\frac{${top}}{${d}}`}`;
}

/** `\sqrt{45}` without simplifying, `3\sqrt{45}` with a factor. */
export function rootTex(radicand: number, factor = 1): string {
  return `${factor === 1 ? '' : factor}\\sqrt{${radicand}}`;
}
