import { line } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import { plotFunction } from '../plot/plot-function.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type ScatterGraph = {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  /** A given line, or the one of least squares. */
  readonly fit?: 'least-squares' | { readonly gradient: number; readonly intercept: number };
};

/** Data points as crosses, with a line of best fit. */
export function drawScatterGraph({ points, x, y, fit }: ScatterGraph): Scene {
  const plot = createPlot({ x: { name: 'along', ...x }, y, width: 6, height: 4.2, grid: true });
  const model = fit === 'least-squares' ? leastSquares(points) : fit;
  const drawn =
    model === undefined
      ? []
      : plotFunction(plot, (at) => model.gradient * at + model.intercept).flatMap((piece): SceneElement[] => {
          const [from, to] = [piece.points[0], piece.points.at(-1)];
          return from === undefined || to === undefined ? [] : [line(from, to)];
        });
  return {
    elements: [
      plot.axes,
      ...points.map(([a, b]): SceneElement => ({ kind: 'cross', at: plot.at(a, b) })),
      ...drawn,
    ],
    alt: `Scatter graph of ${y.tex ?? 'y'} against ${x.tex ?? 'x'} with ${points.length} points${model === undefined ? '' : ' and a line of best fit'}.`,
    toScale: true,
  };
}

/** The line with the least sum of squared vertical distances. */
export function leastSquares(points: ScatterGraph['points']): { gradient: number; intercept: number } {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  requireInput(count > 1 && spread > 0, 'A line of best fit needs points at two or more values of x.');
  const gradient = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { gradient, intercept: meanY - gradient * meanX };
}
