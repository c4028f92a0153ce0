import { arrow, label, line, polygon } from '../elements.ts';
import { ORIGIN, point, polar, rotate } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

type ForceDirection = 'up' | 'down' | 'left' | 'right' | 'up-slope' | 'down-slope' | 'normal' | number;

export type Force = {
  /** Degrees from the horizontal, or a word. `normal`, `up-slope` and `down-slope` are relative to the inclined plane. */
  readonly direction: ForceDirection;
  readonly tex: string;
  /** Size of the force; the arrows are drawn in proportion. */
  readonly size?: number;
  /** Whether this is a component of another force, drawn with a dashed line. */
  readonly component?: boolean;
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

const HALF_BLOCK = { x: 0.75, y: 0.5 } as const;
const MAX_ARROW_LENGTH = 1.5;

/** Draws a block with the forces on it: free, on level ground or on an inclined plane. */
export function drawForces({ forces, bodyTex = '', incline, angleTex }: ForceDiagram): Scene {
  const tilt = incline ?? 0;
  requireInput(
    tilt >= 0 && tilt < 90,
    `The inclination of a plane must be from 0° to below 90°, not ${tilt}°.`,
  );
  const corners = [
    point(-HALF_BLOCK.x, -HALF_BLOCK.y),
    point(HALF_BLOCK.x, -HALF_BLOCK.y),
    point(HALF_BLOCK.x, HALF_BLOCK.y),
    point(-HALF_BLOCK.x, HALF_BLOCK.y),
  ];
  const block = corners.map((corner) => rotate(corner, ORIGIN, tilt));
  const largest = Math.max(...forces.map(({ size = 0 }) => size), 0);
  const arrows = forces.flatMap((force) =>
    drawForce(force, { tilt, relativeSize: force.size === undefined ? 0.85 : force.size / (largest || 1) }),
  );
  const ground =
    incline === undefined
      ? []
      : incline === 0
        ? drawLevelGround()
        : drawSlope(tilt, angleTex ?? `$${tilt}^\\circ$`);
  return {
    elements: [...ground, polygon(block), label(ORIGIN, bodyTex), ...arrows],
    alt: `Block${bodyTex === '' ? '' : ` of ${bodyTex}`}${describeGround(incline, angleTex)} with forces ${forces.map(({ tex }) => tex).join(', ')}.`,
    toScale: forces.every(({ size }) => size !== undefined),
  };
}

function toAngle(direction: ForceDirection, tilt: number): number {
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
  { direction, tex, component = false }: Force,
  { tilt, relativeSize }: { tilt: number; relativeSize: number },
): SceneElement[] {
  const angle = toAngle(direction, tilt);
  const start = findBlockEdge(angle - tilt, tilt);
  const tip = polar(start, Math.max(0.5, MAX_ARROW_LENGTH * relativeSize), angle);
  const style = component ? ({ dash: 'dashed' } as const) : ({ weight: 'thick' } as const);
  return [arrow(start, tip, style), label(tip, tex, { toward: angle, gap: 0.1 })];
}

/** Returns the point where a ray from the middle of the block crosses its edge; `angle` is relative to the block. */
function findBlockEdge(angle: number, tilt: number): Point {
  const ray = polar(ORIGIN, 1, angle);
  const edgeDistance = Math.min(
    HALF_BLOCK.x / Math.max(Math.abs(ray.x), 1e-9),
    HALF_BLOCK.y / Math.max(Math.abs(ray.y), 1e-9),
  );
  return rotate(polar(ORIGIN, edgeDistance, angle), ORIGIN, tilt);
}

function drawLevelGround(): SceneElement[] {
  const y = -HALF_BLOCK.y;
  const ground = [point(-2.6, y), point(2.6, y), point(2.6, y - 0.22), point(-2.6, y - 0.22)];
  return [line(point(-2.6, y), point(2.6, y)), { kind: 'hatching', points: ground, spacing: 0.18 }];
}

function drawSlope(tilt: number, tex: string): SceneElement[] {
  const pointOnSlope = (length: number): Point => rotate(point(length, -HALF_BLOCK.y), ORIGIN, tilt);
  const [foot, top] = [pointOnSlope(-3), pointOnSlope(2.2)];
  const corner = point(top.x, foot.y);
  return [
    polygon([foot, corner, top]),
    { kind: 'angle-mark', vertex: foot, from: corner, to: top, tex, radius: 0.8 },
  ];
}

function describeGround(incline: number | undefined, angleTex: string | undefined): string {
  if (incline === undefined) return '';
  return incline === 0 ? ' on level ground' : ` on a plane inclined at ${angleTex ?? `${incline}°`}`;
}
