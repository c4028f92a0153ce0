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

const SIZE = 3.2;
/** Direction and scale of edges that point away from the viewer. */
const AWAY = { x: 0.42, y: 0.32 } as const;
/** Height of the ellipse that represents a circle seen at an angle, relative to its width. */
const FLAT = 0.28;
const HIDDEN = { dash: 'dashed', weight: 'thin' } as const;

/** Draws a solid in oblique projection; hidden edges are dashed. */
export function drawSolid(solid: Solid): Scene {
  const labels = solid.labels ?? {};
  const facts = Object.entries(labels).map(([name, tex]) => `${name} ${tex}`);
  const name = `${(solid.kind[0] ?? '').toUpperCase()}${solid.kind.slice(1).replace('-', ' ')}`;
  return {
    elements: elementsOf(solid, labels),
    alt: `${name}${facts.length === 0 ? '' : ` with ${facts.join(', ')}`}.`,
    toScale: false,
  };
}

function elementsOf(solid: Solid, labels: SolidLabels): SceneElement[] {
  switch (solid.kind) {
    case 'cuboid':
      return cuboid(solid, labels);
    case 'triangular-prism':
      return prism(solid, labels);
    case 'cylinder':
      return cylinder(solid, labels);
    case 'cone':
      return cone(solid, labels);
    default:
      return ball(solid.kind, labels);
  }
}

function cuboid(
  { length, depth, height }: { length: number; depth: number; height: number },
  labels: SolidLabels,
): SceneElement[] {
  for (const edge of [length, depth, height]) requirePositive(edge, 'An edge');
  const unit = SIZE / Math.max(length, depth, height);
  const [l, h, d] = [Math.max(0.7, length * unit), Math.max(0.7, height * unit), Math.max(0.9, depth * unit)];
  const away = point(d * AWAY.x, d * AWAY.y);
  const front = [point(0, 0), point(l, 0), point(l, h), point(0, h)];
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN, e = ORIGIN] = front;
  const behind = add(a, away);
  return [
    polygon(front),
    polyline([e, add(e, away), add(c, away), add(b, away), b]),
    line(c, add(c, away)),
    ...[a, add(b, away), add(e, away)].map((to) => line(behind, to, HIDDEN)),
    besideLabel([a, b], labels.length ?? '', 'right'),
    besideLabel([b, add(b, away)], labels.depth ?? '', 'right'),
    besideLabel([e, a], labels.height ?? '', 'right'),
  ];
}

function prism(
  { base, height, length }: { base: number; height: number; length: number },
  labels: SolidLabels,
): SceneElement[] {
  for (const edge of [base, height, length]) requirePositive(edge, 'An edge');
  const unit = 2.4 / Math.max(base, height);
  const front = [point(0, 0), point(base * unit, 0), point((base * unit) / 2, height * unit)];
  const [a = ORIGIN, b = ORIGIN, top = ORIGIN] = front;
  const reach = Math.min(3.4, Math.max(1.4, length * unit));
  const away = point(reach * 0.85, reach * 0.38);
  return [
    polygon(front),
    polyline([top, add(top, away), add(b, away), b]),
    line(a, add(a, away), HIDDEN),
    line(add(a, away), add(b, away), HIDDEN),
    line(add(a, away), add(top, away), HIDDEN),
    ...(labels.height === undefined ? [] : [heightBeside(a, top.y, labels.height)]),
    besideLabel([a, b], labels.base ?? '', 'right'),
    besideLabel([b, add(b, away)], labels.length ?? '', 'right'),
  ];
}

function roundBase(centre: Point, r: number): [ArcElement, ArcElement] {
  const half = { kind: 'arc', centre, rx: r, ry: r * FLAT } as const;
  return [
    { ...half, start: 180, end: 360 },
    { ...half, start: 0, end: 180, ...HIDDEN },
  ];
}

function proportions({ radius, height }: { radius: number; height: number }): [number, number] {
  requirePositive(radius, 'The radius');
  requirePositive(height, 'The height');
  const unit = SIZE / Math.max(height, 2 * radius);
  return [Math.max(0.6, radius * unit), Math.max(0.8, height * unit)];
}

function cylinder(size: { radius: number; height: number }, labels: SolidLabels): SceneElement[] {
  const [r, h] = proportions(size);
  const top = point(0, h);
  return [
    ...roundBase(ORIGIN, r),
    { kind: 'ellipse', centre: top, rx: r, ry: r * FLAT },
    line(point(-r, 0), point(-r, h)),
    line(point(r, 0), point(r, h)),
    ...radiusLine(top, r, labels.radius),
    besideLabel([point(r, 0), point(r, h)], labels.height ?? '', 'right'),
  ];
}

function cone(size: { radius: number; height: number }, labels: SolidLabels): SceneElement[] {
  const [r, h] = proportions(size);
  const apex = point(0, h);
  return [
    ...roundBase(ORIGIN, r),
    line(point(-r, 0), apex),
    line(point(r, 0), apex),
    ...(labels.height === undefined ? [] : [heightBeside(point(-r, 0), h, labels.height)]),
    ...radiusLine(ORIGIN, r, labels.radius),
    besideLabel([point(r, 0), apex], labels.slant ?? '', 'right'),
  ];
}

/** A height dimension on the left of the solid, where there is nothing else. */
function heightBeside(foot: Point, height: number, tex: string): SceneElement {
  return { kind: 'dimension', from: foot, to: add(foot, point(0, height)), tex, offset: 0.35 };
}

function radiusLine(centre: Point, r: number, tex: string | undefined): SceneElement[] {
  if (tex === undefined) return [];
  return [
    { kind: 'dot', at: centre },
    line(centre, add(centre, point(r, 0)), { weight: 'thin' }),
    label(add(centre, point(r / 2, 0)), tex, { toward: 90, gap: 0.1 }),
  ];
}

function ball(kind: 'sphere' | 'hemisphere', labels: SolidLabels): SceneElement[] {
  const r = 1.7;
  const outline: SceneElement =
    kind === 'sphere' ? circle(ORIGIN, r) : { kind: 'arc', centre: ORIGIN, rx: r, ry: r, start: 0, end: 180 };
  return [outline, ...roundBase(ORIGIN, r), ...radiusLine(ORIGIN, r, labels.radius)];
}
