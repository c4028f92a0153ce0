import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { bracketTex, expandProduct, guardedTex, polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Nature = 'equal' | 'real' | 'none';
const PHRASES: Readonly<Record<Nature, string>> = {
  equal: 'equal roots',
  real: 'two real and distinct roots',
  none: 'no real roots',
};
const SIGNS: Readonly<Record<Nature, string>> = { equal: '=', real: '>', none: '<' };
const FLIPPED: Readonly<Record<string, string>> = { '<': '>', '>': '<' };

const outside = (k: string, low: string, high: string): string => `${k} < ${low} \\text{ or } ${k} > ${high}`;
const between = (k: string, low: string, high: string): string => `${low} < ${k} < ${high}`;
const either = (k: string, one: string, other: string): string =>
  `${k} = ${one} \\text{ or } ${k} = ${other}`;

type Linear = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly letter: string;
  readonly nature: Nature;
};

/** ax² + bx + (k + c) = 0: the discriminant is linear in k. */
function writeLinear({ a, b, c, letter, nature }: Linear): ItemDraft {
  const equation = `${polynomialTex([a, b, 0])} + ${c === 0 ? letter : `(${letter} ${signedTex(c)})`} = 0`;
  const product = c === 0 ? letter : `(${letter} ${signedTex(c)})`;
  const disc = `${guardedTex(b)}^2 - 4 \\times ${a} \\times ${product}`;
  const bound = ratio(b * b - 4 * a * c, 4 * a);
  const sign = SIGNS[nature];
  const result = (relation: string, value: string) => `${letter} ${relation} ${value}`;
  const flipped = FLIPPED[sign] ?? '=';
  return {
    stem: `The equation $${equation}$ has ${PHRASES[nature]}. Find the ${nature === 'equal' ? 'value' : 'range of values'} of $${letter}$.`,
    answer: result(flipped, fractionTex(bound)),
    check: `${disc} ${sign} 0`,
    bullets: [
      strategy('Use the discriminant', disc, { gaps: ['discriminant-use'] }),
      step('Apply the condition', `${disc} ${sign} 0`, {
        working: `$${polynomialTex([-4 * a, b * b - 4 * a * c], letter)} ${sign} 0$`,
        from: `b1 ${sign} 0`,
        gaps: ['discriminant-condition'],
      }),
      step(
        nature === 'equal' ? 'Find the value' : 'Find the range of values',
        result(flipped, fractionTex(bound)),
        { from: 'b2', gaps: ['inequality-flip'] },
      ),
    ],
    mistakes: [
      nature === 'equal'
        ? {
            tag: 'discriminant-sign',
            answer: result('=', fractionTex(ratio(-b * b - 4 * a * c, 4 * a))),
            why: `$(${b})^2$ was taken as negative.`,
          }
        : {
            tag: 'inequality-flip',
            answer: result(sign, fractionTex(bound)),
            why: 'Dividing by a negative number reverses the inequality sign.',
            earns: [1, 2],
          },
      {
        tag: 'discriminant-4ac',
        answer: result(flipped, fractionTex(ratio(b * b - a * c, a))),
        why: 'The $4$ of $b^2 - 4ac$ was left out.',
      },
    ],
  };
}

type Quadratic = { readonly h: number; readonly s: number; readonly letter: string; readonly nature: Nature };

/** x² + (k + h)x + s² = 0: the discriminant is a quadratic in k. */
function writeQuadratic(question: Quadratic): ItemDraft {
  const { h, s, letter, nature } = question;
  const [low, high] = [-h - 2 * s, -h + 2 * s];
  const equation = `x^2 + (${letter} ${signedTex(h)})x + ${s * s} = 0`;
  const disc = `(${letter} ${signedTex(h)})^2 - 4 \\times 1 \\times ${s * s}`;
  const quadratic = polynomialTex([1, 2 * h, h * h - 4 * s * s], letter);
  const sign = SIGNS[nature];
  const roots = either(letter, String(low), String(high));
  return {
    stem: `Find the ${nature === 'equal' ? 'values' : 'range of values'} of $${letter}$ for which the equation $${equation}$ has ${PHRASES[nature]}.`,
    answer: rangeTex(letter, [low, high], nature),
    check: `${disc} ${sign} 0`,
    bullets: [
      strategy('Use the discriminant', disc, { gaps: ['discriminant-use'] }),
      step('Apply the condition and simplify', `${quadratic} ${sign} 0`, {
        from: `b1 ${sign} 0`,
        gaps: ['discriminant-condition', 'square-of-bracket'],
        ...(nature === 'equal' ? {} : { or: [`${quadratic} = 0`] }),
      }),
      step('Find the roots of the quadratic', roots, {
        ...(nature === 'equal' ? { from: 'b2' } : {}),
        working: `$${bracketTex([1, -low], letter)}${bracketTex([1, -high], letter)} = 0$, so $${roots}$`,
        gaps: ['factorise-trinomial', 'root-sign'],
      }),
      ...(nature === 'equal'
        ? []
        : [
            step('State the range of values', rangeTex(letter, [low, high], nature), {
              from: 'b2',
              gaps: ['inequality-region'],
              level: 'A',
            }),
          ]),
    ].map((bullet, index) => (nature !== 'equal' && index === 2 ? { ...bullet, impliedBy: [4] } : bullet)),
    mistakes: listQuadraticMistakes(question, low, high),
  };
}

function listQuadraticMistakes({ letter, nature }: Quadratic, low: number, high: number): MistakeDraft[] {
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
            answer: either(letter, String(low), String(high)),
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
  return { equal: either, real: outside, none: between }[nature](letter, String(low), String(high));
}

type Inequation = { readonly m: number; readonly p: number; readonly q: number; readonly sign: '<' | '>' };

/** (mx − p)(x − q) compared with zero. */
function writeInequation({ m, p, q, sign }: Inequation): ItemDraft {
  const rule = polynomialTex(expandProduct([m, -p], [1, -q]));
  const roots = [ratio(p, m), ratio(q)].sort(
    (one, other) => Number(one.n) / Number(one.d) - Number(other.n) / Number(other.d),
  );
  const [low = '', high = ''] = roots.map(fractionTex);
  const right = sign === '>' ? outside('x', low, high) : between('x', low, high);
  const wrong = sign === '>' ? between('x', low, high) : outside('x', low, high);
  return {
    stem: `Solve the inequation $${rule} ${sign} 0$.`,
    answer: right,
    check: `${rule} ${sign} 0`,
    bullets: [
      step('Find the roots of the quadratic', either('x', low, high), {
        working: `$${bracketTex([m, -p])}${bracketTex([1, -q])} = 0$, so $${either('x', low, high)}$`,
        gaps: ['factorise-trinomial'],
        impliedBy: [2],
      }),
      step('State the solution', right, { gaps: ['inequality-region'], level: 'A' }),
    ],
    mistakes: [
      {
        tag: 'inequality-region',
        answer: wrong,
        why: 'The other side of the roots was taken: sketch the parabola to see where it is above or below the $x$-axis.',
        earns: [1],
      },
      {
        tag: 'inequality-as-equation',
        answer: either('x', low, high),
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
  draw: (random) => ({
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
  write: ({ kind, ...drawn }) => {
    if (kind === 'linear') return writeLinear(drawn);
    return kind === 'quadratic' ? writeQuadratic(drawn) : writeInequation(drawn);
  },
});
