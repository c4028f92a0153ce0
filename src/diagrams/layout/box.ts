import type { Point } from '../scene.ts';

/** A rectangle parallel to the axes. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};
export type LineSegment = readonly [Point, Point];

/** Creates a box of this size around a centre. */
export function boxAround(centre: Point, size: { readonly width: number; readonly height: number }): Box {
  return {
    left: centre.x - size.width / 2,
    right: centre.x + size.width / 2,
    bottom: centre.y - size.height / 2,
    top: centre.y + size.height / 2,
  };
}

/** Returns the smallest box that contains the points. */
export function boundingBox(points: readonly Point[]): Box {
  return {
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    bottom: Math.min(...points.map(({ y }) => y)),
    top: Math.max(...points.map(({ y }) => y)),
  };
}

/** Moves every side of a box outwards by a distance; a negative distance makes the box smaller. */
export function growBox(box: Box, distance: number): Box {
  return {
    left: box.left - distance,
    right: box.right + distance,
    bottom: box.bottom - distance,
    top: box.top + distance,
  };
}

/** Returns the area that two boxes share. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Returns the length of the part of a segment that is inside the box. It clips the segment against the four sides
 * (Liang–Barsky algorithm); `enter` and `leave` are fractions of the segment.
 */
export function lengthInside(box: Box, [a, b]: LineSegment): number {
  const vector = { x: b.x - a.x, y: b.y - a.y };
  // For each side of the box: how fast the segment approaches this side, and how far the segment's start is from it.
  const clippings: readonly (readonly [number, number])[] = [
    [-vector.x, a.x - box.left],
    [vector.x, box.right - a.x],
    [-vector.y, a.y - box.bottom],
    [vector.y, box.top - a.y],
  ];
  let [enter, leave] = [0, 1];
  for (const [rate, room] of clippings) {
    if (rate === 0 && room < 0) return 0;
    if (rate < 0) enter = Math.max(enter, room / rate);
    if (rate > 0) leave = Math.min(leave, room / rate);
  }
  return leave > enter ? (leave - enter) * Math.hypot(vector.x, vector.y) : 0;
}
