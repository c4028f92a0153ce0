import { arrow, label, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

type Body = {
  /** Text in the body, such as `2 kg`. */
  readonly tex: string;
  /** Only the sign is drawn: positive to the right, negative to the left, zero at rest. */
  readonly velocity: number;
  readonly velocityTex?: string;
};

export type Collision = {
  readonly before: readonly Body[];
  readonly after: readonly Body[];
  /** Bodies that stick together are drawn touching after the collision. */
  readonly joined?: boolean;
};

const BODY = { width: 1.3, height: 0.8 } as const;
const APART = 2.6;
const STAGES = 2.6;

/** Draws bodies on a line before and after they collide. */
export function drawCollision({ before, after, joined = false }: Collision): Scene {
  requireInput(before.length > 0 && after.length > 0, 'A collision needs bodies before and after.');
  return {
    elements: [
      ...drawStage('before', before, { y: STAGES, apart: APART }),
      ...drawStage('after', after, { y: 0, apart: joined ? BODY.width : APART }),
    ],
    alt: `Collision. Before: ${before.map(altOf).join(', ')}. After: ${after.map(altOf).join(', ')}${joined ? ', joined' : ''}.`,
    toScale: false,
  };
}

type Stage = { readonly y: number; readonly apart: number };

function drawStage(name: string, bodies: readonly Body[], { y, apart }: Stage): SceneElement[] {
  const width = APART + BODY.width;
  return [
    label(point(-1.1, y + BODY.height / 2), name, { toward: 180 }),
    line(point(-0.9, y), point(width + 0.9, y)),
    ...bodies.flatMap((body, index) => {
      const left = apart === APART ? index * apart : (width - bodies.length * BODY.width) / 2 + index * apart;
      return drawBody(body, left, y);
    }),
  ];
}

function drawBody({ tex, velocity, velocityTex = '' }: Body, x: number, y: number): SceneElement[] {
  const [right, top] = [x + BODY.width, y + BODY.height];
  const middle = (x + right) / 2;
  const reach = velocity === 0 ? 0 : 0.55 * Math.sign(velocity);
  const level = top + 0.2;
  return [
    polygon([point(x, y), point(right, y), point(right, top), point(x, top)]),
    label(point(middle, y + BODY.height / 2), tex),
    ...(reach === 0 ? [] : [arrow(point(middle - reach, level), point(middle + reach, level))]),
    label(point(middle, level), velocityTex, { toward: 90, beside: 'line' }),
  ];
}

function altOf({ tex, velocity, velocityTex }: Body): string {
  const motion =
    velocity === 0 ? 'at rest' : `${velocityTex ?? 'moving'} to the ${velocity > 0 ? 'right' : 'left'}`;
  return `${tex} ${motion}`;
}
