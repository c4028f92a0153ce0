import { label } from '../elements.ts';
import { add, between, direction, distance, polar, scale, subtract } from '../point.ts';
import type { DimensionElement, Point } from '../scene.ts';
import { createPath, withPenDefaults } from '../shape.ts';
import type { Primitive } from './primitive.ts';

const THIN_PEN = withPenDefaults({ weight: 'thin' });

/**
 * Converts a dimension to primitives: a line with two arrowheads and end strokes, or a curly brace, and its text on the
 * outer side.
 */
export function dimensionToPrimitives({ kind, from, to, tex, offset = 0.35 }: DimensionElement): Primitive[] {
  const leftOfLine = direction(from, to) + 90;
  const [start, end] = [polar(from, offset, leftOfLine), polar(to, offset, leftOfLine)];
  const toward = offset < 0 ? leftOfLine + 180 : leftOfLine;
  const depth = kind === 'brace' ? 0.18 : 0;
  const text = label(polar(between(start, end), depth, toward), tex, { toward, beside: 'line' });
  if (kind === 'brace')
    return [createPath(bracePoints(start, end, toward), { smooth: true, pen: THIN_PEN }), text];
  const endStrokes = [start, end].map((endPoint) =>
    createPath([polar(endPoint, 0.12, leftOfLine), polar(endPoint, -0.12, leftOfLine)], { pen: THIN_PEN }),
  );
  return [createPath([start, end], { heads: 'both', pen: THIN_PEN }), ...endStrokes, text];
}

/** Returns the points of a curly brace: the first half, then its mirror image. Pairs are distance along and height. */
function bracePoints(start: Point, end: Point, toward: number): Point[] {
  const length = distance(start, end);
  const unitVector = scale(subtract(end, start), 1 / Math.max(length, 1e-9));
  const curveLength = Math.min(0.15, length / 5);
  const toPoint = (distanceAlong: number, height: number): Point =>
    polar(add(start, scale(unitVector, distanceAlong)), height, toward);
  const halfShape: readonly (readonly [number, number])[] = [
    [0, 0],
    [curveLength * 0.35, 0.07],
    [curveLength, 0.09],
    [length / 2 - curveLength, 0.09],
    [length / 2 - curveLength * 0.35, 0.11],
    [length / 2, 0.18],
  ];
  const firstHalf = halfShape.map(([distanceAlong, height]) => toPoint(distanceAlong, height));
  const secondHalf = halfShape
    .toReversed()
    .slice(1)
    .map(([distanceAlong, height]) => toPoint(length - distanceAlong, height));
  return [...firstHalf, ...secondHalf];
}
