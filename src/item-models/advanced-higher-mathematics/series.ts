/**
 * The learner finds the sum of an arithmetic series from two of its terms, or the sum to infinity of a
 * geometric series.
 */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

export const seriesSums = advancedHigherMathematicsModel({
  id: 'AHM-13',
  title: 'Arithmetic and geometric series',
  outcomeId: 'MNU-AH-08',
  calculator: 'either',
  marks: [3, 4],
  largest: 100000,
  choose: (random) => ({
    isArithmetic: random.chance(0.5),
    a: random.int(2, 20),
    d: random.int(2, 9),
    p: random.int(3, 6),
    q: random.int(8, 14),
    n: random.int(15, 40),
    ratioTop: random.int(1, 4),
    ratioBottom: random.int(2, 6),
    k: random.int(2, 15),
  }),
  accepts: ({ isArithmetic, ratioTop, ratioBottom, k }) =>
    isArithmetic ||
    (ratioTop < ratioBottom &&
      greatestCommonDivisor(ratioTop, ratioBottom) === 1 &&
      (k * ratioBottom) % (ratioBottom - ratioTop) === 0),
  write: ({ isArithmetic, ...numbers }) =>
    isArithmetic ? writeArithmetic(numbers) : writeGeometric(numbers),
});

/**
 * The first term a, the common difference d, the positions p and q of the two given terms, and the number
 * n of terms.
 */
type Arithmetic = {
  readonly a: number;
  readonly d: number;
  readonly p: number;
  readonly q: number;
  readonly n: number;
};

function writeArithmetic({ a, d, p, q, n }: Arithmetic): ItemDraft {
  const termAt = (k: number) => a + (k - 1) * d;
  const sum = (n * (2 * a + (n - 1) * d)) / 2;
  return {
    stem: `The ${formatOrdinal(p)} term of an arithmetic sequence is $${termAt(p)}$ and the ${formatOrdinal(q)} term is $${termAt(q)}$. Find the sum of the first $${n}$ terms.`,
    answer: String(sum),
    recomputedFrom: `\\frac{${n}}{2}(2 \\times ${a} + ${n - 1} \\times ${d})`,
    bullets: [
      strategy(
        'Set up two equations',
        termsTex([
          [1, 'a'],
          [p - 1, 'd'],
        ]),
        {
          working: `$a + ${p - 1}d = ${termAt(p)}$ and $a + ${q - 1}d = ${termAt(q)}$`,
          alsoAccepted: [`a + ${p - 1}d = ${termAt(p)}`, `a + ${q - 1}d = ${termAt(q)}`],
          gaps: ['sequence-term'],
          impliedBy: [2, 3],
        },
      ),
      step('Find the common difference', `d = ${d}`, { gaps: ['common-difference'], impliedBy: [] }),
      step('Find the first term', `a = ${a}`, {
        followThrough: `a = ${termAt(p)} - ${p - 1} \\times b2`,
        gaps: ['first-term'],
        impliedBy: [],
      }),
      step('Find the sum', String(sum), {
        followThrough: `\\frac{${n}}{2}(2b3 + ${n - 1}b2)`,
        gaps: ['series-sum'],
      }),
    ],
    mistakes: [
      {
        tag: 'series-sum',
        answer: String(a + (n - 1) * d),
        why: `This is the ${formatOrdinal(n)} term, not the sum.`,
        earns: [1, 2, 3],
      },
      {
        tag: 'sequence-term',
        answer: String((n * (2 * (termAt(p) - p * d) + (n - 1) * d)) / 2),
        why: `The ${formatOrdinal(p)} term is $a + ${p - 1}d$.`,
        earns: [2],
      },
    ],
  };
}

/** The common ratio is `ratioTop` / `ratioBottom`, and the first term is k × `ratioBottom`. */
type Geometric = { readonly ratioTop: number; readonly ratioBottom: number; readonly k: number };

function writeGeometric({ ratioTop, ratioBottom, k }: Geometric): ItemDraft {
  const first = k * ratioBottom;
  const [second, third] = [k * ratioTop, (k * ratioTop * ratioTop) / ratioBottom];
  const sum = (first * ratioBottom) / (ratioBottom - ratioTop);
  const r = `\\frac{${ratioTop}}{${ratioBottom}}`;
  const thirdTex = Number.isInteger(third)
    ? String(third)
    : fractionTex(ratio(k * ratioTop * ratioTop, ratioBottom));
  return {
    stem: `A geometric series begins $${first} + ${second} + ${thirdTex} + \\ldots$. Explain why the series has a sum to infinity, and find this sum.`,
    answer: String(sum),
    recomputedFrom: `\\frac{${first}}{1 - ${r}}`,
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
        followThrough: `\\frac{${first}}{1 - b1}`,
        gaps: ['series-sum'],
      }),
    ],
    mistakes: [
      {
        tag: 'series-sum',
        answer: String(first / (1 + ratioTop / ratioBottom)),
        why: 'The sum is $\\frac{a}{1 - r}$, not $\\frac{a}{1 + r}$.',
        earns: [1, 2],
      },
      {
        tag: 'common-ratio',
        answer: `-${(first * ratioTop) / (ratioBottom - ratioTop)}`,
        why: 'The ratio was found upside down.',
        earns: [],
      },
    ] // Only whole numbers are typical answers.
      .filter(({ answer: wrong }) => /^-?\d+$/.test(wrong)),
  };
}

function formatOrdinal(n: number): string {
  if (n % 10 === 1 && n !== 11) return `${n}st`;
  if (n % 10 === 2 && n !== 12) return `${n}nd`;
  return n % 10 === 3 && n !== 13 ? `${n}rd` : `${n}th`;
}
