import { arrow, besideLabel, label, line } from '../elements.ts';
import { add, ORIGIN, point, polar, scale } from '../point.ts';
import type { Scene } from '../scene.ts';
import { requireInput, requirePositive } from './require-input.ts';

/** One vector with its components, or two vectors from one point with their resultant. */
export type VectorComponents =
  | {
      readonly kind: 'components';
      /** Degrees above the horizontal. */
      readonly angle: number;
      readonly tex: string;
      readonly angleTex: string;
      readonly horizontalTex: string;
      readonly verticalTex: string;
    }
  | {
      readonly kind: 'resultant';
      readonly sizes: readonly [number, number];
      readonly tex: readonly [string, string];
      readonly angle: number;
      readonly angleTex: string;
    };

const GUIDE_STYLE = { dash: 'dashed', weight: 'thin' } as const;

/** Draws a vector and its perpendicular components, or the parallelogram of two vectors. */
export function drawVectorComponents(figure: VectorComponents): Scene {
  return figure.kind === 'components' ? drawComponents(figure) : drawResultant(figure);
}

function drawComponents(figure: VectorComponents & { kind: 'components' }): Scene {
  const { angle, tex, angleTex, horizontalTex, verticalTex } = figure;
  requireInput(angle > 0 && angle < 90, `The angle must be between 0° and 90°, not ${angle}°.`);
  const tip = polar(ORIGIN, 4, angle);
  const [across, up] = [point(tip.x, 0), point(0, tip.y)];
  return {
    elements: [
      line(point(-0.4, 0), point(tip.x + 0.9, 0), { weight: 'thin', tone: 'soft' }),
      line(point(0, -0.4), point(0, tip.y + 0.7), { weight: 'thin', tone: 'soft' }),
      arrow(ORIGIN, tip, { weight: 'thick' }),
      arrow(ORIGIN, across),
      arrow(ORIGIN, up),
      line(tip, across, GUIDE_STYLE),
      line(tip, up, GUIDE_STYLE),
      besideLabel([ORIGIN, tip], tex),
      besideLabel([ORIGIN, across], horizontalTex, 'right'),
      besideLabel([ORIGIN, up], verticalTex),
      { kind: 'angle-mark', vertex: ORIGIN, from: across, to: tip, tex: angleTex, radius: 0.8 },
    ],
    alt: `Vector ${tex} at ${angleTex} to the horizontal with components ${horizontalTex} and ${verticalTex}.`,
    toScale: true,
  };
}

function drawResultant({ sizes, tex, angle, angleTex }: VectorComponents & { kind: 'resultant' }): Scene {
  for (const size of sizes) requirePositive(size, 'The size of a vector');
  requireInput(
    angle > 0 && angle < 180,
    `The angle between the vectors must be between 0° and 180°, not ${angle}°.`,
  );
  const factor = 3.4 / Math.max(...sizes);
  const first = point(sizes[0] * factor, 0);
  const second = scale(polar(ORIGIN, sizes[1], angle), factor);
  const sum = add(first, second);
  return {
    elements: [
      arrow(ORIGIN, first, { weight: 'thick' }),
      arrow(ORIGIN, second, { weight: 'thick' }),
      line(first, sum, GUIDE_STYLE),
      line(second, sum, GUIDE_STYLE),
      arrow(ORIGIN, sum, { weight: 'thick' }),
      besideLabel([ORIGIN, first], tex[0], 'right'),
      besideLabel([ORIGIN, second], tex[1]),
      label(sum, '$R$', { toward: 45 }),
      angle === 90
        ? { kind: 'right-angle-mark', vertex: ORIGIN, from: first, to: second }
        : { kind: 'angle-mark', vertex: ORIGIN, from: first, to: second, tex: angleTex, radius: 0.6 },
    ],
    alt: `Vectors ${tex[0]} and ${tex[1]} at ${angleTex} to each other with their resultant R.`,
    toScale: true,
  };
}
