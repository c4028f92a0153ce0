import { label } from '../elements.ts';
import type { Plot } from '../plot/create-plot.ts';
import type { SceneElement } from '../scene.ts';

/** A labelled point in the units of the axes. */
export type MarkedPoint = {
  readonly x: number;
  readonly y: number;
  readonly tex?: string;
  /** The direction from the point to its name, in degrees. */
  readonly toward?: number;
};

/** Draws points as dots with their names. */
export function plotPoints(plot: Plot, points: readonly MarkedPoint[]): SceneElement[] {
  return points.flatMap(({ x, y, tex, toward = 45 }): SceneElement[] => {
    const at = plot.at(x, y);
    return [{ kind: 'dot', at }, ...(tex === undefined ? [] : [label(at, tex, { toward })])];
  });
}
