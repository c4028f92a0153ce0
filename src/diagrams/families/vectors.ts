import { besideLabel, cornerLabel, line } from '../elements.ts';
import { centroid, distance, point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitPoints } from './fit.ts';
import { requireInput } from './require-input.ts';

/** Named points and the vectors and lines between them. */
export type VectorFigure = {
  readonly points: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** Directed lines between named points, such as `{from: 'A', to: 'B', tex: '$\\mathbf{u}$'}`. */
  readonly arrows: readonly { readonly from: string; readonly to: string; readonly tex?: string }[];
  /** Plain lines between named points. */
  readonly lines?: readonly (readonly [string, string])[];
  /** Points to mark with a dot, such as a midpoint. */
  readonly dots?: readonly string[];
  /** Points whose names are not shown. */
  readonly unnamed?: readonly string[];
};

/** Draws vectors as arrows between named points: triangles, parallelograms and paths. */
export function drawVectors(figure: VectorFigure): Scene {
  const { points, arrows, lines = [], dots = [], unnamed = [] } = figure;
  const drawnPoints = fitPoints(points, { width: 5, height: 3.2 });
  const at = (name: string): Point => {
    const drawnPoint = drawnPoints[points.findIndex((candidate) => candidate.name === name)];
    requireInput(drawnPoint !== undefined, `The figure has no point called ${name}.`);
    return drawnPoint;
  };
  const middle = centroid(drawnPoints);
  const elements: SceneElement[] = [
    ...lines.map(([from, to]) => line(at(from), at(to))),
    ...arrows.flatMap(({ from, to, tex = '' }) => [
      line(at(from), at(to), { heads: hasNoPointBetween(at(from), at(to), drawnPoints) ? 'end' : 'middle' }),
      besideLabel([at(from), at(to)], tex, chooseLabelSide(at(from), at(to), middle)),
    ]),
    ...dots.map((name): SceneElement => ({ kind: 'dot', at: at(name) })),
    ...points
      .filter(({ name }) => !unnamed.includes(name))
      .map(({ name }) => cornerLabel(at(name), name, drawnPoints)),
  ];
  const arrowTexts = arrows.map(
    ({ from, to, tex }) => `${from} to ${to}${tex === undefined ? '' : ` is ${tex}`}`,
  );
  return { elements, alt: `Vector diagram: ${arrowTexts.join(', ')}.`, toScale: true };
}

/** Returns whether no named point is between the ends of an arrow. Otherwise the arrowhead is drawn in the middle. */
function hasNoPointBetween(from: Point, to: Point, drawnPoints: readonly Point[]): boolean {
  return drawnPoints.every((point) => point === from || point === to || !isBetween(point, from, to));
}

function isBetween(middle: Point, from: Point, to: Point): boolean {
  return Math.abs(distance(from, middle) + distance(middle, to) - distance(from, to)) < 1e-9;
}

/** Returns the side of an arrow that is away from the middle of the figure; left if the arrow passes through it. */
function chooseLabelSide(from: Point, to: Point, inside: Point): 'left' | 'right' {
  const cross = (to.x - from.x) * (inside.y - from.y) - (to.y - from.y) * (inside.x - from.x);
  return cross > 1e-9 ? 'right' : 'left';
}

/** Creates the figure of two vectors and their sum, tip to tail or as a parallelogram. */
export function createVectorSum(
  a: readonly [number, number],
  b: readonly [number, number],
  shape: 'triangle' | 'parallelogram',
): VectorFigure {
  const [o, p, q, r] = [point(0, 0), point(a[0], a[1]), point(b[0], b[1]), point(a[0] + b[0], a[1] + b[1])];
  const namePoint = (name: string, position: Point) => ({ name, ...position });
  if (shape === 'triangle') {
    return {
      points: [namePoint('O', o), namePoint('A', p), namePoint('B', r)],
      arrows: [
        { from: 'O', to: 'A', tex: '$\\mathbf{a}$' },
        { from: 'A', to: 'B', tex: '$\\mathbf{b}$' },
        { from: 'O', to: 'B', tex: '$\\mathbf{a} + \\mathbf{b}$' },
      ],
    };
  }
  return {
    points: [namePoint('O', o), namePoint('A', p), namePoint('C', r), namePoint('B', q)],
    arrows: [
      { from: 'O', to: 'A', tex: '$\\mathbf{a}$' },
      { from: 'O', to: 'B', tex: '$\\mathbf{b}$' },
      { from: 'O', to: 'C', tex: '$\\mathbf{a} + \\mathbf{b}$' },
    ],
    lines: [
      ['A', 'C'],
      ['B', 'C'],
    ],
  };
}
