import { label, line } from '../elements.ts';
import { createPlot } from '../plot/create-plot.ts';
import { removeFloatNoise } from '../plot/nice-step.ts';
import { plotFunction } from '../plot/plot-function.ts';
import type { PolylineElement, Scene, SceneElement } from '../scene.ts';
import { type MarkedPoint, plotPoints } from './plot-points.ts';
import { requireInput } from './require-input.ts';

/** The parabola y = ax² + bx + c. */
export type Parabola = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** LaTeX of the equation, printed beside the parabola. */
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
  const vertexX = removeFloatNoise(-b / (2 * a));
  const ranges = chooseRanges(parabola, vertexX);
  const step = numbered ? {} : ({ step: 'none' } as const);
  const plot = createPlot({
    x: { ...ranges.x, ...step, tex: '$x$' },
    y: { ...ranges.y, ...step, tex: '$y$' },
    width: 5,
    height: 4.4,
    ...(!numbered && { originTex: '$O$' }),
  });
  const axis = show.includes('axis')
    ? [
        line(plot.at(vertexX, ranges.y.min), plot.at(vertexX, ranges.y.max), {
          dash: 'dashed',
          weight: 'thin',
        }),
      ]
    : [];
  const curves = plotFunction(plot, f);
  return {
    elements: [
      plot.axes,
      ...axis,
      ...curves,
      ...createEquationLabel(curves, parabola),
      ...plotPoints(plot, listMarkedPoints(parabola, vertexX, f(vertexX))),
    ],
    alt: `Parabola${parabola.tex === undefined ? '' : ` ${parabola.tex}`} opening ${a > 0 ? 'upwards' : 'downwards'}.`,
    toScale: true,
  };
}

/** Returns the real roots in ascending order; a double root is listed once. */
export function findQuadraticRoots({ a, b, c }: Pick<Parabola, 'a' | 'b' | 'c'>): number[] {
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  if (discriminant === 0) return [removeFloatNoise(-b / (2 * a))];
  const root = Math.sqrt(discriminant);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)].map(removeFloatNoise).sort((x, y) => x - y);
}

/** Creates the label with the equation, beside the right end of the parabola. */
function createEquationLabel(curves: readonly PolylineElement[], { tex, a }: Parabola): SceneElement[] {
  const end = curves.at(-1)?.points.at(-1);
  if (tex === undefined || end === undefined) return [];
  return [label(end, tex, { toward: a > 0 ? 0 : 90 })];
}

type Range = { readonly min: number; readonly max: number };

/** Chooses axis ranges that include the roots, the turning point, the y-axis and a part of both arms. */
function chooseRanges(parabola: Parabola, vertexX: number): { x: Range; y: Range } {
  const { a, b, c } = parabola;
  const vertexY = (a * vertexX + b) * vertexX + c;
  const roots = findQuadraticRoots(parabola);
  const halfWidth = Math.max(
    ...roots.map((root) => Math.abs(root - vertexX) * 1.5),
    Math.abs(vertexX) * 1.25,
    Math.sqrt(Math.abs(vertexY / a)) * 0.9,
    2 / Math.sqrt(Math.abs(a)),
  );
  const armY = vertexY + a * halfWidth * halfWidth;
  const [low, high] = [Math.min(vertexY, armY, 0), Math.max(vertexY, armY, 0)];
  const margin = (high - low) * 0.12;
  return {
    x: {
      min: Math.min(vertexX - halfWidth, -halfWidth * 0.2),
      max: Math.max(vertexX + halfWidth, halfWidth * 0.2),
    },
    y: { min: low - margin, max: high + margin * 0.4 },
  };
}

function listMarkedPoints(
  { a, b, c, show = [], names = {} }: Parabola,
  vertexX: number,
  vertexY: number,
): MarkedPoint[] {
  const roots = findQuadraticRoots({ a, b, c });
  const rootDirections = [225, 315];
  const markedPoints: MarkedPoint[] = [];
  if (show.includes('roots')) {
    markedPoints.push(
      ...roots.map((root, index) => ({
        x: root,
        y: 0,
        tex: names.roots?.[index] ?? `$(${root}, 0)$`,
        toward: a > 0 ? (rootDirections[index] ?? 270) : 90 + 45 * (1 - 2 * index),
      })),
    );
  }
  if (show.includes('turning-point')) {
    markedPoints.push({
      x: vertexX,
      y: vertexY,
      tex: names.turningPoint ?? `$(${vertexX}, ${removeFloatNoise(vertexY)})$`,
      toward: a > 0 ? 270 : 90,
    });
  }
  if (show.includes('y-intercept')) {
    markedPoints.push({ x: 0, y: c, tex: names.yIntercept ?? `$(0, ${c})$`, toward: vertexX > 0 ? 180 : 0 });
  }
  return markedPoints;
}
