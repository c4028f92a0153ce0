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

export function line(from: Point, to: Point, look: Pen & { heads?: Heads } = {}): LineElement {
  return { kind: 'line', from, to, ...look };
}

export function arrow(from: Point, to: Point, look: Pen = {}): LineElement {
  return { kind: 'line', from, to, heads: 'end', ...look };
}

export function polygon(
  points: readonly Point[],
  look: Omit<PolylineElement, 'kind' | 'points'> = {},
): PolylineElement {
  return { kind: 'polyline', points, closed: true, ...look };
}

export function polyline(
  points: readonly Point[],
  look: Omit<PolylineElement, 'kind' | 'points'> = {},
): PolylineElement {
  return { kind: 'polyline', points, ...look };
}

/** A smooth curve through the points. */
export function curve(
  points: readonly Point[],
  look: Omit<PolylineElement, 'kind' | 'points'> = {},
): PolylineElement {
  return { kind: 'polyline', points, smooth: true, ...look };
}

export function circle(
  centre: Point,
  radius: number,
  look: Omit<EllipseElement, 'kind' | 'centre' | 'rx' | 'ry'> = {},
): EllipseElement {
  return { kind: 'ellipse', centre, rx: radius, ry: radius, ...look };
}

type ArcShape = Omit<ArcElement, 'kind' | 'centre' | 'rx' | 'ry'>;

export function arc(centre: Point, radius: number, shape: ArcShape): ArcElement {
  return { kind: 'arc', centre, rx: radius, ry: radius, ...shape };
}

type LabelLook = Omit<LabelElement, 'kind' | 'at' | 'tex'>;

/** A text at or beside a point. */
export function label(at: Point, tex: string, look: LabelLook = {}): LabelElement {
  return { kind: 'label', at, tex, ...look };
}

/** The name of a corner, on the side away from the middle of the figure. */
export function cornerLabel(corner: Point, tex: string, figure: readonly Point[]): LabelElement {
  return label(corner, tex, { toward: direction(centroid(figure), corner) });
}

/** Text beside the middle of a side, away from the middle of the figure. */
export function sideLabel(
  side: readonly [Point, Point],
  tex: string,
  figure: readonly Point[],
): LabelElement {
  return besideLabel(side, tex, awayFrom(side, centroid(figure)));
}

/** Text beside the middle of a line, on its left or right as seen along it. */
export function besideLabel(
  [from, to]: readonly [Point, Point],
  tex: string,
  side: 'left' | 'right' = 'left',
): LabelElement {
  const toward = direction(from, to) + (side === 'left' ? 90 : -90);
  return label(between(from, to), tex, { toward, beside: 'line' });
}

function awayFrom([from, to]: readonly [Point, Point], inside: Point): 'left' | 'right' {
  const cross = (to.x - from.x) * (inside.y - from.y) - (to.y - from.y) * (inside.x - from.x);
  return cross > 0 ? 'right' : 'left';
}
