/** The learner writes the Maclaurin expansion of a function up to a given power. */

import type { Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { ratio } from '../write/rational.ts';
import { powerTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

type Series = {
  readonly expression: string;
  /** The coefficients, constant first. */
  readonly coefficients: readonly Rational[];
  readonly wrongCoefficients: readonly Rational[];
  readonly tag: string;
  readonly why: string;
};

/** `3x` from 3 and `x`; the coefficient 1 is omitted. */
const coefficientTex = (k: number, tex: string): string => termsTex([[k, tex]]);
const ARGUMENT_MISTAKE = {
  tag: 'maclaurin-chain',
  why: 'The whole of the argument has to be raised to the power.',
} as const;

/** The series of each kind of function for the numbers a and b, with the coefficients of a typical mistake. */
const SERIES_BY_KIND: Readonly<
  Record<'exp' | 'sin' | 'cos' | 'log' | 'product', (a: number, b: number) => Series>
> = {
  exp: (a) => ({
    expression: `e^{${coefficientTex(a, 'x')}}`,
    coefficients: [ratio(1), ratio(a), ratio(a * a, 2), ratio(a ** 3, 6)],
    wrongCoefficients: [ratio(1), ratio(1), ratio(1, 2), ratio(1, 6)],
    ...ARGUMENT_MISTAKE,
  }),
  sin: (_a, b) => ({
    expression: `\\sin ${coefficientTex(b, 'x')}`,
    coefficients: [ratio(0), ratio(b), ratio(0), ratio(-(b ** 3), 6)],
    wrongCoefficients: [ratio(0), ratio(b), ratio(0), ratio(-b, 6)],
    ...ARGUMENT_MISTAKE,
  }),
  cos: (_a, b) => ({
    expression: `\\cos ${coefficientTex(b, 'x')}`,
    coefficients: [ratio(1), ratio(0), ratio(-b * b, 2), ratio(0), ratio(b ** 4, 24)],
    wrongCoefficients: [ratio(1), ratio(0), ratio(-b, 2), ratio(0), ratio(b, 24)],
    ...ARGUMENT_MISTAKE,
  }),
  log: (a) => ({
    expression: `\\ln(1 ${a < 0 ? '-' : '+'} ${coefficientTex(Math.abs(a), 'x')})`,
    coefficients: [ratio(0), ratio(a), ratio(-a * a, 2), ratio(a ** 3, 3)],
    wrongCoefficients: [ratio(0), ratio(a), ratio(-a * a, 2), ratio(a ** 3, 6)],
    tag: 'maclaurin-log',
    why: 'The series of the logarithm is divided by the powers, not by their factorials.',
  }),
  product: (a, b) => ({
    expression: `e^{${coefficientTex(a, 'x')}}\\sin ${coefficientTex(b, 'x')}`,
    coefficients: [ratio(0), ratio(b), ratio(a * b), ratio(3 * a * a * b - b ** 3, 6)],
    wrongCoefficients: [ratio(0), ratio(b), ratio(a * b), ratio(a * a * b, 2)],
    tag: 'series-product',
    why: 'Every product that gives $x^3$ has to be counted.',
  }),
};

const FACTORIALS = [1, 1, 2, 6, 24] as const;

const seriesTex = (coefficients: readonly Rational[]): string =>
  termsTex(coefficients.map((c, power) => [c, powerTex('x', power)] as const));

export const maclaurin = advancedHigherMathematicsModel({
  id: 'AHM-14',
  title: 'Maclaurin series',
  outcomeId: 'MNU-AH-09',
  calculator: 'either',
  marks: [3],
  largest: 3000,
  choose: (random) => ({
    kind: random.pick(['exp', 'sin', 'cos', 'log', 'product', 'product', 'product'] as const),
    a: random.int(-5, 6, [0, 1]),
    b: random.int(2, 8),
  }),
  accepts: ({ kind, a, b }) => kind !== 'product' || (b <= 5 && 3 * a * a !== b * b),
  write: ({ kind, a, b }) => writeSeries(SERIES_BY_KIND[kind](a, b)),
});

function writeSeries({ expression, coefficients, wrongCoefficients, tag, why }: Series): ItemDraft {
  const nonZeroPowers = coefficients.flatMap((c, power) => (c.n === 0n ? [] : [power]));
  const [firstPower = 0, secondPower = 1] = nonZeroPowers;
  const partialSeriesTex = (low: number, high: number) =>
    seriesTex(coefficients.map((c, power) => (power >= low && power <= high ? c : ratio(0))));
  const withoutFactorials = coefficients.map((c, power) =>
    ratio(Number(c.n) * (FACTORIALS[power] ?? 1), Number(c.d)),
  );
  const answer = seriesTex(coefficients);
  const mistakes = [
    { tag, answer: seriesTex(wrongCoefficients), why, earns: [1] },
    {
      tag: 'maclaurin-factorial',
      answer: seriesTex(withoutFactorials),
      why: 'The terms have to be divided by factorials.',
      earns: [1],
    },
  ];
  return {
    stem: `Find the Maclaurin expansion of $${expression}$ up to and including the term in $x^${coefficients.length - 1}$.`,
    answer,
    bullets: [
      strategy('Know the standard series', partialSeriesTex(0, firstPower), {
        working: `$${partialSeriesTex(0, firstPower)} + \\ldots$`,
        gaps: ['maclaurin-standard'],
        impliedBy: [2, 3],
      }),
      step('Find the next term', partialSeriesTex(0, secondPower), {
        working: `$${partialSeriesTex(0, secondPower)} + \\ldots$`,
        gaps: ['maclaurin-chain'],
        impliedBy: [3],
      }),
      step('Complete the expansion', answer, {
        followThrough: `b2 + (${partialSeriesTex(secondPower + 1, coefficients.length)})`,
        gaps: ['maclaurin-factorial'],
      }),
    ],
    mistakes: mistakes.filter(
      // Removes a mistake that gives the correct answer or repeats another mistake.
      ({ answer: wrongAnswer }, index) =>
        wrongAnswer !== answer &&
        mistakes.findIndex((candidate) => candidate.answer === wrongAnswer) === index,
    ),
    policies: { answerOnly: 'full' },
  };
}
