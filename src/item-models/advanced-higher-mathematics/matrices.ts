/** The learner finds an entry of a matrix without inverse, or writes A² as a combination of A and the identity. */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketedIfNegative, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

export const matrices = advancedHigherMathematicsModel({
  id: 'AHM-15',
  title: 'Matrices and determinants',
  outcomeId: 'MNU-AH-11',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => ({
    isSingular: random.chance(0.5),
    a: random.int(-5, 6, [0]),
    b: random.int(-5, 6, [0]),
    c: random.int(-5, 6, [0]),
    d: random.int(-5, 6, [0]),
    letter: random.pick(['k', 'p', 't']),
  }),
  accepts: ({ isSingular, a, b, c, d }) =>
    isSingular ? (b * c) % a === 0 : a * d - b * c !== 0 && a + d !== 0,
  write: ({ isSingular, a, b, c, d, letter }) =>
    isSingular ? writeSingular({ a, b, c }, letter) : writeSquare({ a, b, c, d }),
});

const matrixTex = (rows: readonly (readonly (number | string)[])[]): string =>
  `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;

/** The learner finds the entry that makes the determinant zero. */
function writeSingular(
  { a, b, c }: { readonly a: number; readonly b: number; readonly c: number },
  letter: string,
): ItemDraft {
  const answerTex = (value: string) => `${letter} = ${value}`;
  return {
    stem: `The matrix $${matrixTex([
      [a, b],
      [c, letter],
    ])}$ has no inverse. Find the value of $${letter}$.`,
    answer: answerTex(fractionTex(ratio(b * c, a))),
    recomputedFrom: `${termsTex([[a, letter]])} ${signedTex(-b * c)} = 0`,
    bullets: [
      strategy(
        'Find the determinant and set it equal to zero',
        `${termsTex([[a, letter]])} ${signedTex(-b * c)} = 0`,
        { gaps: ['singular-matrix'] },
      ),
      step(`Find $${letter}$`, answerTex(fractionTex(ratio(b * c, a))), {
        followThrough: 'b1',
        gaps: ['rearrange-sign'],
      }),
    ],
    mistakes: [
      {
        tag: 'determinant-sign',
        answer: answerTex(fractionTex(ratio(-b * c, a))),
        why: 'The determinant is $ad - bc$, not $ad + bc$.',
      },
      {
        tag: 'singular-matrix',
        answer: answerTex(fractionTex(ratio(1 + b * c, a))),
        why: 'A matrix has no inverse when its determinant is $0$, not $1$.',
      },
    ],
  };
}

type Entries = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** The learner writes A² as a combination of A and the identity matrix. */
function writeSquare({ a, b, c, d }: Entries): ItemDraft {
  const square = [
    [a * a + b * c, b * (a + d)],
    [c * (a + d), d * d + b * c],
  ];
  const answerTex = (p: number, q: number) => `p = ${p}, q = ${q}`;
  return {
    stem: `The matrix $A = ${matrixTex([
      [a, b],
      [c, d],
    ])}$ satisfies $A^2 = pA + qI$, where $I$ is the identity matrix. Find the values of $p$ and $q$.`,
    answer: answerTex(a + d, b * c - a * d),
    recomputedFrom: `p = \\frac{${square[0]?.[1]}}{${b}}, q = ${square[0]?.[0]} - ${bracketedIfNegative(a + d)} \\times ${bracketedIfNegative(a)}`,
    bullets: [
      step('Find $A^2$', matrixTex(square), { gaps: ['matrix-product'], impliedBy: [3] }),
      step('Find $p$', `p = ${a + d}`, {
        working: `$${b}p = ${square[0]?.[1]}$, so $p = ${a + d}$`,
        gaps: ['matrix-entries'],
        impliedBy: [],
      }),
      step('Find $q$', `q = ${b * c - a * d}`, {
        followThrough: `q = ${square[0]?.[0]} - ${bracketedIfNegative(a)} \\times b2`,
        gaps: ['identity-matrix'],
        impliedBy: [],
      }),
    ],
    mistakes: [
      {
        tag: 'determinant-sign',
        answer: answerTex(a + d, a * d - b * c),
        why: 'The sign of $q$ was lost.',
        earns: [1, 2],
      },
      {
        tag: 'matrix-product',
        answer: answerTex(b, a * a - a * b),
        why: 'The entries were squared one by one: rows are multiplied by columns.',
      },
    ].filter(({ answer: wrong }) => wrong !== answerTex(a + d, b * c - a * d)),
  };
}
