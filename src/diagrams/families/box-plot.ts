import { label, line, polygon } from '../elements.ts';
import { listMultiples, niceStep } from '../plot/nice-step.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** Minimum, quartiles and maximum of one data set. */
type FiveNumbers = {
  readonly name?: string;
  readonly min: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly max: number;
};

export type BoxPlot = {
  readonly plots: readonly FiveNumbers[];
  readonly axis?: { readonly min: number; readonly max: number; readonly step?: number };
  /** Name of the number line. */
  readonly tex?: string;
};

const WIDTH = 6.4;
const ROW_HEIGHT = 1;
const HALF_BOX_HEIGHT = 0.28;

/** Draws box plots above one number line. */
export function drawBoxPlot({ plots, axis, tex }: BoxPlot): Scene {
  requireInput(plots.length > 0, 'A box plot needs at least one set of five numbers.');
  for (const { min, q1, median, q3, max } of plots) {
    requireInput(
      min <= q1 && q1 <= median && median <= q3 && q3 <= max,
      'The five numbers of a box plot must ascend.',
    );
  }
  const range = axis ?? chooseAxis(plots);
  const step = range.step ?? niceStep(range.max - range.min, 8);
  const toX = (value: number): number => ((value - range.min) / (range.max - range.min)) * WIDTH;
  const numbers = listMultiples(range.min, range.max, step);
  return {
    elements: [
      {
        kind: 'axes',
        origin: point(0, 0),
        x: {
          from: -0.2,
          to: WIDTH + 0.3,
          heads: 'none',
          ticks: numbers.map((at) => ({ at: toX(at), tex: `$${at}$` })),
          ...(tex !== undefined && { tex, name: 'along' }),
        },
      },
      ...plots.flatMap((plot, index) => drawBox(plot, ROW_HEIGHT * (plots.length - index) - 0.3, toX)),
    ],
    alt: `Box plot: ${plots.map(describePlot).join('; ')}.`,
    toScale: true,
  };
}

function chooseAxis(plots: readonly FiveNumbers[]): NonNullable<BoxPlot['axis']> {
  const [low, high] = [Math.min(...plots.map(({ min }) => min)), Math.max(...plots.map(({ max }) => max))];
  const step = niceStep(high - low || 1, 8);
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step };
}

function drawBox(plot: FiveNumbers, y: number, toX: (value: number) => number): SceneElement[] {
  const [min, q1, median, q3, max] = [plot.min, plot.q1, plot.median, plot.q3, plot.max].map(toX);
  if (min === undefined || q1 === undefined || median === undefined || q3 === undefined || max === undefined)
    return [];
  const verticalLine = (x: number, halfHeight: number): SceneElement =>
    line(point(x, y - halfHeight), point(x, y + halfHeight));
  return [
    polygon([
      point(q1, y - HALF_BOX_HEIGHT),
      point(q3, y - HALF_BOX_HEIGHT),
      point(q3, y + HALF_BOX_HEIGHT),
      point(q1, y + HALF_BOX_HEIGHT),
    ]),
    verticalLine(median, HALF_BOX_HEIGHT),
    line(point(min, y), point(q1, y)),
    line(point(q3, y), point(max, y)),
    verticalLine(min, HALF_BOX_HEIGHT / 2),
    verticalLine(max, HALF_BOX_HEIGHT / 2),
    label(point(-0.2, y), plot.name ?? '', { toward: 180, freedom: 'none' }),
  ];
}

function describePlot({ name, min, q1, median, q3, max }: FiveNumbers): string {
  return `${name === undefined ? '' : `${name} `}least ${min}, lower quartile ${q1}, median ${median}, upper quartile ${q3}, greatest ${max}`;
}
