import { polygon, sideLabel } from '../elements.ts';
import { boundingBox } from '../layout/box.ts';
import { point } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { fitFactor } from './fit.ts';
import { requireInput, requirePositive } from './require-input.ts';

export type CompositeArea = {
  readonly width: number;
  readonly height: number;
  /** A rectangle cut out of the upper right corner, which makes an L-shape. */
  readonly cut?: { readonly width: number; readonly height: number };
  /** A semicircle joined to the right side. */
  readonly semicircle?: boolean;
  readonly labels?: {
    readonly width?: string;
    readonly height?: string;
    readonly cutWidth?: string;
    readonly cutHeight?: string;
    /** The remaining parts of the top and of the right side beside the cut. */
    readonly top?: string;
    readonly right?: string;
  };
  readonly shaded?: boolean;
};

/** Draws a rectangle, an L-shape, or a rectangle with a semicircle. */
export function drawCompositeArea(area: CompositeArea): Scene {
  const { width, height, cut, semicircle = false, labels = {}, shaded = false } = area;
  requirePositive(width, 'The width');
  requirePositive(height, 'The height');
  requireInput(
    cut === undefined || (cut.width < width && cut.height < height),
    'The cut must be smaller than the rectangle.',
  );
  const totalWidth = semicircle ? width + height / 2 : width;
  const factor = fitFactor([point(0, 0), point(totalWidth, height)], { width: 5, height: 3.5 });
  const [drawnWidth, drawnHeight] = [width * factor, height * factor];
  const fill = shaded ? 'shade' : 'none';
  const elements =
    cut === undefined
      ? drawRectangle({ drawnWidth, drawnHeight, labels, fill, semicircle })
      : drawLShape({
          drawnWidth,
          drawnHeight,
          cutWidth: cut.width * factor,
          cutHeight: cut.height * factor,
          labels,
          fill,
        });
  const shape = cut ? 'L-shape' : semicircle ? 'Rectangle with a semicircle on its right side' : 'Rectangle';
  const facts = [
    labels.width && `width ${labels.width}`,
    labels.height && `height ${labels.height}`,
    labels.cutWidth && `cut ${labels.cutWidth} wide`,
    labels.cutHeight && `cut ${labels.cutHeight} high`,
  ].filter((fact) => fact);
  return { elements, alt: `${shape}${facts.length === 0 ? '' : `, ${facts.join(', ')}`}.`, toScale: true };
}

type AreaStyle = {
  readonly drawnWidth: number;
  readonly drawnHeight: number;
  readonly labels: NonNullable<CompositeArea['labels']>;
  readonly fill: 'shade' | 'none';
};

function drawRectangle({
  drawnWidth,
  drawnHeight,
  labels,
  fill,
  semicircle,
}: AreaStyle & { semicircle: boolean }): SceneElement[] {
  const corners = [point(0, 0), point(drawnWidth, 0), point(drawnWidth, drawnHeight), point(0, drawnHeight)];
  const sides = [
    sideLabel([point(0, 0), point(drawnWidth, 0)], labels.width ?? '', corners),
    sideLabel([point(0, drawnHeight), point(0, 0)], labels.height ?? '', corners),
  ];
  if (!semicircle) return [polygon(corners, { fill }), ...markRightAngles(corners), ...sides];
  return [
    polygon(corners, { fill }),
    {
      kind: 'arc',
      centre: point(drawnWidth, drawnHeight / 2),
      rx: drawnHeight / 2,
      ry: drawnHeight / 2,
      start: -90,
      end: 90,
      fill,
    },
    ...sides,
  ];
}

function drawLShape({
  drawnWidth,
  drawnHeight,
  cutWidth,
  cutHeight,
  labels,
  fill,
}: AreaStyle & { cutWidth: number; cutHeight: number }): SceneElement[] {
  const corners = [
    point(0, 0),
    point(drawnWidth, 0),
    point(drawnWidth, drawnHeight - cutHeight),
    point(drawnWidth - cutWidth, drawnHeight - cutHeight),
    point(drawnWidth - cutWidth, drawnHeight),
    point(0, drawnHeight),
  ];
  // The two sides of the cut are labelled inside the cut; the other sides are labelled outside the figure.
  const labelSide = (sideIndex: number, tex = ''): SceneElement => {
    const [from = point(0, 0), to = from] = [corners[sideIndex], corners[(sideIndex + 1) % corners.length]];
    const box = boundingBox(corners);
    return sideLabel(
      [from, to],
      tex,
      sideIndex === 2 || sideIndex === 3
        ? [point(0, 0)]
        : [point((box.left + box.right - cutWidth) / 2, (box.bottom + box.top - cutHeight) / 2)],
    );
  };
  return [
    polygon(corners, { fill }),
    labelSide(0, labels.width),
    labelSide(1, labels.right),
    labelSide(2, labels.cutWidth),
    labelSide(3, labels.cutHeight),
    labelSide(4, labels.top),
    labelSide(5, labels.height),
  ];
}

function markRightAngles(corners: readonly Point[]): SceneElement[] {
  return corners.map(
    (vertex, index): SceneElement => ({
      kind: 'right-angle-mark',
      vertex,
      from: corners[(index + 1) % 4] ?? vertex,
      to: corners[(index + 3) % 4] ?? vertex,
      size: 0.2,
    }),
  );
}
