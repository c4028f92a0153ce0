import { arrow, label, line, polygon } from '../elements.ts';
import { ORIGIN, point, polar, rotate } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

type ForceDirection = 'up' | 'down' | 'left' | 'right' | 'up-slope' | 'down-slope' | 'normal' | number;

export type Force = {
  /** Degrees from the horizontal, or a word; `normal` and the slope words follow the plane. */
  readonly direction: ForceDirection;
  readonly tex: string;
  /** Relative length of the arrow. */
  readonly size?: number;
};

/** A block, the forces on it, and the ground below it. */
export type ForceDiagram = {
  readonly forces: readonly Force[];
  /** Text in the block, such as `5 kg`. */
  readonly bodyTex?: string;
  /** Slope of the plane in degrees; 0 is level ground. Without it no ground is drawn. */
  readonly incline?: number;
  readonly angleTex?: string;
};

const HALF = { x: 0.75, y: 0.5 } as const;
const REACH = 1.5;

/** Draws a block with the forces on it: free, on level ground or on an inclined plane. */
export function drawForces({ forces, bodyTex = '', incline, angleTex }: ForceDiagram): Scene {
  const tilt = incline ?? 0;
  requireInput(
    tilt >= 0 && tilt < 90,
    `The inclination of a plane must be from 0° to below 90°, not ${tilt}°.`,
  );
  const corners = [
    point(-HALF.x, -HALF.y),
    point(HALF.x, -HALF.y),
    point(HALF.x, HALF.y),
    point(-HALF.x, HALF.y),
  ];
  const block = corners.map((corner) => rotate(corner, ORIGIN, tilt));
  const largest = Math.max(...forces.map(({ size = 1 }) => size), 0);
  const drawn = forces.flatMap((force) =>
    drawForce(force, { tilt, share: (force.size ?? 1) / (largest || 1) }),
  );
  const ground =
    incline === undefined ? [] : incline === 0 ? levelGround() : slope(tilt, angleTex ?? `$${tilt}^\\circ$`);
  return {
    elements: [...ground, polygon(block), label(ORIGIN, bodyTex), ...drawn],
    alt: `Block${bodyTex === '' ? '' : ` of ${bodyTex}`}${groundWords(incline, angleTex)} with forces ${forces.map(({ tex }) => tex).join(', ')}.`,
    toScale: forces.every(({ size }) => size !== undefined),
  };
}

function angleOf(direction: ForceDirection, tilt: number): number {
  if (typeof direction === 'number') return direction;
  return {
    up: 90,
    down: 270,
    left: 180,
    right: 0,
    'up-slope': tilt,
    'down-slope': tilt + 180,
    normal: tilt + 90,
  }[direction];
}

function drawForce(
  { direction, tex }: Force,
  { tilt, share }: { tilt: number; share: number },
): SceneElement[] {
  const angle = angleOf(direction, tilt);
  const start = edgeOfBlock(angle - tilt, tilt);
  const tip = polar(start, Math.max(0.5, REACH * share), angle);
  return [arrow(start, tip, { weight: 'thick' }), label(tip, tex, { toward: angle, gap: 0.1 })];
}

/** The point where a ray from the middle of the block crosses its edge. */
function edgeOfBlock(angle: number, tilt: number): Point {
  const ray = polar(ORIGIN, 1, angle);
  const reach = Math.min(HALF.x / Math.max(Math.abs(ray.x), 1e-9), HALF.y / Math.max(Math.abs(ray.y), 1e-9));
  return rotate(polar(ORIGIN, reach, angle), ORIGIN, tilt);
}

function levelGround(): SceneElement[] {
  const y = -HALF.y;
  const ground = [point(-2.6, y), point(2.6, y), point(2.6, y - 0.22), point(-2.6, y - 0.22)];
  return [line(point(-2.6, y), point(2.6, y)), { kind: 'hatching', points: ground, spacing: 0.18 }];
}

function slope(tilt: number, tex: string): SceneElement[] {
  const along = (length: number): Point => rotate(point(length, -HALF.y), ORIGIN, tilt);
  const [foot, top] = [along(-3), along(2.2)];
  const corner = point(top.x, foot.y);
  return [
    polygon([foot, corner, top]),
    { kind: 'angle-mark', vertex: foot, from: corner, to: top, tex, radius: 0.8 },
  ];
}

function groundWords(incline: number | undefined, angleTex: string | undefined): string {
  if (incline === undefined) return '';
  return incline === 0 ? ' on level ground' : ` on a plane inclined at ${angleTex ?? `${incline}°`}`;
}
