import type { Scene } from '../scene.ts';
import { growBox, lengthInside, overlapArea } from './box.ts';
import { layOutScene } from './lay-out-scene.ts';
import { listObstacles } from './place-labels.ts';

type Overlap = { readonly label: string; readonly with: string };

/**
 * Finds labels that overlap a line or another label. Lines may cross labels that cannot move, such as axis numbers. The
 * small margins ignore overlaps that are not visible.
 */
export function findOverlaps(scene: Scene): Overlap[] {
  const { shapes, labels } = layOutScene(scene);
  const segments = listObstacles(shapes);
  return labels.flatMap((label, index) => {
    const innerBox = growBox(label.box, -0.03);
    const isCrossed =
      (label.freedom === 'any' || label.freedom === 'outward') &&
      segments.some((segment) => lengthInside(innerBox, segment) > 0.02);
    const coveredLabels = labels
      .slice(index + 1)
      .filter((other) => overlapArea(innerBox, growBox(other.box, -0.03)) > 0.001);
    return [
      ...(isCrossed ? [{ label: label.tex, with: 'a line' }] : []),
      ...coveredLabels.map((other) => ({ label: label.tex, with: other.tex })),
    ];
  });
}
