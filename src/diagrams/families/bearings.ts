import { arrow, besideLabel, label, line } from '../elements.ts';
import { centroid, direction, distance, ORIGIN, polar } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitFactor } from './fit.ts';
import { requireInput, requirePositive } from './require-input.ts';

/** One leg of a journey. */
export type BearingLeg = {
  /** Degrees clockwise from north. */
  readonly bearing: number;
  readonly distance: number;
  /** Name of the point at its end. */
  readonly to: string;
  readonly tex?: string;
  readonly angleTex?: string;
};

export type Bearings = {
  readonly start: string;
  readonly legs: readonly BearingLeg[];
  /** Text beside the line from the last point back to the first; `''` draws the line alone. */
  readonly closingTex?: string;
};

const NORTH = 1;

/** Draws a journey by bearings, with a north line at the start of every leg. */
export function drawBearings({ start, legs, closingTex }: Bearings): Scene {
  requireInput(legs.length > 0, 'Bearings need at least one leg.');
  const places = placesOf(legs);
  const names = [start, ...legs.map(({ to }) => to)];
  const middle = centroid(places);
  const drawn = legs.flatMap((leg, index) =>
    drawLeg(leg, [places[index] ?? ORIGIN, places[index + 1] ?? ORIGIN]),
  );
  const last = places.at(-1) ?? ORIGIN;
  const closing: SceneElement[] =
    closingTex === undefined
      ? []
      : [
          line(last, ORIGIN, { dash: 'dashed' }),
          besideLabel([last, ORIGIN], closingTex, sideAway([last, ORIGIN], middle)),
        ];
  return {
    elements: [
      ...drawn,
      ...closing,
      ...places.map((at, index) => label(at, names[index] ?? '', { toward: nameSide(at, middle) })),
    ],
    alt: `Journey ${names.join(' to ')}: ${legs.map(altOf).join('; ')}.`,
    toScale: true,
  };
}

/** The points of a journey, scaled to the drawing. */
function placesOf(legs: readonly BearingLeg[]): Point[] {
  const places: Point[] = [ORIGIN];
  for (const { bearing, distance: length } of legs) {
    requirePositive(length, 'The distance of a leg');
    places.push(polar(places.at(-1) ?? ORIGIN, length, 90 - bearing));
  }
  const factor = fitFactor(places, { width: 5, height: 4 });
  return places.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}

function drawLeg(
  { tex = '', angleTex, bearing }: BearingLeg,
  [from, to]: readonly [Point, Point],
): SceneElement[] {
  const north = polar(from, NORTH, 90);
  return [
    line(from, to),
    arrow(from, north, { weight: 'thin' }),
    label(north, 'N', { toward: 90, gap: 0.06 }),
    besideLabel([from, to], tex, bearing > 180 ? 'left' : 'right'),
    ...(angleTex === undefined
      ? []
      : [
          {
            kind: 'angle-mark',
            vertex: from,
            from: to,
            to: north,
            tex: angleTex,
            radius: Math.min(0.6, distance(from, to) / 2),
          } as const,
        ]),
  ];
}

function sideAway([from, to]: readonly [Point, Point], inside: Point): 'left' | 'right' {
  const cross = (to.x - from.x) * (inside.y - from.y) - (to.y - from.y) * (inside.x - from.x);
  return cross > 0 ? 'right' : 'left';
}

/** The direction of a name: outwards, but not along the north line. */
function nameSide(at: Point, middle: Point): number {
  const outward = direction(middle, at);
  return outward > 45 && outward < 135 ? 180 : outward;
}

function altOf({ bearing, to, tex, angleTex }: BearingLeg): string {
  return `to ${to}${tex === undefined ? '' : ` ${tex}`} on a bearing of ${angleTex ?? `${String(bearing).padStart(3, '0')}°`}`;
}
