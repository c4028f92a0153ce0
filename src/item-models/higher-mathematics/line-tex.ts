/** Points and straight lines in the plane: gradients, midpoints and LaTeX. */

import { multiply, type Rational, subtract } from '../../maths/exact/rational.ts';
import { ratio } from '../write/rational.ts';
import { bracketTex, polynomialTex } from '../write/terms.ts';

export type Coordinates = readonly [x: number, y: number];

/** `y = 2x - 5`, `3y = 2x + 1`: the line with a gradient through a point, without fractions. */
export function lineTex(gradient: Rational, [x, y]: Coordinates): string {
  const { n, d } = gradient;
  const constant = subtract(multiply({ n: d, d: 1n }, ratio(y)), multiply({ n, d: 1n }, ratio(x)));
  return `${d === 1n ? '' : d}y = ${polynomialTex([{ n, d: 1n }, constant])}`;
}

export function computeGradient([x, y]: Coordinates, [p, q]: Coordinates): Rational {
  return ratio(q - y, p - x);
}

/** `\frac{5 - (-1)}{3 - 1}` with the coordinates unsimplified. */
export function gradientTex([x, y]: Coordinates, [p, q]: Coordinates): string {
  return `\\frac{${q} - ${y < 0 ? `(${y})` : y}}{${p} - ${x < 0 ? `(${x})` : x}}`;
}

/** Returns the gradient of a perpendicular line. */
export function perpendicularGradient({ n, d }: Rational): Rational {
  return n < 0n ? { n: d, d: -n } : { n: -d, d: n };
}

export function midpoint([x, y]: Coordinates, [p, q]: Coordinates): Coordinates {
  return [(x + p) / 2, (y + q) / 2];
}

export function pointTex(point: readonly number[]): string {
  return `(${point.join(', ')})`;
}

/** `y - 3 = 2(x - 1)`: the line through a point, with the gradient as any LaTeX. */
export function pointGradientTex(gradient: string, [x, y]: Coordinates): string {
  const minusTex = (value: number) => (value < 0 ? `+ ${-value}` : `- ${value}`);
  return `y ${minusTex(y)} = ${gradient}(x ${minusTex(x)})`;
}

/** `(2x - 5)`, and `(4 - 3x)` where that reads better. */
export function linearTex(p: number, q: number): string {
  return p < 0 && q > 0 ? `(${q} - ${p === -1 ? '' : -p}x)` : bracketTex([p, q]);
}
