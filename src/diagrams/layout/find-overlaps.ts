import type { Scene } from '../scene.ts';
import { grow, lengthInside, overlapArea } from './box.ts';
import { layOutScene } from './lay-out-scene.ts';
import { obstaclesOf } from './place-labels.ts';

type Overlap = { readonly label: string; readonly with: string };

/** Finds labels that overlap a line or another label; lines may cross the numbers of an axis. */
export function findOverlaps(scene: Scene): Overlap[] {
  const { shapes, labels } = layOutScene(scene);
  const segments = obstaclesOf(shapes);
  return labels.flatMap((label, index) => {
    const inner = grow(label.box, -0.03);
    const crossed =
      (label.freedom === 'any' || label.freedom === 'outward') &&
      segments.some((segment) => lengthInside(inner, segment) > 0.02);
    const covered = labels
      .slice(index + 1)
      .filter((other) => overlapArea(inner, grow(other.box, -0.03)) > 0.001);
    return [
      ...(crossed ? [{ label: label.tex, with: 'a line' }] : []),
      ...covered.map((other) => ({ label: label.tex, with: other.tex })),
    ];
  });
}
