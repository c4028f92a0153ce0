import { label, line } from '../elements.ts';
import { createPlot } from '../plot/create-plot.ts';
import { removeFloatNoise } from '../plot/nice-step.ts';
import { plotFunction } from '../plot/plot-function.ts';
import type { PolylineElement, Scene, SceneElement } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

/** y = ax² + bx + c. */
export type Parabola = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** LaTeX of its equation, written beside it. */
  readonly tex?: string;
  /** The features to label. */
  readonly show?: readonly ('roots' | 'turning-point' | 'y-intercept' | 'axis')[];
  /** Labels that replace the coordinates, such as `A` or `$(k, 0)$`. */
  readonly names?: {
    readonly roots?: readonly [string, string];
    readonly turningPoint?: string;
    readonly yIntercept?: string;
  };
  /** Whether the axes have numbers; without them the graph is a sketch. */
  readonly numbered?: boolean;
};

/** Draws the graph of a quadratic with the features in `show`. */
export function drawParabola(parabola: Parabola): Scene {
  const { a, b, c, show = [], numbered = false } = parabola;
  requireInput(a !== 0, 'A parabola needs a coefficient of x² other than zero.');
  const f = (x: number): number => (a * x + b) * x + c;
  const vertex = removeFloatNoise(-b / (2 * a));
  const frame = frameOf(parabola, vertex);
  const step = numbered ? {} : ({ step: 'none' } as const);
  const plot = createPlot({
    x: { ...frame.x, ...step, tex: '$x$' },
    y: { ...frame.y, ...step, tex: '$y$' },
    width: 5,
    height: 4.4,
    ...(!numbered && { originTex: '$O$' }),
  });
  const axis = show.includes('axis')
    ? [line(plot.at(vertex, frame.y.min), plot.at(vertex, frame.y.max), { dash: 'dashed', weight: 'thin' })]
    : [];
  const arms = plotFunction(plot, f);
  return {
    elements: [
      plot.axes,
      ...axis,
      ...arms,
      ...nameOf(arms, parabola),
      ...plotPoints(plot, marksOf(parabola, vertex, f(vertex))),
    ],
    alt: `Parabola${parabola.tex === undefined ? '' : ` ${parabola.tex}`} opening ${a > 0 ? 'upwards' : 'downwards'}.`,
    toScale: true,
  };
}

/** Real roots in ascending order; a double root once. */
export function quadraticRoots({ a, b, c }: Pick<Parabola, 'a' | 'b' | 'c'>): number[] {
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  if (discriminant === 0) return [removeFloatNoise(-b / (2 * a))];
  const root = Math.sqrt(discriminant);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)].map(removeFloatNoise).sort((x, y) => x - y);
}

/** The label with the equation, beside the end of the right arm. */
function nameOf(arms: readonly PolylineElement[], { tex, a }: Parabola): SceneElement[] {
  const end = arms.at(-1)?.points.at(-1);
  if (tex === undefined || end === undefined) return [];
  return [label(end, tex, { toward: a > 0 ? 0 : 90 })];
}

type Range = { readonly min: number; readonly max: number };

/** The axis ranges: they include the roots, the turning point, the y-axis and a part of both arms. */
function frameOf(parabola: Parabola, vertex: number): { x: Range; y: Range } {
  const { a, b, c } = parabola;
  const top = (a * vertex + b) * vertex + c;
  const roots = quadraticRoots(parabola);
  const reach = Math.max(
    ...roots.map((root) => Math.abs(root - vertex) * 1.5),
    Math.abs(vertex) * 1.25,
    Math.sqrt(Math.abs(top / a)) * 0.9,
    2 / Math.sqrt(Math.abs(a)),
  );
  const arm = top + a * reach * reach;
  const [low, high] = [Math.min(top, arm, 0), Math.max(top, arm, 0)];
  const margin = (high - low) * 0.12;
  return {
    x: { min: Math.min(vertex - reach, -reach * 0.2), max: Math.max(vertex + reach, reach * 0.2) },
    y: { min: low - margin, max: high + margin * 0.4 },
  };
}

function marksOf({ a, b, c, show = [], names = {} }: Parabola, vertex: number, top: number): MarkedPoint[] {
  const roots = quadraticRoots({ a, b, c });
  const sides = [225, 315];
  const marked: MarkedPoint[] = [];
  if (show.includes('roots')) {
    marked.push(
      ...roots.map((root, index) => ({
        x: root,
        y: 0,
        tex: names.roots?.[index] ?? `$(${root}, 0)$`,
        toward: a > 0 ? (sides[index] ?? 270) : 90 + 45 * (1 - 2 * index),
      })),
    );
  }
  if (show.includes('turning-point')) {
    marked.push({
      x: vertex,
      y: top,
      tex: names.turningPoint ?? `$(${vertex}, ${removeFloatNoise(top)})$`,
      toward: a > 0 ? 270 : 90,
    });
  }
  if (show.includes('y-intercept')) {
    marked.push({ x: 0, y: c, tex: names.yIntercept ?? `$(0, ${c})$`, toward: vertex > 0 ? 180 : 0 });
  }
  return marked;
}
