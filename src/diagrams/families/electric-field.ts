import { arrow, circle, label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type ElectricField = {
  /** Which plate carries the positive charge. */
  readonly positive?: 'top' | 'bottom';
  readonly voltageTex?: string;
  readonly separationTex?: string;
  readonly fieldLines?: number;
  /** A charge between the plates. */
  readonly charge?: { readonly sign: '+' | '-'; readonly tex?: string };
  /** Text beside the arrow of a particle that enters from the left; without it there is none. */
  readonly enteringTex?: string;
};

const LENGTH = 4.6;
const GAP = 2.2;

/** Draws the uniform field between two charged plates. */
export function drawElectricField(field: ElectricField): Scene {
  const { positive = 'top', voltageTex, separationTex, fieldLines = 6, charge, enteringTex } = field;
  requireInput(
    fieldLines >= 2 && fieldLines <= 12,
    'The number of field lines between plates must be from 2 to 12.',
  );
  const down = positive === 'top';
  const lines = Array.from({ length: fieldLines }, (_, index) => (LENGTH * (index + 0.5)) / fieldLines).map(
    (x) => line(point(x, down ? GAP : 0), point(x, down ? 0 : GAP), { heads: 'middle', weight: 'thin' }),
  );
  const middle = LENGTH / 2;
  return {
    elements: [
      line(point(0, GAP), point(LENGTH, GAP), { weight: 'thick' }),
      line(point(0, 0), point(LENGTH, 0), { weight: 'thick' }),
      ...lines,
      label(point(LENGTH * 0.15, GAP), down ? '$+$' : '$-$', { toward: 90 }),
      label(point(LENGTH * 0.15, 0), down ? '$-$' : '$+$', { toward: 270 }),
      label(point(middle, GAP), voltageTex ?? '', { toward: 90 }),
      ...(separationTex === undefined
        ? []
        : [
            {
              kind: 'dimension',
              from: point(LENGTH, GAP),
              to: point(LENGTH, 0),
              tex: separationTex,
              offset: 0.35,
            } as const,
          ]),
      ...(charge === undefined ? [] : particle(charge, fieldLines)),
      ...(enteringTex === undefined
        ? []
        : [
            arrow(point(-1.6, GAP / 2), point(-0.3, GAP / 2)),
            label(point(-0.95, GAP / 2), enteringTex, { toward: 90, beside: 'line' }),
          ]),
    ],
    alt: `Two parallel plates, the ${positive} one positive${voltageTex ? `, ${voltageTex}` : ''}${separationTex ? `, ${separationTex} apart` : ''}, with a uniform field${charge ? ` and a ${charge.sign === '+' ? 'positive' : 'negative'} charge` : ''}.`,
    toScale: false,
  };
}

/** A charge in the gap between two field lines. */
function particle(
  { sign, tex = '' }: NonNullable<ElectricField['charge']>,
  fieldLines: number,
): SceneElement[] {
  const at = point((LENGTH * Math.floor(fieldLines / 2)) / fieldLines, GAP / 2);
  return [circle(at, 0.22), label(at, `$${sign}$`), label(point(at.x + 0.22, at.y), tex, { toward: 0 })];
}
