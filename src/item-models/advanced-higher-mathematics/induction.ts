/** The learner proves the formula of a sum by induction. */

import { type ItemDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { ratio } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/**
 * Sums with known formulae. Each formula is a product divided by `divisor`, written for n, for k and for k
 * + 1.
 */
const SUMS = [
  {
    term: 'r',
    firstTerm: 1,
    divisor: 2,
    sumToN: 'n(n + 1)',
    sumToK: 'k(k + 1)',
    nextTerm: '(k + 1)',
    sumToNext: '(k + 1)(k + 2)',
  },
  {
    term: '(2r - 1)',
    firstTerm: 1,
    divisor: 1,
    sumToN: 'n^2',
    sumToK: 'k^2',
    nextTerm: '(2k + 1)',
    sumToNext: '(k + 1)^2',
  },
  {
    term: 'r^2',
    firstTerm: 1,
    divisor: 6,
    sumToN: 'n(n + 1)(2n + 1)',
    sumToK: 'k(k + 1)(2k + 1)',
    nextTerm: '(k + 1)^2',
    sumToNext: '(k + 1)(k + 2)(2k + 3)',
  },
  {
    term: 'r^3',
    firstTerm: 1,
    divisor: 4,
    sumToN: 'n^2(n + 1)^2',
    sumToK: 'k^2(k + 1)^2',
    nextTerm: '(k + 1)^3',
    sumToNext: '(k + 1)^2(k + 2)^2',
  },
  {
    term: 'r(r + 1)',
    firstTerm: 2,
    divisor: 3,
    sumToN: 'n(n + 1)(n + 2)',
    sumToK: 'k(k + 1)(k + 2)',
    nextTerm: '(k + 1)(k + 2)',
    sumToNext: '(k + 1)(k + 2)(k + 3)',
  },
  {
    term: '(4r - 3)',
    firstTerm: 1,
    divisor: 1,
    sumToN: 'n(2n - 1)',
    sumToK: 'k(2k - 1)',
    nextTerm: '(4k + 1)',
    sumToNext: '(k + 1)(2k + 1)',
  },
] as const;

export const induction = advancedHigherMathematicsModel({
  id: 'AHM-11',
  title: 'Proof by induction',
  outcomeId: 'MNU-AH-13',
  calculator: 'either',
  marks: [5],
  choose: (random) => ({ sum: random.pick(SUMS), factor: random.int(1, 15) }),
  write: ({ sum, factor }): ItemDraft => {
    const sumTex = (product: string) => termsTex([[ratio(factor, sum.divisor), product]]);
    const multipleTex = (product: string) => termsTex([[factor, product]]);
    const sumPlusNextTex = `${sumTex(sum.sumToK)} + ${multipleTex(sum.nextTerm)}`;
    const sigmaTex = (end: string) => `\\sum_{r=1}^{${end}} ${multipleTex(sum.term)}`;
    return {
      stem: `Prove by induction that $${sigmaTex('n')} = ${sumTex(sum.sumToN)}$ for all integers $n \\geq 1$.`,
      answer: sumTex(sum.sumToNext),
      recomputedFrom: sumPlusNextTex,
      bullets: [
        step('Show that the result is true for $n = 1$', 'n = 1', {
          working: `when $n = 1$, both sides are $${factor * sum.firstTerm}$`,
          alsoAccepted: [`${factor * sum.firstTerm} = ${factor * sum.firstTerm}`],
          gaps: ['induction-base'],
        }),
        statement(
          'Assume the result for $n = k$ and consider $n = k + 1$',
          wording(['assume', 'assuming', 'suppose', 'assumed true']),
          {
            working: `assume that $${sigmaTex('k')} = ${sumTex(sum.sumToK)}$`,
            gaps: ['induction-assumption'],
          },
        ),
        strategy('Add the next term', sumPlusNextTex, { gaps: ['induction-step'] }),
        step('Reach the result for $n = k + 1$', sumTex(sum.sumToNext), {
          form: 'factorised',
          gaps: ['induction-algebra'],
        }),
        statement(
          'State the conclusion',
          wording([
            'by induction',
            'true for all n',
            'true for all integers',
            'true for all positive integers',
            'hence true for all',
          ]),
          {
            working:
              'true for $n = k$ implies true for $n = k + 1$; true for $n = 1$; so by induction true for all $n \\geq 1$',
            requires: [1, 2, 3],
            gaps: ['induction-conclusion'],
          },
        ),
      ],
      mistakes: [
        {
          tag: 'induction-step',
          answer: sumTex(sum.sumToK),
          why: 'The term for $r = k + 1$ has to be added to the sum that is assumed.',
        },
      ],
    };
  },
});
