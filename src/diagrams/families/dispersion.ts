import { label, line, polygon } from '../elements.ts';
import { between, direction, point, polar } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { findCrossing, refract } from './ray-diagram.ts';

const SIDE = 3.6;
const INCIDENCE = 48;
/** Refractive indices that differ more than those of glass, so that the colours separate in the drawing. */
const COLOURS = [
  { name: 'red', index: 1.46 },
  { name: undefined, index: 1.49 },
  { name: undefined, index: 1.52 },
  { name: undefined, index: 1.55 },
  { name: 'violet', index: 1.58 },
] as const;

/** Draws a ray of white light that a prism separates into colours. */
export function drawDispersion(): Scene {
  const top = point(0, SIDE * Math.cos(Math.PI / 6));
  const [left, right] = [point(-SIDE / 2, 0), point(SIDE / 2, 0)];
  const entry = between(left, top);
  const inward = direction(entry, polar(entry, 1, -30));
  const source = polar(entry, 2.2, inward + 180 + INCIDENCE);
  const rays = COLOURS.flatMap(({ name, index }): SceneElement[] => {
    const inside = refract(INCIDENCE, 1 / index);
    const exit = findCrossing(entry, inward + inside, [top, right]);
    if (exit === undefined) return [];
    const end = polar(exit, 2.6, 30 - refract(60 - inside, index));
    return [
      line(entry, exit, { weight: 'thin' }),
      line(exit, end, { weight: 'thin' }),
      ...(name === undefined ? [] : [label(end, name, { toward: name === 'red' ? 20 : 340 })]),
    ];
  });
  return {
    elements: [
      polygon([left, right, top], { fill: 'shade' }),
      line(source, entry, { heads: 'middle' }),
      label(source, 'white light', { toward: 90 }),
      ...rays,
    ],
    alt: 'White light that a prism separates into colours from red to violet; violet is deviated most.',
    toScale: false,
  };
}
