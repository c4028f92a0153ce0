import { label, line } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import { multiplesIn } from '../plot/nice-step.ts';
import { plotFunction } from '../plot/plot-function.ts';
import { radians } from '../point.ts';
import type { Scene } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

/** y = amplitude · fn(frequency · (x − shift)) + lift, x in degrees. */
export type TrigGraph = {
  readonly fn: 'sin' | 'cos' | 'tan';
  readonly amplitude?: number;
  readonly frequency?: number;
  readonly shift?: number;
  readonly lift?: number;
  readonly from?: number;
  readonly to?: number;
  readonly unit?: 'degrees' | 'radians';
  readonly tex?: string;
  readonly points?: readonly MarkedPoint[];
  /** Numbers on the y-axis; by default the minimum, middle and maximum value. */
  readonly yTicks?: readonly number[];
};

/** Draws a sine, cosine or tangent graph; the asymptotes of a tangent are dashed. */
export function drawTrigGraph(graph: TrigGraph): Scene {
  const {
    fn,
    amplitude = 1,
    frequency = 1,
    shift = 0,
    lift = 0,
    from = 0,
    to = 360,
    tex,
    points = [],
  } = graph;
  requireInput(amplitude !== 0 && frequency > 0, 'A trigonometric graph needs an amplitude and a frequency.');
  const f = (x: number): number => amplitude * Math[fn](radians(frequency * (x - shift))) + lift;
  const size = Math.abs(amplitude) * (fn === 'tan' ? 3 : 1);
  const [low, high] = [Math.min(lift - size, 0), Math.max(lift + size, 0)];
  const margin = (high - low) * 0.12;
  const yTicks = graph.yTicks ?? [...new Set([lift - Math.abs(amplitude), lift, lift + Math.abs(amplitude)])];
  const plot = createPlot({
    x: { min: from, max: to + (to - from) * 0.08, ticks: angleTicks(graph, from, to), tex: '$x$' },
    y: {
      min: low - margin,
      max: high + margin,
      ticks: yTicks.filter((at) => at !== 0).map((at) => ({ at, tex: `$${at}$` })),
      tex: '$y$',
    },
    width: 6.4,
    height: 3.6,
    originTex: '$O$',
  });
  const drawn = plotFunction(plot, f, { from, to });
  const gaps =
    fn === 'tan'
      ? asymptotes(frequency, shift, { from, to }).map((x) =>
          line(plot.at(x, low - margin), plot.at(x, high + margin), { dash: 'dashed', weight: 'thin' }),
        )
      : [];
  return {
    elements: [
      plot.axes,
      ...gaps,
      ...drawn,
      ...plotPoints(plot, points),
      ...(tex === undefined ? [] : [label(plot.at(to, high + margin), tex, { toward: 90 })]),
    ],
    alt: `Graph of ${tex ?? `a ${fn} function`} from ${from}° to ${to}°.`,
    toScale: true,
  };
}

function angleTicks(
  { unit = 'degrees' }: TrigGraph,
  from: number,
  to: number,
): NonNullable<PlotAxis['ticks']> {
  const step = to - from > 400 ? 180 : to - from > 200 ? 90 : 45;
  return multiplesIn(from, to, step)
    .filter((at) => at !== 0)
    .map((at) => ({ at, tex: unit === 'degrees' ? `$${at}^\\circ$` : piTex(at / 180) }));
}

function piTex(turns: number): string {
  const denominator = [1, 2, 4].find((one) => Number.isInteger(turns * one)) ?? 4;
  const top = Math.abs(Math.round(turns * denominator));
  const sign = turns < 0 ? '-' : '';
  const numerator = `${top === 1 ? '' : top}\\pi`;
  return denominator === 1 ? `$${sign}${numerator}$` : `$${sign}\\frac{${numerator}}{${denominator}}$`;
}

function asymptotes(frequency: number, shift: number, { from, to }: { from: number; to: number }): number[] {
  const first = 90 / frequency + shift;
  return multiplesIn(from - first, to - first, 180 / frequency).map((at) => at + first);
}
