import { arrow, label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { AxesElement, Axis, LabelElement, Point } from '../scene.ts';
import { createPath, withPenDefaults } from '../shape.ts';
import { lineToPrimitives } from './line-to-primitives.ts';
import type { Primitive } from './primitive.ts';

const TICK_LENGTH = 0.08;
/** Distance of the axis name below the x-axis, which leaves space for the numbers. */
const NAME_DISTANCE = 0.62;

/** Converts one or two axes with their numbers, names and faint grid to primitives. */
export function axesToPrimitives(axes: AxesElement): Primitive[] {
  const horizontalAxis = axisToPrimitives(axes.x, (at, distance) => point(at, axes.origin.y + distance), 'x');
  const verticalAxis =
    axes.y === undefined
      ? []
      : axisToPrimitives(axes.y, (at, distance) => point(axes.origin.x + distance, at), 'y');
  return [...gridToPrimitives(axes), ...horizontalAxis, ...verticalAxis, ...createOriginLabel(axes)];
}

function gridToPrimitives({ grid, x, y }: AxesElement): Primitive[] {
  if (grid === undefined || y === undefined) return [];
  const pen = withPenDefaults({ tone: 'faint', weight: 'thin' });
  return [
    ...grid.x.map((at) => createPath([point(at, y.from), point(at, y.to)], { pen })),
    ...grid.y.map((at) => createPath([point(x.from, at), point(x.to, at)], { pen })),
  ];
}

/** Converts a coordinate along an axis and a distance from the axis to a point. */
type AxisPlacer = (at: number, distance: number) => Point;

function axisToPrimitives(axis: Axis, toPoint: AxisPlacer, axisName: 'x' | 'y'): Primitive[] {
  const outward = axisName === 'x' ? 270 : 180;
  const ticks = axis.ticks.flatMap(({ at, tex }): Primitive[] => [
    createPath([toPoint(at, -TICK_LENGTH), toPoint(at, 0)], { pen: withPenDefaults({ weight: 'thin' }) }),
    ...(tex === ''
      ? []
      : [
          label(toPoint(at, -TICK_LENGTH), tex, { toward: outward, gap: 0.07, small: true, freedom: 'axis' }),
        ]),
  ]);
  const { heads = 'end' } = axis;
  const axisLine =
    heads === 'end'
      ? arrow(toPoint(axis.from, 0), toPoint(axis.to, 0))
      : line(toPoint(axis.from, 0), toPoint(axis.to, 0), { heads });
  return [
    ...lineToPrimitives([axisLine.from, axisLine.to], axisLine),
    ...ticks,
    ...createAxisLabel(axis, toPoint, axisName),
  ];
}

function createAxisLabel(axis: Axis, toPoint: AxisPlacer, axisName: 'x' | 'y'): LabelElement[] {
  if (axis.tex === undefined) return [];
  if (axis.name === 'along' && axisName === 'x') {
    return [label(toPoint((axis.from + axis.to) / 2, -NAME_DISTANCE), axis.tex, { toward: 270, gap: 0.05 })];
  }
  // A horizontal name beside a vertical axis would need a wide margin, so it is placed above the tip of the axis.
  const tip = toPoint(axis.to, 0);
  if (axisName === 'y') return [label(tip, axis.tex, { toward: 90, gap: 0.1, freedom: 'none' })];
  return [label(tip, axis.tex, { toward: 0, gap: 0.1, freedom: 'none' })];
}

function createOriginLabel({ origin, originTex }: AxesElement): LabelElement[] {
  if (originTex === undefined) return [];
  return [label(origin, originTex, { toward: 225, gap: 0.06, small: true, freedom: 'axis' })];
}
