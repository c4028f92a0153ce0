import { divide, type Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import {
  type Coordinates,
  gradientOf,
  gradientTex,
  lineTex,
  midpoint,
  perpendicularTo,
  pointTex,
  throughTex,
} from './line-tex.ts';

type Triangle = {
  readonly names: string;
  readonly corners: readonly [Coordinates, Coordinates, Coordinates];
};

const inverse = (m: Rational): Rational => divide(ratio(1), m);

const perpendicularBullet = (side: Rational, n: number) =>
  step('Find the perpendicular gradient', fractionTex(perpendicularTo(side)), {
    from: `-\\frac{1}{b${n}}`,
    gaps: ['perp-gradient'],
  });

function writeAltitude({ names, corners: [a, b, c] }: Triangle): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const side = gradientOf(b, c);
  const m = perpendicularTo(side);
  return {
    stem: `Triangle $${A}${B}${C}$ has vertices $${A}${pointTex(a)}$, $${B}${pointTex(b)}$ and $${C}${pointTex(c)}$. Find the equation of the altitude through $${A}$.`,
    answer: lineTex(m, a),
    check: throughTex(`-\\frac{1}{${gradientTex(b, c)}}`, a),
    bullets: [
      step(`Find the gradient of $${B}${C}$`, fractionTex(side), {
        working: `$m_{${B}${C}} = ${gradientTex(b, c)} = ${fractionTex(side)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
      }),
      perpendicularBullet(side, 1),
      step('Find the equation of the altitude', lineTex(m, a), {
        from: throughTex('b2', a),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'perp-gradient',
        answer: lineTex(inverse(side), a),
        why: 'The gradient was turned upside down without changing its sign.',
        earns: [3],
      },
      {
        tag: 'altitude-vs-median',
        answer: lineTex(gradientOf(a, midpoint(b, c)), a),
        why: `The median from $${A}$ was found: it goes to the midpoint of $${B}${C}$ and need not be perpendicular to it.`,
      },
      {
        tag: 'parallel-for-perpendicular',
        answer: lineTex(side, a),
        why: `The gradient of $${B}${C}$ itself was used.`,
      },
    ],
  };
}

function writeMedian({ names, corners: [a, b, c] }: Triangle): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const middle = midpoint(b, c);
  const m = gradientOf(a, middle);
  const side = gradientOf(b, c);
  return {
    stem: `Triangle $${A}${B}${C}$ has vertices $${A}${pointTex(a)}$, $${B}${pointTex(b)}$ and $${C}${pointTex(c)}$. Find the equation of the median through $${A}$.`,
    answer: lineTex(m, a),
    check: throughTex(gradientTex(a, middle), middle),
    bullets: [
      step(`Find the midpoint of $${B}${C}$`, pointTex(middle), { gaps: ['midpoint'] }),
      step('Find the gradient of the median', fractionTex(m), {
        working: `$m = ${gradientTex(a, middle)} = ${fractionTex(m)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
        impliedBy: [3],
      }),
      step('Find the equation of the median', lineTex(m, a), {
        from: throughTex('b2', a),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'gradient-inverted',
        answer: lineTex(inverse(m), a),
        why: 'The gradient was found as horizontal over vertical.',
        earns: [1, 3],
      },
      {
        tag: 'altitude-vs-median',
        answer: lineTex(perpendicularTo(side), a),
        why: `The altitude from $${A}$ was found: the median goes to the midpoint of $${B}${C}$.`,
      },
    ],
  };
}

function writeBisector({ names, corners: [, b, c] }: Triangle): ItemDraft {
  const [, B = 'B', C = 'C'] = names;
  const middle = midpoint(b, c);
  const side = gradientOf(b, c);
  const m = perpendicularTo(side);
  return {
    stem: `$${B}$ is the point $${pointTex(b)}$ and $${C}$ is the point $${pointTex(c)}$. Find the equation of the perpendicular bisector of $${B}${C}$.`,
    answer: lineTex(m, middle),
    check: throughTex(`-\\frac{1}{${gradientTex(b, c)}}`, middle),
    bullets: [
      step(`Find the midpoint of $${B}${C}$`, pointTex(middle), { gaps: ['midpoint'] }),
      step(`Find the gradient of $${B}${C}$`, fractionTex(side), {
        working: `$m_{${B}${C}} = ${gradientTex(b, c)} = ${fractionTex(side)}$`,
        gaps: ['gradient-inverted', 'gradient-sign'],
      }),
      perpendicularBullet(side, 2),
      step('Find the equation of the perpendicular bisector', lineTex(m, middle), {
        from: throughTex('b3', middle),
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'perp-gradient',
        answer: lineTex(inverse(side), middle),
        why: 'The gradient was turned upside down without changing its sign.',
        earns: [1, 4],
      },
      {
        tag: 'bisector-midpoint',
        answer: lineTex(m, b),
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
  draw: (random) => {
    const corner = (): Coordinates => [random.int(-8, 9), random.int(-8, 9)];
    return {
      kind: random.pick(['altitude', 'median', 'bisector'] as const),
      triangle: {
        names: random.pick(['ABC', 'PQR', 'KLM', 'DEF', 'STU']),
        corners: [corner(), corner(), corner()] as const,
      },
    };
  },
  accepts: ({ triangle: { corners } }) => {
    const [a, b, c] = corners;
    const middle = midpoint(b, c);
    const sides = [gradientPair(b, c), gradientPair(a, middle)];
    return (
      middle.every(Number.isInteger) &&
      sides.every(([dx, dy]) => dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy) && isSimple(dx, dy)) &&
      Math.max(Math.abs(b[0] - c[0]), Math.abs(b[1] - c[1])) <= 12
    );
  },
  write: ({ kind, triangle }) => {
    if (kind === 'altitude') return writeAltitude(triangle);
    return kind === 'median' ? writeMedian(triangle) : writeBisector(triangle);
  },
});

const gradientPair = ([x, y]: Coordinates, [p, q]: Coordinates): readonly [number, number] => [p - x, q - y];

function isSimple(dx: number, dy: number): boolean {
  const common = greatestCommonDivisor(dx, dy);
  return Math.max(Math.abs(dx), Math.abs(dy)) / common <= 5;
}
