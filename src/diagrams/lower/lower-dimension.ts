import { label } from '../elements.ts';
import { add, between, direction, distance, polar, scale, subtract } from '../point.ts';
import type { DimensionElement, Point } from '../scene.ts';
import { fullPen, pathShape } from '../shape.ts';
import type { Lowered } from './lowered.ts';

const THIN = fullPen({ weight: 'thin' });

/**
 * Lowers a dimension: a line with two arrowheads and end strokes, or a curly brace, with its text on the outer side.
 */
export function lowerDimension({ kind, from, to, tex, offset = 0.35 }: DimensionElement): Lowered[] {
  const side = direction(from, to) + 90;
  const [start, end] = [polar(from, offset, side), polar(to, offset, side)];
  const toward = offset < 0 ? side + 180 : side;
  const depth = kind === 'brace' ? 0.18 : 0;
  const text = label(polar(between(start, end), depth, toward), tex, { toward, beside: 'line' });
  if (kind === 'brace')
    return [pathShape(bracePoints(start, end, toward), { smooth: true, pen: THIN }), text];
  const ends = [start, end].map((at) =>
    pathShape([polar(at, 0.12, side), polar(at, -0.12, side)], { pen: THIN }),
  );
  return [pathShape([start, end], { heads: 'both', pen: THIN }), ...ends, text];
}

function bracePoints(start: Point, end: Point, toward: number): Point[] {
  const length = distance(start, end);
  const along = scale(subtract(end, start), 1 / Math.max(length, 1e-9));
  const bend = Math.min(0.15, length / 5);
  const at = (run: number, height: number): Point => polar(add(start, scale(along, run)), height, toward);
  const half: readonly (readonly [number, number])[] = [
    [0, 0],
    [bend * 0.35, 0.07],
    [bend, 0.09],
    [length / 2 - bend, 0.09],
    [length / 2 - bend * 0.35, 0.11],
    [length / 2, 0.18],
  ];
  const there = half.map(([run, height]) => at(run, height));
  const back = half
    .toReversed()
    .slice(1)
    .map(([run, height]) => at(length - run, height));
  return [...there, ...back];
}
