import type { Dash, Fill, Heads, Ink, Pen, Point, Weight } from './scene.ts';

/** A pen with all defaults filled in. */
export type FullPen = { readonly ink: Ink; readonly weight: Weight; readonly dash: Dash };

/** The shapes that both printers draw: `lower/` converts every scene element to these and to labels. */
export type PathShape = {
  readonly kind: 'path';
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly smooth: boolean;
  readonly heads: Exclude<Heads, 'middle'>;
  readonly fill: Fill;
  readonly pen: FullPen;
};

type EllipseShape = {
  readonly kind: 'ellipse';
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly fill: Fill;
  readonly pen: FullPen;
};

export type ArcShape = {
  readonly kind: 'arc';
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly start: number;
  readonly end: number;
  readonly close: 'open' | 'sector' | 'segment';
  readonly heads: Exclude<Heads, 'middle'>;
  readonly fill: Fill;
  readonly pen: FullPen;
};

export type Shape = PathShape | EllipseShape | ArcShape;

/** Fills in the defaults of a pen. */
export function fullPen({ ink = 'main', weight = 'normal', dash = 'solid' }: Pen): FullPen {
  return { ink, weight, dash };
}

/** Creates a path; open, straight and unfilled by default. */
export function pathShape(
  points: readonly Point[],
  look: Partial<Omit<PathShape, 'kind' | 'points'>> = {},
): PathShape {
  return {
    kind: 'path',
    points,
    closed: false,
    smooth: false,
    heads: 'none',
    fill: 'none',
    pen: fullPen({}),
    ...look,
  };
}
