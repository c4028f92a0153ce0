/** The learner finds the equation of an altitude, a median or a perpendicular bisector of a triangle. */

import { divide, type Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import {
  type Coordinates,
  computeGradient,
  gradientTex,
  lineTex,
  midpoint,
  perpendicularGradient,
  pointGradientTex,
  pointTex,
} from './line-tex.ts';

/** The letters of the vertices and their coordinates. */
type Triangle = {
  readonly names: string;
  readonly corners: readonly [Coordinates, Coordinates, Coordinates];
};

const computeReciprocal = (m: Rational): Rational => divide(ratio(1), m);

/** The bullet for the gradient perpendicular to the gradient of bullet n. */
const perpendicularBullet = (sideGradient: Rational, n: number) =>
  step('Find the perpendicular gradient', fractionTex(perpendicularGradient(sideGradient)), {
    followThrough: `-\\frac{1}{b${n}}`,
    gaps: ['perp-gradient'],
  });

function writeAltitude({ names, corners: [a, b, c] }: Triangle): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const sideGradient = computeGradient(b, c);
  const lineGradient = perpendicularGradient(sideGradient);
  return {
    stem: `Triangle $${A}${B}${C}$ has vertices $${A}${pointTex(a)}$, $${B}${pointTex(b)}$ and $${C}${pointTex(c)}$. Find the equation of the altitude through $${A}$.`,
    answer: lineTex(lineGradient, a),
    recomputedFrom: pointGradientTex(`-\\frac{1}{${gradientTex(b, c)}}`, a),
    bullets: [
      step(`Find the gradient of $${B}${C}$`, fractionTex(sideGradient), {
        working: `$m_{${B}${C}} = ${gradientTex(b, c)} = ${fractionTex(sideGradient)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
      }),
      perpendicularBullet(sideGradient, 1),
      step('Find the equation of the altitude', lineTex(lineGradient, a), {
        followThrough: pointGradientTex('b2', a),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'perp-gradient',
        answer: lineTex(computeReciprocal(sideGradient), a),
        why: 'The gradient was turned upside down without changing its sign.',
        earns: [3],
      },
      {
        tag: 'altitude-vs-median',
        answer: lineTex(computeGradient(a, midpoint(b, c)), a),
        why: `The median from $${A}$ was found: it goes to the midpoint of $${B}${C}$ and need not be perpendicular to it.`,
        earns: [],
      },
      {
        tag: 'parallel-for-perpendicular',
        answer: lineTex(sideGradient, a),
        why: `The gradient of $${B}${C}$ itself was used.`,
      },
    ],
  };
}

function writeMedian({ names, corners: [a, b, c] }: Triangle): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const midpointOfSide = midpoint(b, c);
  const lineGradient = computeGradient(a, midpointOfSide);
  const sideGradient = computeGradient(b, c);
  return {
    stem: `Triangle $${A}${B}${C}$ has vertices $${A}${pointTex(a)}$, $${B}${pointTex(b)}$ and $${C}${pointTex(c)}$. Find the equation of the median through $${A}$.`,
    answer: lineTex(lineGradient, a),
    recomputedFrom: pointGradientTex(gradientTex(a, midpointOfSide), midpointOfSide),
    bullets: [
      step(`Find the midpoint of $${B}${C}$`, pointTex(midpointOfSide), { gaps: ['midpoint'] }),
      step('Find the gradient of the median', fractionTex(lineGradient), {
        working: `$m = ${gradientTex(a, midpointOfSide)} = ${fractionTex(lineGradient)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
        impliedBy: [3],
      }),
      step('Find the equation of the median', lineTex(lineGradient, a), {
        followThrough: pointGradientTex('b2', a),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'gradient-inverted',
        answer: lineTex(computeReciprocal(lineGradient), a),
        why: 'The gradient was found as horizontal over vertical.',
        earns: [1, 3],
      },
      {
        tag: 'altitude-vs-median',
        answer: lineTex(perpendicularGradient(sideGradient), a),
        why: `The altitude from $${A}$ was found: the median goes to the midpoint of $${B}${C}$.`,
        earns: [],
      },
    ],
  };
}

function writeBisector({ names, corners: [, b, c] }: Triangle): ItemDraft {
  const [, B = 'B', C = 'C'] = names;
  const midpointOfSide = midpoint(b, c);
  const sideGradient = computeGradient(b, c);
  const lineGradient = perpendicularGradient(sideGradient);
  return {
    stem: `$${B}$ is the point $${pointTex(b)}$ and $${C}$ is the point $${pointTex(c)}$. Find the equation of the perpendicular bisector of $${B}${C}$.`,
    answer: lineTex(lineGradient, midpointOfSide),
    recomputedFrom: pointGradientTex(`-\\frac{1}{${gradientTex(b, c)}}`, midpointOfSide),
    bullets: [
      step(`Find the midpoint of $${B}${C}$`, pointTex(midpointOfSide), { gaps: ['midpoint'] }),
      step(`Find the gradient of $${B}${C}$`, fractionTex(sideGradient), {
        working: `$m_{${B}${C}} = ${gradientTex(b, c)} = ${fractionTex(sideGradient)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
      }),
      perpendicularBullet(sideGradient, 2),
      step('Find the equation of the perpendicular bisector', lineTex(lineGradient, midpointOfSide), {
        followThrough: pointGradientTex('b3', midpointOfSide),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'perp-gradient',
        answer: lineTex(computeReciprocal(sideGradient), midpointOfSide),
        why: 'The gradient was turned upside down without changing its sign.',
        earns: [1, 4],
      },
      {
        tag: 'bisector-midpoint',
        answer: lineTex(lineGradient, b),
        why: `The line was drawn through $${B}$ instead of the midpoint of $${B}${C}$.`,
        earns: [2, 3],
      },
    ],
  };
}

export const linesInTriangles = higherMathematicsModel({
  id: 'HM-01',
  title: 'Altitude, median and perpendicular bisector',
  outcomeId: 'MNU-H-01',
  calculator: 'either',
  marks: [3, 4],
  choose: (random) => {
    const pickCorner = (): Coordinates => [random.int(-8, 9), random.int(-8, 9)];
    return {
      kind: random.pick(['altitude', 'median', 'bisector'] as const),
      triangle: {
        names: random.pick(['ABC', 'PQR', 'KLM', 'DEF', 'STU']),
        corners: [pickCorner(), pickCorner(), pickCorner()] as const,
      },
    };
  },
  accepts: ({ triangle: { corners } }) => {
    const [a, b, c] = corners;
    const midpointOfSide = midpoint(b, c);
    const differences = [computeDifferences(b, c), computeDifferences(a, midpointOfSide)];
    return (
      midpointOfSide.every(Number.isInteger) &&
      differences.every(
        ([dx, dy]) => dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy) && hasSmallGradient(dx, dy),
      ) &&
      Math.max(Math.abs(b[0] - c[0]), Math.abs(b[1] - c[1])) <= 12
    );
  },
  write: ({ kind, triangle }) => {
    if (kind === 'altitude') return writeAltitude(triangle);
    return kind === 'median' ? writeMedian(triangle) : writeBisector(triangle);
  },
});

const computeDifferences = ([x, y]: Coordinates, [p, q]: Coordinates): readonly [number, number] => [
  p - x,
  q - y,
];

/** Whether the gradient in lowest terms has numbers up to 5. */
function hasSmallGradient(dx: number, dy: number): boolean {
  const common = greatestCommonDivisor(dx, dy);
  return Math.max(Math.abs(dx), Math.abs(dy)) / common <= 5;
}
