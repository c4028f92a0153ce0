import { label, polygon } from '../elements.ts';
import { createPlot } from '../plot/create-plot.ts';
import { listMultiples, niceStep, removeFloatNoise } from '../plot/nice-step.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** Bars for named groups; each group has one bar, or one for each name in `key`. */
export type BarChart = {
  /** Names of the axes in LaTeX, with units. */
  readonly x: string;
  readonly y: string;
  readonly bars: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** The names of the bars of a group, if it has two. */
  readonly key?: readonly [string, string];
  /** Draws only the axes and the grid, on which the learner draws the bars. */
  readonly empty?: boolean;
};

const GROUP_WIDTH = 0.7;

/** Draws a bar chart on a grid. */
export function drawBarChart({ x, y, bars, key, empty = false }: BarChart): Scene {
  const values = bars.flatMap((bar) => bar.values);
  requireInput(
    values.length > 0 && Math.max(...values) > 0,
    'A bar chart needs a bar with a positive value.',
  );
  const step = niceStep(Math.max(...values), 6);
  const top = listMultiples(0, Math.ceil(Math.max(...values) / step) * step, step).at(-1) ?? 1;
  const plot = createPlot({
    x: {
      min: 0,
      max: bars.length,
      ticks: bars.map(({ name }, index) => ({ at: index + 0.5, tex: name })),
      step: bars.length,
      tex: x,
      name: 'along',
    },
    y: { min: 0, max: top, step, tex: y },
    width: Math.max(5, 1.6 * bars.length),
    height: 4.5,
    grid: true,
  });
  const drawn = empty ? [] : bars;
  const elements: SceneElement[] = [
    plot.axes,
    ...drawn.flatMap((group, groupIndex) =>
      group.values.map((value, barIndex) => {
        const width = GROUP_WIDTH / group.values.length;
        const left = groupIndex + 0.5 - GROUP_WIDTH / 2 + barIndex * width;
        const corners = [
          [left, 0],
          [left + width, 0],
          [left + width, value],
          [left, value],
        ].map(([a = 0, b = 0]) => plot.at(a, b));
        return polygon(corners, { fill: barIndex === 0 ? 'shade' : 'none' });
      }),
    ),
    ...(key === undefined
      ? []
      : [label(plot.at(bars.length / 2, top), `grey: ${key[0]}, white: ${key[1]}`, { toward: 90 })]),
  ];
  return { elements, alt: describe({ x, y, bars: drawn, ...(key && { key }) }), toScale: true };
}

function describe({ x, y, bars, key }: BarChart): string {
  if (bars.length === 0) return `Empty grid for a bar chart of ${y} for each ${x}.`;
  const list = bars.map(({ name, values }) => {
    const parts = values.map((value, index) =>
      key === undefined ? removeFloatNoise(value) : `${removeFloatNoise(value)} (${key[index]})`,
    );
    return `${name}: ${parts.join(', ')}`;
  });
  return `Bar chart of ${y} for each ${x}: ${list.join('; ')}.`;
}
