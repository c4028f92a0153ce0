import { boxOf } from '../layout/box.ts';
import type { Point } from '../scene.ts';

type TargetArea = { readonly width: number; readonly height: number };

/** The factor that makes a figure fill the room without bending it. */
export function fitFactor(points: readonly Point[], room: TargetArea = { width: 5, height: 3.8 }): number {
  const box = boxOf(points);
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  return Math.min(room.width / Math.max(width, 1e-12), room.height / Math.max(height, 1e-12));
}

/** The figure at the size of the room, its lower left corner at the origin. */
export function fitPoints(points: readonly Point[], room?: TargetArea): Point[] {
  const box = boxOf(points);
  const factor = fitFactor(points, room);
  return points.map(({ x, y }) => ({ x: (x - box.left) * factor, y: (y - box.bottom) * factor }));
}
