import { label } from '../elements.ts';
import { add, between, direction, distance, normaliseAngle, polar, scale, subtract } from '../point.ts';
import type { AngleMarkElement, LineMarkElement, Point, RightAngleMarkElement } from '../scene.ts';
import { type ArcShape, createPath, withPenDefaults } from '../shape.ts';
import type { Primitive } from './primitive.ts';

const THIN_PEN = withPenDefaults({ weight: 'thin' });
const ARC_SPACING = 0.09;
const MARK_LENGTH = 0.2;
const MARK_SPACING = 0.1;

/** Converts an angle mark to arcs between the two arms and a label, which may move outwards if there is no space. */
export function angleMarkToPrimitives(mark: AngleMarkElement): Primitive[] {
  const start = normaliseAngle(direction(mark.vertex, mark.from));
  const sweep = normaliseAngle(direction(mark.vertex, mark.to) - start);
  const shorterArm = Math.min(distance(mark.vertex, mark.from), distance(mark.vertex, mark.to));
  // A narrow angle needs a larger arc, but the arc must fit the shorter arm.
  const radius = mark.radius ?? Math.min(sweep < 35 ? 0.75 : 0.5, shorterArm * 0.45);
  const radii = Array.from({ length: mark.arcs ?? 1 }, (_, index) => radius - index * ARC_SPACING);
  const end = start + sweep;
  const shapes = radii.map(
    (arcRadius): ArcShape => ({
      kind: 'arc',
      centre: mark.vertex,
      rx: arcRadius,
      ry: arcRadius,
      start,
      end,
      close: 'open',
      heads: mark.heads ?? 'none',
      fill: 'none',
      pen: THIN_PEN,
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

/** Converts a right-angle mark to two sides of a small square. */
export function rightAngleMarkToPrimitives({ vertex, from, to, size }: RightAngleMarkElement): Primitive[] {
  const shorterArm = Math.min(distance(vertex, from), distance(vertex, to));
  const side = size ?? Math.min(0.28, shorterArm * 0.3);
  const first = polar(vertex, side, direction(vertex, from));
  const second = polar(vertex, side, direction(vertex, to));
  const corner = subtract(add(first, second), vertex);
  return [createPath([first, corner, second], { pen: THIN_PEN })];
}

/** Converts the marks in the middle of a line: strokes for equal lengths, arrowheads for parallel lines. */
export function lineMarkToPrimitives({ kind, from, to, count = 1 }: LineMarkElement): Primitive[] {
  const unitVector = scale(subtract(to, from), 1 / Math.max(distance(from, to), 1e-9));
  return Array.from({ length: count }, (_, index) => {
    const centre = add(between(from, to), scale(unitVector, (index - (count - 1) / 2) * MARK_SPACING));
    return createPath(
      kind === 'equal-marks' ? createStroke(centre, unitVector) : createArrowhead(centre, unitVector),
      {
        pen: withPenDefaults({}),
      },
    );
  });
}

function createStroke(centre: Point, unitVector: Point): Point[] {
  const perpendicular = scale({ x: -unitVector.y, y: unitVector.x }, MARK_LENGTH / 2);
  return [subtract(centre, perpendicular), add(centre, perpendicular)];
}

function createArrowhead(centre: Point, unitVector: Point): Point[] {
  const back = subtract(centre, scale(unitVector, 0.12));
  const perpendicular = scale({ x: -unitVector.y, y: unitVector.x }, 0.1);
  return [add(back, perpendicular), add(centre, scale(unitVector, 0.04)), subtract(back, perpendicular)];
}
