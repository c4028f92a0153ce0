import { label } from '../elements.ts';
import { add, between, direction, distance, normaliseAngle, polar, scale, subtract } from '../point.ts';
import type { AngleMarkElement, LineMarkElement, Point, RightAngleMarkElement } from '../scene.ts';
import { type ArcShape, fullPen, pathShape } from '../shape.ts';
import type { Lowered } from './lowered.ts';

const THIN = fullPen({ weight: 'thin' });
const SPACE_BETWEEN_ARCS = 0.09;
const MARK_LENGTH = 0.2;
const MARK_SPACE = 0.1;

/** Lowers an angle mark: arcs between two arms, with its label inside or, when that is too narrow, farther out. */
export function lowerAngleMark(mark: AngleMarkElement): Lowered[] {
  const start = normaliseAngle(direction(mark.vertex, mark.from));
  const sweep = normaliseAngle(direction(mark.vertex, mark.to) - start);
  const shortest = Math.min(distance(mark.vertex, mark.from), distance(mark.vertex, mark.to));
  const radius = mark.radius ?? Math.min(sweep < 35 ? 0.75 : 0.5, shortest * 0.45);
  const arcs = Array.from({ length: mark.arcs ?? 1 }, (_, index) => radius - index * SPACE_BETWEEN_ARCS);
  const end = start + sweep;
  const shapes = arcs.map(
    (size): ArcShape => ({
      kind: 'arc',
      centre: mark.vertex,
      rx: size,
      ry: size,
      start,
      end,
      close: 'open',
      heads: mark.heads ?? 'none',
      fill: 'none',
      pen: THIN,
    }),
  );
  if (mark.tex === undefined) return shapes;
  const middle = start + sweep / 2;
  return [
    ...shapes,
    label(polar(mark.vertex, radius, middle), mark.tex, {
      toward: middle,
      gap: 0.06,
      beside: 'line',
      freedom: 'outward',
    }),
  ];
}

/** Lowers a right-angle mark to a small square. */
export function lowerRightAngleMark({ vertex, from, to, size }: RightAngleMarkElement): Lowered[] {
  const shortest = Math.min(distance(vertex, from), distance(vertex, to));
  const side = size ?? Math.min(0.28, shortest * 0.3);
  const first = polar(vertex, side, direction(vertex, from));
  const second = polar(vertex, side, direction(vertex, to));
  const corner = subtract(add(first, second), vertex);
  return [pathShape([first, corner, second], { pen: THIN })];
}

/** Lowers marks in the middle of a line: strokes for equal lengths, arrowheads for parallels. */
export function lowerLineMark({ kind, from, to, count = 1 }: LineMarkElement): Lowered[] {
  const along = scale(subtract(to, from), 1 / Math.max(distance(from, to), 1e-9));
  return Array.from({ length: count }, (_, index) => {
    const centre = add(between(from, to), scale(along, (index - (count - 1) / 2) * MARK_SPACE));
    return pathShape(kind === 'equal-marks' ? strokeAcross(centre, along) : headAlong(centre, along), {
      pen: fullPen({}),
    });
  });
}

function strokeAcross(centre: Point, along: Point): Point[] {
  const across = scale({ x: -along.y, y: along.x }, MARK_LENGTH / 2);
  return [subtract(centre, across), add(centre, across)];
}

function headAlong(centre: Point, along: Point): Point[] {
  const back = subtract(centre, scale(along, 0.12));
  const across = scale({ x: -along.y, y: along.x }, 0.1);
  return [add(back, across), add(centre, scale(along, 0.04)), subtract(back, across)];
}
