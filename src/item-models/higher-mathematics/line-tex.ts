import { multiply, type Rational, subtract } from '../../maths/exact/rational.ts';
import { ratio } from '../write/rational.ts';
import { bracketTex, polynomialTex } from '../write/terms.ts';

export type Coordinates = readonly [x: number, y: number];

/** `y = 2x - 5`, `3y = 2x + 1`: the line of a gradient through a point, without fractions. */
export function lineTex(gradient: Rational, [x, y]: Coordinates): string {
  const { n, d } = gradient;
  const constant = subtract(multiply({ n: d, d: 1n }, ratio(y)), multiply({ n, d: 1n }, ratio(x)));
  return `${d === 1n ? '' : d}y = ${polynomialTex([{ n, d: 1n }, constant])}`;
}

export function gradientOf([x, y]: Coordinates, [p, q]: Coordinates): Rational {
  return ratio(q - y, p - x);
}

/** `\frac{5 - (-1)}{3 - 1}` with the coordinates unsimplified. */
export function gradientTex([x, y]: Coordinates, [p, q]: Coordinates): string {
  return `\\frac{${q} - ${y < 0 ? `(${y})` : y}}{${p} - ${x < 0 ? `(${x})` : x}}`;
}

/** The gradient of a perpendicular line. */
export function perpendicularTo({ n, d }: Rational): Rational {
  return n < 0n ? { n: d, d: -n } : { n: -d, d: n };
}

export function midpoint([x, y]: Coordinates, [p, q]: Coordinates): Coordinates {
  return [(x + p) / 2, (y + q) / 2];
}

export function pointTex(place: readonly number[]): string {
  return `(${place.join(', ')})`;
}

/** `y - 3 = 2(x - 1)` with the gradient as any LaTeX. */
export function throughTex(gradient: string, [x, y]: Coordinates): string {
  const away = (value: number) => (value < 0 ? `+ ${-value}` : `- ${value}`);
  return `y ${away(y)} = ${gradient}(x ${away(x)})`;
}

/** `(2x - 5)`, and `(4 - 3x)` where that reads better. */
export function linearTex(p: number, q: number): string {
  return p < 0 && q > 0 ? `(${q} - ${p === -1 ? '' : -p}x)` : bracketTex([p, q]);
}
