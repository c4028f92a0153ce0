import { label, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';

export type DoubleSlit = {
  readonly source?: string;
  /** Labels of the distances between the slits and from the slits to the screen; without one, it is not marked. */
  readonly separationTex?: string;
  readonly distanceTex?: string;
  /** Label of the distance from the central axis to the point P. */
  readonly fringeTex?: string;
};

const HALF_GAP = 0.55;
const SCREEN_X = 5.6;
const P_HEIGHT = 1.3;

/** Draws Young's experiment: a source, two slits and the paths to one point of the screen. Not to scale. */
export function drawDoubleSlit({
  source = 'source',
  separationTex,
  distanceTex,
  fringeTex,
}: DoubleSlit): Scene {
  const lamp = point(-2.2, 0);
  const target = point(SCREEN_X, P_HEIGHT);
  const slits = [point(0, HALF_GAP), point(0, -HALF_GAP)];
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
      line(slit, target, { heads: 'middle' }),
      label(point(0, slit.y), `$S_${index + 1}$`, { toward: index === 0 ? 125 : 235, gap: 0.12 }),
    ]),
    line(point(0, 0), point(SCREEN_X, 0), { dash: 'dashed', weight: 'thin' }),
    label(target, '$P$', { toward: 0, gap: 0.25 }),
    label(point(SCREEN_X, 0), '$O$', { toward: 0, gap: 0.25 }),
    label(point(0, 1.9), 'double slit', { toward: 90 }),
    label(point(SCREEN_X, 1.9), 'screen', { toward: 90 }),
  ];
  const dimensions: SceneElement[] = [
    ...(separationTex === undefined
      ? []
      : [
          {
            kind: 'dimension',
            from: slits[1] ?? lamp,
            to: slits[0] ?? lamp,
            tex: separationTex,
            offset: 0.95,
          } as const,
        ]),
    ...(distanceTex === undefined
      ? []
      : [
          {
            kind: 'dimension',
            from: point(0, -2.2),
            to: point(SCREEN_X, -2.2),
            tex: distanceTex,
            offset: 0,
          } as const,
        ]),
    ...(fringeTex === undefined
      ? []
      : [{ kind: 'dimension', from: point(SCREEN_X, 0), to: target, tex: fringeTex, offset: -0.9 } as const]),
  ];
  return {
    elements: [...elements, ...dimensions],
    alt: `Double slit experiment: light from a ${source} passes the slits $S_1$ and $S_2$ and reaches the point P of a screen${separationTex === undefined ? '' : `; slit separation ${separationTex}`}${distanceTex === undefined ? '' : `; distance to the screen ${distanceTex}`}.`,
    toScale: false,
  };
}
