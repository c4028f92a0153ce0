import { arrow, circle, label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export type ElectricField = {
  /** The plate with the positive charge. */
  readonly positive?: 'top' | 'bottom';
  readonly voltageTex?: string;
  readonly separationTex?: string;
  readonly fieldLines?: number;
  /** A charge between the plates. */
  readonly charge?: { readonly sign: '+' | '-'; readonly tex?: string };
  /** Text beside the arrow of a particle that enters from the left; without a text there is no arrow. */
  readonly enteringTex?: string;
};

const PLATE_LENGTH = 4.6;
const PLATE_DISTANCE = 2.2;

/** Draws the uniform field between two charged plates. */
export function drawElectricField(field: ElectricField): Scene {
  const { positive = 'top', voltageTex, separationTex, fieldLines = 6, charge, enteringTex } = field;
  requireInput(
    fieldLines >= 2 && fieldLines <= 12,
    'The number of field lines between plates must be from 2 to 12.',
  );
  const isFieldDown = positive === 'top';
  const fieldLineElements = Array.from(
    { length: fieldLines },
    (_, index) => (PLATE_LENGTH * (index + 0.5)) / fieldLines,
  ).map((x) =>
    line(point(x, isFieldDown ? PLATE_DISTANCE : 0), point(x, isFieldDown ? 0 : PLATE_DISTANCE), {
      heads: 'middle',
      weight: 'thin',
    }),
  );
  const middle = PLATE_LENGTH / 2;
  return {
    elements: [
      line(point(0, PLATE_DISTANCE), point(PLATE_LENGTH, PLATE_DISTANCE), { weight: 'thick' }),
      line(point(0, 0), point(PLATE_LENGTH, 0), { weight: 'thick' }),
      ...fieldLineElements,
      label(point(PLATE_LENGTH * 0.15, PLATE_DISTANCE), isFieldDown ? '$+$' : '$-$', { toward: 90 }),
      label(point(PLATE_LENGTH * 0.15, 0), isFieldDown ? '$-$' : '$+$', { toward: 270 }),
      label(point(middle, PLATE_DISTANCE), voltageTex ?? '', { toward: 90 }),
      ...(separationTex === undefined
        ? []
        : [
            {
              kind: 'dimension',
              from: point(PLATE_LENGTH, PLATE_DISTANCE),
              to: point(PLATE_LENGTH, 0),
              tex: separationTex,
              offset: 0.35,
            } as const,
          ]),
      ...(charge === undefined ? [] : drawCharge(charge, fieldLines)),
      ...(enteringTex === undefined
        ? []
        : [
            arrow(point(-1.6, PLATE_DISTANCE / 2), point(-0.3, PLATE_DISTANCE / 2)),
            label(point(-0.95, PLATE_DISTANCE / 2), enteringTex, { toward: 90, beside: 'line' }),
          ]),
    ],
    alt: `Two parallel plates, the ${positive} one positive${voltageTex ? `, ${voltageTex}` : ''}${separationTex ? `, ${separationTex} apart` : ''}, with a uniform field${charge ? ` and a ${charge.sign === '+' ? 'positive' : 'negative'} charge` : ''}.`,
    toScale: false,
  };
}

/** Draws a charge between two field lines. */
function drawCharge(
  { sign, tex = '' }: NonNullable<ElectricField['charge']>,
  fieldLines: number,
): SceneElement[] {
  const at = point((PLATE_LENGTH * Math.floor(fieldLines / 2)) / fieldLines, PLATE_DISTANCE / 2);
  return [circle(at, 0.22), label(at, `$${sign}$`), label(point(at.x + 0.22, at.y), tex, { toward: 0 })];
}
