import { type CircleFigure, drawCircle } from '../families/circle.ts';
import { drawSector } from '../families/sector.ts';
import { findQuantities, quantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readSector: Reader = {
  family: 'sector',
  cue: /\bsector\b/i,
  draws: ['sector', 'circle', 'radius'],
  read: (text) => {
    const radius = quantityAfter(text, 'radius|radii') ?? findQuantities(text, 'length')[0];
    const [angle] = findQuantities(text, 'angle');
    if (angle === undefined) return undefined;
    return drawSector({
      angle: angle.value,
      angleTex: angle.tex,
      ...(radius && { radiusTex: radius.tex }),
      shaded: /shaded/i.test(text),
    });
  },
};

export const readCircle: Reader = {
  family: 'circle',
  cue: /\bcircle\b|\bsemicircle\b/i,
  draws: ['circle', 'semicircle', 'radius', 'diameter', 'chord', 'tangent', 'triangle'],
  read: (text) => {
    const figure = /triangle|angle in a semicircle/i.test(text) ? triangleInside(text) : circleOf(text);
    return figure && drawCircle(figure);
  },
};

function circleOf(text: string): CircleFigure | undefined {
  const radius = quantityAfter(text, 'radius');
  const chord = quantityAfter(text, 'chord(?: [A-Z]{2})?');
  const diameter = quantityAfter(text, 'diameter(?: [A-Z]{2})?');
  if (/tangent/i.test(text)) {
    return {
      points: [{ name: 'T', at: 270 }],
      radii: [{ to: 'T', ...(radius && { tex: radius.tex }) }],
      tangents: [{ at: 'T', ends: ['B', 'A'] }],
      rightAngles: [['O', 'T', 'B']],
    };
  }
  if (/chord/i.test(text)) {
    const [from, to] = namesAfter(text, 'chord');
    return {
      points: [
        { name: from, at: 205 },
        { name: to, at: 335 },
      ],
      radii: [{ to: from, ...(radius && { tex: radius.tex }) }, { to }],
      chords: [{ from, to, ...(chord && { tex: chord.tex }) }],
    };
  }
  if (/diameter/i.test(text)) {
    const [from, to] = namesAfter(text, 'diameter');
    return {
      points: [
        { name: from, at: 180 },
        { name: to, at: 0 },
      ],
      chords: [{ from, to, ...(diameter && { tex: diameter.tex }) }],
    };
  }
  return radius && { points: [{ name: 'A', at: 30 }], radii: [{ to: 'A', tex: radius.tex }] };
}

/** A triangle on a diameter, with its right angle on the circumference. */
function triangleInside(text: string): CircleFigure | undefined {
  if (!/diameter|semicircle/i.test(text)) return undefined;
  const [angle] = findQuantities(text, 'angle').filter(({ value }) => value !== 90);
  const size = angle?.value ?? 35;
  if (size <= 0 || size >= 90) return undefined;
  return {
    points: [
      { name: 'A', at: 180 },
      { name: 'B', at: 0 },
      { name: 'C', at: 2 * size },
    ],
    chords: [
      { from: 'A', to: 'B' },
      { from: 'B', to: 'C' },
      { from: 'A', to: 'C' },
    ],
    rightAngles: [['A', 'C', 'B']],
    ...(angle && { angles: [{ of: ['C', 'A', 'B'], tex: angle.tex }] }),
  };
}

function namesAfter(text: string, word: string): [string, string] {
  const [, from = 'A', to = 'B'] = new RegExp(`${word} ([A-Z])([A-Z])\\b`).exec(text) ?? [];
  return [from, to];
}
