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
const WALL = 3.2;
const PISTON = 2.2;

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
  const facts = [pressureTex, volumeTex, temperatureTex].filter((tex) => tex !== undefined);
  const rod = WIDTH / 2;
  const elements: SceneElement[] = [
    polyline([point(0, WALL), point(0, 0), point(WIDTH, 0), point(WIDTH, WALL)], { weight: 'thick' }),
    polygon([point(0, PISTON), point(WIDTH, PISTON), point(WIDTH, PISTON + 0.25), point(0, PISTON + 0.25)], {
      fill: 'shade',
    }),
    line(point(rod, PISTON + 0.25), point(rod, WALL + 0.3)),
    ...PARTICLES.map(([x, y]): SceneElement => ({ kind: 'dot', at: point(x, y) })),
    ...facts.map((tex, index) => label(point(WIDTH, 1.7 - index * 0.6), tex, { toward: 0, gap: 0.3 })),
    ...(forceTex === undefined
      ? []
      : [
          arrow(point(rod, WALL + 1.2), point(rod, WALL + 0.3)),
          label(point(rod, WALL + 0.9), forceTex, { toward: 0 }),
        ]),
    ...(heated
      ? [0.3, 0.5, 0.7].map((part) => arrow(point(WIDTH * part, -0.9), point(WIDTH * part, -0.15)))
      : []),
    ...(heated ? [label(point(WIDTH / 2, -0.9), 'heat', { toward: 270 })] : []),
  ];
  return {
    elements,
    alt: `Gas in a cylinder under a piston${facts.length === 0 ? '' : `: ${facts.join(', ')}`}${heated ? ', heated from below' : ''}.`,
    toScale: false,
  };
}
