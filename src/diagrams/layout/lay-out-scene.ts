import { lowerElement } from '../lower/lower-element.ts';
import type { LabelElement, Scene } from '../scene.ts';
import type { Shape } from '../shape.ts';
import { type Box, boxOf, grow } from './box.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { traceShape } from './trace-shape.ts';

type LaidOutScene = {
  readonly shapes: readonly Shape[];
  readonly labels: readonly PlacedLabel[];
  /** The bounding box of the drawing, with padding. */
  readonly box: Box;
};

const PADDING = 0.2;

/** Converts a scene to shapes and placed labels; both printers draw this layout. */
export function layOutScene(scene: Scene): LaidOutScene {
  const lowered = scene.elements.flatMap(lowerElement);
  const shapes = lowered.filter((one): one is Shape => one.kind !== 'label');
  const labels = placeLabels(
    lowered.filter((one): one is LabelElement => one.kind === 'label'),
    shapes,
  );
  const corners = labels.flatMap(({ box }) => [
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.top },
  ]);
  const points = [...shapes.flatMap(traceShape), ...corners];
  const box = points.length === 0 ? { left: 0, right: 0, bottom: 0, top: 0 } : boxOf(points);
  return { shapes, labels, box: grow(box, PADDING) };
}
