import { type BearingLeg, drawBearings } from '../families/bearings.ts';
import type { Reader } from './reader.ts';

/** One part of a journey: `12 km on a bearing of 065°` or `bearing of 065° for 12 km`. */
const LEG =
  /(\d+(?:\.\d+)?) ?(km|m|miles)[^.;]*?bearing(?: of)? (\d{1,3})°?|bearing(?: of)? (\d{1,3})°?[^.;]*?(\d+(?:\.\d+)?) ?(km|m|miles)/gi;

export const readBearings: Reader = {
  family: 'bearings',
  pattern: /\bbearings?\b/i,
  drawableWords: [],
  read: (text) => {
    const names = /\bfrom ([A-Z])\b/.exec(text)?.[1] === 'P' ? ['P', 'Q', 'R', 'S'] : ['A', 'B', 'C', 'D'];
    const legs = [...text.matchAll(LEG)].map((match, index): BearingLeg => {
      const [length = '', unit = '', bearing = ''] =
        match[1] === undefined ? [match[5], match[6], match[4]] : [match[1], match[2], match[3]];
      return {
        bearing: Number(bearing),
        distance: Number(length),
        to: names[index + 1] ?? '',
        tex: `${length} ${unit}`,
        angleTex: `$${bearing.padStart(3, '0')}^\\circ$`,
      };
    });
    if (legs.length === 0 || legs.length > 3 || legs.some(({ bearing }) => bearing > 360)) return undefined;
    return drawBearings({ start: names[0] ?? 'A', legs, ...(legs.length > 1 && { closingTex: '' }) });
  },
};
