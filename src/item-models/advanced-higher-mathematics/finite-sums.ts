/** The learner evaluates a finite sum with the formulae for the sums of integers and of squares. */

import { step } from '../item-draft.ts';
import { termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

export const finiteSums = advancedHigherMathematicsModel({
  id: 'AHM-18',
  title: 'Sums of integers and squares',
  outcomeId: 'MNU-AH-08',
  calculator: 'either',
  marks: [3],
  largest: 100000,
  choose: (random) => ({ a: random.int(2, 6), b: random.int(-8, 9, [0]), n: random.int(8, 20) }),
  write: ({ a, b, n }) => {
    const squares = (n * (n + 1) * (2 * n + 1)) / 6;
    const integers = (n * (n + 1)) / 2;
    const total = a * squares + b * integers;
    return {
      stem: `Use the formulae for $\\sum_{r=1}^{n} r$ and $\\sum_{r=1}^{n} r^2$ to evaluate $\\sum_{r=1}^{${n}} (${termsTex(
        [
          [a, 'r^2'],
          [b, 'r'],
        ],
      )})$.`,
      answer: String(total),
      recomputedFrom: `${a} \\times \\frac{${n} \\times ${n + 1} \\times ${2 * n + 1}}{6} + (${b}) \\times \\frac{${n} \\times ${n + 1}}{2}`,
      bullets: [
        step('Find the sum of the squares', String(squares), {
          working: `$\\frac{${n} \\times ${n + 1} \\times ${2 * n + 1}}{6} = ${squares}$`,
          // The terms of the sum may be multiplied out first.
          alsoAccepted: [String(a * squares)],
          gaps: ['sum-of-squares'],
        }),
        step('Find the sum of the integers', String(integers), {
          working: `$\\frac{${n} \\times ${n + 1}}{2} = ${integers}$`,
          alsoAccepted: [String(b * integers)],
          gaps: ['sum-of-integers'],
        }),
        step('Combine the sums', String(total), {
          followThrough: `${a} \\times b1 + (${b}) \\times b2`,
          gaps: ['sum-linearity'],
        }),
      ],
      mistakes: [
        {
          tag: 'sum-linearity',
          answer: String(a * n * n + b * n),
          why: `This is the term for $r = ${n}$, not the sum.`,
        },
        {
          tag: 'sum-of-squares',
          answer: String(a * integers * integers + b * integers),
          why: 'The sum of the squares is not the square of the sum.',
          earns: [2],
        },
      ],
    };
  },
});
