import { type ItemDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { ratio } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** A term with its sum: a product over a number, for n, for k and for k + 1. */
const SUMS = [
  { term: 'r', first: 1, over: 2, n: 'n(n + 1)', k: 'k(k + 1)', next: '(k + 1)', reached: '(k + 1)(k + 2)' },
  { term: '(2r - 1)', first: 1, over: 1, n: 'n^2', k: 'k^2', next: '(2k + 1)', reached: '(k + 1)^2' },
  {
    term: 'r^2',
    first: 1,
    over: 6,
    n: 'n(n + 1)(2n + 1)',
    k: 'k(k + 1)(2k + 1)',
    next: '(k + 1)^2',
    reached: '(k + 1)(k + 2)(2k + 3)',
  },
  {
    term: 'r^3',
    first: 1,
    over: 4,
    n: 'n^2(n + 1)^2',
    k: 'k^2(k + 1)^2',
    next: '(k + 1)^3',
    reached: '(k + 1)^2(k + 2)^2',
  },
  {
    term: 'r(r + 1)',
    first: 2,
    over: 3,
    n: 'n(n + 1)(n + 2)',
    k: 'k(k + 1)(k + 2)',
    next: '(k + 1)(k + 2)',
    reached: '(k + 1)(k + 2)(k + 3)',
  },
  {
    term: '(4r - 3)',
    first: 1,
    over: 1,
    n: 'n(2n - 1)',
    k: 'k(2k - 1)',
    next: '(4k + 1)',
    reached: '(k + 1)(2k + 1)',
  },
] as const;

export const induction = advancedHigherMathematicsModel({
  id: 'AHM-11',
  title: 'Proof by induction',
  outcomeId: 'MNU-AH-13',
  calculator: 'either',
  marks: [5],
  draw: (random) => ({ sum: random.pick(SUMS), times: random.int(1, 15) }),
  write: ({ sum, times }): ItemDraft => {
    const whole = (product: string) => termsTex([[ratio(times, sum.over), product]]);
    const part = (product: string) => termsTex([[times, product]]);
    const added = `${whole(sum.k)} + ${part(sum.next)}`;
    const sumTo = (end: string) => `\\sum_{r=1}^{${end}} ${part(sum.term)}`;
    return {
      stem: `Prove by induction that $${sumTo('n')} = ${whole(sum.n)}$ for all integers $n \\geq 1$.`,
      answer: whole(sum.reached),
      check: added,
      bullets: [
        step('Show that the result is true for $n = 1$', 'n = 1', {
          working: `when $n = 1$, both sides are $${times * sum.first}$`,
          or: [`${times * sum.first} = ${times * sum.first}`],
          gaps: ['induction-base'],
        }),
        statement(
          'Assume the result for $n = k$ and consider $n = k + 1$',
          wording(['assume', 'assuming', 'suppose', 'assumed true']),
          { working: `assume that $${sumTo('k')} = ${whole(sum.k)}$`, gaps: ['induction-assumption'] },
        ),
        strategy('Add the next term', added, { gaps: ['induction-step'] }),
        step('Reach the result for $n = k + 1$', whole(sum.reached), {
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
            gaps: ['induction-conclusion'],
          },
        ),
      ],
      mistakes: [
        {
          tag: 'induction-step',
          answer: whole(sum.k),
          why: 'The term for $r = k + 1$ has to be added to the sum that is assumed.',
        },
      ],
    };
  },
});
