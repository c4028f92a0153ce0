import { polar } from '../point.ts';
import type { Point } from '../scene.ts';
import type { ArcShape, Shape } from '../shape.ts';
import type { LineSegment } from './box.ts';

const STEPS_PER_TURN = 48;

/** Approximates the outline of a shape by points. */
export function traceShape(shape: Shape): Point[] {
  switch (shape.kind) {
    case 'path':
      return shape.closed ? [...shape.points, ...shape.points.slice(0, 1)] : [...shape.points];
    case 'ellipse':
      return traceArc({ ...shape, start: 0, end: 360, close: 'open' });
    case 'arc':
      return traceArc(shape);
  }
}

type ArcGeometry = Pick<ArcShape, 'centre' | 'rx' | 'ry' | 'start' | 'end' | 'close'>;

function traceArc({ centre, rx, ry, start, end, close }: ArcGeometry): Point[] {
  const steps = Math.max(2, Math.ceil((Math.abs(end - start) / 360) * STEPS_PER_TURN));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const unitPoint = polar({ x: 0, y: 0 }, 1, start + ((end - start) * step) / steps);
    return { x: centre.x + rx * unitPoint.x, y: centre.y + ry * unitPoint.y };
  });
  if (close === 'sector') return [centre, ...points, centre];
  return close === 'segment' ? [...points, ...points.slice(0, 1)] : points;
}

/** Returns the outline of a shape as straight segments. */
export function listSegments(shape: Shape): LineSegment[] {
  const points = traceShape(shape);
  return points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
}
