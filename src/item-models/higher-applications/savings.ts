/** The learner calculates an effective rate, the value of regular savings, income tax and the cost of credit. */

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { moneyTex, plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const moneyText = (value: number): string => `$${moneyTex(value)}$`;
const NEAR_PENNY = { tolerance: { relative: 0.0005 } } as const;

export const effectiveRate = higherApplicationsModel({
  id: 'HA-09',
  title: 'Effective annual rate',
  outcomeId: 'APM-H-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    monthlyRate: random.step(0.8, 2.6, 0.05),
    lender: random.pick(['credit card', 'store card', 'personal loan', 'overdraft']),
  }),
  write: ({ monthlyRate, lender }) => {
    const factor = 1 + monthlyRate / 100;
    const effective = (factor ** 12 - 1) * 100;
    return writeWrittenCalculation({
      situation: `A ${lender} charges interest of $${plainTex(monthlyRate)}\\%$ every month on the amount that is owed.`,
      quantity: 'the effective annual rate of interest, to one decimal place',
      lines: [
        {
          why: 'Find the growth factor of a month',
          tex: `1 + \\frac{${plainTex(monthlyRate)}}{100}`,
          value: factor,
          gaps: ['multiplier-form'],
        },
        {
          why: 'Find the growth factor of a year',
          tex: '@1^{12}',
          value: factor ** 12,
          significantFigures: 6,
          gaps: ['period-count'],
        },
        {
          why: 'State the effective rate',
          tex: '(@2 - 1) \\times 100',
          value: roundTo(effective, 1),
          unit: '%',
          gaps: ['effective-rate'],
        },
      ],
      mistakes: [
        {
          tag: 'simple-vs-compound',
          value: roundTo(12 * monthlyRate, 1),
          why: 'The monthly rate was multiplied by 12, but the interest of each month is charged on the earlier interest too.',
          earns: [],
        },
        {
          tag: 'effective-rate',
          value: roundTo(factor ** 12 * 100, 1),
          why: 'This is the whole amount as a percentage; the rate is the increase.',
          earns: [1, 2],
        },
      ],
      policies: { tolerance: { absolute: 0.06 } },
    });
  },
});

export const regularSavings = higherApplicationsModel({
  id: 'HA-10',
  title: 'Regular savings',
  outcomeId: 'APM-H-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    deposit: 10 * random.int(5, 40),
    monthlyRate: random.pick([0.2, 0.25, 0.3, 0.35, 0.4]),
    years: random.int(2, 10),
    isDeposit: random.chance(0.5),
    target: 500 * random.int(8, 40),
  }),
  accepts: ({ isDeposit, target, years, monthlyRate }) => {
    const factor = computeSavingsFactor(monthlyRate, 12 * years);
    return !isDeposit || (target / factor > 40 && target / factor < 600);
  },
  write: ({ deposit, monthlyRate, years, isDeposit, target }) => {
    const months = 12 * years;
    const factor = computeSavingsFactor(monthlyRate, months);
    const rateTex = plainTex(monthlyRate / 100);
    const answer = isDeposit ? target / factor : deposit * factor;
    const formula = `Equal deposits of $P$ at the end of each month grow to $P \\times \\frac{(1 + i)^n - 1}{i}$, where $i$ is the monthly rate and $n$ the number of deposits.`;
    return writeWrittenCalculation({
      situation: `A savings account pays interest of $${plainTex(monthlyRate)}\\%$ a month. ${formula} ${isDeposit ? `A saver needs ${moneyText(target)} after $${years}$ years.` : `A saver deposits ${moneyText(deposit)} at the end of each month for $${years}$ years.`}`,
      quantity: isDeposit
        ? 'the monthly deposit, to the nearest penny'
        : 'the final balance, to the nearest penny',
      lines: [
        {
          why: 'Find the number of deposits',
          symbol: 'n',
          tex: `12 \\times ${years}`,
          value: months,
          gaps: ['period-count'],
        },
        {
          why: 'Evaluate the growth of deposits of one pound',
          tex: `\\frac{(1 + ${rateTex})^{@1} - 1}{${rateTex}}`,
          value: factor,
          gaps: ['annuity-factor'],
        },
        {
          why: isDeposit ? 'Find the deposit' : 'Find the balance',
          tex: isDeposit ? `\\frac{${target}}{@2}` : `${deposit} \\times @2`,
          value: answer,
          unit: '£',
          gaps: ['annuity'],
        },
      ],
      mistakes: [
        {
          tag: 'interest-ignored',
          value: isDeposit ? target / months : deposit * months,
          why: 'The interest was left out.',
          earns: [1],
        },
        {
          tag: 'period-count',
          value: isDeposit
            ? target / computeSavingsFactor(monthlyRate, years)
            : deposit * computeSavingsFactor(monthlyRate, years),
          why: 'The deposits are made every month, not every year.',
          earns: [3],
        },
      ],
      policies: NEAR_PENNY,
    });
  },
});

/** The value of deposits of £1 at the end of each month, at the time of the last deposit. The rate is in per cent a month. */
function computeSavingsFactor(monthlyRate: number, months: number): number {
  const i = monthlyRate / 100;
  return ((1 + i) ** months - 1) / i;
}

/** Allowance and bands of the question, in pounds a year; the stem states them. */
const BANDS = { allowance: 12_570, starter: 2306, basic: 11_685 } as const;

export const incomeTax = higherApplicationsModel({
  id: 'HA-11',
  title: 'Income tax and take-home pay',
  outcomeId: 'APM-H-03',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => ({
    salary: 50 * random.int(560, 860),
    isTakeHome: random.chance(0.5),
    job: random.pick(['a nurse', 'a joiner', 'a librarian', 'a lab technician', 'a bus driver', 'a chef']),
  }),
  write: ({ salary, isTakeHome, job }) => {
    const { allowance, starter, basic } = BANDS;
    const rest = salary - allowance - starter - basic;
    const lowTax = roundTo(0.19 * starter + 0.2 * basic, 2);
    const tax = lowTax + 0.21 * rest;
    const last = isTakeHome
      ? {
          why: 'Find the salary after tax',
          tex: `${salary} - @3`,
          value: salary - tax,
          unit: '£',
          gaps: ['net-pay'],
        }
      : {
          why: 'Find the tax of a month',
          tex: '\\frac{@3}{12}',
          value: tax / 12,
          unit: '£',
          gaps: ['period-count'],
        };
    return writeWrittenCalculation({
      situation: `The salary of ${job} is ${moneyText(salary)} a year. The first ${moneyText(allowance)} is free of tax, the next ${moneyText(starter)} is taxed at $19\\%$, the next ${moneyText(basic)} at $20\\%$, and the rest at $21\\%$.`,
      quantity: isTakeHome ? 'the annual salary after tax' : 'the average tax paid each month',
      lines: [
        {
          why: 'Find the part that is taxed at 21\\%',
          tex: `${salary} - ${allowance} - ${starter} - ${basic}`,
          value: rest,
          unit: '£',
          gaps: ['tax-bands'],
        },
        {
          why: 'Find the tax of the lower bands',
          tex: `0.19 \\times ${starter} + 0.2 \\times ${basic}`,
          value: lowTax,
          unit: '£',
          gaps: ['tax-rates'],
        },
        {
          why: 'Find the whole tax',
          tex: '@2 + 0.21 \\times @1',
          value: tax,
          unit: '£',
          gaps: ['tax-rates'],
        },
        last,
      ],
      mistakes: listTaxMistakes(salary, isTakeHome),
      policies: NEAR_PENNY,
    });
  },
});

function listTaxMistakes(salary: number, isTakeHome: boolean): NumericMistake[] {
  const finish = (tax: number): number => (isTakeHome ? salary - tax : tax / 12);
  return [
    {
      tag: 'tax-bands',
      value: finish(0.21 * (salary - BANDS.allowance)),
      why: 'The highest rate applies only to the part of the salary in its band.',
      earns: [4],
    },
    {
      tag: 'allowance-ignored',
      value: finish(0.21 * salary),
      why: 'The allowance is free of tax.',
      earns: [4],
    },
  ];
}
