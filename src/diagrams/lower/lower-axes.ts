import { arrow, label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { AxesElement, Axis, LabelElement, Point } from '../scene.ts';
import { fullPen, pathShape } from '../shape.ts';
import { lowerLine } from './lower-line.ts';
import type { Lowered } from './lowered.ts';

const TICK = 0.08;
const NAME_DISTANCE = 0.62;

/** Converts one or two axes with their numbers, names and faint grid to primitives (lowering). */
export function lowerAxes(axes: AxesElement): Lowered[] {
  const across = lowerAxis(axes.x, (at, off) => point(at, axes.origin.y + off), 'x');
  const up = axes.y === undefined ? [] : lowerAxis(axes.y, (at, off) => point(axes.origin.x + off, at), 'y');
  return [...lowerGrid(axes), ...across, ...up, ...originLabel(axes)];
}

function lowerGrid({ grid, x, y }: AxesElement): Lowered[] {
  if (grid === undefined || y === undefined) return [];
  const pen = fullPen({ ink: 'faint', weight: 'thin' });
  return [
    ...grid.x.map((at) => pathShape([point(at, y.from), point(at, y.to)], { pen })),
    ...grid.y.map((at) => pathShape([point(x.from, at), point(x.to, at)], { pen })),
  ];
}

/** Converts a position along an axis and a distance from it to a point. */
type AxisPlacer = (at: number, off: number) => Point;

function lowerAxis(axis: Axis, place: AxisPlacer, which: 'x' | 'y'): Lowered[] {
  const outward = which === 'x' ? 270 : 180;
  const ticks = axis.ticks.flatMap(({ at, tex }): Lowered[] => [
    pathShape([place(at, -TICK), place(at, 0)], { pen: fullPen({ weight: 'thin' }) }),
    ...(tex === ''
      ? []
      : [label(place(at, -TICK), tex, { toward: outward, gap: 0.07, small: true, freedom: 'axis' })]),
  ]);
  const { heads = 'end' } = axis;
  const spine =
    heads === 'end'
      ? arrow(place(axis.from, 0), place(axis.to, 0))
      : line(place(axis.from, 0), place(axis.to, 0), { heads });
  return [...lowerLine([spine.from, spine.to], spine), ...ticks, ...createAxisLabel(axis, place, which)];
}

function createAxisLabel(axis: Axis, place: AxisPlacer, which: 'x' | 'y'): LabelElement[] {
  if (axis.tex === undefined) return [];
  if (axis.name === 'along' && which === 'x') {
    return [label(place((axis.from + axis.to) / 2, -NAME_DISTANCE), axis.tex, { toward: 270, gap: 0.05 })];
  }
  // Horizontal text beside a vertical axis would need a wide margin, so the name is above its tip.
  const tip = place(axis.to, 0);
  if (which === 'y') return [label(tip, axis.tex, { toward: 90, gap: 0.1, freedom: 'none' })];
  return [label(tip, axis.tex, { toward: 0, gap: 0.1, freedom: 'none' })];
}

function originLabel({ origin, originTex }: AxesElement): LabelElement[] {
  if (originTex === undefined) return [];
  return [label(origin, originTex, { toward: 225, gap: 0.06, small: true, freedom: 'axis' })];
}
