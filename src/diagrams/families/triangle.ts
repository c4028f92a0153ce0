import { cornerLabel, polygon, sideLabel } from '../elements.ts';
import { point, polar, toDegrees, toRadians } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitPoints } from './fit.ts';
import { requireInput, requirePositive } from './require-input.ts';

/**
 * The sides and angles that determine the triangle: three sides (`sss`), two sides and the angle between them (`sas`), or
 * two angles and the side between them (`asa`). Side a is opposite corner A; AB is the base.
 */
type TriangleData =
  | { readonly kind: 'sss'; readonly a: number; readonly b: number; readonly c: number }
  | { readonly kind: 'sas'; readonly b: number; readonly angleA: number; readonly c: number }
  | { readonly kind: 'asa'; readonly angleA: number; readonly c: number; readonly angleB: number };

export type Triangle = {
  readonly knownParts: TriangleData;
  readonly corners?: readonly [string, string, string];
  readonly sideLabels?: { readonly a?: string; readonly b?: string; readonly c?: string };
  readonly angleLabels?: { readonly A?: string; readonly B?: string; readonly C?: string };
  /** Sides marked as equally long. */
  readonly equalSides?: readonly ('a' | 'b' | 'c')[];
  /** False when the labels differ from the drawing. */
  readonly toScale?: boolean;
};

/** Draws a triangle from three known sides or angles. */
export function drawTriangle(triangle: Triangle): Scene {
  const { sideLabels = {}, angleLabels = {}, corners, equalSides = [], toScale = true } = triangle;
  const figure = fitPoints(computeCorners(triangle.knownParts));
  const [A = point(0, 0), B = A, C = A] = figure;
  const sides = { a: [B, C], b: [C, A], c: [A, B] } as const;
  const arms = { A: [A, B, C], B: [B, C, A], C: [C, A, B] } as const;
  const elements: SceneElement[] = [
    polygon(figure),
    ...equalSides.map(
      (side): SceneElement => ({ kind: 'equal-marks', from: sides[side][0], to: sides[side][1] }),
    ),
    ...(['a', 'b', 'c'] as const).flatMap((side) => sideLabel(sides[side], sideLabels[side] ?? '', figure)),
    ...(['A', 'B', 'C'] as const).flatMap((name) => createAngleMark(arms[name], angleLabels[name])),
    ...(corners ?? []).map((name, index) => cornerLabel(figure[index] ?? A, name, figure)),
  ];
  return { elements, alt: describeTriangle(triangle), toScale };
}

function createAngleMark(
  [vertex, from, to]: readonly [Point, Point, Point],
  tex: string | undefined,
): SceneElement[] {
  return tex === undefined ? [] : [{ kind: 'angle-mark', vertex, from, to, tex }];
}

/** Calculates the corners A, B and C; throws an `invalid-input` fault for impossible sides and angles. */
export function computeCorners(given: TriangleData): [Point, Point, Point] {
  switch (given.kind) {
    case 'sss': {
      const { a, b, c } = given;
      for (const side of [a, b, c]) requirePositive(side, 'A side');
      requireInput(a < b + c && b < a + c && c < a + b, `No triangle has the sides ${a}, ${b} and ${c}.`);
      return placeCorners(b, c, toDegrees(Math.acos((b * b + c * c - a * a) / (2 * b * c))));
    }
    case 'sas':
      requirePositive(given.b, 'A side');
      return placeCorners(given.b, given.c, given.angleA);
    case 'asa': {
      const { angleA, angleB, c } = given;
      requireInput(
        angleB > 0 && angleA + angleB < 180,
        `No triangle has the angles ${angleA}° and ${angleB}°.`,
      );
      return placeCorners(
        (c * Math.sin(toRadians(angleB))) / Math.sin(toRadians(angleA + angleB)),
        c,
        angleA,
      );
    }
  }
}

/** Places A at the origin and B on the x-axis. */
function placeCorners(b: number, c: number, angleA: number): [Point, Point, Point] {
  requirePositive(c, 'A side');
  requireInput(
    angleA > 0 && angleA < 180,
    `An angle of a triangle must be between 0° and 180°, not ${angleA}°.`,
  );
  return [point(0, 0), point(c, 0), polar(point(0, 0), b, angleA)];
}

function describeTriangle({
  corners = ['A', 'B', 'C'],
  sideLabels = {},
  angleLabels = {},
}: Triangle): string {
  const [A, B, C] = corners;
  const parts = [
    sideLabels.a && `${B}${C} ${sideLabels.a}`,
    sideLabels.b && `${A}${C} ${sideLabels.b}`,
    sideLabels.c && `${A}${B} ${sideLabels.c}`,
    angleLabels.A && `angle ${A} ${angleLabels.A}`,
    angleLabels.B && `angle ${B} ${angleLabels.B}`,
    angleLabels.C && `angle ${C} ${angleLabels.C}`,
  ].filter((part) => part);
  return `Triangle ${A}${B}${C}${parts.length === 0 ? '' : ` with ${parts.join(', ')}`}.`;
}
