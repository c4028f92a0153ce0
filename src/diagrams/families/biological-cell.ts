import { circle, curve, line, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { drawCallout } from './apparatus-shapes.ts';

export const CELL_PARTS = {
  animal: ['cell membrane', 'cytoplasm', 'nucleus', 'mitochondrion', 'ribosomes'],
  plant: ['cell wall', 'cell membrane', 'cytoplasm', 'nucleus', 'vacuole', 'chloroplast', 'mitochondrion'],
} as const;

export type BiologicalCell = {
  readonly kind: 'animal' | 'plant';
  /** The parts to name; all by default. All parts are drawn. */
  readonly named?: readonly string[];
};

/** `part` is a point on the part; a line leads from it to `end`, where the name is printed. */
type NamedPart = { readonly name: string; readonly part: Point; readonly end: Point };

/** Draws an animal or plant cell as seen with a light microscope, with its parts named. */
export function drawBiologicalCell({ kind, named = CELL_PARTS[kind] }: BiologicalCell): Scene {
  const { elements, parts } = kind === 'animal' ? drawAnimalCell() : drawPlantCell();
  return {
    elements: [
      ...elements,
      ...parts
        .filter(({ name }) => named.includes(name))
        .flatMap(({ name, part, end }) => drawCallout(part, end, name)),
    ],
    alt: `${kind === 'animal' ? 'Animal' : 'Plant'} cell with ${named.join(', ')} labelled.`,
    toScale: false,
  };
}

type CellDrawing = { readonly elements: SceneElement[]; readonly parts: readonly NamedPart[] };

function drawAnimalCell(): CellDrawing {
  const wobble = [2.1, 2.2, 2.05, 2.15, 2, 2.15, 2.25, 2.1, 2, 2.1, 2.2, 2.1];
  const outline = wobble.map((radius, index) => {
    const angle = (index * 2 * Math.PI) / wobble.length;
    return point(radius * 1.15 * Math.cos(angle), radius * Math.sin(angle));
  });
  return {
    elements: [
      curve([...outline, outline[0] ?? point(0, 0)], { weight: 'thick' }),
      circle(point(-0.3, 0.2), 0.7, { fill: 'shade' }),
      circle(point(-0.2, 0.3), 0.15, { fill: 'solid' }),
      ...[point(1, 0.9), point(-1.3, -1), point(1.1, -0.9)].flatMap(drawMitochondrion),
      ...[point(0.2, -1.2), point(0.5, -1.35), point(0.1, -1.5), point(-0.5, 1.5)].map((at) =>
        circle(at, 0.05, { fill: 'solid' }),
      ),
    ],
    parts: [
      { name: 'mitochondrion', part: point(1.1, 0.95), end: point(3, 1.6) },
      { name: 'nucleus', part: point(0.2, 0.3), end: point(3, 0.7) },
      { name: 'cytoplasm', part: point(1.6, -0.15), end: point(3, -0.1) },
      { name: 'cell membrane', part: point(2.2, -0.72), end: point(3, -0.9) },
      { name: 'ribosomes', part: point(0.5, -1.35), end: point(3, -1.7) },
    ],
  };
}

function drawPlantCell(): CellDrawing {
  const box = (x: number, y: number): Point[] => [point(-x, -y), point(x, -y), point(x, y), point(-x, y)];
  const vacuole = [
    point(-1.5, 0),
    point(-1.1, 0.9),
    point(0, 1),
    point(0.7, 0.8),
    point(0.9, 0),
    point(0.6, -0.9),
    point(-0.6, -1),
    point(-1.3, -0.7),
    point(-1.5, 0),
  ];
  const chloroplasts = [
    point(-1.6, 1.5),
    point(-0.2, 1.6),
    point(1.5, 1.45),
    point(-1.5, -1.5),
    point(0.2, -1.55),
  ];
  return {
    elements: [
      polygon(box(2.5, 2.2), { weight: 'thick' }),
      polygon(box(2.36, 2.06), { weight: 'thin' }),
      curve(vacuole),
      circle(point(1.65, 0.35), 0.5, { fill: 'shade' }),
      circle(point(1.65, 0.4), 0.12, { fill: 'solid' }),
      ...chloroplasts.flatMap(drawChloroplast),
      ...drawMitochondrion(point(1.4, -1.35)),
    ],
    parts: [
      { name: 'cell wall', part: point(2.45, 1.95), end: point(3.2, 2.1) },
      { name: 'chloroplast', part: point(1.7, 1.45), end: point(3.2, 1.45) },
      { name: 'nucleus', part: point(2, 0.4), end: point(3.2, 0.8) },
      { name: 'cytoplasm', part: point(2.1, -0.3), end: point(3.2, 0.15) },
      { name: 'vacuole', part: point(0.4, -0.4), end: point(3.2, -0.55) },
      { name: 'mitochondrion', part: point(1.6, -1.3), end: point(3.2, -1.25) },
      { name: 'cell membrane', part: point(2.36, -1.8), end: point(3.2, -1.9) },
    ],
  };
}

function drawMitochondrion({ x, y }: Point): SceneElement[] {
  return [
    { kind: 'ellipse', centre: point(x, y), rx: 0.34, ry: 0.17 },
    curve(
      [-0.22, -0.11, 0, 0.11, 0.22].map((step, index) =>
        point(x + step, y + (index % 2 === 0 ? -0.08 : 0.08)),
      ),
      { weight: 'thin' },
    ),
  ];
}

function drawChloroplast({ x, y }: Point): SceneElement[] {
  return [
    { kind: 'ellipse', centre: point(x, y), rx: 0.36, ry: 0.19, fill: 'shade' },
    ...[-0.06, 0.06].map((step) =>
      line(point(x - 0.2, y + step), point(x + 0.2, y + step), { weight: 'thin' }),
    ),
  ];
}
