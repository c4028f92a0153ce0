// National 5 Mathematics: repeated percentage change, and the year in which a target is passed.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { statement, step, strategy } from '../item-draft.ts';
import { fixedTex, groupedTex, isNearTie, moneyTex, plainTex, roundTo } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type CompoundStory = {
  readonly isRise: boolean;
  readonly rates: readonly [number, number];
  readonly situation: (v: string, r: string, n: number) => string;
};

const compoundStories: readonly CompoundStory[] = [
  {
    isRise: false,
    rates: [8, 18],
    situation: (v, r, n) =>
      `A van was bought for $${v}$. Its value went down by $${r}\\%$ each year. Calculate the value of the van after ${n} years.`,
  },
  {
    isRise: true,
    rates: [3, 9],
    situation: (v, r, n) =>
      `A painting was bought for $${v}$. Its value went up by $${r}\\%$ each year. Calculate the value of the painting after ${n} years.`,
  },
  {
    isRise: true,
    rates: [1.5, 5.5],
    situation: (v, r, n) =>
      `Isla puts $${v}$ into a savings account. The bank pays $${r}\\%$ compound interest per year. Calculate how much is in the account after ${n} years.`,
  },
  {
    isRise: false,
    rates: [6, 16],
    situation: (v, r, n) =>
      `A company paid $${v}$ for a machine. The machine depreciates by $${r}\\%$ per annum. Calculate the value of the machine after ${n} years.`,
  },
];

export const compoundChange = nat5MathematicsModel({
  id: 'N5M-11',
  title: 'Appreciation and depreciation',
  outcomeId: 'MNU-5-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const story = random.pick(compoundStories);
    const rate = random.step(...story.rates, 0.5);
    return { story, rate, start: 500 * random.int(4, 60), years: random.int(2, 4) };
  },
  accepts: ({ story, start, rate, years }) => {
    const multiplier = 1 + ((story.isRise ? 1 : -1) * rate) / 100;
    return !isNearTie(start * multiplier ** years, 0, 0.05);
  },
  write: ({ story, start, rate, years }) => {
    const { isRise, situation } = story;
    const sign = isRise ? 1 : -1;
    const multiplier = 1 + (sign * rate) / 100;
    const pounds = (value: number) => moneyTex(roundTo(value, 0));
    const answer = pounds(start * multiplier ** years);
    return {
      stem: `${situation(moneyTex(start), plainTex(rate), years)} Give your answer to the nearest pound.`,
      answer,
      recomputedFrom: `${start} \\times ${plainTex(multiplier)}^${years}`,
      bullets: [
        strategy('Find the multiplier for one year', plainTex(multiplier), {
          alsoAccepted: [`${plainTex(multiplier * 100)}\\%`],
          gaps: ['multiplier-form'],
        }),
        step(`Apply it ${years} times`, `${start} \\times ${plainTex(multiplier)}^${years}`, {
          followThrough: `${start} \\times b1^${years}`,
          gaps: ['simple-vs-compound'],
        }),
        step('Evaluate, to the nearest pound', answer, { followThrough: 'b2', gaps: ['rounding'] }),
      ],
      mistakes: [
        {
          tag: 'simple-vs-compound',
          answer: pounds(start * (1 + (sign * years * rate) / 100)),
          why: 'Every year, the percentage was calculated from the starting value.',
          earns: [],
        },
        {
          tag: 'appreciate-depreciate',
          answer: pounds(start * (1 - (sign * rate) / 100) ** years),
          why: isRise ? 'The value was made to go down.' : 'The value was made to go up.',
        },
        {
          tag: 'percent-part-only',
          answer: pounds((start * rate) / 100),
          why: 'Only the change in the first year was found.',
        },
      ],
      policies: { decimalPlaces: 0 },
    };
  },
});

type TargetStory = {
  readonly isRise: boolean;
  readonly rates: readonly [number, number];
  readonly unit: string;
  readonly situation: (v: string, r: string, t: string) => string;
};

const targetStories: readonly TargetStory[] = [
  {
    isRise: true,
    rates: [2.5, 6],
    unit: '\\pounds ',
    situation: (v, r, t) =>
      `Rory invests $${v}$ in an account which pays $${r}\\%$ compound interest per year. He makes no withdrawals. After how many full years will there first be more than $${t}$ in the account?`,
  },
  {
    isRise: false,
    rates: [10, 20],
    unit: '\\pounds ',
    situation: (v, r, t) =>
      `A car costs $${v}$ when it is new. It loses $${r}\\%$ of its value each year. After how many full years will the car first be worth less than $${t}$?`,
  },
  {
    isRise: false,
    rates: [4, 12],
    unit: '',
    situation: (v, r, t) =>
      `There are $${v}$ puffins on an island. The number falls by $${r}\\%$ each year. After how many full years will there first be fewer than $${t}$ puffins?`,
  },
  {
    isRise: true,
    rates: [2, 6],
    unit: '',
    situation: (v, r, t) =>
      `A town has a population of $${v}$. The population grows by $${r}\\%$ each year. After how many full years will the population first be more than $${t}$?`,
  },
];

export const targetYear = nat5MathematicsModel({
  id: 'N5M-12',
  title: 'The year in which a target is passed',
  outcomeId: 'MNU-5-03',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => {
    const story = random.pick(targetStories);
    return {
      story,
      start: 500 * random.int(8, 60),
      rate: random.step(...story.rates, 0.5),
      years: random.int(3, 6),
      targetFraction: random.step(0.3, 0.7, 0.05),
    };
  },
  accepts: ({ story, start, rate, years, targetFraction }) => {
    const multiplier = 1 + ((story.isRise ? 1 : -1) * rate) / 100;
    const target = computeTarget({ start, multiplier, years, targetFraction });
    const [before, after] = [start * multiplier ** (years - 1), start * multiplier ** years];
    return [before, after].every((value) => Math.abs(value / target - 1) > 0.01);
  },
  write: ({ story, start, rate, years, targetFraction }) => {
    const { isRise, unit, situation } = story;
    const multiplier = 1 + ((isRise ? 1 : -1) * rate) / 100;
    const target = computeTarget({ start, multiplier, years, targetFraction });
    const formatAmount = (value: number) => `${unit}${groupedTex(value)}`;
    const amountAfter = (count: number) => fixedTex(start * multiplier ** count, 2);
    const simpleYears = Math.ceil(roundTo(Math.abs(target / start - 1) / (rate / 100), 6));
    const m = plainTex(multiplier);
    const formatYears = (count: number) => `${count}\\text{ years}`;
    return {
      stem: situation(formatAmount(start), plainTex(rate), formatAmount(target)),
      answer: formatYears(years),
      recomputedFrom: `\\left\\lceil \\frac{\\ln(${target} / ${start})}{\\ln ${m}} \\right\\rceil`,
      bullets: [
        strategy('Find the multiplier for one year', m, {
          alsoAccepted: [`${plainTex(multiplier * 100)}\\%`],
          gaps: ['multiplier-form'],
        }),
        step('Find the amount after one year', amountAfter(1), {
          followThrough: `${start} \\times b1`,
          gaps: ['simple-vs-compound'],
        }),
        step(`Go on until the target is passed, in year ${years}`, amountAfter(years), {
          followThrough: `${start} \\times b1^${years}`,
          working: `$${start} \\times ${m}^${years - 1} = ${amountAfter(years - 1)}$ and $${start} \\times ${m}^${years} = ${amountAfter(years)}$`,
          gaps: ['simple-vs-compound'],
        }),
        statement('State the number of years', formatYears(years), {
          requires: [3],
          gaps: ['threshold-year'],
        }),
      ],
      mistakes: [
        {
          tag: 'threshold-year',
          answer: formatYears(years - 1),
          why: 'The counting stopped a year too early.',
          // Taking the same amount away every year leads to the same number, without the multiplier.
          ...(simpleYears === years - 1 ? {} : { earns: [1, 2] }),
        },
        ...(simpleYears === years || simpleYears === years - 1
          ? []
          : [
              {
                tag: 'adds-percentages',
                answer: formatYears(simpleYears),
                why: 'The same amount was added or taken away every year.',
                earns: [],
              },
            ]),
      ],
    };
  },
});

/** `targetFraction` is the position of the target between the amounts before and after the final year. */
type Target = {
  readonly start: number;
  readonly multiplier: number;
  readonly years: number;
  readonly targetFraction: number;
};

/** Computes a round target that is passed in the final year. */
function computeTarget({ start, multiplier, years, targetFraction }: Target): number {
  const [before, after] = [start * multiplier ** (years - 1), start * multiplier ** years];
  return Math.round((before + (after - before) * targetFraction) / 100) * 100;
}
