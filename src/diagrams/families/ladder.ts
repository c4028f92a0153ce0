import { arrow, besideLabel, label, line } from '../elements.ts';
import { between, ORIGIN, point, polar } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** A ladder that stands on level ground and leans against a vertical wall. */
export type Ladder = {
  /** The angle between ladder and ground, in degrees. */
  readonly angle: number;
  readonly angleTex?: string;
  readonly lengthTex?: string;
  /** The labels of the distances from the wall and up the wall. */
  readonly footTex?: string;
  readonly heightTex?: string;
  /** Which forces are drawn besides the weight and both normal reactions. */
  readonly forces?: { readonly groundFriction: boolean; readonly wallFriction: boolean };
};

const LENGTH = 4.2;
const FORCE = 1.1;

/** Draws a ladder against a wall, with its measurements or the forces on it. */
export function drawLadder(ladder: Ladder): Scene {
  const { angle, angleTex, lengthTex, footTex, heightTex, forces } = ladder;
  requireInput(angle > 10 && angle < 85, `The angle of a ladder must be from 10° to 85°, not ${angle}°.`);
  const top = polar(ORIGIN, LENGTH, angle);
  const corner = point(top.x, 0);
  const wallTop = point(top.x, top.y + 0.7);
  const elements: SceneElement[] = [
    line(point(-0.9, 0), point(top.x, 0)),
    {
      kind: 'hatching',
      points: [point(-0.9, 0), corner, point(top.x, -0.22), point(-0.9, -0.22)],
      spacing: 0.2,
    },
    line(corner, wallTop),
    {
      kind: 'hatching',
      points: [corner, wallTop, point(wallTop.x + 0.22, wallTop.y), point(corner.x + 0.22, 0)],
      spacing: 0.2,
    },
    line(ORIGIN, top, { weight: 'thick' }),
    ...(angleTex === undefined
      ? []
      : [{ kind: 'angle-mark', vertex: ORIGIN, from: corner, to: top, tex: angleTex, radius: 0.7 } as const]),
    ...(lengthTex === undefined ? [] : [besideLabel([ORIGIN, top], lengthTex)]),
    ...(footTex === undefined
      ? []
      : [{ kind: 'dimension', from: corner, to: ORIGIN, tex: footTex, offset: 0.5 } as const]),
    ...(heightTex === undefined
      ? []
      : [{ kind: 'dimension', from: corner, to: top, tex: heightTex, offset: -0.5 } as const]),
    ...(forces === undefined ? [] : drawForces(top, forces)),
  ];
  const measures = [lengthTex, angleTex, footTex, heightTex].filter((tex) => tex !== undefined);
  return {
    elements,
    alt: `Ladder leaning against a vertical wall${measures.length === 0 ? '' : `: ${measures.join(', ')}`}${forces === undefined ? '' : ', with the forces on it'}.`,
    toScale: false,
  };
}

type Point = typeof ORIGIN;

function drawForces(
  top: Point,
  { groundFriction, wallFriction }: NonNullable<Ladder['forces']>,
): SceneElement[] {
  const middle = between(ORIGIN, top);
  const force = (from: Point, angle: number, tex: string): SceneElement[] => [
    arrow(from, polar(from, FORCE, angle), { weight: 'thick' }),
    label(polar(from, FORCE, angle), tex, { toward: angle }),
  ];
  return [
    ...force(ORIGIN, 90, '$N_1$'),
    ...force(middle, 270, '$W$'),
    ...force(top, 180, '$N_2$'),
    ...(groundFriction ? force(ORIGIN, 0, '$f_1$') : []),
    ...(wallFriction ? force(top, 90, '$f_2$') : []),
  ];
}
