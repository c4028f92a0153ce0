import { label, line } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import { listMultiples } from '../plot/nice-step.ts';
import { plotFunction } from '../plot/plot-function.ts';
import { toRadians } from '../point.ts';
import type { Scene } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

/** The graph y = amplitude · fn(frequency · (x − shift)) + verticalShift, with x in degrees. */
export type TrigGraph = {
  readonly fn: 'sin' | 'cos' | 'tan';
  readonly amplitude?: number;
  readonly frequency?: number;
  readonly shift?: number;
  readonly verticalShift?: number;
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
    verticalShift = 0,
    from = 0,
    to = 360,
    tex,
    points = [],
  } = graph;
  requireInput(amplitude !== 0 && frequency > 0, 'A trigonometric graph needs an amplitude and a frequency.');
  const f = (x: number): number => amplitude * Math[fn](toRadians(frequency * (x - shift))) + verticalShift;
  const halfHeight = Math.abs(amplitude) * (fn === 'tan' ? 3 : 1);
  const [low, high] = [Math.min(verticalShift - halfHeight, 0), Math.max(verticalShift + halfHeight, 0)];
  const margin = (high - low) * 0.12;
  const yTicks = graph.yTicks ?? [
    ...new Set([verticalShift - Math.abs(amplitude), verticalShift, verticalShift + Math.abs(amplitude)]),
  ];
  const plot = createPlot({
    x: { min: from, max: to + (to - from) * 0.08, ticks: createAngleTicks(graph, from, to), tex: '$x$' },
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
  const curves = plotFunction(plot, f, { from, to });
  const asymptoteLines =
    fn === 'tan'
      ? findAsymptotes(frequency, shift, { from, to }).map((x) =>
          line(plot.at(x, low - margin), plot.at(x, high + margin), { dash: 'dashed', weight: 'thin' }),
        )
      : [];
  return {
    elements: [
      plot.axes,
      ...asymptoteLines,
      ...curves,
      ...plotPoints(plot, points),
      ...(tex === undefined ? [] : [label(plot.at(to, high + margin), tex, { toward: 90 })]),
    ],
    alt: `Graph of ${tex ?? `a ${fn} function`} from ${from}° to ${to}°.`,
    toScale: true,
  };
}

function createAngleTicks(
  { unit = 'degrees' }: TrigGraph,
  from: number,
  to: number,
): NonNullable<PlotAxis['ticks']> {
  const step = to - from > 400 ? 180 : to - from > 200 ? 90 : 45;
  return listMultiples(from, to, step)
    .filter((at) => at !== 0)
    .map((at) => ({ at, tex: unit === 'degrees' ? `$${at}^\\circ$` : formatPiMultiple(at / 180) }));
}

/** Formats a multiple of π as LaTeX, such as `\frac{3\pi}{4}`. */
function formatPiMultiple(multiple: number): string {
  const denominator = [1, 2, 4].find((divisor) => Number.isInteger(multiple * divisor)) ?? 4;
  const factor = Math.abs(Math.round(multiple * denominator));
  const sign = multiple < 0 ? '-' : '';
  const numerator = `${factor === 1 ? '' : factor}\\pi`;
  return denominator === 1 ? `$${sign}${numerator}$` : `$${sign}\\frac{${numerator}}{${denominator}}$`;
}

function findAsymptotes(
  frequency: number,
  shift: number,
  { from, to }: { from: number; to: number },
): number[] {
  const first = 90 / frequency + shift;
  return listMultiples(from - first, to - first, 180 / frequency).map((at) => at + first);
}
