import { line } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import { plotFunction } from '../plot/plot-function.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { fitLeastSquares } from './least-squares.ts';

export type ScatterGraph = {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  /** The line of best fit: given, or calculated by least squares. */
  readonly fit?: 'least-squares' | { readonly gradient: number; readonly intercept: number };
};

/** Draws data points as crosses, optionally with a line of best fit. */
export function drawScatterGraph({ points, x, y, fit }: ScatterGraph): Scene {
  const plot = createPlot({ x: { name: 'along', ...x }, y, width: 6, height: 4.2, grid: true });
  const fitLine = fit === 'least-squares' ? fitLeastSquares(points) : fit;
  const fitElements =
    fitLine === undefined
      ? []
      : plotFunction(plot, (at) => fitLine.gradient * at + fitLine.intercept).flatMap(
          (piece): SceneElement[] => {
            const [from, to] = [piece.points[0], piece.points.at(-1)];
            return from === undefined || to === undefined ? [] : [line(from, to)];
          },
        );
  return {
    elements: [
      plot.axes,
      ...points.map(([a, b]): SceneElement => ({ kind: 'cross', at: plot.at(a, b) })),
      ...fitElements,
    ],
    alt: `Scatter graph of ${y.tex ?? 'y'} against ${x.tex ?? 'x'} with ${points.length} points${fitLine === undefined ? '' : ' and a line of best fit'}.`,
    toScale: true,
  };
}
