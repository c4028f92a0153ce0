import { Fault } from '../../domain/fault.ts';
import type { AxesElement, Axis, Point, Tick } from '../scene.ts';
import { listMultiples, niceStep } from './nice-step.ts';

/** The range, numbers and name of an axis of a graph. */
export type PlotAxis = {
  readonly min: number;
  readonly max: number;
  /** Distance between the numbers on the axis; `none` omits the numbers. */
  readonly step?: number | 'none';
  /** Labels in LaTeX at chosen values, instead of numbers. */
  readonly ticks?: readonly { readonly at: number; readonly tex: string }[];
  /** Name of the axis in LaTeX. */
  readonly tex?: string;
  /** Position of the name: beside the middle of the axis (`along`) or at its tip (`end`). */
  readonly name?: 'end' | 'along';
};

/** Both axes, and the size of the graph in centimetres. */
type PlotFrame = {
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly width?: number;
  readonly height?: number;
  readonly grid?: boolean;
  readonly originTex?: string;
};

/** Axes, and a function that converts values to points. */
export type Plot = {
  readonly axes: AxesElement;
  /** Converts a pair of values to a point of the drawing. */
  readonly at: (x: number, y: number) => Point;
  readonly frame: PlotFrame;
};

/** Length of an axis beyond its greatest value. */
const AXIS_OVERHANG = 0.35;

/** Creates axes for the given ranges. They cross at zero if zero is in range, otherwise at the least value. */
export function createPlot(frame: PlotFrame): Plot {
  const { x, y, width = 6, height = 4.5, grid = false, originTex } = frame;
  if (!(x.max > x.min && y.max > y.min)) {
    throw new Fault('invalid-input', 'Each axis of a graph must end at a greater value than it starts.');
  }
  const toX = (value: number): number => ((value - x.min) / (x.max - x.min)) * width;
  const toY = (value: number): number => ((value - y.min) / (y.max - y.min)) * height;
  const origin = { x: toX(findCrossing(x)), y: toY(findCrossing(y)) };
  const axes: AxesElement = {
    kind: 'axes',
    origin,
    x: createAxis(x, { length: width, toCoordinate: toX, hideZero: shouldHideZero(x, y) }),
    y: createAxis(y, { length: height, toCoordinate: toY, hideZero: shouldHideZero(y, x) }),
    ...(grid && { grid: { x: listGridValues(x).map(toX), y: listGridValues(y).map(toY) } }),
    ...(originTex !== undefined && { originTex }),
  };
  return { axes, frame, at: (a, b) => ({ x: toX(a), y: toY(b) }) };
}

function findCrossing({ min, max }: PlotAxis): number {
  return min <= 0 && max >= 0 ? 0 : min;
}

/** Returns whether an axis omits its zero, because the other axis would cross that number. */
function shouldHideZero(axis: PlotAxis, other: PlotAxis): boolean {
  return other.min < 0 && findCrossing(axis) === 0;
}

function chooseStep({ min, max, step }: PlotAxis): number {
  return typeof step === 'number' ? step : niceStep(max - min);
}

function listGridValues(axis: PlotAxis): number[] {
  return listMultiples(axis.min, axis.max, chooseStep(axis));
}

type AxisLayout = {
  readonly length: number;
  readonly toCoordinate: (value: number) => number;
  readonly hideZero: boolean;
};

function createAxis(axis: PlotAxis, { length, toCoordinate, hideZero }: AxisLayout): Axis {
  const numbers = axis.step === 'none' ? [] : listMultiples(axis.min, axis.max, chooseStep(axis));
  const ticks: readonly Tick[] =
    axis.ticks?.map(({ at, tex }) => ({ at: toCoordinate(at), tex })) ??
    numbers
      .filter((value) => !(hideZero && value === 0))
      .map((value) => ({ at: toCoordinate(value), tex: `$${value}$` }));
  return {
    from: axis.min < 0 ? -AXIS_OVERHANG / 2 : 0,
    to: length + AXIS_OVERHANG,
    ticks,
    ...(axis.tex !== undefined && { tex: axis.tex }),
    ...(axis.name !== undefined && { name: axis.name }),
  };
}
