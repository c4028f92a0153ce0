import { arrow, label, line, polygon, polyline } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';

export type GasCylinder = {
  readonly pressureTex?: string;
  readonly volumeTex?: string;
  readonly temperatureTex?: string;
  /** Text beside an arrow that pushes the piston. */
  readonly forceTex?: string;
  readonly heated?: boolean;
};

const WIDTH = 2.4;
const WALL_HEIGHT = 3.2;
const PISTON_HEIGHT = 2.2;

/** Positions of the gas particles. */
const PARTICLES = [
  [0.4, 0.5],
  [1.1, 0.35],
  [1.9, 0.6],
  [0.6, 1.2],
  [0.3, 1.8],
  [2, 1.75],
  [2.1, 1.2],
  [1.2, 1.9],
] as const;

/** Draws a gas under a piston. */
export function drawGasCylinder({
  pressureTex,
  volumeTex,
  temperatureTex,
  forceTex,
  heated = false,
}: GasCylinder): Scene {
  const labels = [pressureTex, volumeTex, temperatureTex].filter((tex) => tex !== undefined);
  const rodX = WIDTH / 2;
  const elements: SceneElement[] = [
    polyline([point(0, WALL_HEIGHT), point(0, 0), point(WIDTH, 0), point(WIDTH, WALL_HEIGHT)], {
      weight: 'thick',
    }),
    polygon(
      [
        point(0, PISTON_HEIGHT),
        point(WIDTH, PISTON_HEIGHT),
        point(WIDTH, PISTON_HEIGHT + 0.25),
        point(0, PISTON_HEIGHT + 0.25),
      ],
      {
        fill: 'shade',
      },
    ),
    line(point(rodX, PISTON_HEIGHT + 0.25), point(rodX, WALL_HEIGHT + 0.3)),
    ...PARTICLES.map(([x, y]): SceneElement => ({ kind: 'dot', at: point(x, y) })),
    ...labels.map((tex, index) => label(point(WIDTH, 1.7 - index * 0.6), tex, { toward: 0, gap: 0.3 })),
    ...(forceTex === undefined
      ? []
      : [
          arrow(point(rodX, WALL_HEIGHT + 1.2), point(rodX, WALL_HEIGHT + 0.3)),
          label(point(rodX, WALL_HEIGHT + 0.9), forceTex, { toward: 0 }),
        ]),
    ...(heated
      ? [0.3, 0.5, 0.7].map((fraction) =>
          arrow(point(WIDTH * fraction, -0.9), point(WIDTH * fraction, -0.15)),
        )
      : []),
    ...(heated ? [label(point(WIDTH / 2, -0.9), 'heat', { toward: 270 })] : []),
  ];
  return {
    elements,
    alt: `Gas in a cylinder under a piston${labels.length === 0 ? '' : `: ${labels.join(', ')}`}${heated ? ', heated from below' : ''}.`,
    toScale: false,
  };
}
