// National 5 Mathematics: text, labels and figures that the triangle models share.

import { drawTriangle } from '../../diagrams/families/triangle.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { degreesTex, fixedTex, plainTex } from '../write/number.ts';

export const TRIANGLE_NAMES = ['ABC', 'PQR', 'KLM', 'DEF'] as const;

/** Two sides of a triangle and the angle between them. */
export type TwoSides = {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly angle: number;
};

/** Splits `ABC` into its letters. */
export function splitLetters(name: string): readonly [string, string, string] {
  return [name.charAt(0), name.charAt(1), name.charAt(2)];
}

/** Writes a length for use inside a sentence. */
export function centimetres(value: number): string {
  return `$${plainTex(value)}$ centimetres`;
}

/** Writes a length for a figure. */
export function centimetreLabel(value: number): string {
  return `$${plainTex(value)}$ cm`;
}

/**
 * Draws a triangle with two labelled sides, which meet at the first letter of its name. `known` contains the label of the
 * angle between them or of the third side. The drawing names this corner A, so the two sides are its sides b and c.
 */
export function drawTwoSides(
  { name, a: firstSide, b: secondSide, angle }: TwoSides,
  known: { angle?: string; third?: string },
): Scene {
  const [p, q, r] = splitLetters(name);
  return drawTriangle({
    knownParts: { kind: 'sas', b: firstSide, angleA: angle, c: secondSide },
    corners: [q, r, p],
    sideLabels: {
      b: centimetreLabel(firstSide),
      c: centimetreLabel(secondSide),
      ...(known.third === undefined ? {} : { a: known.third }),
    },
    angleLabels: known.angle === undefined ? {} : { A: known.angle },
  });
}

/** Writes an angle to one decimal place. */
export function angleTex(value: number): string {
  return degreesTex(fixedTex(value, 1));
}
