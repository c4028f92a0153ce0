// National 5 Applications: exchange pounds for a foreign currency and back.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { moneyTex, plainTex } from '../write/number.ts';
import { WORKERS } from './income.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** Writes an amount of money inside a sentence. */
const pounds = (value: number): string => `$${moneyTex(value)}$`;

/** Currencies with a range of the exchange rate for one pound. */
const CURRENCIES = [
  { name: 'euros', symbol: '€', place: 'Spain', rate: [1.12, 1.24] },
  { name: 'US dollars', symbol: '$', place: 'New York', rate: [1.2, 1.36] },
  { name: 'Norwegian kroner', symbol: 'kr', place: 'Bergen', rate: [12.8, 14.2] },
  { name: 'Polish zloty', symbol: 'zł', place: 'Krakow', rate: [4.8, 5.3] },
  { name: 'Canadian dollars', symbol: '$', place: 'Toronto', rate: [1.66, 1.79] },
] as const;

export const currency = nat5ApplicationsModel({
  id: 'N5A-03',
  title: 'Foreign currency',
  outcomeId: 'APM-5-02',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => {
    const money = random.pick(CURRENCIES);
    const [low, high] = money.rate;
    return {
      money,
      worker: random.pick(WORKERS),
      rate: random.step(low, high, 0.01),
      amount: 50 * random.int(4, 24),
      leftover: (low > 4 ? 50 : 5) * random.int(4, 30),
      fee: random.pick([2, 3, 4]),
      isBack: random.chance(0.5),
    };
  },
  write: ({ isBack, ...exchange }) =>
    writeWrittenCalculation(isBack ? exchangeBack(exchange) : exchangeWithFee(exchange)),
});

type Exchange = {
  readonly money: (typeof CURRENCIES)[number];
  readonly worker: (typeof WORKERS)[number];
  readonly rate: number;
  readonly amount: number;
  /** The amount of foreign currency that is changed back. */
  readonly leftover: number;
  readonly fee: number;
};

const writeRate = ({ money: { name }, rate }: Exchange): string =>
  `The exchange rate is $\\pounds 1 = ${plainTex(rate)}$ ${name}.`;

function exchangeBack(exchange: Exchange): Calculation {
  const {
    money: { name, place },
    worker: [person],
    rate,
    leftover,
  } = exchange;
  const rateSentence = writeRate(exchange);
  const poundsBack = leftover / rate;
  return {
    situation: `${person} comes home from ${place} with $${leftover}$ ${name}. ${rateSentence}`,
    quantity: `the amount in pounds that ${person} gets for them, to the nearest penny`,
    stem: `${person} comes home from ${place} with $${leftover}$ ${name}. ${rateSentence} Calculate the amount in pounds that ${person} gets for them. Give your answer to the nearest penny.`,
    lines: [
      {
        why: 'Know to divide by the exchange rate',
        tex: `\\frac{${leftover}}{${plainTex(rate)}}`,
        value: poundsBack,
        significantFigures: 7,
        gaps: ['exchange-direction'],
      },
      {
        why: 'Give the amount to the nearest penny',
        tex: '@1',
        value: poundsBack,
        unit: '£',
        gaps: ['rounding'],
      },
    ],
    mistakes: [
      {
        tag: 'exchange-direction',
        value: leftover * rate,
        why: 'Going back to pounds, the amount is divided by the exchange rate.',
      },
    ],
  };
}

function exchangeWithFee(exchange: Exchange): Calculation {
  const {
    money: { name, place },
    worker: [person],
    rate,
    amount,
    fee,
  } = exchange;
  const rateSentence = writeRate(exchange);
  const afterFee = amount * (1 - fee / 100);
  return {
    situation: `${person} is going to ${place} and changes ${pounds(amount)} into ${name} at a bank that keeps a commission of $${fee}\\%$ of the pounds. ${rateSentence}`,
    quantity: `how many ${name} ${person} receives`,
    lines: [
      {
        why: 'Find the commission',
        tex: `\\frac{${fee}}{100} \\times ${amount}`,
        value: amount - afterFee,
        unit: '£',
        gaps: ['percent-part'],
      },
      {
        why: 'Take it from the amount',
        tex: `${amount} - @1`,
        value: afterFee,
        unit: '£',
        gaps: ['commission-off'],
      },
      {
        why: 'Multiply by the exchange rate',
        tex: `@2 \\times ${plainTex(rate)}`,
        value: afterFee * rate,
        gaps: ['exchange-direction'],
      },
    ],
    mistakes: [
      {
        tag: 'exchange-direction',
        value: afterFee / rate,
        why: 'Going from pounds, the amount is multiplied by the exchange rate.',
        earns: [1, 2],
      },
      { tag: 'commission-off', value: amount * rate, why: 'The commission was not taken off.', earns: [3] },
      {
        tag: 'commission-added',
        value: amount * (1 + fee / 100) * rate,
        why: 'The commission was added instead of taken off.',
        earns: [1, 3],
      },
    ],
    significantFigures: 6,
  };
}
