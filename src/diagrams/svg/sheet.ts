import type { Box } from '../layout/box.ts';
import { roundNumber } from '../round-number.ts';
import type { Point } from '../scene.ts';

/** Pixels per unit; ten-point text becomes sixteen pixels high. */
export const PIXELS = 44;

/** Converts points of the drawing, where y grows upwards, to pixels, where y grows downwards. */
export type Sheet = {
  readonly width: string;
  readonly height: string;
  readonly place: (at: Point) => Point;
  /** `x,y` in pixels. */
  readonly write: (at: Point) => string;
};

export function createSheet(box: Box): Sheet {
  const place = ({ x, y }: Point): Point => ({ x: (x - box.left) * PIXELS, y: (box.top - y) * PIXELS });
  return {
    width: roundNumber((box.right - box.left) * PIXELS),
    height: roundNumber((box.top - box.bottom) * PIXELS),
    place,
    write: (at) => {
      const { x, y } = place(at);
      return `${roundNumber(x)},${roundNumber(y)}`;
    },
  };
}
