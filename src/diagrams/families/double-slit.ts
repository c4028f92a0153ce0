import { label, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';

export type DoubleSlit = {
  readonly source?: string;
  /** Labels of the distances between the slits and from the slits to the screen. A distance without a label is not marked. */
  readonly separationTex?: string;
  readonly distanceTex?: string;
  /** Label of the distance from the central axis to the point P. */
  readonly fringeTex?: string;
};

const HALF_GAP = 0.55;
const SCREEN_X = 5.6;
/** The point P of the screen. */
const TARGET = point(SCREEN_X, 1.3);
const UPPER_SLIT = point(0, HALF_GAP);
const LOWER_SLIT = point(0, -HALF_GAP);

/** Draws Young's experiment: a source, two slits and the paths to one point of the screen. Not to scale. */
export function drawDoubleSlit(experiment: DoubleSlit): Scene {
  const { source = 'source', separationTex, distanceTex } = experiment;
  const lamp = point(-2.2, 0);
  const slits = [UPPER_SLIT, LOWER_SLIT];
  const opening = 0.12;
  const walls = [
    [HALF_GAP + opening, 1.9],
    [-HALF_GAP + opening, HALF_GAP - opening],
    [-1.9, -HALF_GAP - opening],
  ];
  const elements: SceneElement[] = [
    { kind: 'dot', at: lamp },
    label(lamp, source, { toward: 180 }),
    ...walls.map(([from = 0, to = 0]) => line(point(0, from), point(0, to), { weight: 'thick' })),
    polygon(
      [
        point(SCREEN_X, -1.9),
        point(SCREEN_X + 0.14, -1.9),
        point(SCREEN_X + 0.14, 1.9),
        point(SCREEN_X, 1.9),
      ],
      {
        fill: 'shade',
      },
    ),
    ...slits.flatMap((slit, index): SceneElement[] => [
      line(lamp, slit, { heads: 'middle', weight: 'thin' }),
      line(slit, TARGET, { heads: 'middle' }),
      label(point(0, slit.y), `$S_${index + 1}$`, { toward: index === 0 ? 125 : 235, gap: 0.12 }),
    ]),
    line(point(0, 0), point(SCREEN_X, 0), { dash: 'dashed', weight: 'thin' }),
    label(TARGET, '$P$', { toward: 0, gap: 0.25 }),
    label(point(SCREEN_X, 0), '$O$', { toward: 0, gap: 0.25 }),
    label(point(0, 1.9), 'double slit', { toward: 90 }),
    label(point(SCREEN_X, 1.9), 'screen', { toward: 90 }),
  ];
  return {
    elements: [...elements, ...drawDimensions(experiment)],
    alt: `Double slit experiment: light from a ${source} passes the slits $S_1$ and $S_2$ and reaches the point P of a screen${separationTex === undefined ? '' : `; slit separation ${separationTex}`}${distanceTex === undefined ? '' : `; distance to the screen ${distanceTex}`}.`,
    toScale: false,
  };
}

/** Draws the labelled distances: between the slits, to the screen, and from the central axis to the point P. */
function drawDimensions({ separationTex, distanceTex, fringeTex }: DoubleSlit): SceneElement[] {
  const drawDimension = (from: Point, to: Point, tex: string | undefined, offset: number): SceneElement[] =>
    tex === undefined ? [] : [{ kind: 'dimension', from, to, tex, offset }];
  return [
    ...drawDimension(LOWER_SLIT, UPPER_SLIT, separationTex, 0.95),
    ...drawDimension(point(0, -2.2), point(SCREEN_X, -2.2), distanceTex, 0),
    ...drawDimension(point(SCREEN_X, 0), TARGET, fringeTex, -0.9),
  ];
}
