import { type Rational, rational } from '../../maths/exact/rational.ts';

/** Limits the loop of `splitRoot`, which takes up to √n steps. No question has such a large root. */
const MAX_RADICAND = 1e12;

/** Takes the largest square factor out of a root: returns `[k, m]` with `√n = k√m`, such as `[3, 5]` for 45. */
export function splitRoot(n: number): readonly [outside: number, inside: number] {
  if (!(n <= MAX_RADICAND)) throw new RangeError(`the root of ${n} cannot be written as a surd`);
  for (let k = Math.floor(Math.sqrt(n)); k > 1; k--) {
    if (n % (k * k) === 0) return [k, n / (k * k)];
  }
  return [1, n];
}

/** Writes a simplified surd: `3\sqrt{5}`, `\frac{2\sqrt{3}}{7}`, or a plain number if the root is whole. */
export function surdTex(coefficient: number | Rational, radicand: number): string {
  const exactCoefficient = typeof coefficient === 'number' ? rational(BigInt(coefficient)) : coefficient;
  const [outside, inside] = splitRoot(radicand);
  const { n, d } = rational(exactCoefficient.n * BigInt(outside), exactCoefficient.d);
  const absolute = n < 0n ? -n : n;
  const root = inside === 1 ? '' : `\\sqrt{${inside}}`;
  const top = absolute === 1n && root !== '' ? root : `${absolute}${root}`;
  return `${n < 0n ? '-' : ''}${d === 1n ? top : `\\frac{${top}}{${d}}`}`;
}

/** Writes a root without simplifying it: `\sqrt{45}`, or `3\sqrt{45}` with a factor. */
export function rootTex(radicand: number, factor = 1): string {
  return `${factor === 1 ? '' : factor}\\sqrt{${radicand}}`;
}
