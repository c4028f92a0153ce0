import type { Box } from '../layout/box.ts';
import { roundNumber } from '../round-number.ts';
import type { Point } from '../scene.ts';

/** Pixels per centimetre of the drawing; with this value, ten-point text is sixteen pixels high. */
export const PIXELS_PER_UNIT = 44;

/** The SVG canvas. It converts points of the drawing (y upwards) to pixels (y downwards). */
export type Sheet = {
  readonly width: string;
  readonly height: string;
  readonly toPixels: (at: Point) => Point;
  /** Formats a point as `x,y` in pixels. */
  readonly formatPoint: (at: Point) => string;
};

/** Creates a canvas that shows exactly this box of the drawing. */
export function createSheet(box: Box): Sheet {
  const toPixels = ({ x, y }: Point): Point => ({
    x: (x - box.left) * PIXELS_PER_UNIT,
    y: (box.top - y) * PIXELS_PER_UNIT,
  });
  return {
    width: roundNumber((box.right - box.left) * PIXELS_PER_UNIT),
    height: roundNumber((box.top - box.bottom) * PIXELS_PER_UNIT),
    toPixels,
    formatPoint: (at) => {
      const { x, y } = toPixels(at);
      return `${roundNumber(x)},${roundNumber(y)}`;
    },
  };
}
