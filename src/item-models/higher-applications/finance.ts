/**
 * The learner calculates present and future values, the balance of a loan, and a salary in real terms. In
 * a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { moneyTex, plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const moneyText = (value: number): string => `$${moneyTex(value)}$`;
const PENNY_TOLERANCE = { tolerance: { relative: 0.0005 } } as const;

/** Rates are annual, in per cent. */
type Investment = { readonly amount: number; readonly rate: number; readonly years: number };

function futureValueCalculation({ amount, rate, years }: Investment): Calculation {
  const i = rate / 1200;
  const n = 12 * years;
  return {
    situation: `${moneyText(amount)} is invested at an annual rate of $${plainTex(rate)}\\%$, and the interest is added every month.`,
    quantity: `the value of the investment after $${years}$ years, to the nearest penny`,
    lines: [
      {
        why: 'Find the monthly rate',
        symbol: 'i',
        tex: `\\frac{${plainTex(rate)}}{1200}`,
        value: i,
        gaps: ['period-rate'],
      },
      {
        why: 'Find the number of months',
        symbol: 'n',
        tex: `12 \\times ${years}`,
        value: n,
        gaps: ['period-count'],
      },
      {
        why: 'Find the future value',
        tex: `${amount} \\times (1 + @1)^{@2}`,
        value: amount * (1 + i) ** n,
        unit: '£',
        gaps: ['future-value'],
      },
    ],
    mistakes: [
      {
        tag: 'simple-vs-compound',
        value: amount * (1 + (rate * years) / 100),
        why: 'Simple interest was found: with compound interest the interest earns interest.',
        earns: [],
      },
      {
        tag: 'period-rate',
        value: amount * (1 + rate / 100) ** years,
        why: 'The interest is added every month, not every year.',
        earns: [],
      },
      {
        tag: 'period-count',
        value: amount * (1 + i) ** years,
        why: 'The number of periods is the number of months.',
        earns: [1],
      },
    ],
    policies: PENNY_TOLERANCE,
  };
}

function presentValueCalculation({ amount, rate, years }: Investment): Calculation {
  const factor = 1 + rate / 100;
  return {
    situation: `A business will need ${moneyText(amount)} in $${years}$ years to replace a machine. Money can be invested at an effective annual rate of $${plainTex(rate)}\\%$.`,
    quantity: 'how much has to be invested now, to the nearest penny',
    lines: [
      {
        why: 'Find the growth factor of a year',
        tex: `1 + \\frac{${plainTex(rate)}}{100}`,
        value: factor,
        gaps: ['multiplier-form'],
      },
      {
        why: 'Find the growth factor of the whole time',
        tex: `@1^{${years}}`,
        value: factor ** years,
        gaps: ['period-count'],
      },
      {
        why: 'Find the present value',
        tex: `\\frac{${amount}}{@2}`,
        value: amount / factor ** years,
        unit: '£',
        gaps: ['present-value'],
      },
    ],
    mistakes: [
      {
        tag: 'present-vs-future',
        value: amount * factor ** years,
        why: 'The amount grew forwards; its value now is smaller.',
        earns: [1, 2],
      },
      {
        tag: 'discount-subtracted',
        value: amount * (1 - rate / 100) ** years,
        why: 'The amount is divided by the growth factor; taking the percentage off each year is not the same.',
        earns: [],
      },
      {
        tag: 'simple-vs-compound',
        value: amount / (1 + (rate * years) / 100),
        why: 'Simple interest was used.',
        earns: [3],
      },
    ],
    policies: PENNY_TOLERANCE,
  };
}

export const timeValue = higherApplicationsModel({
  id: 'HA-01',
  title: 'Present and future value',
  outcomeId: 'APM-H-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    isFuture: random.chance(0.5),
    investment: {
      amount: 500 * random.int(4, 60),
      rate: random.step(1.8, 6.6, 0.3),
      years: random.int(2, 8),
    },
  }),
  write: ({ isFuture, investment }) =>
    writeWrittenCalculation(
      isFuture ? futureValueCalculation(investment) : presentValueCalculation(investment),
    ),
});

export const loanSchedule = higherApplicationsModel({
  id: 'HA-02',
  title: 'Loan schedule',
  outcomeId: 'APM-H-03',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => ({
    loan: 500 * random.int(4, 40),
    monthlyRate: random.pick([0.4, 0.5, 0.6, 0.75, 0.8, 1, 1.2]),
    payment: 10 * random.int(12, 60),
  }),
  accepts: ({ loan, monthlyRate, payment }) => payment > (loan * monthlyRate) / 50 && payment < loan / 3,
  write: ({ loan, monthlyRate, payment }) => {
    const firstInterest = roundTo((loan * monthlyRate) / 100, 2);
    const firstBalance = roundTo(loan + firstInterest - payment, 2);
    const secondInterest = roundTo((firstBalance * monthlyRate) / 100, 2);
    const finalBalance = roundTo(firstBalance + secondInterest - payment, 2);
    return writeWrittenCalculation({
      situation: `A loan of ${moneyText(loan)} is charged interest of $${plainTex(monthlyRate)}\\%$ at the end of each month, and then ${moneyText(payment)} is paid back.`,
      quantity: 'the balance after the second payment',
      lines: listLoanLines({ loan, monthlyRate, payment }, [
        firstInterest,
        firstBalance,
        secondInterest,
        finalBalance,
      ]),
      mistakes: [
        {
          tag: 'balance-basis',
          value: roundTo(loan + 2 * firstInterest - 2 * payment, 2),
          why: 'The interest of the second month is charged on the balance, not on the first loan.',
          earns: [1, 2],
        },
        { tag: 'loan-interest', value: loan - 2 * payment, why: 'The interest was left out.', earns: [] },
        {
          tag: 'one-month',
          value: firstBalance,
          why: 'This is the balance after one payment.',
          earns: [1, 2],
        },
      ],
      policies: { tolerance: { absolute: 0.02 } },
    });
  },
});

/** Lists the lines of a loan schedule. A learner may also multiply by the growth factor: `8000 × 1.0075 = 8060`. */
function listLoanLines(
  { loan, monthlyRate, payment }: Record<'loan' | 'monthlyRate' | 'payment', number>,
  [firstInterest, firstBalance, secondInterest, finalBalance]: readonly [number, number, number, number],
): Calculation['lines'] {
  const growth = (amount: string): string => `(1 + \\frac{${plainTex(monthlyRate)}}{100}) \\times ${amount}`;
  return [
    {
      why: 'Find the interest of the first month',
      tex: `\\frac{${plainTex(monthlyRate)}}{100} \\times ${loan}`,
      value: firstInterest,
      unit: '£',
      alsoAccepted: [
        { tex: plainTex(roundTo(loan + firstInterest, 2)), followThrough: growth(String(loan)) },
      ],
      gaps: ['loan-interest'],
    },
    {
      why: 'Find the balance after the first payment',
      tex: `${loan} + @1 - ${payment}`,
      value: firstBalance,
      unit: '£',
      alsoAccepted: [{ tex: plainTex(firstBalance), followThrough: `b1 - ${payment}` }],
      gaps: ['loan-balance'],
    },
    {
      why: 'Find the interest of the second month',
      tex: `\\frac{${plainTex(monthlyRate)}}{100} \\times @2`,
      value: secondInterest,
      unit: '£',
      alsoAccepted: [
        { tex: plainTex(roundTo(firstBalance + secondInterest, 2)), followThrough: growth('b2') },
        {
          tex: plainTex(roundTo(firstBalance + secondInterest, 2)),
          followThrough: `\\frac{b1}{${loan}} \\times b2`,
        },
      ],
      gaps: ['balance-basis'],
    },
    {
      why: 'Find the balance after the second payment',
      tex: `@2 + @3 - ${payment}`,
      value: finalBalance,
      unit: '£',
      alsoAccepted: [{ tex: plainTex(finalBalance), followThrough: `b3 - ${payment}` }],
      gaps: ['loan-balance'],
    },
  ];
}

export const realTerms = higherApplicationsModel({
  id: 'HA-03',
  title: 'Inflation and real terms',
  outcomeId: 'APM-H-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    salary: 500 * random.int(40, 120),
    payRise: random.step(1, 6, 0.5),
    inflation: random.step(1.2, 8.6, 0.4),
    job: random.pick(['a teacher', 'a surveyor', 'a paramedic', 'an engineer', 'an accountant', 'a ranger']),
  }),
  accepts: ({ payRise, inflation }) => Math.abs(payRise - inflation) > 0.6,
  write: ({ salary, payRise, inflation, job }) => {
    const newSalary = salary * (1 + payRise / 100);
    const factor = 1 + inflation / 100;
    return writeWrittenCalculation({
      situation: `The salary of ${job} rises by $${plainTex(payRise)}\\%$ from ${moneyText(salary)}. In the same year prices rise by $${plainTex(inflation)}\\%$.`,
      quantity: "what the new salary is worth in last year's prices, to the nearest pound",
      lines: [
        {
          why: 'Find the new salary',
          tex: `${salary} \\times (1 + \\frac{${plainTex(payRise)}}{100})`,
          value: newSalary,
          unit: '£',
          gaps: ['percent-part'],
        },
        {
          why: 'Find the growth factor of prices',
          tex: `1 + \\frac{${plainTex(inflation)}}{100}`,
          value: factor,
          gaps: ['multiplier-form'],
        },
        {
          why: 'Divide to find the real value',
          tex: '\\frac{@1}{@2}',
          value: roundTo(newSalary / factor, 0),
          unit: '£',
          gaps: ['real-terms'],
        },
      ],
      mistakes: [
        {
          tag: 'real-terms',
          value: roundTo(newSalary * (1 - inflation / 100), 0),
          why: 'The salary is divided by the growth factor of prices; taking the percentage off is not the same.',
          earns: [1],
        },
        {
          tag: 'inflation-direction',
          value: roundTo(newSalary * factor, 0),
          why: 'Higher prices make the salary worth less, not more.',
          earns: [1, 2],
        },
        {
          tag: 'inflation-ignored',
          value: roundTo(newSalary, 0),
          why: 'The rise in prices was left out.',
          earns: [1],
        },
      ],
      policies: { tolerance: { absolute: 0.6 } },
    });
  },
});
