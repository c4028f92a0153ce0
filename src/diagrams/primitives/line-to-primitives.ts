import { between } from '../point.ts';
import type { Fill, Heads, Pen, Point } from '../scene.ts';
import { createPath, type PathShape, withPenDefaults } from '../shape.ts';

type LineStyle = Pen & {
  readonly closed?: boolean;
  readonly smooth?: boolean;
  readonly fill?: Fill;
  readonly heads?: Heads;
};

/**
 * Converts a line to paths. A line with an arrowhead in the middle becomes two paths; the first one ends with the
 * arrowhead.
 */
export function lineToPrimitives(points: readonly Point[], style: LineStyle): PathShape[] {
  const { closed = false, smooth = false, fill = 'none', heads = 'none' } = style;
  const shapeStyle = { closed, smooth, fill, pen: withPenDefaults(style) };
  if (heads !== 'middle') return [createPath(points, { ...shapeStyle, heads })];
  const lastIndex = points.length - 1;
  const [before, after] = [points[Math.floor(lastIndex / 2)], points[Math.floor(lastIndex / 2) + 1]];
  if (before === undefined || after === undefined) return [createPath(points, shapeStyle)];
  const tip = between(before, after, 0.55);
  const splitIndex = Math.floor(lastIndex / 2) + 1;
  return [
    createPath([...points.slice(0, splitIndex), tip], { ...shapeStyle, heads: 'end' }),
    createPath([tip, ...points.slice(splitIndex)], shapeStyle),
  ];
}
