import { curve, label, line, polyline } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

type Values = readonly [x: number, y: number];

/** A graph known by its shape, with names instead of numbers where no numbers are given. */
export type StandardGraph = {
  readonly title: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  /** The points of the graph, joined by straight lines or by a smooth curve. */
  readonly points: readonly Values[];
  readonly smooth?: boolean;
  /** Points with dashed lines to both axes. */
  readonly guides?: readonly Values[];
  /** Double arrows with a label, such as an energy difference. */
  readonly arrows?: readonly { readonly from: Values; readonly to: Values; readonly tex: string }[];
  /** Dashed horizontal lines. */
  readonly levels?: readonly { readonly from: number; readonly to: number; readonly at: number }[];
  readonly notes?: readonly { readonly at: Values; readonly tex: string; readonly toward: number }[];
};

const GUIDE_STYLE = { dash: 'dashed', weight: 'thin', tone: 'soft' } as const;

/** Draws axes and one graph. */
export function drawStandardGraph({
  title,
  x,
  y,
  points,
  smooth = false,
  guides = [],
  arrows = [],
  levels = [],
  notes = [],
}: StandardGraph): Scene {
  requireInput(points.length > 1, 'A graph needs two or more points.');
  const plot = createPlot({ x, y, width: 5.6, height: 3.8 });
  const path = points.map(([a, b]) => plot.at(a, b));
  const elements: SceneElement[] = [
    plot.axes,
    ...guides.flatMap(([a, b]) => [
      line(plot.at(a, b), plot.at(a, Math.max(0, y.min)), GUIDE_STYLE),
      line(plot.at(a, b), plot.at(Math.max(0, x.min), b), GUIDE_STYLE),
    ]),
    ...levels.map(({ from, to, at }) => line(plot.at(from, at), plot.at(to, at), GUIDE_STYLE)),
    ...arrows.flatMap(({ from, to, tex }) => [
      line(plot.at(...from), plot.at(...to), { heads: 'both' }),
      label(plot.at(from[0], (from[1] + to[1]) / 2), tex, { toward: 0 }),
    ]),
    smooth ? curve(path, { weight: 'thick' }) : polyline(path, { weight: 'thick' }),
    ...notes.map(({ at, tex, toward }) => label(plot.at(at[0], at[1]), tex, { toward })),
  ];
  return { elements, alt: `${title}.`, toScale: true };
}

/** Returns points of a function between two values of x. */
export function samplePoints(f: (x: number) => number, [from, to]: Values, count = 40): Values[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, f(x)];
  });
}
