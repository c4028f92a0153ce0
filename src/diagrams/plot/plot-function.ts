import { curve } from '../elements.ts';
import type { Pen, Point, PolylineElement } from '../scene.ts';
import type { Plot } from './create-plot.ts';

const SAMPLES = 48;

export type RealFunction = (x: number) => number;

/** How the graph is drawn, and the part of the x-axis that it covers (by default all of it). */
type GraphStyle = Pen & { readonly from?: number; readonly to?: number };

/** Plots the part of a function's graph inside the axes. After a part outside the axes, a new curve starts. */
export function plotFunction(plot: Plot, f: RealFunction, style: GraphStyle = {}): PolylineElement[] {
  const { y } = plot.frame;
  const { from = plot.frame.x.min, to = plot.frame.x.max, ...pen } = style;
  const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / SAMPLES;
    return { x, y: f(x) };
  });
  const isInside = ({ y: value }: Point): boolean => value >= y.min && value <= y.max;
  const pieces: Point[][] = [[]];
  for (const [index, sample] of samples.entries()) {
    const previous = samples[index - 1];
    const crossesEdge = previous !== undefined && isInside(sample) !== isInside(previous);
    const edge = crossesEdge ? findEdge(previous, sample, { f, isInside }) : undefined;
    if (edge !== undefined && isInside(sample)) pieces.push([edge]);
    if (isInside(sample)) pieces.at(-1)?.push(sample);
    else if (edge !== undefined) pieces.at(-1)?.push(edge);
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) =>
      curve(
        piece.map((sample) => plot.at(sample.x, sample.y)),
        pen,
      ),
    );
}

type EdgeSearch = { readonly f: RealFunction; readonly isInside: (point: Point) => boolean };

/** Finds the point where the graph leaves the axes, by bisection. */
function findEdge(a: Point, b: Point, { f, isInside }: EdgeSearch): Point {
  let [insidePoint, outsidePoint] = isInside(a) ? [a, b] : [b, a];
  for (let round = 0; round < 40; round++) {
    const x = (insidePoint.x + outsidePoint.x) / 2;
    const middle = { x, y: f(x) };
    if (isInside(middle)) insidePoint = middle;
    else outsidePoint = middle;
  }
  return insidePoint;
}
