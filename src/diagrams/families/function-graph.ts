import { label } from '../elements.ts';
import { createPlot } from '../plot/create-plot.ts';
import { removeFloatNoise } from '../plot/nice-step.ts';
import { plotFunction, type RealFunction } from '../plot/plot-function.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

/** The transformed graph is y = stretch · f(x − right) + up. */
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
  readonly stationaryLabels?: 'coordinates' | readonly string[];
  readonly points?: readonly MarkedPoint[];
  /** A second graph, drawn as a dashed line. */
  readonly transformed?: Transformation;
  /** Whether the axes have numbers; without them the graph is a sketch. */
  readonly numbered?: boolean;
};

/** Draws the graph of a polynomial with its stationary points, and optionally a transformed graph. */
export function drawFunctionGraph(graph: FunctionGraph): Scene {
  const { coefficients, x, tex, points = [], transformed, numbered = false } = graph;
  requireInput(coefficients.length > 1, 'A function graph needs at least two coefficients.');
  const f = createPolynomial(coefficients);
  const transformedFunction = transformed === undefined ? undefined : transform(f, transformed);
  const stationaryXs = findStationaryPoints(coefficients, x);
  const step = numbered ? {} : ({ step: 'none' } as const);
  const plot = createPlot({
    x: { ...x, ...step, tex: '$x$' },
    y: {
      ...chooseYRange(
        [f, ...(transformedFunction ? [transformedFunction] : [])],
        stationaryXs.flatMap((at) => [
          f(at),
          ...(transformedFunction && transformed ? [transformedFunction(at + (transformed.right ?? 0))] : []),
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
      ...addName(plotFunction(plot, f), tex),
      ...(transformedFunction === undefined
        ? []
        : addName(plotFunction(plot, transformedFunction, { dash: 'dashed' }), transformed?.tex)),
      ...plotPoints(plot, [...labelStationaryPoints(graph, stationaryXs, f), ...points]),
    ],
    alt: `Graph of ${tex ?? 'a function'}${transformed === undefined ? '' : ` and of ${transformed.tex ?? 'its image'}`}.`,
    toScale: true,
  };
}

/** Creates the function of a polynomial (Horner's method). */
export function createPolynomial(coefficients: readonly number[]): RealFunction {
  return (x) => coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

function transform(f: RealFunction, { stretch = 1, right = 0, up = 0 }: Transformation): RealFunction {
  return (x) => stretch * f(x - right) + up;
}

/** Finds the values of x where the derivative changes sign or is zero, by bisection. */
export function findStationaryPoints(
  coefficients: readonly number[],
  { min, max }: { min: number; max: number },
): number[] {
  const derivative = createPolynomial(
    coefficients.slice(1).map((coefficient, index) => coefficient * (index + 1)),
  );
  const steps = 400;
  const at = (index: number): number => min + ((max - min) * index) / steps;
  return Array.from({ length: steps }, (_, index) => index).flatMap((index) => {
    const [left, right] = [at(index), at(index + 1)];
    if (derivative(left) === 0) return [removeFloatNoise(left)];
    if (derivative(left) * derivative(right) >= 0) return [];
    return [removeFloatNoise(Number(bisect(derivative, left, right).toFixed(9)))];
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

/** Chooses a y-range that includes the stationary points; the steep ends of the graph are cut off. */
function chooseYRange(
  functions: readonly RealFunction[],
  stationaryYs: readonly number[],
  { min, max }: { min: number; max: number },
): { min: number; max: number } {
  const ends = functions.flatMap((f) => [f(min), f(max), f(0)]);
  const includedValues = stationaryYs.length > 1 ? [...stationaryYs, 0] : [...stationaryYs, ...ends, 0];
  const [low, high] = [Math.min(...includedValues), Math.max(...includedValues)];
  const margin = Math.max((high - low) * 0.3, 1e-6);
  return { min: low - margin, max: high + margin };
}

function addName(
  pieces: readonly (SceneElement & { readonly kind: 'polyline' })[],
  tex: string | undefined,
): SceneElement[] {
  const end = pieces.at(-1)?.points.at(-1);
  return tex === undefined || end === undefined ? [...pieces] : [...pieces, label(end, tex, { toward: 0 })];
}

function labelStationaryPoints(
  { stationaryLabels, coefficients }: FunctionGraph,
  stationaryXs: readonly number[],
  f: RealFunction,
): MarkedPoint[] {
  if (stationaryLabels === undefined) return [];
  const secondDerivative = createPolynomial(
    coefficients.slice(2).map((coefficient, index) => coefficient * (index + 2) * (index + 1)),
  );
  return stationaryXs.map((x, index) => ({
    x,
    y: f(x),
    tex:
      stationaryLabels === 'coordinates'
        ? `$(${x}, ${removeFloatNoise(Number(f(x).toFixed(6)))})$`
        : (stationaryLabels[index] ?? ''),
    toward: secondDerivative(x) > 0 ? 270 : 90,
  }));
}
