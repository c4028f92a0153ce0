import { cornerLabel, polygon, sideLabel } from '../elements.ts';
import { point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitFactor } from './fit.ts';
import { requireInput, requirePositive } from './require-input.ts';
import { computeCorners } from './triangle.ts';

export type SimilarShapes = {
  readonly shape:
    | { readonly kind: 'triangle'; readonly sides: readonly [number, number, number] }
    | { readonly kind: 'rectangle'; readonly width: number; readonly height: number };
  /** Scale factor from the first shape to the second. */
  readonly factor: number;
  /** Labels of the sides, anticlockwise from the base. */
  readonly firstLabels?: readonly string[];
  readonly secondLabels?: readonly string[];
  readonly firstCorners?: readonly string[];
  readonly secondCorners?: readonly string[];
};

const SHAPE_DISTANCE = 1.4;

/** Draws two similar shapes side by side. */
export function drawSimilarShapes(pair: SimilarShapes): Scene {
  requirePositive(pair.factor, 'The scale factor');
  const first = computePoints(pair.shape);
  const second = first.map(({ x, y }) => point(x * pair.factor, y * pair.factor));
  const width = Math.max(...first.map(({ x }) => x)) + Math.max(...second.map(({ x }) => x));
  const height = Math.max(...first.map(({ y }) => y), ...second.map(({ y }) => y));
  const fitScale = fitFactor([point(0, 0), point(width, height)], { width: 6, height: 3.4 });
  const drawnFirst = first.map(({ x, y }) => point(x * fitScale, y * fitScale));
  const offset = Math.max(...drawnFirst.map(({ x }) => x)) + SHAPE_DISTANCE;
  const drawnSecond = second.map(({ x, y }) => point(x * fitScale + offset, y * fitScale));
  return {
    elements: [
      ...drawShape(drawnFirst, pair.firstLabels, pair.firstCorners),
      ...drawShape(drawnSecond, pair.secondLabels, pair.secondCorners),
    ],
    alt: `Two similar ${pair.shape.kind}s side by side: sides ${listLabels(pair.firstLabels)} and ${listLabels(pair.secondLabels)}.`,
    toScale: true,
  };
}

function computePoints(shape: SimilarShapes['shape']): Point[] {
  if (shape.kind === 'triangle') {
    const [c, a, b] = shape.sides;
    const points = computeCorners({ kind: 'sss', a, b, c });
    const left = Math.min(...points.map(({ x }) => x));
    return points.map(({ x, y }) => point(x - left, y));
  }
  const { width, height } = shape;
  requireInput(width > 0 && height > 0, 'A rectangle needs a positive width and height.');
  return [point(0, 0), point(width, 0), point(width, height), point(0, height)];
}

function drawShape(
  figure: readonly Point[],
  labels: readonly string[] = [],
  corners: readonly string[] = [],
): SceneElement[] {
  const next = (index: number): Point => figure[(index + 1) % figure.length] ?? point(0, 0);
  return [
    polygon(figure),
    ...figure.map((from, index) => sideLabel([from, next(index)], labels[index] ?? '', figure)),
    ...figure.map((corner, index) => cornerLabel(corner, corners[index] ?? '', figure)),
  ];
}

function listLabels(labels: readonly string[] = []): string {
  const shownLabels = labels.filter((text) => text !== '');
  return shownLabels.length === 0 ? 'unlabelled' : shownLabels.join(', ');
}
