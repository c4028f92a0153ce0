import { centroid, distance, ORIGIN, rotate } from '../point.ts';
import type { HatchingElement, Point } from '../scene.ts';
import { createPath, withPenDefaults } from '../shape.ts';
import type { Primitive } from './primitive.ts';

/**
 * Converts hatching to separate lines inside the polygon, because TikZ patterns need a library. The polygon is rotated so
 * that the lines are horizontal, and each line is rotated back.
 */
export function hatchingToPrimitives({ points, spacing = 0.22, angle = 45 }: HatchingElement): Primitive[] {
  const rotated = points.map((corner) => rotate(corner, ORIGIN, -angle));
  const middle = centroid(rotated);
  const radius = Math.max(...rotated.map((corner) => distance(corner, middle)));
  const rowsPerSide = Math.ceil(radius / spacing);
  return Array.from(
    { length: 2 * rowsPerSide + 1 },
    (_, row) => middle.y + (row - rowsPerSide + 0.5) * spacing,
  ).flatMap((height) =>
    findChords(rotated, height).map((chord) =>
      createPath(
        chord.map((end) => rotate(end, ORIGIN, angle)),
        { pen: withPenDefaults({ tone: 'faint', weight: 'thin' }) },
      ),
    ),
  );
}

/** Returns the parts of a horizontal line that are inside the polygon: between every odd and the next even crossing. */
function findChords(polygon: readonly Point[], height: number): [Point, Point][] {
  const crossings = polygon
    .flatMap((a, index) => {
      const b = polygon[(index + 1) % polygon.length] ?? a;
      if (a.y > height === b.y > height) return [];
      return [a.x + ((height - a.y) / (b.y - a.y)) * (b.x - a.x)];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((x, index) => {
    const end = crossings[index + 1];
    if (index % 2 === 1 || end === undefined) return [];
    return [
      [
        { x, y: height },
        { x: end, y: height },
      ] satisfies [Point, Point],
    ];
  });
}
