import { arrow, besideLabel, label, line, sideAwayFrom } from '../elements.ts';
import { centroid, direction, distance, ORIGIN, polar } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitFactor } from './fit.ts';
import { requireInput, requirePositive } from './require-input.ts';

/** One leg of a journey. */
export type BearingLeg = {
  /** Degrees clockwise from north. */
  readonly bearing: number;
  readonly distance: number;
  /** Name of the point at the end of the leg. */
  readonly to: string;
  /** Label of the leg, such as its distance. */
  readonly tex?: string;
  /** Label of the angle from north. */
  readonly angleTex?: string;
};

export type Bearings = {
  readonly start: string;
  readonly legs: readonly BearingLeg[];
  /** Text beside the line from the last point back to the first; `''` draws the line without text. */
  readonly closingTex?: string;
};

/** Length of a north line. */
const NORTH_LENGTH = 1;

/** Draws a journey by bearings, with a north line at the start of every leg. */
export function drawBearings({ start, legs, closingTex }: Bearings): Scene {
  requireInput(legs.length > 0, 'Bearings need at least one leg.');
  const points = computePoints(legs);
  const names = [start, ...legs.map(({ to }) => to)];
  const middle = centroid(points);
  const legElements = legs.flatMap((leg, index) =>
    drawLeg(leg, [points[index] ?? ORIGIN, points[index + 1] ?? ORIGIN]),
  );
  const last = points.at(-1) ?? ORIGIN;
  const closing: SceneElement[] =
    closingTex === undefined
      ? []
      : [
          line(last, ORIGIN, { dash: 'dashed' }),
          besideLabel([last, ORIGIN], closingTex, sideAwayFrom([last, ORIGIN], middle)),
        ];
  return {
    elements: [
      ...legElements,
      ...closing,
      ...points.map((at, index) =>
        label(at, names[index] ?? '', { toward: chooseNameDirection(at, middle) }),
      ),
    ],
    alt: `Journey ${names.join(' to ')}: ${legs.map(describeLeg).join('; ')}.`,
    toScale: true,
  };
}

/** Returns the points of a journey, scaled to fit the drawing. */
function computePoints(legs: readonly BearingLeg[]): Point[] {
  const points: Point[] = [ORIGIN];
  for (const { bearing, distance: length } of legs) {
    requirePositive(length, 'The distance of a leg');
    points.push(polar(points.at(-1) ?? ORIGIN, length, 90 - bearing));
  }
  const factor = fitFactor(points, { width: 5, height: 4 });
  return points.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}

function drawLeg(
  { tex = '', angleTex, bearing }: BearingLeg,
  [from, to]: readonly [Point, Point],
): SceneElement[] {
  const north = polar(from, NORTH_LENGTH, 90);
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

/** Returns the direction from a point to its name: away from the middle, but not along the north line. */
function chooseNameDirection(at: Point, middle: Point): number {
  const outward = direction(middle, at);
  return outward > 45 && outward < 135 ? 180 : outward;
}

function describeLeg({ bearing, to, tex, angleTex }: BearingLeg): string {
  return `to ${to}${tex === undefined ? '' : ` ${tex}`} on a bearing of ${angleTex ?? `${String(bearing).padStart(3, '0')}°`}`;
}
