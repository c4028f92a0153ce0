import { label, line, polyline } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import { listMultiples, niceStep, removeFloatNoise } from '../plot/nice-step.ts';
import type { Dash, Scene, SceneElement } from '../scene.ts';
import { fitLeastSquares } from './least-squares.ts';
import { requireInput } from './require-input.ts';

type Values = readonly [x: number, y: number];

/** A quantity on an axis; the range is chosen to fit the data unless it is given. */
type Quantity = {
  /** The name with its unit in LaTeX: `time (s)`, `speed (m s$^{-1}$)`. */
  readonly tex: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
};

/** A graph of measured values, as in an experiment. */
export type DataGraph = {
  readonly x: Quantity;
  readonly y: Quantity;
  readonly series: readonly { readonly name?: string; readonly points: readonly Values[] }[];
  /**
   * What is drawn: points joined by ruler (`joined`), crosses only (`crosses`), crosses with a straight line of best fit
   * (`fit`), or only the axes and the grid on which the learner draws (`grid`).
   */
  readonly show: 'joined' | 'crosses' | 'fit' | 'grid';
};

const DASHES: readonly Dash[] = ['solid', 'dashed', 'dotted'];

/** Draws measured values on a grid. */
export function drawDataGraph({ x, y, series, show }: DataGraph): Scene {
  const points = series.flatMap((each) => each.points);
  requireInput(points.length > 1, 'A graph needs two or more points.');
  const plot = createPlot({
    x: {
      ...chooseAxis(
        x,
        points.map(([at]) => at),
      ),
      name: 'along',
    },
    y: chooseAxis(
      y,
      points.map(([, value]) => value),
    ),
    width: 7,
    height: 5,
    grid: true,
  });
  const drawn = show === 'grid' ? [] : series;
  const elements: SceneElement[] = [
    plot.axes,
    ...drawn.flatMap((each, index): SceneElement[] => {
      const path = each.points.map(([a, b]) => plot.at(a, b));
      const last = path.at(-1);
      return [
        ...path.map((at): SceneElement => ({ kind: 'cross', at })),
        ...(show === 'joined' ? [polyline(path, { dash: DASHES[index] ?? 'solid' })] : []),
        ...(show === 'fit' ? drawFit(each.points, plot.at) : []),
        ...(each.name !== undefined && last !== undefined ? [label(last, each.name, { toward: 0 })] : []),
      ];
    }),
  ];
  return { elements, alt: describe(x, y, drawn, show), toScale: true };
}

function drawFit(
  points: readonly Values[],
  at: (x: number, y: number) => { x: number; y: number },
): SceneElement[] {
  const { gradient, intercept } = fitLeastSquares(points);
  const xs = points.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  return [line(at(from, gradient * from + intercept), at(to, gradient * to + intercept))];
}

function chooseAxis({ tex, min, max, step }: Quantity, values: readonly number[]): PlotAxis {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  // Zero is on the axis unless the values lie in a narrow range far from it.
  const from =
    min ?? (least > 0 && least > 0.6 * greatest ? least - 0.2 * (greatest - least) : Math.min(0, least));
  const tickStep = step ?? niceStep((max ?? greatest) - from || 1, 6);
  const ticks = listMultiples(
    Math.floor(from / tickStep) * tickStep,
    Math.ceil((max ?? greatest) / tickStep) * tickStep,
    tickStep,
  );
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, step: tickStep, tex };
}

function describe(x: Quantity, y: Quantity, series: DataGraph['series'], show: DataGraph['show']): string {
  const axes = `${y.tex} against ${x.tex}`;
  if (show === 'grid') return `Empty grid with axes for ${axes}.`;
  const lists = series.map(({ name, points }) => {
    const values = points
      .map(([at, value]) => `${removeFloatNoise(value)} at ${removeFloatNoise(at)}`)
      .join(', ');
    return name === undefined ? values : `${name}: ${values}`;
  });
  return `Graph of ${axes}${show === 'fit' ? ' with a line of best fit' : ''}: ${lists.join('; ')}.`;
}
