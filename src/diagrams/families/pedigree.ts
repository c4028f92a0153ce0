import { arc, circle, label, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** Whether a person has the trait, or carries its allele without having it. */
export type PedigreeState = 'affected' | 'carrier' | 'unaffected';
type Person = { readonly sex: 'male' | 'female'; readonly state: PedigreeState };
/** A family of two generations. */
export type Pedigree = {
  readonly father: PedigreeState;
  readonly mother: PedigreeState;
  readonly children: readonly Person[];
};

const SIZE = 0.36;
const SPACING = 1.4;
const ROW_HEIGHT = 2;

/** Draws a pedigree chart: squares are males, circles are females, and the trait is shaded. */
export function drawPedigree({ father, mother, children }: Pedigree): Scene {
  requireInput(children.length > 0 && children.length <= 8, 'A pedigree chart needs one to eight children.');
  const parents = [point(-SPACING / 2, 0), point(SPACING / 2, 0)] as const;
  const bar = -ROW_HEIGHT / 2;
  const positions = children.map((_, index) =>
    point((index - (children.length - 1) / 2) * SPACING, -ROW_HEIGHT),
  );
  const [first, last] = [positions[0], positions.at(-1)];
  const elements: SceneElement[] = [
    line(point(parents[0].x + SIZE, 0), point(parents[1].x - SIZE, 0)),
    line(point(0, 0), point(0, bar)),
    ...(first === undefined || last === undefined || first === last
      ? []
      : [line(point(first.x, bar), point(last.x, bar))]),
    ...positions.map(({ x, y }) => line(point(x, bar), point(x, y + SIZE))),
    ...drawPerson(parents[0], { sex: 'male', state: father }),
    ...drawPerson(parents[1], { sex: 'female', state: mother }),
    ...children.flatMap((child, index) => drawPerson(positions[index] ?? point(0, 0), child)),
    label(point(Math.min(first?.x ?? 0, parents[0].x) - SIZE - 0.3, 0), 'I', { toward: 180 }),
    label(point(Math.min(first?.x ?? 0, parents[0].x) - SIZE - 0.3, -ROW_HEIGHT), 'II', { toward: 180 }),
    ...drawKey([father, mother, ...children.map(({ state }) => state)]),
  ];
  const list = children.map(({ sex, state }) => `${state} ${sex === 'male' ? 'son' : 'daughter'}`).join(', ');
  return {
    elements,
    alt: `Pedigree chart: ${father} father, ${mother} mother; ${list}.`,
    toScale: false,
  };
}

function drawPerson(at: Point, { sex, state }: Person): SceneElement[] {
  const fill = state === 'affected' ? 'solid' : 'none';
  if (sex === 'female')
    return [
      circle(at, SIZE, { fill }),
      ...(state === 'carrier'
        ? [arc(at, SIZE, { start: 270, end: 450, close: 'segment', fill: 'solid' })]
        : []),
    ];
  const half = [point(0, -SIZE), point(SIZE, -SIZE), point(SIZE, SIZE), point(0, SIZE)];
  const corners = [point(-SIZE, -SIZE), point(SIZE, -SIZE), point(SIZE, SIZE), point(-SIZE, SIZE)];
  const move = (points: readonly Point[]): Point[] => points.map(({ x, y }) => point(x + at.x, y + at.y));
  return [
    polygon(move(corners), { fill }),
    ...(state === 'carrier' ? [polygon(move(half), { fill: 'solid' })] : []),
  ];
}

/** Explains the symbols below the chart. */
function drawKey(states: readonly PedigreeState[]): SceneElement[] {
  const names = [
    'square: male, circle: female',
    ...(states.includes('affected') ? ['filled: affected'] : []),
    ...(states.includes('carrier') ? ['half filled: carrier'] : []),
  ];
  return names.map((name, index) =>
    label(point(0, -ROW_HEIGHT - SIZE - 0.35 - 0.4 * index), name, { small: true, freedom: 'none' }),
  );
}
