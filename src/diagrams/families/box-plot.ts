import { label, line, polygon } from '../elements.ts';
import { multiplesIn, niceStep } from '../plot/nice-step.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

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
  readonly tex?: string;
};

const WIDTH = 6.4;
const ROW = 1;
const HALF = 0.28;

/** Draws box plots above one number line. */
export function drawBoxPlot({ plots, axis, tex }: BoxPlot): Scene {
  requireInput(plots.length > 0, 'A box plot needs at least one set of five numbers.');
  for (const { min, q1, median, q3, max } of plots) {
    requireInput(
      min <= q1 && q1 <= median && median <= q3 && q3 <= max,
      'The five numbers of a box plot must ascend.',
    );
  }
  const range = axis ?? axisFor(plots);
  const step = range.step ?? niceStep(range.max - range.min, 8);
  const across = (value: number): number => ((value - range.min) / (range.max - range.min)) * WIDTH;
  const numbers = multiplesIn(range.min, range.max, step);
  return {
    elements: [
      {
        kind: 'axes',
        origin: point(0, 0),
        x: {
          from: -0.2,
          to: WIDTH + 0.3,
          heads: 'none',
          ticks: numbers.map((at) => ({ at: across(at), tex: `$${at}$` })),
          ...(tex !== undefined && { tex, name: 'along' }),
        },
      },
      ...plots.flatMap((one, index) => drawBox(one, ROW * (plots.length - index) - 0.3, across)),
    ],
    alt: `Box plot: ${plots.map(altOf).join('; ')}.`,
    toScale: true,
  };
}

function axisFor(plots: readonly FiveNumbers[]): NonNullable<BoxPlot['axis']> {
  const [low, high] = [Math.min(...plots.map(({ min }) => min)), Math.max(...plots.map(({ max }) => max))];
  const step = niceStep(high - low || 1, 8);
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step };
}

function drawBox(five: FiveNumbers, y: number, across: (value: number) => number): SceneElement[] {
  const [min, q1, median, q3, max] = [five.min, five.q1, five.median, five.q3, five.max].map(across);
  if (min === undefined || q1 === undefined || median === undefined || q3 === undefined || max === undefined)
    return [];
  const upright = (x: number, half: number): SceneElement => line(point(x, y - half), point(x, y + half));
  return [
    polygon([point(q1, y - HALF), point(q3, y - HALF), point(q3, y + HALF), point(q1, y + HALF)]),
    upright(median, HALF),
    line(point(min, y), point(q1, y)),
    line(point(q3, y), point(max, y)),
    upright(min, HALF / 2),
    upright(max, HALF / 2),
    label(point(-0.2, y), five.name ?? '', { toward: 180, freedom: 'none' }),
  ];
}

function altOf({ name, min, q1, median, q3, max }: FiveNumbers): string {
  return `${name === undefined ? '' : `${name} `}least ${min}, lower quartile ${q1}, median ${median}, upper quartile ${q3}, greatest ${max}`;
}
