import { label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene } from '../scene.ts';
import { requirePositive } from './require-input.ts';

export type Wave = {
  readonly waves: number;
  readonly wavelengthTex?: string;
  readonly amplitudeTex?: string;
  /** Label for the length of the whole wave, below it. */
  readonly lengthTex?: string;
  readonly direction?: boolean;
};

const WIDTH = 6.4;
const AMPLITUDE = 0.9;

/** Draws a transverse wave with its wavelength and amplitude. */
export function drawWave({ waves, wavelengthTex, amplitudeTex, lengthTex, direction = false }: Wave): Scene {
  requirePositive(waves, 'The number of waves');
  const length = WIDTH / waves;
  const crest = length / 4;
  const facts = [
    wavelengthTex && `wavelength ${wavelengthTex}`,
    amplitudeTex && `amplitude ${amplitudeTex}`,
    lengthTex && `length ${lengthTex}`,
  ].filter((fact) => fact);
  const last = (Math.ceil(waves - 0.25) - 1) * length + crest;
  return {
    elements: [
      line(point(-0.2, 0), point(WIDTH + 0.2, 0), { dash: 'dashed', weight: 'thin' }),
      { kind: 'wave', from: point(0, 0), to: point(WIDTH, 0), amplitude: AMPLITUDE, waves },
      ...(wavelengthTex === undefined
        ? []
        : [
            { kind: 'dimension', ...wavelengthSpan(waves, length), tex: wavelengthTex, offset: 0.3 } as const,
          ]),
      ...(amplitudeTex === undefined
        ? []
        : [
            line(point(last, 0), point(last, AMPLITUDE), { heads: 'both', weight: 'thin' }),
            label(point(last, AMPLITUDE * 0.45), amplitudeTex, { toward: 0 }),
          ]),
      ...(lengthTex === undefined
        ? []
        : [
            {
              kind: 'dimension',
              from: point(0, -AMPLITUDE),
              to: point(WIDTH, -AMPLITUDE),
              tex: lengthTex,
              offset: -0.35,
            } as const,
          ]),
      ...(direction
        ? [line(point(WIDTH + 0.3, AMPLITUDE), point(WIDTH + 1.2, AMPLITUDE), { heads: 'end' })]
        : []),
    ],
    alt: `Transverse wave of ${waves} wavelengths${facts.length === 0 ? '' : ` with ${facts.join(', ')}`}.`,
    toScale: false,
  };
}

/** The span of one wavelength: from crest to crest where there are two, else from start to end of the first wave. */
function wavelengthSpan(
  waves: number,
  length: number,
): { from: { x: number; y: number }; to: { x: number; y: number } } {
  const start = waves >= 1.25 ? length / 4 : 0;
  return { from: point(start, AMPLITUDE), to: point(start + length, AMPLITUDE) };
}
