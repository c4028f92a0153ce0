// National 3 Mathematics: pay, a budget and the best buy.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { decision, type ItemDraft, step, wording } from '../item-draft.ts';
import { moneyTex } from '../write/number.ts';
import { nat3MathematicsModel } from './nat3-mathematics-model.ts';

const JOBS = [
  ['Ava', 'a cafe'],
  ['Rory', 'a garden centre'],
  ['Zara', 'a swimming pool'],
  ['Lewis', 'a supermarket'],
  ['Skye', 'a farm shop'],
  ['Omar', 'a bakery'],
] as const;
/** Writes an amount of money inside a sentence. */
const pounds = (value: number): string => `$${moneyTex(value)}$`;

export const wages = nat3MathematicsModel({
  id: 'N3M-01',
  title: 'Pay for hours worked',
  outcomeId: 'MNU-3-01',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    job: random.pick(JOBS),
    rate: random.step(8, 14, 0.5),
    hours: random.int(4, 38),
    days: random.int(2, 5),
    isDaily: random.chance(0.4),
  }),
  accepts: ({ hours, isDaily }) => !isDaily || hours <= 8,
  write: ({ job: [name, place], rate, hours, days, isDaily }) =>
    isDaily
      ? writeWrittenCalculation({
          situation: `${name} works in ${place} for ${pounds(rate)} an hour. One week ${name} works $${hours}$ hours a day on $${days}$ days.`,
          quantity: `${name}'s pay for the week`,
          lines: [
            {
              why: 'Find the number of hours',
              tex: `${hours} \\times ${days}`,
              value: hours * days,
              gaps: ['operation-choice'],
            },
            {
              why: 'Multiply by the rate of pay',
              tex: `@1 \\times ${rate}`,
              value: hours * days * rate,
              unit: '£',
              gaps: ['operation-choice'],
            },
          ],
          mistakes: listDailyPayMistakes(hours, rate, days),
        })
      : writeWrittenCalculation({
          situation: `${name} works in ${place} and is paid ${pounds(rate)} an hour. One month ${name} works $${hours}$ hours, and is also given ${pounds(days * 5)} in tips.`,
          quantity: `how much money ${name} gets in that month`,
          lines: [
            {
              why: 'Multiply the rate of pay by the hours',
              tex: `${rate} \\times ${hours}`,
              value: rate * hours,
              unit: '£',
              gaps: ['operation-choice'],
            },
            {
              why: 'Add the tips',
              tex: `@1 + ${days * 5}`,
              value: rate * hours + days * 5,
              unit: '£',
              gaps: ['incomplete'],
            },
          ],
          mistakes: [
            { tag: 'incomplete', value: rate * hours, why: 'The tips were left out.', earns: [1] },
            {
              tag: 'operation-choice',
              value: rate + hours + days * 5,
              why: 'The rate of pay is multiplied by the hours, not added.',
              earns: [2],
            },
          ],
        }),
});

function listDailyPayMistakes(hours: number, rate: number, days: number): NumericMistake[] {
  return [
    { tag: 'one-day', value: hours * rate, why: 'This is the pay for one day.', earns: [] },
    {
      tag: 'operation-choice',
      value: (hours + days) * rate,
      why: 'The hours of a day are multiplied by the number of days, not added.',
      earns: [2],
    },
  ];
}

/** Weekly costs with their least and greatest amounts. */
const COSTS = [
  ['rent', 60, 150],
  ['food', 35, 80],
  ['bus fares', 8, 25],
  ['phone calls', 5, 15],
  ['electricity', 12, 35],
  ['clothes', 10, 40],
  ['swimming', 6, 15],
] as const;

export const budget = nat3MathematicsModel({
  id: 'N3M-02',
  title: 'Budget',
  outcomeId: 'MNU-3-01',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => ({
    name: random.pick(JOBS)[0],
    income: 10 * random.int(9, 45),
    costs: random.sample(COSTS, 3).map(([what, low, high]) => ({ what, amount: random.int(low, high) })),
    weeks: random.pick([1, 4, 5, 6, 8, 10]),
  }),
  accepts: ({ income, costs }) => {
    const left = income - costs.reduce((sum, { amount }) => sum + amount, 0);
    return left >= 15 && left <= 160;
  },
  write: ({ name, income, costs, weeks }) => {
    const [firstCost = '', secondCost = '', thirdCost = ''] = costs.map(({ what }) => what);
    const [a = 0, b = 0, c = 0] = costs.map(({ amount }) => amount);
    const totalCosts = a + b + c;
    const hasSavings = weeks > 1;
    const savingsLine = {
      why: 'Multiply by the number of weeks',
      tex: `@2 \\times ${weeks}`,
      value: (income - totalCosts) * weeks,
      unit: '£',
      gaps: ['operation-choice'],
    };
    return writeWrittenCalculation({
      situation: `Each week ${name} has ${pounds(income)}. Out of this ${name} pays ${pounds(a)} for ${firstCost}, ${pounds(b)} for ${secondCost} and ${pounds(c)} for ${thirdCost}${hasSavings ? `, and saves the rest` : ''}.`,
      quantity: hasSavings ? `how much ${name} saves in $${weeks}$ weeks` : `how much money ${name} has left`,
      lines: [
        {
          why: 'Add the costs',
          tex: `${a} + ${b} + ${c}`,
          value: totalCosts,
          unit: '£',
          gaps: ['incomplete'],
        },
        {
          why: 'Take them from the money',
          tex: `${income} - @1`,
          value: income - totalCosts,
          unit: '£',
          gaps: ['operation-choice'],
        },
        ...(hasSavings ? [savingsLine] : []),
      ],
      mistakes: [
        {
          tag: 'incomplete',
          value: (income - a - b) * weeks,
          why: 'One of the costs was left out.',
          earns: hasSavings ? [2, 3] : [2],
        },
        {
          tag: 'operation-choice',
          value: (income + totalCosts) * weeks,
          why: 'The costs are taken away, not added.',
          earns: hasSavings ? [1, 3] : [1],
        },
        {
          tag: 'spent-vs-left',
          value: totalCosts * weeks,
          why: 'This is what is spent, not what is left.',
          earns: [1],
        },
      ],
    });
  },
});

const PACKS = [
  ['washing tablets', 'tablets'],
  ['batteries', 'batteries'],
  ['oatcakes', 'oatcakes'],
  ['tea bags', 'bags'],
  ['cereal bars', 'bars'],
  ['dishwasher tablets', 'tablets'],
] as const;

export const bestBuy = nat3MathematicsModel({
  id: 'N3M-03',
  title: 'Best buy',
  outcomeId: 'MNU-3-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    pack: random.pick(PACKS),
    small: random.int(4, 12),
    large: random.int(14, 36),
    unitSmall: random.int(10, 45),
    change: random.int(-6, 6, [0]),
  }),
  accepts: ({ unitSmall, change }) => unitSmall + change > 4,
  write: ({ pack: [product, pieces], small, large, unitSmall, change }): ItemDraft => {
    const unitLarge = unitSmall + change;
    const [priceSmall, priceLarge] = [(small * unitSmall) / 100, (large * unitLarge) / 100];
    const isSmall = unitSmall < unitLarge;
    const [better, worse] = isSmall ? ['small', 'large'] : ['large', 'small'];
    const sign = better === 'small' ? '<' : '>';
    const listWordings = (size: string) => [
      `the ${size} pack`,
      `${size} pack`,
      `the ${size} one`,
      `${size} one`,
      `${size} is better`,
    ];
    return {
      stem: `A small pack of ${product} holds $${small}$ and costs ${pounds(priceSmall)}. A large pack holds $${large}$ and costs ${pounds(priceLarge)}. Which pack is the better value? Show your working.`,
      answer: `\\text{the ${better} pack}`,
      bullets: [
        step(`Find the price of one of the ${pieces} in the small pack`, String(unitSmall), {
          working: `$${small * unitSmall} \\div ${small} = ${unitSmall}$ pence`,
          alsoAccepted: [String(unitSmall / 100)],
          gaps: ['best-buy'],
        }),
        step(`Find the price of one of the ${pieces} in the large pack`, String(unitLarge), {
          working: `$${large * unitLarge} \\div ${large} = ${unitLarge}$ pence`,
          alsoAccepted: [String(unitLarge / 100)],
          gaps: ['best-buy'],
        }),
        decision(
          'Choose the better value',
          [
            { evidence: wording(listWordings(better), listWordings(worse)), when: `b1 ${sign} b2` },
            {
              evidence: wording(listWordings(worse), listWordings(better)),
              when: `b1 ${sign === '<' ? '>' : '<'} b2`,
            },
          ],
          { gaps: ['best-buy-choice'], requires: [1] },
        ),
      ],
      mistakes: [
        {
          tag: 'best-buy',
          answer: `\\text{the ${worse} pack}`,
          why: 'Compare the price of one, not the price of the pack.',
        },
      ],
    };
  },
});
