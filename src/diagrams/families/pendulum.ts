import { arc, arrow, besideLabel, circle, label, line } from '../elements.ts';
import { ORIGIN, point, polar } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type Pendulum = {
  /** Angle from the vertical, in degrees. */
  readonly angle: number;
  readonly angleTex?: string;
  readonly lengthTex?: string;
  readonly massTex?: string;
  /** Whether tension and weight of the bob are drawn. */
  readonly forces?: boolean;
  /** Whether the other end of the swing is also drawn. */
  readonly bothSides?: boolean;
};

const LENGTH = 3.4;
const BOB_RADIUS = 0.2;

/** Draws a pendulum at the end of its swing. */
export function drawPendulum(pendulum: Pendulum): Scene {
  const { angle, angleTex, lengthTex, massTex, forces = false, bothSides = false } = pendulum;
  requireInput(angle > 0 && angle < 90, `The angle of a pendulum must be between 0° and 90°, not ${angle}°.`);
  const bob = polar(ORIGIN, LENGTH, 270 + angle);
  const sides = bothSides ? [angle, -angle] : [angle];
  const angleMarks = sides.map((side): SceneElement => {
    const [from, to] = [point(0, -1), polar(ORIGIN, 1, 270 + side)];
    const tex = angleTex ?? '';
    return {
      kind: 'angle-mark',
      vertex: ORIGIN,
      from: side > 0 ? from : to,
      to: side > 0 ? to : from,
      tex,
      radius: 1.1,
    };
  });
  const elements: SceneElement[] = [
    line(point(-1, 0), point(1, 0)),
    { kind: 'hatching', points: [point(-1, 0), point(1, 0), point(1, 0.22), point(-1, 0.22)], spacing: 0.18 },
    line(ORIGIN, point(0, -LENGTH - 0.3), { dash: 'dashed', weight: 'thin' }),
    arc(ORIGIN, LENGTH, { start: 270 - angle, end: 270 + angle, dash: 'dotted', weight: 'thin' }),
    line(ORIGIN, bob),
    ...(bothSides
      ? [
          line(ORIGIN, polar(ORIGIN, LENGTH, 270 - angle), { tone: 'soft' }),
          circle(polar(ORIGIN, LENGTH, 270 - angle), BOB_RADIUS, { fill: 'shade', tone: 'soft' }),
        ]
      : []),
    circle(bob, BOB_RADIUS, { fill: 'shade' }),
    ...(angleTex === undefined ? [] : angleMarks),
    ...(lengthTex === undefined ? [] : [besideLabel([ORIGIN, bob], lengthTex)]),
    ...(massTex === undefined ? [] : [label(bob, massTex, { toward: 0, gap: 0.3 })]),
    ...(forces
      ? [
          arrow(bob, polar(bob, 1.2, 90 + angle), { weight: 'thick' }),
          label(polar(bob, 1.2, 90 + angle), '$T$', { toward: angle, gap: 0.12 }),
          arrow(bob, point(bob.x, bob.y - 1.3), { weight: 'thick' }),
          label(point(bob.x, bob.y - 1.3), '$mg$', { toward: 270 }),
        ]
      : []),
  ];
  return {
    elements,
    alt: `Pendulum${lengthTex === undefined ? '' : ` of length ${lengthTex}`}${angleTex === undefined ? '' : ` at ${angleTex} to the vertical`}${forces ? ' with tension T and weight mg on its bob' : ''}.`,
    toScale: true,
  };
}
