import { boundingBox } from '../layout/box.ts';
import type { Point } from '../scene.ts';

type TargetArea = { readonly width: number; readonly height: number };

/** Returns the factor that scales a figure to fill the area without distortion. */
export function fitFactor(points: readonly Point[], area: TargetArea = { width: 5, height: 3.8 }): number {
  const box = boundingBox(points);
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  return Math.min(area.width / Math.max(width, 1e-12), area.height / Math.max(height, 1e-12));
}

/** Scales a figure to fill the area, with its lower left corner at the origin. */
export function fitPoints(points: readonly Point[], area?: TargetArea): Point[] {
  const box = boundingBox(points);
  const factor = fitFactor(points, area);
  return points.map(({ x, y }) => ({ x: (x - box.left) * factor, y: (y - box.bottom) * factor }));
}
