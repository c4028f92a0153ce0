import { centroid, distance, ORIGIN, rotate } from '../point.ts';
import type { HatchingElement, Point } from '../scene.ts';
import { fullPen, pathShape } from '../shape.ts';
import type { Lowered } from './lowered.ts';

/** Converts hatching to primitives (lowering): single lines inside a polygon, because TikZ patterns need a library. */
export function lowerHatching({ points, spacing = 0.22, angle = 45 }: HatchingElement): Lowered[] {
  const flat = points.map((one) => rotate(one, ORIGIN, -angle));
  const middle = centroid(flat);
  const reach = Math.max(...flat.map((one) => distance(one, middle)));
  const rows = Math.ceil(reach / spacing);
  return Array.from({ length: 2 * rows + 1 }, (_, row) => middle.y + (row - rows + 0.5) * spacing).flatMap(
    (height) =>
      chordsAt(flat, height).map((chord) =>
        pathShape(
          chord.map((one) => rotate(one, ORIGIN, angle)),
          { pen: fullPen({ ink: 'faint', weight: 'thin' }) },
        ),
      ),
  );
}

function chordsAt(polygon: readonly Point[], height: number): [Point, Point][] {
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
