/** Functions that create the elements of a scene. `at` is a position; `tex` is LaTeX. */

import { between, centroid, direction } from './point.ts';
import type {
  ArcElement,
  EllipseElement,
  Heads,
  LabelElement,
  LineElement,
  Pen,
  Point,
  PolylineElement,
} from './scene.ts';

export function line(from: Point, to: Point, style: Pen & { heads?: Heads } = {}): LineElement {
  return { kind: 'line', from, to, ...style };
}

export function arrow(from: Point, to: Point, style: Pen = {}): LineElement {
  return { kind: 'line', from, to, heads: 'end', ...style };
}

export function polygon(
  points: readonly Point[],
  style: Omit<PolylineElement, 'kind' | 'points'> = {},
): PolylineElement {
  return { kind: 'polyline', points, closed: true, ...style };
}

export function polyline(
  points: readonly Point[],
  style: Omit<PolylineElement, 'kind' | 'points'> = {},
): PolylineElement {
  return { kind: 'polyline', points, ...style };
}

/** Creates a smooth curve through the points. */
export function curve(
  points: readonly Point[],
  style: Omit<PolylineElement, 'kind' | 'points'> = {},
): PolylineElement {
  return { kind: 'polyline', points, smooth: true, ...style };
}

export function circle(
  centre: Point,
  radius: number,
  style: Omit<EllipseElement, 'kind' | 'centre' | 'rx' | 'ry'> = {},
): EllipseElement {
  return { kind: 'ellipse', centre, rx: radius, ry: radius, ...style };
}

type ArcShape = Omit<ArcElement, 'kind' | 'centre' | 'rx' | 'ry'>;

export function arc(centre: Point, radius: number, shape: ArcShape): ArcElement {
  return { kind: 'arc', centre, rx: radius, ry: radius, ...shape };
}

type LabelStyle = Omit<LabelElement, 'kind' | 'at' | 'tex'>;

/** Creates a text at a point or beside it. */
export function label(at: Point, tex: string, style: LabelStyle = {}): LabelElement {
  return { kind: 'label', at, tex, ...style };
}

/** Creates the name of a corner, on the side away from the middle of the figure. */
export function cornerLabel(corner: Point, tex: string, figure: readonly Point[]): LabelElement {
  return label(corner, tex, { toward: direction(centroid(figure), corner) });
}

/** Creates a text beside the middle of a side, away from the middle of the figure. */
export function sideLabel(
  side: readonly [Point, Point],
  tex: string,
  figure: readonly Point[],
): LabelElement {
  return besideLabel(side, tex, sideAwayFrom(side, centroid(figure)));
}

/** Creates a text beside the middle of a line; left and right are as seen from `from` to `to`. */
export function besideLabel(
  [from, to]: readonly [Point, Point],
  tex: string,
  side: 'left' | 'right' = 'left',
): LabelElement {
  const toward = direction(from, to) + (side === 'left' ? 90 : -90);
  return label(between(from, to), tex, { toward, beside: 'line' });
}

/** Returns the side of a line that is opposite to a point: the sign of the cross product decides. */
export function sideAwayFrom([from, to]: readonly [Point, Point], inside: Point): 'left' | 'right' {
  const cross = (to.x - from.x) * (inside.y - from.y) - (to.y - from.y) * (inside.x - from.x);
  return cross > 0 ? 'right' : 'left';
}
