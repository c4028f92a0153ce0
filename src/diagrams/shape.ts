import type { Dash, Fill, Heads, Pen, Point, Tone, Weight } from './scene.ts';

/** A pen with a value for every property. */
export type FullPen = { readonly tone: Tone; readonly weight: Weight; readonly dash: Dash };

/** A line through points. Paths, ellipses and arcs are all the shapes that the two printers draw. */
export type PathShape = {
  readonly kind: 'path';
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly smooth: boolean;
  readonly heads: Exclude<Heads, 'middle'>;
  readonly fill: Fill;
  readonly pen: FullPen;
};

/** An ellipse with radii `rx` and `ry`. */
type EllipseShape = {
  readonly kind: 'ellipse';
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly fill: Fill;
  readonly pen: FullPen;
};

/** An arc of an ellipse, from `start` to `end` degrees. */
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

/** Adds the default value of every missing pen property. */
export function withPenDefaults({ tone = 'main', weight = 'normal', dash = 'solid' }: Pen): FullPen {
  return { tone, weight, dash };
}

/** Creates a path. By default it is open, straight and not filled. */
export function createPath(
  points: readonly Point[],
  style: Partial<Omit<PathShape, 'kind' | 'points'>> = {},
): PathShape {
  return {
    kind: 'path',
    points,
    closed: false,
    smooth: false,
    heads: 'none',
    fill: 'none',
    pen: withPenDefaults({}),
    ...style,
  };
}
