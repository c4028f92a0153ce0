import { drawMagneticField } from '../families/magnetic-field.ts';
import { requireInput } from '../families/require-input.ts';
import type { Reader } from './reader.ts';

/** Reads `bar magnet with magnetic field lines` and `magnetic field around a straight wire`. */
export const readMagneticField: Reader = {
  family: 'magnetic-field',
  pattern: /\bbar magnet\b|\bmagnetic field\b|\bsolenoid\b|\bfield lines\b[^.]*\b(?:magnet|wire)\b/i,
  drawableWords: ['magnet', 'solenoid', 'coil'],
  read: (text) => {
    requireInput(
      !/\b(?:two|horseshoe|induced|earth|moving|force|loop|parallel wires|electromagnet|compass(?:es)?|galvanometer|repel\w*|attract\w*)\b/i.test(
        text,
      ),
      'Rules draw the field of one bar magnet, one solenoid or one straight wire.',
    );
    if (/\bsolenoid\b/i.test(text)) return drawMagneticField({ source: 'solenoid' });
    if (/\bmagnet\b/i.test(text)) return drawMagneticField({ source: 'bar-magnet' });
    if (!/\b(?:straight|long)\b[^.]*\b(?:wire|conductor)\b/i.test(text)) return undefined;
    const current = /\binto the (?:page|paper|plane)/i.test(text) ? 'in' : 'out';
    return drawMagneticField({ source: 'straight-wire', current });
  },
};
