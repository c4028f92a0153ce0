import { arrow, circle, label, line, polygon } from '../elements.ts';
import { ORIGIN, point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';

/** Two bodies joined by a string over one fixed pulley. */
export type Pulley = {
  /** `hanging` has both bodies on free strings; `table` has the first body on a level table. */
  readonly kind: 'hanging' | 'table';
  readonly firstTex: string;
  readonly secondTex: string;
  /** The body that is drawn lower when both hang. */
  readonly lower?: 'first' | 'second';
  /** Whether tensions, weights and the normal reaction are drawn. */
  readonly forces?: boolean;
  /** Whether friction acts on the body on the table. */
  readonly rough?: boolean;
};

const MIN_RADIUS = 0.55;
const HALF_BODY = { x: 0.6, y: 0.42 } as const;

/** Draws two bodies and the string between them. */
export function drawPulley(pulley: Pulley): Scene {
  return {
    elements: pulley.kind === 'hanging' ? drawHanging(pulley) : drawTable(pulley),
    alt: `${pulley.kind === 'hanging' ? `Masses ${pulley.firstTex} and ${pulley.secondTex} hang` : `Block ${pulley.firstTex} on a table and hanging mass ${pulley.secondTex} are joined`} by a string over a pulley.`,
    toScale: true,
  };
}

function drawHanging({ firstTex, secondTex, lower, forces = false }: Pulley): SceneElement[] {
  const radius = MIN_RADIUS + (forces ? 0.5 : 0.25);
  const chooseY = (body: 'first' | 'second'): number =>
    lower === undefined ? -2.6 : lower === body ? -3.1 : -2.2;
  const bodies = [
    { at: point(-radius, chooseY('first')), tex: firstTex, index: 1 },
    { at: point(radius, chooseY('second')), tex: secondTex, index: 2 },
  ];
  return [
    line(point(-1.2, 1.1), point(1.2, 1.1)),
    {
      kind: 'hatching',
      points: [point(-1.2, 1.1), point(1.2, 1.1), point(1.2, 1.32), point(-1.2, 1.32)],
      spacing: 0.18,
    },
    line(point(0, 1.1), ORIGIN),
    circle(ORIGIN, radius),
    { kind: 'dot', at: ORIGIN },
    ...bodies.flatMap(({ at, tex, index }) => [
      line(point(at.x, 0), point(at.x, at.y + HALF_BODY.y)),
      ...drawBody(at, tex, forces ? index : undefined),
    ]),
  ];
}

function drawTable({ firstTex, secondTex, forces = false, rough = false }: Pulley): SceneElement[] {
  const edge = 2;
  const pulley = point(edge + 0.35, 0.02);
  const radius = HALF_BODY.y - pulley.y;
  const first = point(-0.9, HALF_BODY.y);
  const second = point(pulley.x + radius, -1.9);
  const table = [point(-2.6, 0), point(edge, 0), point(edge, -0.25), point(-2.6, -0.25)];
  return [
    polygon(table),
    { kind: 'hatching', points: table, spacing: 0.2 },
    ...[-2.3, edge - 0.35].map((x) =>
      polygon([point(x, -0.25), point(x + 0.2, -0.25), point(x + 0.2, -2.9), point(x, -2.9)]),
    ),
    line(point(edge, -0.1), pulley),
    circle(pulley, radius),
    { kind: 'dot', at: pulley },
    line(point(first.x + HALF_BODY.x, HALF_BODY.y), point(pulley.x, HALF_BODY.y)),
    line(point(second.x, pulley.y), point(second.x, second.y + HALF_BODY.y)),
    polygon(computeBodyCorners(first)),
    label(first, firstTex),
    ...drawBody(second, secondTex, forces ? 2 : undefined),
    ...(forces ? drawTableForces(first, rough) : []),
  ];
}

function drawTableForces(first: Point, rough: boolean): SceneElement[] {
  const { x, y } = first;
  return [
    ...drawForce([point(x, y + HALF_BODY.y), point(x, y + HALF_BODY.y + 0.9)], '$R$', 90),
    ...drawForce([point(x, y - HALF_BODY.y), point(x, y - HALF_BODY.y - 1)], '$m_1g$', 270),
    ...drawForce([point(x + HALF_BODY.x, y), point(x + HALF_BODY.x + 0.8, y)], '$T$', 90),
    ...(rough
      ? drawForce([point(x - HALF_BODY.x, y - 0.2), point(x - HALF_BODY.x - 0.8, y - 0.2)], '$F$', 180)
      : []),
  ];
}

function computeBodyCorners({ x, y }: Point): Point[] {
  return [
    point(x - HALF_BODY.x, y - HALF_BODY.y),
    point(x + HALF_BODY.x, y - HALF_BODY.y),
    point(x + HALF_BODY.x, y + HALF_BODY.y),
    point(x - HALF_BODY.x, y + HALF_BODY.y),
  ];
}

/** Draws a hanging body. With `index`, also draws its tension and its weight, which is labelled with the index: `$m_1g$`. */
function drawBody(at: Point, tex: string, index?: number): SceneElement[] {
  const body = [polygon(computeBodyCorners(at)), label(at, tex)];
  if (index === undefined) return body;
  const [top, bottom] = [point(at.x, at.y + HALF_BODY.y), point(at.x, at.y - HALF_BODY.y)];
  return [
    ...body,
    ...drawForce([top, point(top.x, top.y + 0.8)], '$T$', index === 1 ? 180 : 0),
    ...drawForce([bottom, point(bottom.x, bottom.y - 0.9)], `$m_${index}g$`, 270),
  ];
}

function drawForce([from, to]: readonly [Point, Point], tex: string, toward: number): SceneElement[] {
  return [arrow(from, to, { weight: 'thick' }), label(to, tex, { toward, gap: 0.1 })];
}
