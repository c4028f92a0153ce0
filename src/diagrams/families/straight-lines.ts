import { label } from '../elements.ts';
import { createPlot, type PlotAxis } from '../plot/create-plot.ts';
import { plotFunction } from '../plot/plot-function.ts';
import { between, direction } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

export type StraightLine = { readonly gradient: number; readonly intercept: number; readonly tex?: string };

export type StraightLines = {
  readonly lines: readonly StraightLine[];
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly points?: readonly MarkedPoint[];
  readonly grid?: boolean;
};

/** Draws coordinate axes with straight lines and marked points. */
export function drawStraightLines({ lines, x, y, points = [], grid = true }: StraightLines): Scene {
  const plot = createPlot({ x: { tex: '$x$', ...x }, y: { tex: '$y$', ...y }, grid, height: 5 });
  const lineElements = lines.flatMap(({ gradient, intercept, tex }): SceneElement[] => {
    const pieces = plotFunction(plot, (at) => gradient * at + intercept);
    const ends = pieces.flatMap((piece) => piece.points);
    const [first, last] = [ends[0], ends.at(-1)];
    requireInput(
      first !== undefined && last !== undefined,
      `The line with gradient ${gradient} is outside the axes.`,
    );
    const lineElement: SceneElement = { kind: 'line', from: first, to: last };
    return [lineElement, ...(tex === undefined ? [] : [createLineLabel([first, last], tex)])];
  });
  const names = lines.map(({ tex }) => tex ?? 'a straight line').join(' and ');
  return {
    elements: [plot.axes, ...lineElements, ...plotPoints(plot, points)],
    alt: `Coordinate axes with ${names === '' ? 'marked points' : names}.`,
    toScale: true,
  };
}

function createLineLabel([from, to]: readonly [Point, Point], tex: string): SceneElement {
  return label(between(from, to, 0.85), tex, { toward: direction(from, to) + 90, beside: 'line' });
}
