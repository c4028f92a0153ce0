import { elementToPrimitives } from '../primitives/element-to-primitives.ts';
import type { LabelElement, Scene } from '../scene.ts';
import type { Shape } from '../shape.ts';
import { type Box, boundingBox, growBox } from './box.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { traceShape } from './trace-shape.ts';

/** A scene as shapes and labels at their final positions. */
type LaidOutScene = {
  readonly shapes: readonly Shape[];
  readonly labels: readonly PlacedLabel[];
  /** The bounding box of the drawing, with padding. */
  readonly box: Box;
};

const PADDING = 0.2;

/** Converts a scene to shapes and positioned labels, which both printers draw. */
export function layOutScene(scene: Scene): LaidOutScene {
  const primitives = scene.elements.flatMap(elementToPrimitives);
  const shapes = primitives.filter((primitive): primitive is Shape => primitive.kind !== 'label');
  const labels = placeLabels(
    primitives.filter((primitive): primitive is LabelElement => primitive.kind === 'label'),
    shapes,
  );
  const corners = labels.flatMap(({ box }) => [
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.top },
  ]);
  const points = [...shapes.flatMap(traceShape), ...corners];
  const box = points.length === 0 ? { left: 0, right: 0, bottom: 0, top: 0 } : boundingBox(points);
  return { shapes, labels, box: growBox(box, PADDING) };
}
