/** The learner completes the square of a quadratic and may state its turning point. */

import { type MistakeDraft, step } from '../item-draft.ts';
import { polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { pointTex } from './line-tex.ts';

export const completeTheSquare = higherMathematicsModel({
  id: 'HM-05',
  title: 'Complete the square',
  outcomeId: 'MNU-H-04',
  calculator: 'either',
  marks: [3, 4],
  choose: (random) => ({
    a: random.int(-4, 5, [0, 1, -1]),
    p: random.int(-6, 6, [0]),
    q: random.int(-20, 25, [0]),
    asksForPoint: random.chance(0.4),
  }),
  accepts: ({ a, p, q }) => Math.abs(a * p * p + q) <= 60 && a * p * p + q !== 0,
  write: ({ a, p, q, asksForPoint }) => {
    const c = a * p * p + q;
    const startsWithConstant = a < 0 && c > 0;
    const quadratic = startsWithConstant
      ? `${c} ${signedTex(2 * a * p)}x - ${-a}x^2`
      : polynomialTex([a, 2 * a * p, c]);
    const squareWithoutConstant = squareTex(a, p);
    const point = pointTex([-p, q]);
    const kind = a > 0 ? 'minimum' : 'maximum';
    const addPoint = asksForPoint ? joinPoint : omitPoint;
    const instruction = `Express $${quadratic}$ in the form $a(x + b)^2 + c$.`;
    return {
      stem: asksForPoint ? '' : instruction,
      ...(asksForPoint && {
        parts: [
          { text: instruction, answer: squareTex(a, p, q), bulletCount: 3 },
          {
            text: `Hence state the coordinates of the ${kind} turning point of the graph of $y = ${quadratic}$.`,
            answer: point,
            bulletCount: 1,
          },
        ],
      }),
      answer: addPoint(squareTex(a, p, q), point),
      recomputedFrom: addPoint(
        quadratic,
        `(\\frac{-(${2 * a * p})}{2 \\times (${a})}, ${c} - \\frac{(${2 * a * p})^2}{4 \\times (${a})})`,
      ),
      bullets: [
        step('Take out the common factor', `${a}(x^2 ${signedTex(2 * p)}x) ${signedTex(c)}`, {
          working: `$${a}(x^2 ${signedTex(2 * p)}x \\ldots$`,
          gaps: ['cts-common-factor'],
          impliedBy: [2, 3],
        }),
        step('Complete the square', squareWithoutConstant, {
          working: `$${squareWithoutConstant} \\ldots$`,
          gaps: ['cts-halve'],
          impliedBy: [3],
        }),
        step('Find the constant and write in the form asked for', squareTex(a, p, q), {
          form: 'completed_square',
          gaps: ['cts-adjust'],
        }),
        ...(asksForPoint
          ? [
              step('State the turning point', point, {
                followThrough: turningPointOf('b3'),
                gaps: ['vertex-sign'],
              }),
            ]
          : []),
      ],
      mistakes: listSquareMistakes({ a, p, q }, asksForPoint),
      policies: { answerOnly: 'full' },
    };
  },
});

/** The turning point of the learner's own quadratic, from its values at -1, 0 and 1. */
function turningPointOf(reference: string): string {
  const valueAt = (x: number) => `\\left. ${reference} \\right|_{x = ${x}}`;
  const [before, middle, after] = [-1, 0, 1].map(valueAt);
  const bend = `(${before} + ${after} - 2 \\times ${middle})`;
  return `(\\frac{${before} - ${after}}{2${bend}}, ${middle} - \\frac{(${after} - ${before})^2}{8${bend}})`;
}

/** `a(x + p)^2 + constant`; a constant of zero is not written. */
function squareTex(a: number, p: number, constant = 0): string {
  return `${a}(x ${signedTex(p)})^2${constant === 0 ? '' : ` ${signedTex(constant)}`}`;
}

const joinPoint = (tex: string, point: string): string => `${tex}, ${point}`;
const omitPoint = (tex: string): string => tex;

function listSquareMistakes(
  { a, p, q }: Readonly<Record<'a' | 'p' | 'q', number>>,
  asksForPoint: boolean,
): MistakeDraft[] {
  const c = a * p * p + q;
  const addPoint = asksForPoint ? joinPoint : omitPoint;
  return [
    {
      tag: 'cts-adjust',
      answer: addPoint(squareTex(a, p, c - p * p), pointTex([-p, c - p * p])),
      why: `The $${p * p}$ was taken away without being multiplied by $${a}$.`,
      earns: asksForPoint ? [1, 2, 4] : [1, 2],
    },
    {
      tag: 'cts-common-factor',
      answer: addPoint(
        `${squareTex(a, a * p)} ${signedTex(c - a * a * p * p)}`,
        pointTex([-a * p, c - a * a * p * p]),
      ),
      why: 'The common factor was not taken out of the $x$ term.',
      earns: asksForPoint ? [4] : [],
    },
    ...(asksForPoint
      ? [
          {
            tag: 'vertex-sign',
            answer: `${squareTex(a, p, q)}, ${pointTex([p, q])}`,
            why: 'The $x$-coordinate of the turning point was given the sign in the bracket.',
            earns: [1, 2, 3],
          },
        ]
      : []),
  ];
}
