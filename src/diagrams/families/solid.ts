import { besideLabel, circle, label, line, polygon, polyline } from '../elements.ts';
import { add, ORIGIN, point } from '../point.ts';
import type { ArcElement, Point, Scene, SceneElement } from '../scene.ts';
import { requirePositive } from './require-input.ts';

export type Solid =
  | {
      readonly kind: 'cuboid';
      readonly length: number;
      readonly depth: number;
      readonly height: number;
      readonly labels?: SolidLabels;
    }
  | {
      readonly kind: 'triangular-prism';
      readonly base: number;
      readonly height: number;
      readonly length: number;
      readonly labels?: SolidLabels;
    }
  | {
      readonly kind: 'cylinder' | 'cone';
      readonly radius: number;
      readonly height: number;
      readonly labels?: SolidLabels;
    }
  | { readonly kind: 'sphere' | 'hemisphere'; readonly labels?: SolidLabels };

type SolidLabels = {
  readonly length?: string;
  readonly depth?: string;
  readonly height?: string;
  readonly radius?: string;
  readonly base?: string;
  /** Slant height of a cone. */
  readonly slant?: string;
};

const MAX_SIZE = 3.2;
/** The drawn vector of an edge of length 1 that points away from the viewer. */
const DEPTH_VECTOR = { x: 0.42, y: 0.32 } as const;
/** Height of the ellipse that represents a circle seen at an angle, relative to its width. */
const ELLIPSE_RATIO = 0.28;
const HIDDEN_EDGE_STYLE = { dash: 'dashed', weight: 'thin' } as const;

/** Draws a solid in oblique projection; hidden edges are dashed. */
export function drawSolid(solid: Solid): Scene {
  const labels = solid.labels ?? {};
  const labelTexts = Object.entries(labels).map(([name, tex]) => `${name} ${tex}`);
  const name = `${(solid.kind[0] ?? '').toUpperCase()}${solid.kind.slice(1).replace('-', ' ')}`;
  return {
    elements: drawElements(solid, labels),
    alt: `${name}${labelTexts.length === 0 ? '' : ` with ${labelTexts.join(', ')}`}.`,
    toScale: false,
  };
}

function drawElements(solid: Solid, labels: SolidLabels): SceneElement[] {
  switch (solid.kind) {
    case 'cuboid':
      return drawCuboid(solid, labels);
    case 'triangular-prism':
      return drawPrism(solid, labels);
    case 'cylinder':
      return drawCylinder(solid, labels);
    case 'cone':
      return drawCone(solid, labels);
    default:
      return drawBall(solid.kind, labels);
  }
}

function drawCuboid(
  { length, depth, height }: { length: number; depth: number; height: number },
  labels: SolidLabels,
): SceneElement[] {
  for (const edge of [length, depth, height]) requirePositive(edge, 'An edge');
  const scaleFactor = MAX_SIZE / Math.max(length, depth, height);
  const [l, h, d] = [
    Math.max(0.7, length * scaleFactor),
    Math.max(0.7, height * scaleFactor),
    Math.max(0.9, depth * scaleFactor),
  ];
  const depthVector = point(d * DEPTH_VECTOR.x, d * DEPTH_VECTOR.y);
  const front = [point(0, 0), point(l, 0), point(l, h), point(0, h)];
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, e = ORIGIN] = front;
  const hiddenCorner = add(a, depthVector);
  return [
    polygon(front),
    polyline([e, add(e, depthVector), add(c, depthVector), add(b, depthVector), b]),
    line(c, add(c, depthVector)),
    ...[a, add(b, depthVector), add(e, depthVector)].map((to) => line(hiddenCorner, to, HIDDEN_EDGE_STYLE)),
    besideLabel([a, b], labels.length ?? '', 'right'),
    besideLabel([b, add(b, depthVector)], labels.depth ?? '', 'right'),
    besideLabel([e, a], labels.height ?? '', 'right'),
  ];
}

function drawPrism(
  { base, height, length }: { base: number; height: number; length: number },
  labels: SolidLabels,
): SceneElement[] {
  for (const edge of [base, height, length]) requirePositive(edge, 'An edge');
  const scaleFactor = 2.4 / Math.max(base, height);
  const front = [
    point(0, 0),
    point(base * scaleFactor, 0),
    point((base * scaleFactor) / 2, height * scaleFactor),
  ];
  const [a = ORIGIN, b = ORIGIN, top = ORIGIN] = front;
  const reach = Math.min(3.4, Math.max(1.4, length * scaleFactor));
  const depthVector = point(reach * 0.85, reach * 0.38);
  return [
    polygon(front),
    polyline([top, add(top, depthVector), add(b, depthVector), b]),
    line(a, add(a, depthVector), HIDDEN_EDGE_STYLE),
    line(add(a, depthVector), add(b, depthVector), HIDDEN_EDGE_STYLE),
    line(add(a, depthVector), add(top, depthVector), HIDDEN_EDGE_STYLE),
    ...(labels.height === undefined ? [] : [createHeightDimension(a, top.y, labels.height)]),
    besideLabel([a, b], labels.base ?? '', 'right'),
    besideLabel([b, add(b, depthVector)], labels.length ?? '', 'right'),
  ];
}

/** Draws a circle seen at an angle: the front half is solid, the back half is dashed. */
function drawRoundBase(centre: Point, r: number): [ArcElement, ArcElement] {
  const half = { kind: 'arc', centre, rx: r, ry: r * ELLIPSE_RATIO } as const;
  return [
    { ...half, start: 180, end: 360 },
    { ...half, start: 0, end: 180, ...HIDDEN_EDGE_STYLE },
  ];
}

/** Returns the radius and height in centimetres, with a minimum that keeps labels readable. */
function computeProportions({ radius, height }: { radius: number; height: number }): [number, number] {
  requirePositive(radius, 'The radius');
  requirePositive(height, 'The height');
  const scaleFactor = MAX_SIZE / Math.max(height, 2 * radius);
  return [Math.max(0.6, radius * scaleFactor), Math.max(0.8, height * scaleFactor)];
}

function drawCylinder(size: { radius: number; height: number }, labels: SolidLabels): SceneElement[] {
  const [r, h] = computeProportions(size);
  const top = point(0, h);
  return [
    ...drawRoundBase(ORIGIN, r),
    { kind: 'ellipse', centre: top, rx: r, ry: r * ELLIPSE_RATIO },
    line(point(-r, 0), point(-r, h)),
    line(point(r, 0), point(r, h)),
    ...drawRadius(top, r, labels.radius),
    besideLabel([point(r, 0), point(r, h)], labels.height ?? '', 'right'),
  ];
}

function drawCone(size: { radius: number; height: number }, labels: SolidLabels): SceneElement[] {
  const [r, h] = computeProportions(size);
  const apex = point(0, h);
  return [
    ...drawRoundBase(ORIGIN, r),
    line(point(-r, 0), apex),
    line(point(r, 0), apex),
    ...(labels.height === undefined ? [] : [createHeightDimension(point(-r, 0), h, labels.height)]),
    ...drawRadius(ORIGIN, r, labels.radius),
    besideLabel([point(r, 0), apex], labels.slant ?? '', 'right'),
  ];
}

/** Creates the label of the height, on the left of the solid. */
function createHeightDimension(foot: Point, height: number, tex: string): SceneElement {
  return { kind: 'dimension', from: foot, to: add(foot, point(0, height)), tex, offset: 0.35 };
}

function drawRadius(centre: Point, r: number, tex: string | undefined): SceneElement[] {
  if (tex === undefined) return [];
  return [
    { kind: 'dot', at: centre },
    line(centre, add(centre, point(r, 0)), { weight: 'thin' }),
    label(add(centre, point(r / 2, 0)), tex, { toward: 90, gap: 0.1 }),
  ];
}

function drawBall(kind: 'sphere' | 'hemisphere', labels: SolidLabels): SceneElement[] {
  const r = 1.7;
  const outline: SceneElement =
    kind === 'sphere' ? circle(ORIGIN, r) : { kind: 'arc', centre: ORIGIN, rx: r, ry: r, start: 0, end: 180 };
  return [outline, ...drawRoundBase(ORIGIN, r), ...drawRadius(ORIGIN, r, labels.radius)];
}
