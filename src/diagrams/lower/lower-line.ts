import { between } from '../point.ts';
import type { Fill, Heads, Pen, Point } from '../scene.ts';
import { fullPen, type PathShape, pathShape } from '../shape.ts';

type Look = Pen & {
  readonly closed?: boolean;
  readonly smooth?: boolean;
  readonly fill?: Fill;
  readonly heads?: Heads;
};

/** Lowers a line; an arrowhead in the middle becomes two lines, the first with a head at its end. */
export function lowerLine(points: readonly Point[], look: Look): PathShape[] {
  const { closed = false, smooth = false, fill = 'none', heads = 'none' } = look;
  const shape = { closed, smooth, fill, pen: fullPen(look) };
  if (heads !== 'middle') return [pathShape(points, { ...shape, heads })];
  const last = points.length - 1;
  const [before, after] = [points[Math.floor(last / 2)], points[Math.floor(last / 2) + 1]];
  if (before === undefined || after === undefined) return [pathShape(points, shape)];
  const tip = between(before, after, 0.55);
  const cut = Math.floor(last / 2) + 1;
  return [
    pathShape([...points.slice(0, cut), tip], { ...shape, heads: 'end' }),
    pathShape([tip, ...points.slice(cut)], shape),
  ];
}
