import { arrow, label, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

type Body = {
  /** Text in the body, such as `2 kg`. */
  readonly tex: string;
  /** Only the sign matters: positive moves to the right, negative to the left, zero is at rest. */
  readonly velocity: number;
  readonly velocityTex?: string;
};

export type Collision = {
  readonly before: readonly Body[];
  readonly after: readonly Body[];
  /** Bodies that stick together are drawn touching after the collision. */
  readonly joined?: boolean;
};

const BODY_SIZE = { width: 2.1, height: 0.8 } as const;
const BODY_DISTANCE = 3.4;
const STAGE_DISTANCE = 2.6;

/** Draws bodies on a line before and after they collide. */
export function drawCollision({ before, after, joined = false }: Collision): Scene {
  requireInput(before.length > 0 && after.length > 0, 'A collision needs bodies before and after.');
  return {
    elements: [
      ...drawStage('before', before, { y: STAGE_DISTANCE, bodyDistance: BODY_DISTANCE }),
      ...drawStage('after', after, { y: 0, bodyDistance: joined ? BODY_SIZE.width : BODY_DISTANCE }),
    ],
    alt: `Collision. Before: ${before.map(describeBody).join(', ')}. After: ${after.map(describeBody).join(', ')}${joined ? ', joined' : ''}.`,
    toScale: false,
  };
}

type Stage = { readonly y: number; readonly bodyDistance: number };

function drawStage(name: string, bodies: readonly Body[], { y, bodyDistance }: Stage): SceneElement[] {
  const width = BODY_DISTANCE + BODY_SIZE.width;
  return [
    label(point(-1.1, y + BODY_SIZE.height / 2), name, { toward: 180 }),
    line(point(-0.9, y), point(width + 0.9, y)),
    ...bodies.flatMap((body, index) => {
      const left =
        bodyDistance === BODY_DISTANCE
          ? index * bodyDistance
          : (width - bodies.length * BODY_SIZE.width) / 2 + index * bodyDistance;
      return drawBody(body, left, y);
    }),
  ];
}

function drawBody({ tex, velocity, velocityTex = '' }: Body, x: number, y: number): SceneElement[] {
  const [right, top] = [x + BODY_SIZE.width, y + BODY_SIZE.height];
  const middle = (x + right) / 2;
  const halfArrow = velocity === 0 ? 0 : 0.55 * Math.sign(velocity);
  const arrowY = top + 0.2;
  return [
    polygon([point(x, y), point(right, y), point(right, top), point(x, top)]),
    label(point(middle, y + BODY_SIZE.height / 2), tex),
    ...(halfArrow === 0 ? [] : [arrow(point(middle - halfArrow, arrowY), point(middle + halfArrow, arrowY))]),
    label(point(middle, arrowY), velocityTex, { toward: 90, beside: 'line' }),
  ];
}

function describeBody({ tex, velocity, velocityTex }: Body): string {
  const motion =
    velocity === 0 ? 'at rest' : `${velocityTex ?? 'moving'} to the ${velocity > 0 ? 'right' : 'left'}`;
  return `${tex} ${motion}`;
}
