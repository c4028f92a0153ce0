/**
 * The learner uses the discriminant to find when a quadratic equation has roots of a given nature, or
 * solves a quadratic inequation.
 */

import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { bracketedIfNegative, bracketTex, expandProduct, polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Nature = 'equal' | 'real' | 'none';
const NATURE_PHRASES: Readonly<Record<Nature, string>> = {
  equal: 'equal roots',
  real: 'two real and distinct roots',
  none: 'no real roots',
};
const DISCRIMINANT_SIGNS: Readonly<Record<Nature, string>> = { equal: '=', real: '>', none: '<' };
const FLIPPED_SIGNS: Readonly<Record<string, string>> = { '<': '>', '>': '<' };

const outsideTex = (k: string, low: string, high: string): string =>
  `${k} < ${low} \\text{ or } ${k} > ${high}`;
const betweenTex = (k: string, low: string, high: string): string => `${low} < ${k} < ${high}`;
const eitherTex = (k: string, root: string, otherRoot: string): string =>
  `${k} = ${root} \\text{ or } ${k} = ${otherRoot}`;

/** The equation ax² + bx + (k + c) = 0. */
type LinearDiscriminant = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly letter: string;
  readonly nature: Nature;
};

/** ax² + bx + (k + c) = 0: the discriminant is linear in k. */
function writeLinear({ a, b, c, letter, nature }: LinearDiscriminant): ItemDraft {
  const equation = `${polynomialTex([a, b, 0])} + ${c === 0 ? letter : `(${letter} ${signedTex(c)})`} = 0`;
  const product = c === 0 ? letter : `(${letter} ${signedTex(c)})`;
  const discriminantTex = `${bracketedIfNegative(b)}^2 - 4 \\times ${a} \\times ${product}`;
  const boundary = ratio(b * b - 4 * a * c, 4 * a);
  const sign = DISCRIMINANT_SIGNS[nature];
  const resultTex = (relation: string, value: string) => `${letter} ${relation} ${value}`;
  const flippedSign = FLIPPED_SIGNS[sign] ?? '=';
  return {
    stem: `The equation $${equation}$ has ${NATURE_PHRASES[nature]}. Find the ${nature === 'equal' ? 'value' : 'range of values'} of $${letter}$.`,
    answer: resultTex(flippedSign, fractionTex(boundary)),
    recomputedFrom: `${discriminantTex} ${sign} 0`,
    bullets: [
      strategy('Use the discriminant', discriminantTex, { gaps: ['discriminant-use'] }),
      step('Apply the condition', `${discriminantTex} ${sign} 0`, {
        working: `$${polynomialTex([-4 * a, b * b - 4 * a * c], letter)} ${sign} 0$`,
        followThrough: `b1 ${sign} 0`,
        gaps: ['discriminant-condition'],
      }),
      step(
        nature === 'equal' ? 'Find the value' : 'Find the range of values',
        resultTex(flippedSign, fractionTex(boundary)),
        { followThrough: 'b2', gaps: ['inequality-flip'] },
      ),
    ],
    mistakes: [
      nature === 'equal'
        ? {
            tag: 'discriminant-sign',
            answer: resultTex('=', fractionTex(ratio(-b * b - 4 * a * c, 4 * a))),
            why: `$(${b})^2$ was taken as negative.`,
          }
        : {
            tag: 'inequality-flip',
            answer: resultTex(sign, fractionTex(boundary)),
            why: 'Dividing by a negative number reverses the inequality sign.',
            earns: [1, 2],
          },
      {
        tag: 'discriminant-4ac',
        answer: resultTex(flippedSign, fractionTex(ratio(b * b - a * c, a))),
        why: 'The $4$ of $b^2 - 4ac$ was left out.',
      },
    ],
  };
}

/** The equation x² + (k + h)x + s² = 0. */
type QuadraticDiscriminant = {
  readonly h: number;
  readonly s: number;
  readonly letter: string;
  readonly nature: Nature;
};

/** x² + (k + h)x + s² = 0: the discriminant is a quadratic in k. */
function writeQuadratic(question: QuadraticDiscriminant): ItemDraft {
  const { h, s, letter, nature } = question;
  const [low, high] = [-h - 2 * s, -h + 2 * s];
  const equation = `x^2 + (${letter} ${signedTex(h)})x + ${s * s} = 0`;
  const discriminantTex = `(${letter} ${signedTex(h)})^2 - 4 \\times 1 \\times ${s * s}`;
  const quadratic = polynomialTex([1, 2 * h, h * h - 4 * s * s], letter);
  const sign = DISCRIMINANT_SIGNS[nature];
  const roots = eitherTex(letter, String(low), String(high));
  return {
    stem: `Find the ${nature === 'equal' ? 'values' : 'range of values'} of $${letter}$ for which the equation $${equation}$ has ${NATURE_PHRASES[nature]}.`,
    answer: rangeTex(letter, [low, high], nature),
    recomputedFrom: `${discriminantTex} ${sign} 0`,
    bullets: [
      strategy('Use the discriminant', discriminantTex, { gaps: ['discriminant-use'] }),
      step('Apply the condition and simplify', `${quadratic} ${sign} 0`, {
        followThrough: `b1 ${sign} 0`,
        gaps: ['discriminant-condition', 'square-of-bracket'],
        ...(nature === 'equal' ? {} : { alsoAccepted: [`${quadratic} = 0`] }),
      }),
      step('Find the roots of the quadratic', roots, {
        ...(nature === 'equal' ? { followThrough: 'b2' } : {}),
        working: `$${bracketTex([1, -low], letter)}${bracketTex([1, -high], letter)} = 0$, so $${roots}$`,
        gaps: ['factorise-trinomial', 'root-sign'],
      }),
      ...(nature === 'equal'
        ? []
        : [
            step('State the range of values', rangeTex(letter, [low, high], nature), {
              followThrough: 'b2',
              gaps: ['inequality-region'],
              level: 'A',
            }),
          ]),
    ].map((bullet, index) => (nature !== 'equal' && index === 2 ? { ...bullet, impliedBy: [4] } : bullet)),
    mistakes: listQuadraticMistakes(question, low, high),
  };
}

function listQuadraticMistakes(
  { letter, nature }: QuadraticDiscriminant,
  low: number,
  high: number,
): MistakeDraft[] {
  return [
    {
      tag: nature === 'equal' ? 'discriminant-condition' : 'inequality-region',
      answer: rangeTex(letter, [low, high], nature === 'real' ? 'none' : 'real'),
      why:
        nature === 'equal'
          ? 'Equal roots need a discriminant of exactly zero.'
          : 'The other side of the roots was taken: sketch the graph of the quadratic to see where it is positive or negative.',
      earns: nature === 'equal' ? [1] : [1, 2, 3],
    },
    ...(nature === 'equal'
      ? []
      : [
          {
            tag: 'discriminant-condition',
            answer: eitherTex(letter, String(low), String(high)),
            why: 'The condition was taken as an equation, which gives equal roots.',
            earns: [1, 3],
          },
        ]),
    {
      tag: 'root-sign',
      answer: rangeTex(letter, [-high, -low], nature),
      why: 'The roots were given the signs in the brackets.',
      earns: nature === 'equal' ? [1, 2] : [1, 2, 4],
    },
  ];
}

/** The values of the letter for which the roots have this nature, from the two roots of the discriminant. */
function rangeTex(letter: string, [low, high]: readonly [number, number], nature: Nature): string {
  return { equal: eitherTex, real: outsideTex, none: betweenTex }[nature](letter, String(low), String(high));
}

/** (mx - p)(x - q) compared with zero. */
type Inequation = { readonly m: number; readonly p: number; readonly q: number; readonly sign: '<' | '>' };

/** (mx − p)(x − q) compared with zero. */
function writeInequation({ m, p, q, sign }: Inequation): ItemDraft {
  const quadraticTex = polynomialTex(expandProduct([m, -p], [1, -q]));
  const roots = [ratio(p, m), ratio(q)].sort(
    (root, otherRoot) => Number(root.n) / Number(root.d) - Number(otherRoot.n) / Number(otherRoot.d),
  );
  const [low = '', high = ''] = roots.map(fractionTex);
  const solution = sign === '>' ? outsideTex('x', low, high) : betweenTex('x', low, high);
  const otherRegion = sign === '>' ? betweenTex('x', low, high) : outsideTex('x', low, high);
  return {
    stem: `Solve the inequation $${quadraticTex} ${sign} 0$.`,
    answer: solution,
    recomputedFrom: `${quadraticTex} ${sign} 0`,
    bullets: [
      step('Find the roots of the quadratic', eitherTex('x', low, high), {
        working: `$${bracketTex([m, -p])}${bracketTex([1, -q])} = 0$, so $${eitherTex('x', low, high)}$`,
        gaps: ['factorise-trinomial'],
        impliedBy: [2],
      }),
      step('State the solution', solution, { gaps: ['inequality-region'], level: 'A' }),
    ],
    mistakes: [
      {
        tag: 'inequality-region',
        answer: otherRegion,
        why: 'The other side of the roots was taken: sketch the parabola to see where it is above or below the $x$-axis.',
        earns: [1],
      },
      {
        tag: 'inequality-as-equation',
        answer: eitherTex('x', low, high),
        why: 'These are the roots; the solution of the inequation is a range of values.',
        earns: [1],
      },
    ],
  };
}

export const discriminant = higherMathematicsModel({
  id: 'HM-06',
  title: 'Discriminant and quadratic inequations',
  outcomeId: 'MNU-H-04',
  calculator: 'either',
  marks: [2, 3, 4],
  choose: (random) => ({
    kind: random.pick(['linear', 'quadratic', 'quadratic', 'inequation'] as const),
    letter: random.pick(['k', 'p', 'm', 'c']),
    nature: random.pick(['equal', 'real', 'none'] as const),
    a: random.int(1, 5),
    b: 2 * random.int(-7, 7, [0]),
    c: random.int(-6, 6),
    h: random.int(-7, 7, [0]),
    s: random.int(1, 5),
    m: random.int(1, 3),
    p: random.int(-7, 7, [0]),
    q: random.int(-6, 8, [0]),
    sign: random.pick(['<', '>'] as const),
  }),
  accepts: ({ kind, a, b, c, m, p, q }) =>
    kind === 'linear'
      ? greatestCommonDivisor(b * b - 4 * a * c, 4 * a) >= 2 * a
      : greatestCommonDivisor(m, p) === 1 && p !== m * q && p + m * q !== 0,
  write: ({ kind, ...numbers }) => {
    if (kind === 'linear') return writeLinear(numbers);
    return kind === 'quadratic' ? writeQuadratic(numbers) : writeInequation(numbers);
  },
});
