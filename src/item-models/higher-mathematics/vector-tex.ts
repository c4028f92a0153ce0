/** Vectors in space and their LaTeX. */

import { bracketedIfNegative } from '../write/terms.ts';

export type Vector = readonly [number, number, number];

export function columnTex(components: readonly number[]): string {
  return `\\begin{pmatrix} ${components.join(' \\\\ ')} \\end{pmatrix}`;
}

export function scalarProduct(u: Vector, v: Vector): number {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

/** `2 \times 3 + (-1) \times 4 + …`. */
export function scalarProductTex(u: Vector, v: Vector): string {
  return u
    .map(
      (component, index) => `${bracketedIfNegative(component)} \\times ${bracketedIfNegative(v[index] ?? 0)}`,
    )
    .join(' + ');
}

/** `\sqrt{2^2 + (-1)^2 + 4^2}`. */
export function lengthTex(v: Vector): string {
  return `\\sqrt{${v.map((component) => `${bracketedIfNegative(component)}^2`).join(' + ')}}`;
}
