import { arrow, label, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** A horizontal beam; positions are fractions of its length from the left end. */
export type Beam = {
  readonly support: 'both-ends' | 'cantilever';
  readonly lengthTex?: string;
  readonly pointLoads: readonly {
    readonly at: number;
    readonly tex: string;
    readonly distanceTex?: string;
  }[];
  /** The label of a load that is spread evenly over the whole length. */
  readonly spreadLoadTex?: string;
};

const LENGTH = 6;
const HALF_DEPTH = 0.12;
const ARROW = 1.1;
const SPREAD_HEIGHT = 0.6;
const SPREAD_ARROWS = 12;

/** Draws a beam on two supports or fixed in a wall, with its loads. */
export function drawBeam({ support, lengthTex, pointLoads, spreadLoadTex }: Beam): Scene {
  requireInput(
    pointLoads.every(({ at }) => at >= 0 && at <= 1),
    'A load must be on the beam.',
  );
  const top = spreadLoadTex === undefined ? HALF_DEPTH : HALF_DEPTH + SPREAD_HEIGHT;
  const elements: SceneElement[] = [
    polygon([
      point(0, -HALF_DEPTH),
      point(LENGTH, -HALF_DEPTH),
      point(LENGTH, HALF_DEPTH),
      point(0, HALF_DEPTH),
    ]),
    ...(support === 'cantilever' ? drawWall() : [...drawSupport(0), ...drawSupport(LENGTH)]),
    ...(spreadLoadTex === undefined ? [] : drawSpreadLoad(spreadLoadTex)),
    ...pointLoads.flatMap(({ at, tex }) => [
      arrow(point(at * LENGTH, top + ARROW), point(at * LENGTH, top), { weight: 'thick' }),
      label(point(at * LENGTH, top + ARROW), tex, { toward: 90 }),
    ]),
    ...pointLoads.flatMap(({ at, distanceTex }): SceneElement[] =>
      distanceTex === undefined
        ? []
        : [{ kind: 'dimension', from: point(at * LENGTH, -0.9), to: point(0, -0.9), tex: distanceTex }],
    ),
    ...(lengthTex === undefined
      ? []
      : [{ kind: 'dimension', from: point(LENGTH, -1.5), to: point(0, -1.5), tex: lengthTex } as const]),
  ];
  const loads = [
    ...pointLoads.map(({ tex }) => tex),
    ...(spreadLoadTex === undefined ? [] : [spreadLoadTex]),
  ];
  return {
    elements,
    alt: `Beam${lengthTex === undefined ? '' : ` of length ${lengthTex}`} ${support === 'cantilever' ? 'fixed in a wall at its left end' : 'supported at both ends'}${loads.length === 0 ? '' : ` with loads ${loads.join(', ')}`}.`,
    toScale: pointLoads.every(({ at }) => at === 0.5 || at === 1),
  };
}

function drawWall(): SceneElement[] {
  const corners = [point(-0.4, -1), point(0, -1), point(0, 1), point(-0.4, 1)];
  return [
    { kind: 'hatching', points: corners, spacing: 0.2 },
    line(point(0, -1), point(0, 1), { weight: 'thick' }),
  ];
}

function drawSupport(x: number): SceneElement[] {
  return [polygon([point(x, -HALF_DEPTH), point(x - 0.3, -0.6), point(x + 0.3, -0.6)], { fill: 'shade' })];
}

function drawSpreadLoad(tex: string): SceneElement[] {
  const height = HALF_DEPTH + SPREAD_HEIGHT;
  const positions = Array.from({ length: SPREAD_ARROWS + 1 }, (_, index) => (index * LENGTH) / SPREAD_ARROWS);
  return [
    line(point(0, height), point(LENGTH, height)),
    ...positions.map((x) => arrow(point(x, height), point(x, HALF_DEPTH), { weight: 'thin' })),
    label(point(LENGTH * 0.8, height), tex, { toward: 90, beside: 'line' }),
  ];
}
