import { label } from '../elements.ts';
import { createPlot } from '../plot/create-plot.ts';
import { removeFloatNoise } from '../plot/nice-step.ts';
import { plotFunction, type RealFunction } from '../plot/plot-function.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

/** y = stretch · f(x − right) + up. */
type Transformation = {
  readonly stretch?: number;
  readonly right?: number;
  readonly up?: number;
  readonly tex?: string;
};

export type FunctionGraph = {
  /** Coefficients of a polynomial, constant first. */
  readonly coefficients: readonly number[];
  readonly x: { readonly min: number; readonly max: number };
  readonly tex?: string;
  /** Labels of the stationary points: their coordinates, or these names from left to right. */
  readonly stationary?: 'coordinates' | readonly string[];
  readonly points?: readonly MarkedPoint[];
  /** A second graph, dashed. */
  readonly transformed?: Transformation;
  readonly numbered?: boolean;
};

/** Draws the graph of a polynomial with its stationary points, and optionally a transformed graph. */
export function drawFunctionGraph(graph: FunctionGraph): Scene {
  const { coefficients, x, tex, points = [], transformed, numbered = false } = graph;
  requireInput(coefficients.length > 1, 'A function graph needs at least two coefficients.');
  const f = polynomial(coefficients);
  const moved = transformed === undefined ? undefined : transform(f, transformed);
  const turns = stationaryPoints(coefficients, x);
  const step = numbered ? {} : ({ step: 'none' } as const);
  const plot = createPlot({
    x: { ...x, ...step, tex: '$x$' },
    y: {
      ...yRange(
        [f, ...(moved ? [moved] : [])],
        turns.flatMap((at) => [
          f(at),
          ...(moved && transformed ? [moved(at + (transformed.right ?? 0))] : []),
        ]),
        x,
      ),
      ...step,
      tex: '$y$',
    },
    width: 5.6,
    height: 4.6,
    ...(!numbered && { originTex: '$O$' }),
  });
  return {
    elements: [
      plot.axes,
      ...named(plotFunction(plot, f), tex),
      ...(moved === undefined ? [] : named(plotFunction(plot, moved, { dash: 'dashed' }), transformed?.tex)),
      ...plotPoints(plot, [...turnNames(graph, turns, f), ...points]),
    ],
    alt: `Graph of ${tex ?? 'a function'}${transformed === undefined ? '' : ` and of ${transformed.tex ?? 'its image'}`}.`,
    toScale: true,
  };
}

/** Creates the function of a polynomial (Horner's method). */
export function polynomial(coefficients: readonly number[]): RealFunction {
  return (x) => coefficients.reduceRight((sum, one) => sum * x + one, 0);
}

function transform(f: RealFunction, { stretch = 1, right = 0, up = 0 }: Transformation): RealFunction {
  return (x) => stretch * f(x - right) + up;
}

/** Finds the points where the derivative changes sign or is zero, by bisection. */
export function stationaryPoints(
  coefficients: readonly number[],
  { min, max }: { min: number; max: number },
): number[] {
  const slope = polynomial(coefficients.slice(1).map((one, index) => one * (index + 1)));
  const steps = 400;
  const at = (index: number): number => min + ((max - min) * index) / steps;
  return Array.from({ length: steps }, (_, index) => index).flatMap((index) => {
    const [left, right] = [at(index), at(index + 1)];
    if (slope(left) === 0) return [removeFloatNoise(left)];
    if (slope(left) * slope(right) >= 0) return [];
    return [removeFloatNoise(Number(bisect(slope, left, right).toFixed(9)))];
  });
}

function bisect(f: RealFunction, from: number, to: number): number {
  let [left, right] = [from, to];
  for (let round = 0; round < 60; round++) {
    const middle = (left + right) / 2;
    if (f(left) * f(middle) <= 0) right = middle;
    else left = middle;
  }
  return (left + right) / 2;
}

/** A range that includes the turning points; steep arms are cut off. */
function yRange(
  functions: readonly RealFunction[],
  turns: readonly number[],
  { min, max }: { min: number; max: number },
): { min: number; max: number } {
  const ends = functions.flatMap((f) => [f(min), f(max), f(0)]);
  const core = turns.length > 1 ? [...turns, 0] : [...turns, ...ends, 0];
  const [low, high] = [Math.min(...core), Math.max(...core)];
  const margin = Math.max((high - low) * 0.3, 1e-6);
  return { min: low - margin, max: high + margin };
}

function named(
  pieces: readonly (SceneElement & { readonly kind: 'polyline' })[],
  tex: string | undefined,
): SceneElement[] {
  const end = pieces.at(-1)?.points.at(-1);
  return tex === undefined || end === undefined ? [...pieces] : [...pieces, label(end, tex, { toward: 0 })];
}

function turnNames(
  { stationary, coefficients }: FunctionGraph,
  turns: readonly number[],
  f: RealFunction,
): MarkedPoint[] {
  if (stationary === undefined) return [];
  const bend = polynomial(coefficients.slice(2).map((one, index) => one * (index + 2) * (index + 1)));
  return turns.map((x, index) => ({
    x,
    y: f(x),
    tex:
      stationary === 'coordinates'
        ? `$(${x}, ${removeFloatNoise(Number(f(x).toFixed(6)))})$`
        : (stationary[index] ?? ''),
    toward: bend(x) > 0 ? 270 : 90,
  }));
}
