import { measureLabel, type Size } from '../label/measure-label.ts';
import { type LabelRun, readLabel } from '../label/read-label.ts';
import { add, polar, radians } from '../point.ts';
import type { LabelElement, Point } from '../scene.ts';
import type { Shape } from '../shape.ts';
import { type Box, boxAround, grow, type LineSegment, lengthInside, overlapArea } from './box.ts';
import { segmentsOf } from './trace-shape.ts';

/** A label with its final position and bounding box. */
export type PlacedLabel = {
  readonly tex: string;
  readonly runs: readonly LabelRun[];
  readonly centre: Point;
  readonly box: Box;
  readonly small: boolean;
  readonly freedom: keyof typeof MOVES;
};

const GAP = 0.13;
/** Positions to try, by freedom: turns in degrees and multiples of the gap, in order of preference. */
const MOVES = {
  any: {
    turns: [0, 15, -15, 30, -30, 50, -50, 75, -75, 100, -100, 140, -140, 180],
    stretches: [1, 1.8, 3.2, 5],
  },
  outward: { turns: [0, 7, -7], stretches: [1, 2.5, 4, 6, 9, 12] },
  axis: { turns: [0, 45, -45, 180, 135, -135], stretches: [1] },
  none: { turns: [0], stretches: [1] },
} as const;

/** Places every label beside its point, and moves those that would overlap a line or another label. */
export function placeLabels(labels: readonly LabelElement[], shapes: readonly Shape[]): PlacedLabel[] {
  const segments = obstaclesOf(shapes);
  const placed = new Map<LabelElement, PlacedLabel>();
  const byFreedom = (['none', 'axis', 'outward', 'any'] as const).flatMap((freedom) =>
    labels.filter((label) => freedomOf(label) === freedom),
  );
  for (const label of byFreedom) placed.set(label, placeLabel(label, segments, [...placed.values()]));
  return labels.flatMap((label) => placed.get(label) ?? []);
}

/** The lines that a label must not cross; faint lines of a grid may be behind it. */
export function obstaclesOf(shapes: readonly Shape[]): LineSegment[] {
  return shapes.filter(({ pen }) => pen.ink !== 'faint').flatMap(segmentsOf);
}

function freedomOf({ toward, freedom = 'any' }: LabelElement): keyof typeof MOVES {
  return toward === undefined ? 'none' : freedom;
}

function placeLabel(
  label: LabelElement,
  segments: readonly LineSegment[],
  others: readonly PlacedLabel[],
): PlacedLabel {
  const runs = readLabel(label.tex);
  const size = measureLabel(runs, label.small);
  const centre = leastCrowded(candidatesFor(label, size), size, { segments, others }) ?? label.at;
  return {
    tex: label.tex,
    runs,
    centre,
    box: boxAround(centre, size),
    small: label.small ?? false,
    freedom: freedomOf(label),
  };
}

function candidatesFor(label: LabelElement, size: Size): Point[] {
  const { toward, gap = GAP } = label;
  if (toward === undefined) return [label.at];
  const freedom = freedomOf(label);
  // A label without free space farther out may be placed on any side.
  const moves = freedom === 'outward' ? [MOVES.outward, MOVES.any] : [MOVES[freedom]];
  return moves.flatMap(({ turns, stretches }) =>
    stretches.flatMap((stretch) =>
      turns.map((turn) => centreAt(label, size, { angle: toward + turn, gap: gap * stretch })),
    ),
  );
}

function centreAt(label: LabelElement, size: Size, { angle, gap }: { angle: number; gap: number }): Point {
  const [dx, dy] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const start = polar(label.at, gap, angle);
  if (label.beside === 'line') {
    const clear = (size.width / 2) * Math.abs(dx) + (size.height / 2) * Math.abs(dy);
    return polar(start, clear, angle);
  }
  const corner = (share: number) => Math.max(-1, Math.min(1, share * Math.SQRT2));
  return add(start, { x: (corner(dx) * size.width) / 2, y: (corner(dy) * size.height) / 2 });
}

type Surroundings = { readonly segments: readonly LineSegment[]; readonly others: readonly PlacedLabel[] };

function leastCrowded(candidates: readonly Point[], size: Size, around: Surroundings): Point | undefined {
  let best: { centre: Point; crowding: number } | undefined;
  for (const centre of candidates) {
    const crowding = crowdingOf(boxAround(centre, size), around);
    if (crowding === 0) return centre;
    if (best === undefined || crowding < best.crowding) best = { centre, crowding };
  }
  return best?.centre;
}

/** The overlap of a box with lines and other labels; zero when it is free. */
function crowdingOf(box: Box, { segments, others }: Surroundings): number {
  const clear = grow(box, 0.02);
  const lines = segments.reduce((sum, segment) => sum + lengthInside(clear, segment), 0);
  const boxes = others.reduce((sum, other) => sum + overlapArea(grow(box, 0.04), other.box), 0);
  return lines + boxes * 4;
}
