import { arc, circle, label, line } from '../elements.ts';
import { ORIGIN, polar } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** A pie chart; the values are shares of their sum. */
export type PieChart = {
  readonly title?: string;
  readonly slices: readonly { readonly name: string; readonly value: number; readonly tex: string }[];
};

const RADIUS = 2;

/** Draws a pie chart, clockwise from the top. */
export function drawPieChart({ title, slices }: PieChart): Scene {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  requireInput(
    slices.length > 1 && slices.every(({ value }) => value > 0),
    'A pie chart needs at least two slices with positive values.',
  );
  let angle = 90;
  const elements: SceneElement[] = [circle(ORIGIN, RADIUS)];
  for (const [index, { name, value, tex }] of slices.entries()) {
    const end = angle - (360 * value) / total;
    const middle = (angle + end) / 2;
    if (index % 2 === 1)
      elements.push(arc(ORIGIN, RADIUS, { start: end, end: angle, close: 'sector', fill: 'shade' }));
    elements.push(
      line(ORIGIN, polar(ORIGIN, RADIUS, angle)),
      label(polar(ORIGIN, RADIUS, middle), `${name} ${tex}`, { toward: middle, freedom: 'outward' }),
    );
    angle = end;
  }
  const list = slices.map(({ name, tex }) => `${name} ${tex}`).join(', ');
  return { elements, alt: `Pie chart${title === undefined ? '' : ` of ${title}`}: ${list}.`, toScale: true };
}
