import { arc, besideLabel, label } from '../elements.ts';
import { ORIGIN, polar } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type Sector = {
  /** Angle at the centre, in degrees; above 180 it is a major sector. */
  readonly angle: number;
  readonly radiusTex?: string;
  readonly angleTex?: string;
  readonly arcTex?: string;
  /** Names of the centre and of the two ends of the arc. */
  readonly names?: readonly [string, string, string];
  readonly shaded?: boolean;
  /** Whether the rest of the circle is drawn as a dashed line. */
  readonly wholeCircle?: boolean;
};

const RADIUS = 2.4;

/** Draws a sector that is symmetric about the vertical axis. */
export function drawSector(sector: Sector): Scene {
  const { angle, radiusTex = '', angleTex, arcTex = '', names, shaded = false, wholeCircle = false } = sector;
  requireInput(angle > 0 && angle < 360, `The angle of a sector must be between 0° and 360°, not ${angle}°.`);
  const start = 90 - angle / 2;
  const end = start + angle;
  const [from, to] = [polar(ORIGIN, RADIUS, start), polar(ORIGIN, RADIUS, end)];
  const elements: SceneElement[] = [
    arc(ORIGIN, RADIUS, { start, end, close: 'sector', fill: shaded ? 'shade' : 'none' }),
    ...(wholeCircle
      ? [arc(ORIGIN, RADIUS, { start: end, end: start + 360, dash: 'dashed', weight: 'thin' })]
      : []),
    besideLabel([ORIGIN, from], radiusTex, angle < 180 ? 'right' : 'left'),
    label(polar(ORIGIN, RADIUS, 90), arcTex, { toward: 90 }),
    ...(angleTex === undefined
      ? []
      : [{ kind: 'angle-mark', vertex: ORIGIN, from, to, tex: angleTex, radius: 0.45 } as const]),
    ...(names === undefined
      ? []
      : [
          label(ORIGIN, names[0], { toward: 270 }),
          label(from, names[1], { toward: start }),
          label(to, names[2], { toward: end }),
        ]),
  ];
  const labels = [
    radiusTex && `radius ${radiusTex}`,
    angleTex && `angle ${angleTex}`,
    arcTex && `arc ${arcTex}`,
  ].filter((fact) => fact);
  return {
    elements,
    alt: `Sector of a circle${labels.length === 0 ? '' : ` with ${labels.join(', ')}`}.`,
    toScale: true,
  };
}
