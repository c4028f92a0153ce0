import { curve } from '../elements.ts';
import type { Pen, Point, PolylineElement } from '../scene.ts';
import type { Plot } from './create-plot.ts';

const SAMPLES = 48;

export type RealFunction = (x: number) => number;

type GraphLook = Pen & { readonly from?: number; readonly to?: number };

/** Plots the part of a function's graph inside the axes; a gap or a jump starts a new piece. */
export function plotFunction(plot: Plot, f: RealFunction, look: GraphLook = {}): PolylineElement[] {
  const { y } = plot.frame;
  const { from = plot.frame.x.min, to = plot.frame.x.max, ...pen } = look;
  const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const at = from + ((to - from) * index) / SAMPLES;
    return { x: at, y: f(at) };
  });
  const inside = ({ y: value }: Point): boolean => value >= y.min && value <= y.max;
  const pieces: Point[][] = [[]];
  for (const [index, sample] of samples.entries()) {
    const before = samples[index - 1];
    const enters = before !== undefined && inside(sample) !== inside(before);
    const edge = enters ? edgeBetween(before, sample, { f, inside }) : undefined;
    if (edge !== undefined && inside(sample)) pieces.push([edge]);
    if (inside(sample)) pieces.at(-1)?.push(sample);
    else if (edge !== undefined) pieces.at(-1)?.push(edge);
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) =>
      curve(
        piece.map((one) => plot.at(one.x, one.y)),
        pen,
      ),
    );
}

type Search = { readonly f: RealFunction; readonly inside: (at: Point) => boolean };

/** Finds the point where the graph leaves the axes, by bisection. */
function edgeBetween(a: Point, b: Point, { f, inside }: Search): Point {
  let [within, without] = inside(a) ? [a, b] : [b, a];
  for (let round = 0; round < 40; round++) {
    const x = (within.x + without.x) / 2;
    const middle = { x, y: f(x) };
    if (inside(middle)) within = middle;
    else without = middle;
  }
  return within;
}
