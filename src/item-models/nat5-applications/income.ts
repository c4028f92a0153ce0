// National 5 Applications: net pay after tax and deductions, and pay with overtime or commission.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { moneyTex, plainTex } from '../write/number.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** Names and jobs of workers. */
export const WORKERS = [
  ['Isla', 'a nurse'],
  ['Callum', 'a joiner'],
  ['Aisha', 'a web designer'],
  ['Fergus', 'a bus driver'],
  ['Mairi', 'a vet'],
  ['Pawel', 'an electrician'],
  ['Eilidh', 'a librarian'],
] as const;

/** The income in pounds on which no tax is paid. */
const ALLOWANCE = 12570;

/** Writes an amount of money inside a sentence. */
const pounds = (value: number): string => `$${moneyTex(value)}$`;

export const netPay = nat5ApplicationsModel({
  id: 'N5A-01',
  title: 'Tax, National Insurance and net pay',
  outcomeId: 'APM-5-02',
  calculator: 'allowed',
  marks: [4, 5],
  choose: (random) => {
    const gross = 600 * random.int(40, 70);
    return {
      worker: random.pick(WORKERS),
      gross,
      // National Insurance is about 8% of the pay above the allowance.
      insurance: 12 * Math.round((0.08 * (gross - ALLOWANCE)) / 12),
      pension: 12 * random.int(60, 160),
      asksMonth: random.chance(0.5),
    };
  },
  write: ({ worker: [name, job], gross, insurance, pension, asksMonth }) => {
    const taxable = gross - ALLOWANCE;
    const tax = taxable * 0.2;
    const deductions = tax + insurance + pension;
    const net = gross - deductions;
    const monthlyLine = {
      why: 'Find the monthly pay',
      tex: '\\frac{@4}{12}',
      value: net / 12,
      unit: '£',
      gaps: ['per-month'],
    };
    return writeWrittenCalculation({
      situation: `${name} is ${job} with a gross annual salary of ${pounds(gross)}. The personal allowance is ${pounds(ALLOWANCE)}, and the rest of the salary is taxed at $20\\%$. In the year ${name} also pays ${pounds(insurance)} in National Insurance and ${pounds(pension)} into a pension.`,
      quantity: asksMonth ? `${name}'s net monthly pay` : `${name}'s net annual pay`,
      lines: [
        {
          why: 'Find the taxable income',
          tex: `${gross} - ${ALLOWANCE}`,
          value: taxable,
          unit: '£',
          gaps: ['tax-allowance'],
        },
        {
          why: 'Find the income tax',
          tex: '0.2 \\times @1',
          value: tax,
          unit: '£',
          gaps: ['percent-part'],
        },
        {
          why: 'Find the total deductions',
          tex: `@2 + ${insurance} + ${pension}`,
          value: deductions,
          unit: '£',
          gaps: ['deductions'],
        },
        {
          why: 'Find the net annual pay',
          tex: `${gross} - @3`,
          value: net,
          unit: '£',
          gaps: ['net-vs-gross'],
        },
        ...(asksMonth ? [monthlyLine] : []),
      ],
      mistakes: listNetPayMistakes({ gross, insurance, pension }, asksMonth),
    });
  },
});

function listNetPayMistakes(
  { gross, insurance, pension }: Readonly<Record<'gross' | 'insurance' | 'pension', number>>,
  asksMonth: boolean,
): NumericMistake[] {
  const taxable = gross - ALLOWANCE;
  const tax = taxable * 0.2;
  const deductions = tax + insurance + pension;
  const divisor = asksMonth ? 12 : 1;
  return [
    {
      tag: 'tax-allowance',
      value: (gross - gross * 0.2 - insurance - pension) / divisor,
      why: 'Tax was taken from the whole salary; the personal allowance is free of tax.',
      earns: asksMonth ? [2, 3, 4, 5] : [2, 3, 4],
    },
    {
      tag: 'deductions',
      value: (gross - tax) / divisor,
      why: 'National Insurance and the pension have to be taken off as well.',
      earns: asksMonth ? [1, 2, 5] : [1, 2],
    },
    {
      tag: 'allowance-subtracted',
      value: (taxable - deductions) / divisor,
      why: 'The personal allowance is not taken from the pay; it only lowers the tax.',
      earns: asksMonth ? [1, 2, 3, 5] : [1, 2, 3],
    },
  ];
}

export const overtime = nat5ApplicationsModel({
  id: 'N5A-02',
  title: 'Overtime and commission',
  outcomeId: 'APM-5-02',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({
    worker: random.pick(WORKERS),
    rate: random.int(9, 16),
    basic: random.pick([20, 25, 30, 35]),
    extra: random.int(2, 8),
    isDouble: random.chance(0.5),
    sales: 100 * random.int(4, 30),
    percent: random.pick([2, 3, 4, 5]),
    isCommission: random.chance(0.45),
  }),
  accepts: ({ rate, extra, isDouble }) => isDouble || (rate * extra) % 2 === 0,
  largest: 4000,
  write: ({ isCommission, sales, percent, ...week }) =>
    writeWrittenCalculation(
      isCommission ? commissionCalculation({ ...week, sales, percent }) : overtimeCalculation(week),
    ),
});

type Week = {
  readonly worker: (typeof WORKERS)[number];
  readonly rate: number;
  /** Basic hours. */
  readonly basic: number;
  /** Hours of overtime. */
  readonly extra: number;
  /** Whether overtime is paid at double time instead of time and a half. */
  readonly isDouble: boolean;
};

function commissionCalculation({
  worker: [name],
  rate,
  basic,
  sales,
  percent,
}: Week & { readonly sales: number; readonly percent: number }): Calculation {
  const wage = rate * basic;
  const commission = (sales * percent) / 100;
  return {
    situation: `${name} works in a shop for ${pounds(rate)} an hour. One week ${name} works $${basic}$ hours and sells goods worth ${pounds(sales)}, and is paid a commission of $${percent}\\%$ on these sales.`,
    quantity: `${name}'s pay for the week`,
    lines: [
      {
        why: 'Find the basic pay',
        tex: `${rate} \\times ${basic}`,
        value: wage,
        unit: '£',
        gaps: ['basic-pay'],
      },
      {
        why: 'Find the commission',
        tex: `\\frac{${percent}}{100} \\times ${sales}`,
        value: commission,
        unit: '£',
        gaps: ['percent-part'],
      },
      { why: 'Find the total pay', tex: '@1 + @2', value: wage + commission, unit: '£', gaps: ['total'] },
    ],
    mistakes: [
      {
        tag: 'commission-only',
        value: commission,
        why: 'The basic pay has to be added to the commission.',
        earns: [2],
      },
      {
        tag: 'percent-of-pay',
        value: wage + (wage * percent) / 100,
        why: 'The commission is a percentage of the sales, not of the pay.',
        earns: [1],
      },
      {
        tag: 'basic-pay',
        value: rate + commission,
        why: 'The hourly rate was not multiplied by the hours.',
        earns: [2, 3],
      },
    ],
  };
}

function overtimeCalculation({ worker: [name, job], rate, basic, extra, isDouble }: Week): Calculation {
  const wage = rate * basic;
  const factor = isDouble ? 2 : 1.5;
  const overtimePay = rate * factor * extra;
  return {
    situation: `${name} is ${job} and is paid ${pounds(rate)} an hour for a basic week of $${basic}$ hours. Overtime is paid at ${isDouble ? 'double time' : 'time and a half'}. One week ${name} works $${basic + extra}$ hours.`,
    quantity: `${name}'s pay for that week`,
    lines: [
      {
        why: 'Find the basic pay',
        tex: `${rate} \\times ${basic}`,
        value: wage,
        unit: '£',
        gaps: ['basic-pay'],
      },
      {
        why: 'Find the overtime pay',
        tex: `${rate} \\times ${plainTex(factor)} \\times (${basic + extra} - ${basic})`,
        value: overtimePay,
        unit: '£',
        gaps: ['overtime-rate'],
      },
      { why: 'Find the total pay', tex: '@1 + @2', value: wage + overtimePay, unit: '£', gaps: ['total'] },
    ],
    mistakes: [
      {
        tag: 'overtime-rate',
        value: rate * (basic + extra),
        why: 'Overtime was paid at the basic rate.',
        earns: [1, 3],
      },
      {
        tag: 'overtime-all-hours',
        value: rate * factor * (basic + extra),
        why: 'The overtime rate was used for all the hours.',
      },
      {
        tag: 'overtime-hours',
        value: wage + rate * factor * (basic + extra),
        why: 'Only the extra hours are overtime.',
        earns: [1, 3],
      },
    ],
  };
}
