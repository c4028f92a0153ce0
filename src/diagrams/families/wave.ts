import { label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { Scene } from '../scene.ts';
import { requirePositive } from './require-input.ts';

export type Wave = {
  /** Number of wavelengths to draw; may be a fraction. */
  readonly waveCount: number;
  readonly wavelengthTex?: string;
  readonly amplitudeTex?: string;
  /** Label for the length of the whole wave, below it. */
  readonly lengthTex?: string;
  /** Whether an arrow shows the direction of travel. */
  readonly showsDirection?: boolean;
};

const WIDTH = 6.4;
const AMPLITUDE = 0.9;

/** Draws a transverse wave with its wavelength and amplitude. */
export function drawWave({
  waveCount,
  wavelengthTex,
  amplitudeTex,
  lengthTex,
  showsDirection = false,
}: Wave): Scene {
  requirePositive(waveCount, 'The number of waves');
  const wavelength = WIDTH / waveCount;
  const crestOffset = wavelength / 4;
  const labels = [
    wavelengthTex && `wavelength ${wavelengthTex}`,
    amplitudeTex && `amplitude ${amplitudeTex}`,
    lengthTex && `length ${lengthTex}`,
  ].filter((fact) => fact);
  const lastCrestX = (Math.ceil(waveCount - 0.25) - 1) * wavelength + crestOffset;
  return {
    elements: [
      line(point(-0.2, 0), point(WIDTH + 0.2, 0), { dash: 'dashed', weight: 'thin' }),
      { kind: 'wave', from: point(0, 0), to: point(WIDTH, 0), amplitude: AMPLITUDE, waveCount },
      ...(wavelengthTex === undefined
        ? []
        : [
            {
              kind: 'dimension',
              ...chooseWavelengthSpan(waveCount, wavelength),
              tex: wavelengthTex,
              offset: 0.3,
            } as const,
          ]),
      ...(amplitudeTex === undefined
        ? []
        : [
            line(point(lastCrestX, 0), point(lastCrestX, AMPLITUDE), { heads: 'both', weight: 'thin' }),
            label(point(lastCrestX, AMPLITUDE * 0.45), amplitudeTex, { toward: 0 }),
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
      ...(showsDirection
        ? [line(point(WIDTH + 0.3, AMPLITUDE), point(WIDTH + 1.2, AMPLITUDE), { heads: 'end' })]
        : []),
    ],
    alt: `Transverse wave of ${waveCount} wavelengths${labels.length === 0 ? '' : ` with ${labels.join(', ')}`}.`,
    toScale: false,
  };
}

/** Returns the ends of one wavelength: from crest to crest if there are two crests, otherwise the first wave. */
function chooseWavelengthSpan(
  waveCount: number,
  wavelength: number,
): { from: { x: number; y: number }; to: { x: number; y: number } } {
  const start = waveCount >= 1.25 ? wavelength / 4 : 0;
  return { from: point(start, AMPLITUDE), to: point(start + wavelength, AMPLITUDE) };
}
