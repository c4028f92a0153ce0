import { besideLabel, circle, label, line } from '../elements.ts';
import { direction, distance, ORIGIN, polar } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** A circle with named points and the lines and angles between them. */
export type CircleFigure = {
  readonly centre?: string;
  /** Named points of the circumference, by their direction from the centre. */
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
const TANGENT = 1.7;

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
  const places = placesOf(figure, centre);
  const at = (name: string): Point => {
    const place = places.get(name);
    requireInput(place !== undefined, `The circle has no point called ${name}.`);
    return place;
  };
  const elements: SceneElement[] = [
    circle(ORIGIN, RADIUS),
    ...radii.flatMap(({ to, tex = '' }) => [line(ORIGIN, at(to)), besideLabel([ORIGIN, at(to)], tex)]),
    ...chords.flatMap(({ from, to, tex = '' }) => [
      line(at(from), at(to)),
      besideLabel([at(from), at(to)], tex, chordSide(at(from), at(to))),
    ]),
    ...tangents.map((one) => tangentLine(at(one.at))),
    ...angles.map(({ of: [from, vertex, to], tex }) => angleMark([at(from), at(vertex), at(to)], tex)),
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
          label(ORIGIN, centre, { toward: centreSide(points.map((one) => one.at)), gap: 0.12 }),
        ]
      : []),
    ...[...places]
      .filter(([name]) => name !== centre)
      .map(([name, place]) => label(place, name, { toward: direction(ORIGIN, place) })),
  ];
  return { elements, alt: altOf(figure, centre), toScale: false };
}

function placesOf({ points, tangents = [] }: CircleFigure, centre: string): Map<string, Point> {
  const places = new Map<string, Point>([[centre, ORIGIN]]);
  for (const { name, at } of points) places.set(name, polar(ORIGIN, RADIUS, at));
  for (const { at, ends } of tangents) {
    const touch = places.get(at);
    if (touch === undefined || ends === undefined) continue;
    const along = direction(ORIGIN, touch) + 90;
    places.set(ends[0], polar(touch, TANGENT, along));
    places.set(ends[1], polar(touch, -TANGENT, along));
  }
  return places;
}

function tangentLine(touch: Point): SceneElement {
  const along = direction(ORIGIN, touch) + 90;
  return line(polar(touch, TANGENT, along), polar(touch, -TANGENT, along));
}

/** The smaller angle between two arms. */
function angleMark([from, vertex, to]: readonly [Point, Point, Point], tex: string): SceneElement {
  const sweep = (direction(vertex, to) - direction(vertex, from) + 720) % 360;
  const [first, second] = sweep <= 180 ? [from, to] : [to, from];
  return { kind: 'angle-mark', vertex, from: first, to: second, tex, radius: 0.45 };
}

function isDiameter(a: Point, b: Point): boolean {
  return distance(a, b) > 2 * RADIUS - 1e-9;
}

/** The side of a chord that faces the circumference nearest to it. */
function chordSide(from: Point, to: Point): 'left' | 'right' {
  return from.x * to.y - from.y * to.x > 0 ? 'right' : 'left';
}

/** The direction of the centre's name: into the widest gap between the lines that meet there. */
function centreSide(directions: readonly number[]): number {
  const sorted = directions.map((one) => ((one % 360) + 360) % 360).sort((a, b) => a - b);
  const gaps = sorted.map((one, index) => ({
    from: one,
    width: (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - one,
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { from: 180, width: 0 });
  return widest.from + widest.width / 2;
}

function altOf(
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
