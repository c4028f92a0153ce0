import { Fault } from '../../domain/fault.ts';
import type { AxesElement, Axis, Point, Tick } from '../scene.ts';
import { multiplesIn, niceStep } from './nice-step.ts';

/** The range, numbers and name of an axis. */
export type PlotAxis = {
  readonly min: number;
  readonly max: number;
  /** Distance between numbers; `none` omits them. */
  readonly step?: number | 'none';
  /** Labels at these values only, as LaTeX. */
  readonly ticks?: readonly { readonly at: number; readonly tex: string }[];
  readonly tex?: string;
  readonly name?: 'end' | 'along';
};

type PlotFrame = {
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly width?: number;
  readonly height?: number;
  readonly grid?: boolean;
  readonly originTex?: string;
};

/** Axes and the conversion from values to points. */
export type Plot = {
  readonly axes: AxesElement;
  /** Converts a pair of values to a point of the drawing. */
  readonly at: (x: number, y: number) => Point;
  readonly frame: PlotFrame;
};

const AXIS_OVERHANG = 0.35;

/** Creates axes for the given ranges; they cross at zero where zero is in range. */
export function createPlot(frame: PlotFrame): Plot {
  const { x, y, width = 6, height = 4.5, grid = false, originTex } = frame;
  if (!(x.max > x.min && y.max > y.min)) {
    throw new Fault('invalid-input', 'Each axis of a graph must end at a greater value than it starts.');
  }
  const across = (value: number): number => ((value - x.min) / (x.max - x.min)) * width;
  const up = (value: number): number => ((value - y.min) / (y.max - y.min)) * height;
  const origin = { x: across(crossing(x)), y: up(crossing(y)) };
  const axes: AxesElement = {
    kind: 'axes',
    origin,
    x: axisOf(x, { length: width, place: across, hideZero: hidesZero(x, y) }),
    y: axisOf(y, { length: height, place: up, hideZero: hidesZero(y, x) }),
    ...(grid && { grid: { x: gridOf(x).map(across), y: gridOf(y).map(up) } }),
    ...(originTex !== undefined && { originTex }),
  };
  return { axes, frame, at: (a, b) => ({ x: across(a), y: up(b) }) };
}

function crossing({ min, max }: PlotAxis): number {
  return min <= 0 && max >= 0 ? 0 : min;
}

/** Whether an axis omits its zero, because the other axis would run through the number. */
function hidesZero(own: PlotAxis, other: PlotAxis): boolean {
  return other.min < 0 && crossing(own) === 0;
}

function stepOf({ min, max, step }: PlotAxis): number {
  return typeof step === 'number' ? step : niceStep(max - min);
}

function gridOf(axis: PlotAxis): number[] {
  return multiplesIn(axis.min, axis.max, stepOf(axis));
}

type Scale = {
  readonly length: number;
  readonly place: (value: number) => number;
  readonly hideZero: boolean;
};

function axisOf(axis: PlotAxis, { length, place, hideZero }: Scale): Axis {
  const numbers = axis.step === 'none' ? [] : multiplesIn(axis.min, axis.max, stepOf(axis));
  const ticks: readonly Tick[] =
    axis.ticks?.map(({ at, tex }) => ({ at: place(at), tex })) ??
    numbers
      .filter((value) => !(hideZero && value === 0))
      .map((value) => ({ at: place(value), tex: `$${value}$` }));
  return {
    from: axis.min < 0 ? -AXIS_OVERHANG / 2 : 0,
    to: length + AXIS_OVERHANG,
    ticks,
    ...(axis.tex !== undefined && { tex: axis.tex }),
    ...(axis.name !== undefined && { name: axis.name }),
  };
}
