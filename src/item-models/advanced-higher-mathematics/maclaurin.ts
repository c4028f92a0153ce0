import type { Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { ratio } from '../write/rational.ts';
import { powerTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

type Series = {
  readonly rule: string;
  /** The coefficients, constant first. */
  readonly all: readonly Rational[];
  readonly wrong: readonly Rational[];
  readonly tag: string;
  readonly why: string;
};

const times = (k: number, tex: string): string => termsTex([[k, tex]]);
const ARGUMENT = {
  tag: 'maclaurin-chain',
  why: 'The whole of the argument has to be raised to the power.',
} as const;

/** The series of one function with the numbers drawn; the wrong one is a common mistake. */
const SERIES: Readonly<Record<'exp' | 'sin' | 'cos' | 'log' | 'product', (a: number, b: number) => Series>> =
  {
    exp: (a) => ({
      rule: `e^{${times(a, 'x')}}`,
      all: [ratio(1), ratio(a), ratio(a * a, 2), ratio(a ** 3, 6)],
      wrong: [ratio(1), ratio(1), ratio(1, 2), ratio(1, 6)],
      ...ARGUMENT,
    }),
    sin: (_a, b) => ({
      rule: `\\sin ${times(b, 'x')}`,
      all: [ratio(0), ratio(b), ratio(0), ratio(-(b ** 3), 6)],
      wrong: [ratio(0), ratio(b), ratio(0), ratio(-b, 6)],
      ...ARGUMENT,
    }),
    cos: (_a, b) => ({
      rule: `\\cos ${times(b, 'x')}`,
      all: [ratio(1), ratio(0), ratio(-b * b, 2), ratio(0), ratio(b ** 4, 24)],
      wrong: [ratio(1), ratio(0), ratio(-b, 2), ratio(0), ratio(b, 24)],
      ...ARGUMENT,
    }),
    log: (a) => ({
      rule: `\\ln(1 ${a < 0 ? '-' : '+'} ${times(Math.abs(a), 'x')})`,
      all: [ratio(0), ratio(a), ratio(-a * a, 2), ratio(a ** 3, 3)],
      wrong: [ratio(0), ratio(a), ratio(-a * a, 2), ratio(a ** 3, 6)],
      tag: 'maclaurin-log',
      why: 'The series of the logarithm is divided by the powers, not by their factorials.',
    }),
    product: (a, b) => ({
      rule: `e^{${times(a, 'x')}}\\sin ${times(b, 'x')}`,
      all: [ratio(0), ratio(b), ratio(a * b), ratio(3 * a * a * b - b ** 3, 6)],
      wrong: [ratio(0), ratio(b), ratio(a * b), ratio(a * a * b, 2)],
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
  draw: (random) => ({
    kind: random.pick(['exp', 'sin', 'cos', 'log', 'product', 'product', 'product'] as const),
    a: random.int(-5, 6, [0, 1]),
    b: random.int(2, 8),
  }),
  accepts: ({ kind, a, b }) => kind !== 'product' || (b <= 5 && 3 * a * a !== b * b),
  write: ({ kind, a, b }) => writeSeries(SERIES[kind](a, b)),
});

function writeSeries({ rule, all, wrong, tag, why }: Series): ItemDraft {
  const known = all.flatMap((c, power) => (c.n === 0n ? [] : [power]));
  const [first = 0, second = 1] = known;
  const from = (low: number, high: number) =>
    seriesTex(all.map((c, power) => (power >= low && power <= high ? c : ratio(0))));
  const undivided = all.map((c, power) => ratio(Number(c.n) * (FACTORIALS[power] ?? 1), Number(c.d)));
  const answer = seriesTex(all);
  const mistakes = [
    { tag, answer: seriesTex(wrong), why, earns: [1] },
    {
      tag: 'maclaurin-factorial',
      answer: seriesTex(undivided),
      why: 'The terms have to be divided by factorials.',
      earns: [1],
    },
  ];
  return {
    stem: `Find the Maclaurin expansion of $${rule}$ up to and including the term in $x^${all.length - 1}$.`,
    answer,
    bullets: [
      strategy('Know the standard series', from(0, first), {
        working: `$${from(0, first)} + \\ldots$`,
        gaps: ['maclaurin-standard'],
        impliedBy: [2, 3],
      }),
      step('Find the next term', from(0, second), {
        working: `$${from(0, second)} + \\ldots$`,
        gaps: ['maclaurin-chain'],
        impliedBy: [3],
      }),
      step('Complete the expansion', answer, {
        from: `b2 + (${from(second + 1, all.length)})`,
        gaps: ['maclaurin-factorial'],
      }),
    ],
    mistakes: mistakes.filter(
      ({ answer: mistake }, index) =>
        mistake !== answer && mistakes.findIndex((other) => other.answer === mistake) === index,
    ),
    policies: { answerOnly: 'full' },
  };
}
