// National 5 Mathematics: find an angle in a circle or a regular polygon in two or three steps.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawCircle } from '../../diagrams/families/circle.ts';
import type { ItemDraft } from '../item-draft.ts';
import { step, strategy } from '../item-draft.ts';
import { degreesTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** Writes a question from an angle in degrees and the letters of its points. */
type AngleQuestion = (x: number, letters: string) => ItemDraft;

const POLYGONS: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
};

/** Writes a question on two neighbouring sides of a regular polygon and the diagonal between their ends. */
const polygonDiagonal: AngleQuestion = (x, letters) => {
  const n = [5, 6, 9, 10][x % 4] ?? 5;
  const exterior = 360 / n;
  const names = `${letters}EFGHIJ`.slice(0, n);
  const [a = 'A', b = 'B', c = 'C'] = names;
  return {
    stem: `$${names}$ is a regular ${POLYGONS[n]}. The vertices $${a}$ and $${c}$ are joined by a straight line. Calculate the size of angle $${b}${a}${c}$.`,
    answer: degreesTex(exterior / 2),
    bullets: [
      strategy('Find an interior angle', degreesTex(180 - exterior), {
        working: `$180^\\circ - \\frac{360^\\circ}{${n}} = ${degreesTex(180 - exterior)}$`,
        gaps: ['polygon-interior'],
      }),
      step(`Use the isosceles triangle $${a}${b}${c}$`, degreesTex(exterior / 2), {
        followThrough: '\\frac{180^\\circ - b1}{2}',
        gaps: ['isosceles-triangle'],
      }),
    ],
    mistakes: [
      {
        tag: 'polygon-interior',
        answer: degreesTex((180 - exterior) / 2),
        why: 'The exterior angle was used as the interior angle.',
        earns: [2],
      },
      {
        tag: 'isosceles-triangle',
        answer: degreesTex(exterior),
        why: 'The two base angles were not shared out equally.',
        earns: [1],
      },
    ],
  };
};

const tangentAndChord: AngleQuestion = (x, letters) => {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = letters;
  return {
    stem: `$${a}$ and $${b}$ are points on a circle with centre $O$. The line $${c}${a}${d}$ is a tangent to the circle at $${a}$, and angle $${c}${a}${b} = ${degreesTex(x)}$. Calculate the size of angle $${a}O${b}$.`,
    figure: drawCircle({
      points: [
        { name: a, at: 270 },
        { name: b, at: 270 + 2 * x },
      ],
      radii: [{ to: a }, { to: b }],
      chords: [{ from: a, to: b }],
      tangents: [{ at: a, ends: [c, d] }],
      angles: [{ of: [c, a, b], tex: `$${degreesTex(x)}$` }],
    }),
    answer: degreesTex(2 * x),
    bullets: [
      strategy('Use the right angle between tangent and radius', degreesTex(90 - x), {
        working: `angle $O${a}${b} = 90^\\circ - ${degreesTex(x)}$`,
        gaps: ['tangent-radius'],
      }),
      step(`Use the isosceles triangle $O${a}${b}$`, degreesTex(2 * x), {
        followThrough: '180^\\circ - 2 \\times b1',
        gaps: ['isosceles-triangle'],
      }),
    ],
    mistakes: [
      {
        tag: 'tangent-radius',
        answer: degreesTex(180 - 2 * x),
        why: 'The given angle was used as an angle of the triangle.',
        earns: [2],
      },
      {
        tag: 'isosceles-triangle',
        answer: degreesTex(90 + x),
        why: 'Only one of the two equal angles was taken from $180^\\circ$.',
        earns: [1],
      },
    ],
  };
};

const semicircleAndParallel: AngleQuestion = (x, letters) => {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = letters;
  // If C is nearer to B than to A, the angles ABC and BCD are co-interior. Otherwise they are alternate angles.
  const areCoInterior = x < 45;
  const angle = areCoInterior ? 90 + x : 90 - x;
  return {
    stem: `$${a}${b}$ is a diameter of a circle and $${c}$ is a point on the circumference. The chord $${c}${d}$ is parallel to $${a}${b}$. Angle $${b}${a}${c} = ${degreesTex(x)}$. Calculate the size of angle $${b}${c}${d}$.`,
    figure: drawCircle({
      points: [
        { name: a, at: 180 },
        { name: b, at: 0 },
        { name: c, at: 2 * x },
        { name: d, at: 180 - 2 * x },
      ],
      chords: [
        { from: a, to: b },
        { from: a, to: c },
        { from: b, to: c },
        { from: c, to: d },
      ],
      angles: [{ of: [b, a, c], tex: `$${degreesTex(x)}$` }],
    }),
    answer: degreesTex(angle),
    bullets: [
      strategy('Use the angle in a semicircle', degreesTex(90), {
        working: `angle $${a}${c}${b} = 90^\\circ$`,
        gaps: ['angle-in-semicircle'],
      }),
      step(`Find the third angle of triangle $${a}${b}${c}$`, degreesTex(90 - x), {
        followThrough: `180^\\circ - b1 - ${degreesTex(x)}`,
        working: `angle $${a}${b}${c} = ${degreesTex(90 - x)}$`,
        gaps: ['triangle-sum'],
      }),
      step(areCoInterior ? 'Use co-interior angles' : 'Use alternate angles', degreesTex(angle), {
        followThrough: areCoInterior ? '180^\\circ - b2' : 'b2',
        working: `angle $${b}${c}${d} = ${degreesTex(angle)}$`,
        gaps: ['alternate-angles'],
      }),
    ],
    mistakes: [
      {
        tag: 'alternate-angles',
        answer: degreesTex(areCoInterior ? 90 - x : x),
        why: areCoInterior
          ? 'Co-interior angles were taken as equal.'
          : 'The wrong pair of angles was taken as alternate.',
        earns: [1, 2],
      },
      {
        tag: 'angle-in-semicircle',
        answer: degreesTex(180 - x),
        why: 'The right angle in the semicircle was missed.',
      },
    ],
  };
};

const tangentKite: AngleQuestion = (x, letters) => {
  const [a = 'A', b = 'B', , d = 'D'] = letters;
  return {
    stem: `$${d}${a}$ and $${d}${b}$ are tangents to a circle with centre $O$, touching the circle at $${a}$ and $${b}$. Angle $${a}${d}${b} = ${degreesTex(2 * x)}$. Calculate the size of angle $O${a}${b}$.`,
    answer: degreesTex(x),
    bullets: [
      strategy('Use the right angles between tangents and radii', degreesTex(180 - 2 * x), {
        working: `angle $${a}O${b} = 360^\\circ - 90^\\circ - 90^\\circ - ${degreesTex(2 * x)}$`,
        gaps: ['tangent-radius'],
      }),
      step(`Use the isosceles triangle $O${a}${b}$`, degreesTex(x), {
        followThrough: '\\frac{180^\\circ - b1}{2}',
        gaps: ['isosceles-triangle'],
      }),
    ],
    mistakes: [
      {
        tag: 'isosceles-triangle',
        answer: degreesTex(2 * x),
        why: 'The two equal angles were not halved.',
        earns: [1],
      },
      {
        tag: 'tangent-radius',
        answer: degreesTex(90 - x),
        why: 'The angle at the centre was taken to equal the angle between the tangents.',
      },
    ],
  };
};

export const angleChase = nat5MathematicsModel({
  id: 'N5M-45',
  title: 'Angles in circles and polygons',
  outcomeId: 'MNU-5-16',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    question: random.pick([
      polygonDiagonal,
      tangentAndChord,
      tangentAndChord,
      semicircleAndParallel,
      tangentKite,
    ]),
    x: random.int(22, 68),
    letters: random.pick(['ABCD', 'PQRS', 'KLMN']),
  }),
  accepts: ({ x, letters, question }) =>
    ![30, 45, 60].includes(x) &&
    (question !== semicircleAndParallel || Math.abs(x - 45) > 6) &&
    (question !== polygonDiagonal || letters === 'ABCD'),
  write: ({ question, x, letters }) => question(x, letters),
});
