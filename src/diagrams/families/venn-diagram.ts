import { circle, label, polygon } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene } from '../scene.ts';

export type VennDiagram = {
  readonly sets: readonly [string, string];
  /** Texts in the four regions. */
  readonly onlyFirst?: string;
  readonly both?: string;
  readonly onlySecond?: string;
  readonly neither?: string;
};

const RADIUS = 1.5;
/** Distance of each circle's centre from the middle of the figure. */
const CENTRE_OFFSET = 0.85;

/** Draws two sets in a universal set. */
export function drawVennDiagram({
  sets,
  onlyFirst = '',
  both = '',
  onlySecond = '',
  neither = '',
}: VennDiagram): Scene {
  const [halfWidth, halfHeight] = [3.7, 2.2];
  return {
    elements: [
      polygon([
        point(-halfWidth, -halfHeight),
        point(halfWidth, -halfHeight),
        point(halfWidth, halfHeight),
        point(-halfWidth, halfHeight),
      ]),
      circle(point(-CENTRE_OFFSET, 0), RADIUS),
      circle(point(CENTRE_OFFSET, 0), RADIUS),
      label(point(-CENTRE_OFFSET - RADIUS * 0.62, RADIUS * 0.8), sets[0], { toward: 135 }),
      label(point(CENTRE_OFFSET + RADIUS * 0.62, RADIUS * 0.8), sets[1], { toward: 45 }),
      label(point(-CENTRE_OFFSET - 0.6, 0), onlyFirst),
      label(point(0, 0), both),
      label(point(CENTRE_OFFSET + 0.6, 0), onlySecond),
      label(point(halfWidth, -halfHeight), neither, { toward: 135, gap: 0.3 }),
    ],
    alt: `Venn diagram: only ${sets[0]} ${onlyFirst || 'blank'}, both ${both || 'blank'}, only ${sets[1]} ${onlySecond || 'blank'}, neither ${neither || 'blank'}.`,
    toScale: false,
  };
}
