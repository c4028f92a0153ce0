// National 5 Mathematics: laws of indices, fractional powers, and a power multiplied into a bracket.
// Notation: `b1` is the learner's own result of bullet 1.

import { add, multiply, type Rational, subtract } from '../../maths/exact/rational.ts';
import { type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { powerTex, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const term = (coefficient: number, letter: string, exponent: Rational): string =>
  termsTex([[coefficient, powerTex(letter, exponent)]]);

export const indexLaws = nat5MathematicsModel({
  id: 'N5M-06',
  title: 'Laws of indices with coefficients',
  outcomeId: 'MNU-5-02',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({
    letter: random.pick(['x', 'a', 'n', 'p', 'y']),
    p: random.int(2, 9),
    q: random.int(2, 9),
    r: random.int(2, 9),
    denominator: random.pick([1, 1, 2]),
    a: random.int(-4, 7, [0]),
    b: random.int(2, 6),
    c: random.int(-3, 4, [0]),
  }),
  accepts: ({ p, q, r, denominator, a, b, c }) =>
    (p * q) % r === 0 &&
    ![p, q, p * q].includes(r) &&
    new Set([a, b, c]).size === 3 &&
    a + b !== 0 &&
    ![0, denominator].includes(a + b - c) &&
    (denominator === 1 || (a % 2 !== 0 && (a + b - c) % 2 !== 0)),
  write: ({ letter, p, q, r, denominator, ...numerators }) => {
    const [a, b, c] = [
      ratio(numerators.a, denominator),
      ratio(numerators.b, denominator),
      ratio(numerators.c, denominator),
    ];
    const power = subtract(add(a, b), c);
    const k = (p * q) / r;
    const answer = term(k, letter, power);
    const expression = `\\frac{${term(p, letter, a)} \\times ${term(q, letter, b)}}{${term(r, letter, c)}}`;
    return {
      stem: `Simplify $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Add the powers in the numerator', powerTex(letter, add(a, b)), {
          gaps: ['index-multiply-powers'],
        }),
        step('Simplify the coefficients', String(k), {
          working: `$\\frac{${p} \\times ${q}}{${r}} = ${k}$`,
          gaps: ['index-coefficients'],
        }),
        step('Subtract the power of the denominator', answer, {
          followThrough: `b2 \\times \\frac{b1}{${powerTex(letter, c)}}`,
          form: 'simplest',
          gaps: ['index-subtract-order'],
        }),
      ],
      mistakes: [
        {
          tag: 'index-multiply-powers',
          answer: term(k, letter, subtract(multiply(a, b), c)),
          why: 'The powers were multiplied where they should be added.',
        },
        {
          tag: 'index-subtract-order',
          answer: term(k, letter, subtract(c, add(a, b))),
          why: 'The powers were subtracted the wrong way round.',
        },
      ],
    };
  },
});

export const fractionalPower = nat5MathematicsModel({
  id: 'N5M-07',
  title: 'Evaluate a fractional power',
  outcomeId: 'MNU-5-02',
  calculator: 'forbidden',
  marks: [2],
  largest: 1000,
  choose: (random) => ({
    t: random.int(2, 10),
    q: random.pick([2, 3, 4, 5]),
    p: random.pick([2, 3, 4, 5]),
    isNegative: random.chance(0.4),
  }),
  accepts: ({ t, p, q }) => greatestCommonDivisor(p, q) === 1 && t ** q <= 625 && t ** p <= 1000,
  write: ({ t, q, p, isNegative }) => {
    const base = t ** q;
    const value = t ** p;
    const exponent = `${isNegative ? '-' : ''}\\frac{${p}}{${q}}`;
    const answer = isNegative ? `\\frac{1}{${value}}` : String(value);
    const root = q === 2 ? `\\sqrt{${base}}` : `\\sqrt[${q}]{${base}}`;
    const expression = `${base}^{${exponent}}`;
    return {
      stem: `Evaluate $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Write the power as a root raised to a power', root, {
          working: isNegative ? `$\\frac{1}{(${root})^${p}}$` : `$(${root})^${p}$`,
          gaps: ['fractional-index-as-multiply'],
        }),
        step('Evaluate', answer, {
          followThrough: isNegative ? `\\frac{1}{b1^${p}}` : `b1^${p}`,
          form: 'simplest',
          gaps: isNegative ? ['negative-index-sign'] : ['power-as-product'],
        }),
      ],
      mistakes: listPowerMistakes({ t, p, q, base, isNegative }),
    };
  },
});

type PowerParts = { t: number; p: number; q: number; base: number; isNegative: boolean };

function listPowerMistakes({ t, p, q, base, isNegative }: PowerParts): MistakeDraft[] {
  const product = ratio(base * p * (isNegative ? -1 : 1), q);
  return [
    {
      tag: 'fractional-index-as-multiply',
      answer: fractionTex(product),
      why: 'The number was multiplied by the power.',
    },
    isNegative
      ? {
          tag: 'negative-index-sign',
          answer: String(-(t ** p)),
          why: 'The negative power was read as a negative answer.',
        }
      : {
          tag: 'power-as-product',
          answer: String(t * p),
          why: 'The root was multiplied by the numerator instead of raised to it.',
        },
  ];
}

export const indexOverBracket = nat5MathematicsModel({
  id: 'N5M-08',
  title: 'Multiply a power into a bracket',
  outcomeId: 'MNU-5-02',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    letter: random.pick(['x', 'a', 'm']),
    a: random.pick([ratio(1, 2), ratio(1), ratio(3, 2), ratio(2), ratio(3)]),
    b: random.pick([ratio(1, 2), ratio(3, 2), ratio(2), ratio(3), ratio(4)]),
    k: random.int(2, 9),
  }),
  write: ({ letter, a, b, k }) => {
    const answer = `${powerTex(letter, add(a, b))} + ${k}`;
    const second = `${k}${letter}^{${fractionTex({ n: -a.n, d: a.d })}}`;
    const expression = `${powerTex(letter, a)}\\left(${powerTex(letter, b)} + ${second}\\right)`;
    return {
      stem: `Simplify $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Multiply the first term: add the powers', powerTex(letter, add(a, b)), {
          gaps: ['index-multiply-powers'],
        }),
        step(`Multiply the second term, with $${letter}^0 = 1$`, answer, {
          followThrough: `b1 + ${k}`,
          form: 'simplest',
          gaps: ['zero-index'],
        }),
      ],
      mistakes: [
        {
          tag: 'index-multiply-powers',
          answer: `${powerTex(letter, multiply(a, b))} + ${k}`,
          why: 'The powers were multiplied where they should be added.',
        },
        { tag: 'zero-index', answer: powerTex(letter, add(a, b)), why: `$${letter}^0$ was taken as 0.` },
      ],
    };
  },
});
