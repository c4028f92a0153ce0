import type { Point } from '../scene.ts';

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};
export type LineSegment = readonly [Point, Point];

export function boxAround(centre: Point, size: { readonly width: number; readonly height: number }): Box {
  return {
    left: centre.x - size.width / 2,
    right: centre.x + size.width / 2,
    bottom: centre.y - size.height / 2,
    top: centre.y + size.height / 2,
  };
}

/** The bounding box of points. */
export function boxOf(points: readonly Point[]): Box {
  return {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    bottom: Math.min(...points.map(({ y }) => y)),
    top: Math.max(...points.map(({ y }) => y)),
  };
}

/** The box wider by `by` on every side; negative narrows it. */
export function grow(box: Box, by: number): Box {
  return { left: box.left - by, right: box.right + by, bottom: box.bottom - by, top: box.top + by };
}

/** The area that two boxes share. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The length of the part of a segment inside the box, by clipping against the four sides (Liang–Barsky). */
export function lengthInside(box: Box, [a, b]: LineSegment): number {
  const run = { x: b.x - a.x, y: b.y - a.y };
  const limits: readonly (readonly [number, number])[] = [
    [-run.x, a.x - box.left],
    [run.x, box.right - a.x],
    [-run.y, a.y - box.bottom],
    [run.y, box.top - a.y],
  ];
  let [enter, leave] = [0, 1];
  for (const [slope, space] of limits) {
    if (slope === 0 && space < 0) return 0;
    if (slope < 0) enter = Math.max(enter, space / slope);
    if (slope > 0) leave = Math.min(leave, space / slope);
  }
  return leave > enter ? (leave - enter) * Math.hypot(run.x, run.y) : 0;
}
