import { type CircleFigure, drawCircle } from '../families/circle.ts';
import { requireInput } from '../families/require-input.ts';
import { drawSector } from '../families/sector.ts';
import { findQuantities, findQuantityAfter } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readSector: Reader = {
  family: 'sector',
  pattern: /\bsector\b/i,
  drawableWords: ['sector', 'circle', 'radius'],
  read: (text) => {
    const radius = findQuantityAfter(text, 'radius|radii') ?? findQuantities(text, 'length')[0];
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
  pattern: /\bcircle\b|\bsemicircle\b/i,
  drawableWords: ['circle', 'semicircle', 'radius', 'diameter', 'chord', 'tangent', 'triangle'],
  read: (text) => {
    const figure = /triangle|angle in a semicircle/i.test(text)
      ? readTriangleOnDiameter(text)
      : readCircleFigure(text);
    return figure && drawCircle(figure);
  },
};

function readCircleFigure(text: string): CircleFigure | undefined {
  const lineWords = ['tangent', 'chord', 'diameter'].filter((word) =>
    new RegExp(`\\b${word}`, 'i').test(text),
  );
  requireInput(
    lineWords.length < 2 && !/\b(?:tangents|chords|diameters)\b/i.test(text),
    'Rules draw one chord, diameter or tangent with names, or all parts of a circle without names.',
  );
  const radius = findQuantityAfter(text, 'radius');
  const chord = findQuantityAfter(text, 'chord(?: [A-Z]{2})?');
  const diameter = findQuantityAfter(text, 'diameter(?: [A-Z]{2})?');
  if (/tangent/i.test(text)) {
    return {
      points: [{ name: 'T', at: 270 }],
      radii: [{ to: 'T', ...(radius && { tex: radius.tex }) }],
      tangents: [{ at: 'T', ends: ['B', 'A'] }],
      rightAngles: [['O', 'T', 'B']],
    };
  }
  if (/chord/i.test(text)) {
    const [from, to] = findEndNames(text, 'chord');
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
    const [from, to] = findEndNames(text, 'diameter');
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

/** Reads a triangle whose base is a diameter, so that its third corner is a right angle on the circle. */
function readTriangleOnDiameter(text: string): CircleFigure | undefined {
  if (!/diameter|semicircle/i.test(text)) return undefined;
  const [angle] = findQuantities(text, 'angle').filter(({ value }) => value !== 90);
  // If the text states no angle, 35° gives a well-shaped triangle; it is not labelled.
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

/** Finds the two letters after a word, such as A and B in `chord AB`. */
function findEndNames(text: string, word: string): [string, string] {
  const [, from = 'A', to = 'B'] = new RegExp(`${word} ([A-Z])([A-Z])\\b`).exec(text) ?? [];
  return [from, to];
}
