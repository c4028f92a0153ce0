import type { SceneElement } from '../scene.ts';
import { createPath, withPenDefaults } from '../shape.ts';
import { axesToPrimitives } from './axes-to-primitives.ts';
import { componentToPrimitives } from './component-to-primitives.ts';
import { dimensionToPrimitives } from './dimension-to-primitives.ts';
import { hatchingToPrimitives } from './hatching-to-primitives.ts';
import { lineToPrimitives } from './line-to-primitives.ts';
import {
  angleMarkToPrimitives,
  lineMarkToPrimitives,
  rightAngleMarkToPrimitives,
} from './marks-to-primitives.ts';
import type { Primitive } from './primitive.ts';
import { springToPrimitives, waveToPrimitives } from './waves-to-primitives.ts';

const DOT_RADIUS = 0.06;
const CROSS_ARM_LENGTH = 0.09;

/** Converts any scene element to primitives. */
export function elementToPrimitives(element: SceneElement): Primitive[] {
  switch (element.kind) {
    case 'line':
      return lineToPrimitives([element.from, element.to], element);
    case 'polyline':
      return lineToPrimitives(element.points, element);
    case 'ellipse':
      return [{ ...element, fill: element.fill ?? 'none', pen: withPenDefaults(element) }];
    case 'arc':
      return [
        {
          ...element,
          close: element.close ?? 'open',
          fill: element.fill ?? 'none',
          // An arc has arrowheads only at its ends.
          heads: element.heads === undefined || element.heads === 'middle' ? 'none' : element.heads,
          pen: withPenDefaults(element),
        },
      ];
    case 'label':
      return element.tex === '' ? [] : [element];
    case 'dot':
      return [dotToPrimitive(element)];
    case 'cross':
      return crossToPrimitives(element.at);
    case 'angle-mark':
      return angleMarkToPrimitives(element);
    case 'right-angle-mark':
      return rightAngleMarkToPrimitives(element);
    case 'equal-marks':
    case 'parallel-marks':
      return lineMarkToPrimitives(element);
    case 'dimension':
    case 'brace':
      return dimensionToPrimitives(element);
    case 'hatching':
      return hatchingToPrimitives(element);
    case 'spring':
      return springToPrimitives(element);
    case 'wave':
      return waveToPrimitives(element);
    case 'component':
      return componentToPrimitives(element);
    case 'axes':
      return axesToPrimitives(element);
  }
}

function dotToPrimitive({ at, hollow }: { at: { x: number; y: number }; hollow?: boolean }): Primitive {
  return {
    kind: 'ellipse',
    centre: at,
    rx: DOT_RADIUS,
    ry: DOT_RADIUS,
    fill: hollow ? 'none' : 'solid',
    pen: withPenDefaults({}),
  };
}

function crossToPrimitives({ x, y }: { x: number; y: number }): Primitive[] {
  return [1, -1].map((slope) =>
    createPath([
      { x: x - CROSS_ARM_LENGTH, y: y - CROSS_ARM_LENGTH * slope },
      { x: x + CROSS_ARM_LENGTH, y: y + CROSS_ARM_LENGTH * slope },
    ]),
  );
}
