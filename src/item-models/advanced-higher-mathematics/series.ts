import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

export const seriesSums = advancedHigherMathematicsModel({
  id: 'AHM-13',
  title: 'Arithmetic and geometric series',
  outcomeId: 'MNU-AH-08',
  calculator: 'either',
  marks: [3, 4],
  largest: 100000,
  draw: (random) => ({
    isArithmetic: random.chance(0.5),
    a: random.int(2, 20),
    d: random.int(2, 9),
    p: random.int(3, 6),
    q: random.int(8, 14),
    n: random.int(15, 40),
    top: random.int(1, 4),
    bottom: random.int(2, 6),
    k: random.int(2, 15),
  }),
  accepts: ({ isArithmetic, top, bottom, k }) =>
    isArithmetic ||
    (top < bottom && greatestCommonDivisor(top, bottom) === 1 && (k * bottom) % (bottom - top) === 0),
  write: ({ isArithmetic, ...drawn }) => (isArithmetic ? writeArithmetic(drawn) : writeGeometric(drawn)),
});

type Arithmetic = {
  readonly a: number;
  readonly d: number;
  readonly p: number;
  readonly q: number;
  readonly n: number;
};

function writeArithmetic({ a, d, p, q, n }: Arithmetic): ItemDraft {
  const term = (k: number) => a + (k - 1) * d;
  const sum = (n * (2 * a + (n - 1) * d)) / 2;
  return {
    stem: `The ${ordinal(p)} term of an arithmetic sequence is $${term(p)}$ and the ${ordinal(q)} term is $${term(q)}$. Find the sum of the first $${n}$ terms.`,
    answer: String(sum),
    check: `\\frac{${n}}{2}(2 \\times ${a} + ${n - 1} \\times ${d})`,
    bullets: [
      strategy(
        'Set up two equations',
        termsTex([
          [1, 'a'],
          [p - 1, 'd'],
        ]),
        {
          working: `$a + ${p - 1}d = ${term(p)}$ and $a + ${q - 1}d = ${term(q)}$`,
          or: [`a + ${p - 1}d = ${term(p)}`, `a + ${q - 1}d = ${term(q)}`],
          gaps: ['sequence-term'],
          impliedBy: [2, 3],
        },
      ),
      step('Find the common difference', `d = ${d}`, { gaps: ['common-difference'], impliedBy: [] }),
      step('Find the first term', `a = ${a}`, {
        from: `a = ${term(p)} - ${p - 1} \\times b2`,
        gaps: ['first-term'],
        impliedBy: [],
      }),
      step('Find the sum', String(sum), { from: `\\frac{${n}}{2}(2b3 + ${n - 1}b2)`, gaps: ['series-sum'] }),
    ],
    mistakes: [
      {
        tag: 'series-sum',
        answer: String(a + (n - 1) * d),
        why: `This is the ${ordinal(n)} term, not the sum.`,
        earns: [1, 2, 3],
      },
      {
        tag: 'sequence-term',
        answer: String((n * (2 * (term(p) - p * d) + (n - 1) * d)) / 2),
        why: `The ${ordinal(p)} term is $a + ${p - 1}d$.`,
        earns: [2],
      },
    ],
  };
}

type Geometric = { readonly top: number; readonly bottom: number; readonly k: number };

function writeGeometric({ top, bottom, k }: Geometric): ItemDraft {
  const first = k * bottom;
  const [second, third] = [k * top, (k * top * top) / bottom];
  const sum = (first * bottom) / (bottom - top);
  const r = `\\frac{${top}}{${bottom}}`;
  const shown = Number.isInteger(third) ? String(third) : `\\frac{${k * top * top}}{${bottom}}`;
  return {
    stem: `A geometric series begins $${first} + ${second} + ${shown} + \\ldots$. Explain why the series has a sum to infinity, and find this sum.`,
    answer: String(sum),
    check: `\\frac{${first}}{1 - ${r}}`,
    bullets: [
      step('Find the common ratio', `r = ${r}`, { gaps: ['common-ratio'], impliedBy: [] }),
      {
        ...strategy('Give the reason', `-1 < ${r} < 1`, {
          working: `$-1 < ${r} < 1$`,
          gaps: ['sum-to-infinity-condition'],
        }),
        alternatives: [
          { kind: 'expression' as const, tex: `\\left|${r}\\right| < 1` },
          { kind: 'wording' as const, anyOf: ['between -1 and 1'] },
        ],
      },
      step('Find the sum to infinity', String(sum), {
        from: `\\frac{${first}}{1 - b1}`,
        gaps: ['series-sum'],
      }),
    ],
    mistakes: [
      {
        tag: 'series-sum',
        answer: String(first / (1 + top / bottom)),
        why: 'The sum is $\\frac{a}{1 - r}$, not $\\frac{a}{1 + r}$.',
        earns: [1, 2],
      },
      {
        tag: 'common-ratio',
        answer: `-${(first * top) / (bottom - top)}`,
        why: 'The ratio was found upside down.',
        earns: [],
      },
    ].filter(({ answer: wrong }) => /^-?\d+$/.test(wrong)),
  };
}

function ordinal(n: number): string {
  const ending =
    n % 10 === 1 && n !== 11
      ? 'st'
      : n % 10 === 2 && n !== 12
        ? 'nd'
        : n % 10 === 3 && n !== 13
          ? 'rd'
          : 'th';
  return `${n}${ending}`;
}
