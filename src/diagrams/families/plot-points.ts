import { label } from '../elements.ts';
import type { Plot } from '../plot/create-plot.ts';
import type { SceneElement } from '../scene.ts';

export type MarkedPoint = {
  readonly x: number;
  readonly y: number;
  readonly tex?: string;
  /** The side of the point where its name stands. */
  readonly toward?: number;
};

/** Dots with their names. */
export function plotPoints(plot: Plot, points: readonly MarkedPoint[]): SceneElement[] {
  return points.flatMap(({ x, y, tex, toward = 45 }): SceneElement[] => {
    const at = plot.at(x, y);
    return [{ kind: 'dot', at }, ...(tex === undefined ? [] : [label(at, tex, { toward })])];
  });
}
