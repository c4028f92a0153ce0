import { besideLabel, circle, label, line } from '../elements.ts';
import { direction, distance, normaliseAngle, ORIGIN, polar } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** A circle with named points and the lines and angles between them. */
export type CircleFigure = {
  readonly centre?: string;
  /** Named points of the circumference; `at` is the direction from the centre, in degrees. */
  readonly points: readonly { readonly name: string; readonly at: number }[];
  /** Lines from the centre to a point. */
  readonly radii?: readonly { readonly to: string; readonly tex?: string }[];
  readonly chords?: readonly { readonly from: string; readonly to: string; readonly tex?: string }[];
  /** Tangents at a point, with names for their two ends. */
  readonly tangents?: readonly { readonly at: string; readonly ends?: readonly [string, string] }[];
  /** Angles by three names, the vertex in the middle. */
  readonly angles?: readonly { readonly of: readonly [string, string, string]; readonly tex: string }[];
  /** Right angles by three names, the vertex in the middle. */
  readonly rightAngles?: readonly (readonly [string, string, string])[];
};

const RADIUS = 2;
/** Length of a tangent on each side of the point where it touches the circle. */
const HALF_TANGENT_LENGTH = 1.7;

/** Draws a circle with radii, chords, diameters, tangents and the angles between them. */
export function drawCircle(figure: CircleFigure): Scene {
  const {
    centre = 'O',
    points,
    radii = [],
    chords = [],
    tangents = [],
    angles = [],
    rightAngles = [],
  } = figure;
  const pointByName = computePoints(figure, centre);
  const at = (name: string): Point => {
    const point = pointByName.get(name);
    requireInput(point !== undefined, `The circle has no point called ${name}.`);
    return point;
  };
  const elements: SceneElement[] = [
    circle(ORIGIN, RADIUS),
    ...radii.flatMap(({ to, tex = '' }) => [line(ORIGIN, at(to)), besideLabel([ORIGIN, at(to)], tex)]),
    ...chords.flatMap(({ from, to, tex = '' }) => [
      line(at(from), at(to)),
      besideLabel([at(from), at(to)], tex, chooseChordSide(at(from), at(to))),
    ]),
    ...tangents.map((tangent) => createTangent(at(tangent.at))),
    ...angles.map(({ of: [from, vertex, to], tex }) => createAngleMark([at(from), at(vertex), at(to)], tex)),
    ...rightAngles.map(
      ([from, vertex, to]): SceneElement => ({
        kind: 'right-angle-mark',
        vertex: at(vertex),
        from: at(from),
        to: at(to),
      }),
    ),
    ...(radii.length > 0 || chords.some(({ from, to }) => isDiameter(at(from), at(to)))
      ? [
          { kind: 'dot', at: ORIGIN } as const,
          label(ORIGIN, centre, {
            toward: chooseCentreDirection(points.map((named) => named.at)),
            gap: 0.12,
          }),
        ]
      : []),
    ...[...pointByName]
      .filter(([name]) => name !== centre)
      .map(([name, point]) => label(point, name, { toward: direction(ORIGIN, point) })),
  ];
  return { elements, alt: describeCircle(figure, centre), toScale: false };
}

function computePoints({ points, tangents = [] }: CircleFigure, centre: string): Map<string, Point> {
  const pointByName = new Map<string, Point>([[centre, ORIGIN]]);
  for (const { name, at } of points) pointByName.set(name, polar(ORIGIN, RADIUS, at));
  for (const { at, ends } of tangents) {
    const touchPoint = pointByName.get(at);
    if (touchPoint === undefined || ends === undefined) continue;
    const along = direction(ORIGIN, touchPoint) + 90;
    pointByName.set(ends[0], polar(touchPoint, HALF_TANGENT_LENGTH, along));
    pointByName.set(ends[1], polar(touchPoint, -HALF_TANGENT_LENGTH, along));
  }
  return pointByName;
}

function createTangent(touchPoint: Point): SceneElement {
  const along = direction(ORIGIN, touchPoint) + 90;
  return line(polar(touchPoint, HALF_TANGENT_LENGTH, along), polar(touchPoint, -HALF_TANGENT_LENGTH, along));
}

/** Marks the smaller angle between two arms. */
function createAngleMark([from, vertex, to]: readonly [Point, Point, Point], tex: string): SceneElement {
  const sweep = (direction(vertex, to) - direction(vertex, from) + 720) % 360;
  const [first, second] = sweep <= 180 ? [from, to] : [to, from];
  return { kind: 'angle-mark', vertex, from: first, to: second, tex, radius: 0.45 };
}

function isDiameter(a: Point, b: Point): boolean {
  return distance(a, b) > 2 * RADIUS - 1e-9;
}

/** Returns the side of a chord that is away from the centre. */
function chooseChordSide(from: Point, to: Point): 'left' | 'right' {
  return from.x * to.y - from.y * to.x > 0 ? 'right' : 'left';
}

/** Returns the direction of the centre's name: the middle of the widest gap between the lines to the points. */
function chooseCentreDirection(directions: readonly number[]): number {
  const sorted = directions.map(normaliseAngle).sort((a, b) => a - b);
  const gaps = sorted.map((start, index) => ({
    from: start,
    width: (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - start,
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { from: 180, width: 0 });
  return widest.from + widest.width / 2;
}

function describeCircle(
  { points, radii = [], chords = [], tangents = [], angles = [] }: CircleFigure,
  centre: string,
): string {
  const parts = [
    ...radii.map(({ to, tex }) => `radius ${centre}${to}${tex ? ` ${tex}` : ''}`),
    ...chords.map(({ from, to, tex }) => `chord ${from}${to}${tex ? ` ${tex}` : ''}`),
    ...tangents.map(({ at }) => `a tangent at ${at}`),
    ...angles.map(({ of, tex }) => `angle ${of.join('')} ${tex}`),
  ];
  return `Circle, centre ${centre}, with ${parts.length === 0 ? `points ${points.map(({ name }) => name).join(', ')}` : parts.join(', ')}.`;
}
