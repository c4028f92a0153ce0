// National 5 Applications: the cost of buying on credit, and compound interest on savings.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { moneyTex, plainTex, roundTo } from '../write/number.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

const THINGS = [
  'a car',
  'a motorbike',
  'a new kitchen',
  'a set of bagpipes',
  'a caravan',
  'a hot tub',
  'a boat',
] as const;
/** Writes an amount of money inside a sentence. */
const pounds = (value: number): string => `$${moneyTex(value)}$`;

type Loan = {
  readonly thing: string;
  readonly price: number;
  /** The deposit, as a percentage of the price. */
  readonly percent: number;
  readonly months: number;
  readonly payment: number;
};

function calculateCreditCost({ thing, price, percent, months, payment }: Loan): Calculation {
  const deposit = (price * percent) / 100;
  const totalPayments = months * payment;
  return {
    situation: `The cash price of ${thing} is ${pounds(price)}. It can also be bought with a deposit of $${percent}\\%$ of the cash price and $${months}$ monthly payments of ${pounds(payment)}.`,
    quantity: 'how much more it costs to buy it in this way than to pay cash',
    lines: [
      {
        why: 'Find the deposit',
        tex: `\\frac{${percent}}{100} \\times ${price}`,
        value: deposit,
        unit: '£',
        gaps: ['percent-part'],
      },
      {
        why: 'Find the total cost',
        tex: `@1 + ${months} \\times ${plainTex(payment)}`,
        value: deposit + totalPayments,
        unit: '£',
        gaps: ['total'],
      },
      {
        why: 'Take away the cash price',
        tex: `@2 - ${price}`,
        value: deposit + totalPayments - price,
        unit: '£',
        gaps: ['difference'],
      },
    ],
    mistakes: [
      {
        tag: 'total',
        value: deposit + totalPayments,
        why: 'This is the total cost; the difference from the cash price is asked for.',
        earns: [1, 2],
      },
      {
        tag: 'deposit-left-out',
        value: Math.abs(totalPayments - price),
        why: 'The deposit was left out of the total cost.',
        earns: [1],
      },
      {
        tag: 'one-payment',
        value: price - deposit - payment,
        why: 'There is more than one payment.',
        earns: [1],
      },
    ],
  };
}

type Saving = { readonly start: number; readonly rate: number; readonly years: number };

function calculateInterest({ start, rate, years }: Saving): Calculation {
  const factor = 1 + rate / 100;
  const end = start * factor ** years;
  return {
    situation: `${pounds(start)} is put into a savings account that pays compound interest of $${plainTex(rate)}\\%$ a year.`,
    quantity: `the interest earned in $${years}$ years, to the nearest penny`,
    lines: [
      {
        why: 'Find the multiplier',
        tex: `1 + \\frac{${plainTex(rate)}}{100}`,
        value: factor,
        gaps: ['multiplier-form'],
      },
      {
        why: 'Find the amount at the end',
        tex: `${start} \\times @1^{${years}}`,
        value: roundTo(end, 2),
        unit: '£',
        gaps: ['simple-vs-compound'],
      },
      {
        why: 'Find the interest',
        tex: `@2 - ${start}`,
        value: roundTo(end, 2) - start,
        unit: '£',
        gaps: ['interest-vs-amount'],
      },
    ],
    mistakes: [
      {
        tag: 'simple-vs-compound',
        value: (start * rate * years) / 100,
        why: 'Simple interest was found: with compound interest the interest earns interest.',
        earns: [],
      },
      {
        tag: 'interest-vs-amount',
        value: end,
        why: 'This is the amount in the account; the interest is asked for.',
        earns: [1, 2],
      },
      { tag: 'one-year', value: (start * rate) / 100, why: 'This is the interest of the first year only.' },
    ],
    significantFigures: 8,
    policies: { tolerance: { absolute: 0.011 } },
  };
}

export const savingAndBorrowing = nat5ApplicationsModel({
  id: 'N5A-04',
  title: 'Saving and borrowing',
  outcomeId: 'APM-5-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const price = 200 * random.int(8, 60);
    const months = random.pick([12, 18, 24, 36]);
    const percent = random.pick([10, 15, 20, 25]);
    const remainingPrice = price * (1 - percent / 100);
    return {
      isLoan: random.chance(0.5),
      loan: {
        thing: random.pick(THINGS),
        price,
        percent,
        months,
        payment: Math.ceil((remainingPrice * random.step(1.06, 1.25, 0.01)) / months),
      },
      saving: { start: 250 * random.int(4, 60), rate: random.step(1.2, 4.8, 0.1), years: random.int(2, 5) },
    };
  },
  write: ({ isLoan, loan, saving }) =>
    writeWrittenCalculation(isLoan ? calculateCreditCost(loan) : calculateInterest(saving)),
});
