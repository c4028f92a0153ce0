import type { SceneElement } from '../scene.ts';
import { fullPen, pathShape } from '../shape.ts';
import { lowerAxes } from './lower-axes.ts';
import { lowerComponent } from './lower-component.ts';
import { lowerDimension } from './lower-dimension.ts';
import { lowerHatching } from './lower-hatching.ts';
import { lowerLine } from './lower-line.ts';
import { lowerAngleMark, lowerLineMark, lowerRightAngleMark } from './lower-marks.ts';
import { lowerSpring, lowerWave } from './lower-waves.ts';
import type { Lowered } from './lowered.ts';

const DOT_RADIUS = 0.06;
const CROSS_ARM = 0.09;

/** Lowers any scene element to shapes and labels. */
export function lowerElement(element: SceneElement): Lowered[] {
  switch (element.kind) {
    case 'line':
      return lowerLine([element.from, element.to], element);
    case 'polyline':
      return lowerLine(element.points, element);
    case 'ellipse':
      return [{ ...element, fill: element.fill ?? 'none', pen: fullPen(element) }];
    case 'arc':
      return [
        {
          ...element,
          close: element.close ?? 'open',
          fill: element.fill ?? 'none',
          heads: element.heads === undefined || element.heads === 'middle' ? 'none' : element.heads,
          pen: fullPen(element),
        },
      ];
    case 'label':
      return element.tex === '' ? [] : [element];
    case 'dot':
      return [lowerDot(element)];
    case 'cross':
      return lowerCross(element.at);
    case 'angle-mark':
      return lowerAngleMark(element);
    case 'right-angle-mark':
      return lowerRightAngleMark(element);
    case 'equal-marks':
    case 'parallel-marks':
      return lowerLineMark(element);
    case 'dimension':
    case 'brace':
      return lowerDimension(element);
    case 'hatching':
      return lowerHatching(element);
    case 'spring':
      return lowerSpring(element);
    case 'wave':
      return lowerWave(element);
    case 'component':
      return lowerComponent(element);
    case 'axes':
      return lowerAxes(element);
  }
}

function lowerDot({ at, hollow }: { at: { x: number; y: number }; hollow?: boolean }): Lowered {
  return {
    kind: 'ellipse',
    centre: at,
    rx: DOT_RADIUS,
    ry: DOT_RADIUS,
    fill: hollow ? 'none' : 'solid',
    pen: fullPen({}),
  };
}

function lowerCross({ x, y }: { x: number; y: number }): Lowered[] {
  return [1, -1].map((tilt) =>
    pathShape([
      { x: x - CROSS_ARM, y: y - CROSS_ARM * tilt },
      { x: x + CROSS_ARM, y: y + CROSS_ARM * tilt },
    ]),
  );
}
