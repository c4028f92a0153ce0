import { type Beam, drawBeam } from '../families/beam.ts';
import { drawLadder } from '../families/ladder.ts';
import { requireInput } from '../families/require-input.ts';
import { findQuantities } from './quantities.ts';
import type { Reader } from './reader.ts';

/** A number of newtons, with its place on the beam. */
const POINT_LOAD =
  /(\d+(?:\.\d+)?) ?(k?N)\b(?! ?\/ ?m)(?: (?:point |concentrated )?load)?(?:[^,;.]*?\b(?:(at|in) (?:the |its )?(mid(?:dle|point|-?span)?|cent(?:re|er)|free end|end|tip)|(?:at )?(\d+(?:\.\d+)?) ?m from (?:the |its )?(left|right|fixed|free|wall|support)))?/gi;

/** Reads `simply supported beam of length 6 m with a point load of 10 kN in the middle`. */
export const readBeam: Reader = {
  family: 'beam',
  pattern: /\bbeam\b|\bcantilever\b/i,
  drawableWords: [],
  read: (text) => {
    requireInput(
      !/\b(?:fixed[- ]fixed|propped|continuous|overhang\w*|hinge|moment diagram|shear|triangular|I-beam|laser|light|electron)\b/i.test(
        text,
      ),
      'Rules draw a beam on two supports or fixed at one end, without diagrams of shear or moment.',
    );
    const support = /\bcantilever\b/i.test(text) ? 'cantilever' : 'both-ends';
    requireInput(
      support === 'cantilever' || /\bsupport/i.test(text),
      'State how the beam is supported: at both ends, or as a cantilever.',
    );
    const length = findQuantities(text, 'length').find(
      ({ index }) => !/from\b/.test(text.slice(index, index + 14)) && !/\/ ?$/.test(text.slice(0, index)),
    );
    const spread = /(\d+(?:\.\d+)?) ?(k?N) ?(?:\/ ?m|per m)\b/i.exec(text);
    return drawBeam({
      support,
      ...(length && { lengthTex: length.tex }),
      pointLoads: readPointLoads(text, support, length?.value),
      ...(spread && { spreadLoadTex: `${spread[1]} ${spread[2]} m$^{-1}$` }),
    });
  },
};

function readPointLoads(text: string, support: Beam['support'], length = 0): Beam['pointLoads'] {
  return [...text.matchAll(POINT_LOAD)].map(([, value, unit, , place, distance, side]) => {
    const tex = `${value} ${unit}`;
    if (place !== undefined) return { at: /mid|cent/i.test(place) ? 0.5 : 1, tex };
    requireInput(distance !== undefined || support === 'cantilever', `State where the load of ${tex} acts.`);
    if (distance === undefined) return { at: 1, tex };
    requireInput(length > 0, 'State the length of the beam.');
    const share = Number(distance) / length;
    const isFromLeft = /left|fixed|wall/i.test(side ?? '');
    return { at: isFromLeft ? share : 1 - share, tex, ...(isFromLeft && { distanceTex: `${distance} m` }) };
  });
}

const DEFAULT_ANGLE = 62;

/** Reads `ladder 5 m long leaning against a smooth wall at 60° to the ground`. */
export const readLadder: Reader = {
  family: 'ladder',
  pattern: /\bladder\b/i,
  drawableWords: ['ladder'],
  read: (text) => {
    requireInput(!/\b(?:man|person|painter|climb\w*)\b/i.test(text), 'Rules draw a ladder without a person.');
    const angle = findQuantities(text, 'angle')[0];
    const lengths = findQuantities(text, 'length');
    const isFoot = (index: number): boolean =>
      /\bfoot\b[^,;.]*$/i.test(text.slice(0, index)) ||
      /^[\d.]+ ?\w+ from (?:the )?(?:wall|base)/i.test(text.slice(index));
    const isHeight = (index: number): boolean =>
      /\b(?:height|reaches|up)\b[^,;.]*$/i.test(text.slice(0, index)) ||
      /^[\d.]+ ?\w+ (?:up|above)/i.test(text.slice(index));
    const foot = lengths.find(({ index }) => isFoot(index));
    const height = lengths.find((length) => length !== foot && isHeight(length.index));
    const length = lengths.find((other) => other !== foot && other !== height);
    const hasForces = /\bforces?\b|free[- ]body/i.test(text);
    return drawLadder({
      angle: computeAngle(angle?.value, { foot: foot?.value, height: height?.value, length: length?.value }),
      ...(angle && { angleTex: angle.tex }),
      ...(length && { lengthTex: length.tex }),
      ...(foot && { footTex: foot.tex }),
      ...(height && { heightTex: height.tex }),
      ...(hasForces && {
        forces: {
          groundFriction: !/smooth (?:floor|ground)/i.test(text),
          wallFriction: /rough (?:vertical )?wall/i.test(text),
        },
      }),
    });
  },
};

type Sides = Readonly<Record<'foot' | 'height' | 'length', number | undefined>>;

/** Returns the angle that agrees with the stated lengths. */
function computeAngle(angle: number | undefined, { foot, height, length }: Sides): number {
  if (angle !== undefined) return angle;
  const degrees = 180 / Math.PI;
  if (foot !== undefined && length !== undefined) return Math.acos(foot / length) * degrees;
  if (height !== undefined && length !== undefined) return Math.asin(height / length) * degrees;
  if (height !== undefined && foot !== undefined) return Math.atan2(height, foot) * degrees;
  return DEFAULT_ANGLE;
}
