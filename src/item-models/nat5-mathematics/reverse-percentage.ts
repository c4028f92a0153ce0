// National 5 Mathematics: the original amount before a percentage change.
// Notation: `b1` is the learner's own result of bullet 1.

import { step, strategy } from '../item-draft.ts';
import { moneyTex, plainTex, roundTo } from '../write/number.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type ReverseContext = {
  readonly isRise: boolean;
  readonly isMoney: boolean;
  /** The range of plausible original amounts. */
  readonly range: readonly [number, number];
  readonly situation: (p: number, f: string) => string;
};

const reverseContexts: readonly ReverseContext[] = [
  {
    isRise: false,
    isMoney: true,
    range: [30, 240],
    situation: (p, f) =>
      `In a sale, the price of a jacket is reduced by $${p}\\%$. The sale price is $${f}$. Calculate the price of the jacket before the sale.`,
  },
  {
    isRise: true,
    isMoney: true,
    range: [80, 500],
    situation: (p, f) =>
      `The weekly rent of a flat has gone up by $${p}\\%$. The rent is now $${f}$ a week. Calculate the weekly rent before the increase.`,
  },
  {
    isRise: false,
    isMoney: true,
    range: [120, 1200],
    situation: (p, f) =>
      `A cyclist sells her bike for $${f}$. This is $${p}\\%$ less than she paid for it. Calculate how much she paid for the bike.`,
  },
  {
    isRise: true,
    isMoney: false,
    range: [40, 600],
    situation: (p, f) =>
      `This year a sports club has $${f}$ members, which is $${p}\\%$ more than last year. Calculate how many members the club had last year.`,
  },
  {
    isRise: false,
    isMoney: false,
    range: [200, 1200],
    situation: (p, f) =>
      `The number of people who visited a museum fell by $${p}\\%$ from June to July. In July, $${f}$ people visited the museum. Calculate how many people visited it in June.`,
  },
];

export const reversePercentage = nat5MathematicsModel({
  id: 'N5M-10',
  title: 'Reverse percentage',
  outcomeId: 'MNU-5-03',
  calculator: 'either',
  marks: [3],
  largest: 1500,
  choose: (random) => ({
    context: random.pick(reverseContexts),
    p: random.pick([4, 5, 8, 10, 12, 15, 20, 25, 30, 35, 40]),
    j: random.int(3, 60),
  }),
  accepts: ({ context: { isRise, range }, p, j }) => {
    const original = (j * 100) / greatestCommonDivisor(isRise ? 100 + p : 100 - p, 100);
    return original >= range[0] && original <= range[1];
  },
  write: ({ context, p, j }) => {
    const { isRise, isMoney, situation } = context;
    const percent = isRise ? 100 + p : 100 - p;
    const common = greatestCommonDivisor(percent, 100);
    const [final, original] = [(j * percent) / common, (j * 100) / common];
    const formatAmount = (value: number) => (isMoney ? moneyTex(value) : plainTex(value));
    const wrongAmount = final * (1 + ((isRise ? -1 : 1) * p) / 100);
    return {
      stem: situation(p, formatAmount(final)),
      answer: formatAmount(original),
      recomputedFrom: `\\frac{${final}}{${percent}} \\times 100`,
      bullets: [
        strategy(
          `Take $${formatAmount(final)}$ as $${percent}\\%$ of the original amount`,
          plainTex(percent / 100),
          {
            working: `$${percent}\\%$ of the original amount is $${formatAmount(final)}$`,
            alsoAccepted: [`${percent}\\%`],
            gaps: ['reverse-percent-of-final'],
          },
        ),
        step('Begin the calculation', `\\frac{${final}}{${plainTex(percent / 100)}}`, {
          followThrough: `\\frac{${final}}{b1}`,
          alsoAccepted: [`${plainTex(final / percent)}`],
          gaps: ['reverse-percent-of-final'],
        }),
        step('Find the original amount', formatAmount(original), {
          followThrough: 'b2',
          gaps: ['percent-part-only'],
        }),
      ],
      mistakes: [
        {
          tag: 'reverse-percent-of-final',
          answer: formatAmount(roundTo(wrongAmount, 2)),
          why: `The $${p}\\%$ was taken of the amount after the change.`,
        },
        {
          tag: 'percent-part-only',
          answer: formatAmount(roundTo((final * p) / 100, 2)),
          why: `Only $${p}\\%$ of the amount after the change was found.`,
        },
      ],
    };
  },
});
