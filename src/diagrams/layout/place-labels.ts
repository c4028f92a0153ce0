import { measureLabel, type Size } from '../label/measure-label.ts';
import { type LabelRun, readLabel } from '../label/read-label.ts';
import { add, polar, toRadians } from '../point.ts';
import type { LabelElement, Point } from '../scene.ts';
import type { Shape } from '../shape.ts';
import { type Box, boxAround, growBox, type LineSegment, lengthInside, overlapArea } from './box.ts';
import { listSegments } from './trace-shape.ts';

/** A label with its final position and bounding box. */
export type PlacedLabel = {
  readonly tex: string;
  readonly runs: readonly LabelRun[];
  readonly centre: Point;
  readonly box: Box;
  readonly small: boolean;
  readonly freedom: keyof typeof MOVES;
};

const DEFAULT_GAP = 0.13;
/** Positions to try for each freedom, best first: `turns` are in degrees, `stretches` are multiples of the gap. */
const MOVES = {
  any: {
    turns: [0, 15, -15, 30, -30, 50, -50, 75, -75, 100, -100, 140, -140, 180],
    stretches: [1, 1.8, 3.2, 5],
  },
  outward: { turns: [0, 7, -7], stretches: [1, 2.5, 4, 6, 9, 12] },
  axis: { turns: [0, 45, -45, 180, 135, -135], stretches: [1] },
  none: { turns: [0], stretches: [1] },
} as const;

/**
 * Places every label beside its point, and moves labels that would overlap a line or another label. Labels that can move
 * least are placed first; the result has the original order.
 */
export function placeLabels(labels: readonly LabelElement[], shapes: readonly Shape[]): PlacedLabel[] {
  const segments = listObstacles(shapes);
  const placedLabels = new Map<LabelElement, PlacedLabel>();
  const leastFreeFirst = (['none', 'axis', 'outward', 'any'] as const).flatMap((freedom) =>
    labels.filter((label) => readFreedom(label) === freedom),
  );
  for (const label of leastFreeFirst)
    placedLabels.set(label, placeLabel(label, segments, [...placedLabels.values()]));
  return labels.flatMap((label) => placedLabels.get(label) ?? []);
}

/** Returns the lines that a label must not cross. Faint lines, such as a grid, may be behind a label. */
export function listObstacles(shapes: readonly Shape[]): LineSegment[] {
  return shapes.filter(({ pen }) => pen.tone !== 'faint').flatMap(listSegments);
}

function readFreedom({ toward, freedom = 'any' }: LabelElement): keyof typeof MOVES {
  return toward === undefined ? 'none' : freedom;
}

function placeLabel(
  label: LabelElement,
  segments: readonly LineSegment[],
  others: readonly PlacedLabel[],
): PlacedLabel {
  const runs = readLabel(label.tex);
  const size = measureLabel(runs, label.small);
  const centre = findLeastCrowded(listCandidates(label, size), size, { segments, others }) ?? label.at;
  return {
    tex: label.tex,
    runs,
    centre,
    box: boxAround(centre, size),
    small: label.small ?? false,
    freedom: readFreedom(label),
  };
}

function listCandidates(label: LabelElement, size: Size): Point[] {
  const { toward, gap = DEFAULT_GAP } = label;
  if (toward === undefined) return [label.at];
  const freedom = readFreedom(label);
  // A label without free space farther out may be placed on any side.
  const moves = freedom === 'outward' ? [MOVES.outward, MOVES.any] : [MOVES[freedom]];
  return moves.flatMap(({ turns, stretches }) =>
    stretches.flatMap((stretch) =>
      turns.map((turn) => computeCentre(label, size, { angle: toward + turn, gap: gap * stretch })),
    ),
  );
}

/** Returns the centre of a label whose nearest edge or corner is at this angle and gap from its point. */
function computeCentre(
  label: LabelElement,
  size: Size,
  { angle, gap }: { angle: number; gap: number },
): Point {
  const [dx, dy] = [Math.cos(toRadians(angle)), Math.sin(toRadians(angle))];
  const start = polar(label.at, gap, angle);
  if (label.beside === 'line') {
    const halfExtent = (size.width / 2) * Math.abs(dx) + (size.height / 2) * Math.abs(dy);
    return polar(start, halfExtent, angle);
  }
  const clampToBox = (component: number) => Math.max(-1, Math.min(1, component * Math.SQRT2));
  return add(start, { x: (clampToBox(dx) * size.width) / 2, y: (clampToBox(dy) * size.height) / 2 });
}

type Surroundings = { readonly segments: readonly LineSegment[]; readonly others: readonly PlacedLabel[] };

function findLeastCrowded(
  candidates: readonly Point[],
  size: Size,
  surroundings: Surroundings,
): Point | undefined {
  let best: { centre: Point; crowding: number } | undefined;
  for (const centre of candidates) {
    const crowding = measureCrowding(boxAround(centre, size), surroundings);
    if (crowding === 0) return centre;
    if (best === undefined || crowding < best.crowding) best = { centre, crowding };
  }
  return best?.centre;
}

/** Measures how much a box overlaps lines and other labels; 0 is no overlap. Overlaps with labels count four times. */
function measureCrowding(box: Box, { segments, others }: Surroundings): number {
  const paddedBox = growBox(box, 0.02);
  const lineOverlap = segments.reduce((sum, segment) => sum + lengthInside(paddedBox, segment), 0);
  const labelOverlap = others.reduce((sum, other) => sum + overlapArea(growBox(box, 0.04), other.box), 0);
  return lineOverlap + labelOverlap * 4;
}
