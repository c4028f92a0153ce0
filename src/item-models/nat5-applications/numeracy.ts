// National 5 Applications: sharing in a ratio; speed, distance and time; and percentage change.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** Mixtures of two ingredients in the ratio `a : b`; `ingredient` is the first ingredient. */
const RATIOS = [
  {
    situation: (a: number, b: number) => `A builder mixes sand and cement in the ratio $${a} : ${b}$.`,
    mixture: 'mortar',
    unit: 'kg',
    ingredient: 'sand',
  },
  {
    situation: (a: number, b: number) =>
      `Purple paint is made of red and blue paint in the ratio $${a} : ${b}$.`,
    mixture: 'purple paint',
    unit: 'l',
    ingredient: 'red paint',
  },
  {
    situation: (a: number, b: number) =>
      `A fruit drink is made of orange juice and lemonade in the ratio $${a} : ${b}$.`,
    mixture: 'fruit drink',
    unit: 'ml',
    ingredient: 'orange juice',
  },
  {
    situation: (a: number, b: number) =>
      `A compost is made of peat-free soil and grit in the ratio $${a} : ${b}$.`,
    mixture: 'compost',
    unit: 'kg',
    ingredient: 'soil',
  },
  {
    situation: (a: number, b: number) => `A muesli is made of oats and raisins in the ratio $${a} : ${b}$.`,
    mixture: 'muesli',
    unit: 'g',
    ingredient: 'oats',
  },
] as const;

function calculateShare(
  { situation, mixture, unit, ingredient }: (typeof RATIOS)[number],
  [a, b]: readonly [number, number],
  onePart: number,
): Calculation {
  const total = (a + b) * onePart;
  return {
    situation: `${situation(a, b)}`,
    quantity: `how much ${ingredient} there is in $${quantityTex(total, unit)}$ of ${mixture}`,
    lines: [
      {
        why: 'Find the value of one part',
        tex: `\\frac{${total}}{${a} + ${b}}`,
        value: onePart,
        unit,
        gaps: ['ratio-parts'],
      },
      { why: 'Find the share', tex: `${a} \\times @1`, value: a * onePart, unit, gaps: ['ratio-share'] },
    ],
    mistakes: [
      {
        tag: 'ratio-parts',
        value: total / a,
        why: 'The whole has to be divided by all the parts of the ratio.',
      },
      { tag: 'ratio-share', value: b * onePart, why: 'This is the other share.', earns: [1] },
      { tag: 'ratio-one-part', value: onePart, why: 'This is one part only.', earns: [1] },
    ],
  };
}

const TRIPS = [
  'A ferry sails',
  'A cyclist rides',
  'A coach travels',
  'A train travels',
  'A walker covers',
  'A drone flies',
] as const;

type Target = 'distance' | 'time';

/** Calculates a distance or a time; the minutes are simple parts of an hour. */
function calculateJourney(trip: string, speed: number, minutes: number, target: Target): Calculation {
  const hours = minutes / 60;
  const distance = speed * hours;
  if (target === 'distance') {
    return {
      situation: `${trip} at an average speed of $${quantityTex(speed, 'km h^-1')}$ for $${Math.floor(hours)}$ hours $${minutes % 60}$ minutes.`,
      quantity: 'the distance travelled, in kilometres',
      lines: [
        {
          why: 'Change the time to hours',
          symbol: 't',
          tex: `${Math.floor(hours)} + \\frac{${minutes % 60}}{60}`,
          value: hours,
          unit: 'h',
          gaps: ['time-base60'],
        },
        {
          why: 'Multiply the speed by the time',
          symbol: 'd',
          tex: `${speed} \\times @1`,
          value: distance,
          unit: 'km',
          gaps: ['speed-formula'],
        },
      ],
      mistakes: [
        {
          tag: 'time-base60',
          value: speed * (Math.floor(hours) + (minutes % 60) / 100),
          why: 'There are $60$ minutes in an hour, not $100$.',
          earns: [2],
        },
        { tag: 'speed-formula', value: speed / hours, why: 'The speed was divided by the time.', earns: [1] },
        { tag: 'time-minutes', value: speed * minutes, why: 'The time was left in minutes.', earns: [2] },
      ],
    };
  }
  return {
    situation:
      `${trip} a distance of $${quantityTex(distance, 'km')}$ at an average speed of $${quantityTex(speed, 'km h^-1')}$.`.replace(
        'covers a',
        'walks a',
      ),
    quantity: 'the time taken, in minutes',
    lines: [
      {
        why: 'Divide the distance by the speed',
        symbol: 't',
        tex: `\\frac{${plainTex(distance)}}{${speed}}`,
        value: hours,
        unit: 'h',
        gaps: ['speed-formula'],
      },
      { why: 'Change the time to minutes', tex: '@1 \\times 60', value: minutes, gaps: ['time-base60'] },
    ],
    mistakes: listJourneyTimeMistakes(hours, speed, distance),
  };
}

function listJourneyTimeMistakes(hours: number, speed: number, distance: number): NumericMistake[] {
  return [
    {
      tag: 'time-base60',
      value: hours * 100,
      why: 'There are $60$ minutes in an hour, not $100$.',
      earns: [1],
    },
    {
      tag: 'speed-formula',
      value: (speed / distance) * 60,
      why: 'The speed was divided by the distance.',
      earns: [2],
    },
  ];
}

export const ratioAndSpeed = nat5ApplicationsModel({
  id: 'N5A-05',
  title: 'Ratio, speed and time',
  outcomeId: 'APM-5-01',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    isRatio: random.chance(0.5),
    mix: random.pick(RATIOS),
    ratio: random.pick([
      [3, 2],
      [4, 1],
      [5, 3],
      [2, 1],
      [3, 1],
      [7, 3],
      [5, 2],
      [4, 3],
    ] as const),
    onePart: random.pick([3, 4, 5, 6, 8, 12, 15, 20, 25, 30]),
    trip: random.pick(TRIPS),
    speed: random.pick([12, 16, 20, 24, 28, 32, 36, 40, 48, 60]),
    minutes: random.pick([75, 80, 90, 100, 105, 135, 140, 150, 165, 195, 210]),
    target: random.pick(['distance', 'time'] as const),
  }),
  accepts: ({ isRatio, trip, speed, minutes }) =>
    isRatio ||
    (Number.isInteger((speed * minutes) / 60) &&
      (trip !== 'A walker covers' || speed < 13) &&
      (trip !== 'A cyclist rides' || speed < 33) &&
      (trip !== 'A ferry sails' || speed < 41)),
  write: ({ isRatio, mix, ratio, onePart, trip, speed, minutes, target }) =>
    writeWrittenCalculation(
      isRatio ? calculateShare(mix, ratio, onePart) : calculateJourney(trip, speed, minutes, target),
    ),
});

const CHANGES = [
  { situation: 'A gym in Dundee had', thing: 'members', laterText: 'After a year it has' },
  { situation: 'A wind farm made', thing: 'units of electricity in March', laterText: 'In April it made' },
  { situation: 'A museum had', thing: 'visitors in June', laterText: 'In July it had' },
  { situation: 'A bakery sold', thing: 'rolls on Friday', laterText: 'On Saturday it sold' },
  { situation: 'A podcast had', thing: 'listeners last month', laterText: 'This month it has' },
] as const;

export const percentageChange = nat5ApplicationsModel({
  id: 'N5A-06',
  title: 'Percentage increase and decrease',
  outcomeId: 'APM-5-01',
  calculator: 'either',
  marks: [3],
  largest: 2000,
  choose: (random) => ({
    change: random.pick(CHANGES),
    before: random.pick([80, 120, 150, 160, 200, 240, 250, 300, 400, 500, 800]),
    percent: random.pick([5, 10, 12, 15, 20, 25, 30, 35, 40, 60]),
    sign: random.sign(),
  }),
  accepts: ({ before, percent }) => Number.isInteger((before * percent) / 100),
  write: ({ change: { situation, thing, laterText }, before, percent, sign }) => {
    const after = before + (sign * before * percent) / 100;
    const changeName = sign === 1 ? 'increase' : 'decrease';
    return writeWrittenCalculation({
      situation: `${situation} $${before}$ ${thing}. ${laterText} $${after}$.`,
      quantity: `the percentage ${changeName}`,
      lines: [
        {
          why: `Find the ${changeName}`,
          tex: sign === 1 ? `${after} - ${before}` : `${before} - ${after}`,
          value: Math.abs(after - before),
          gaps: ['difference'],
        },
        {
          why: 'Write it as a fraction of the first value',
          tex: `\\frac{@1}{${before}}`,
          value: percent / 100,
          gaps: ['percent-base'],
        },
        {
          why: 'Change it to a percentage',
          tex: '@2 \\times 100',
          value: percent,
          unit: '%',
          gaps: ['percent-part'],
        },
      ],
      mistakes: [
        {
          tag: 'percent-base',
          value: (Math.abs(after - before) * 100) / after,
          why: 'The change is compared with the first value, not with the last.',
          earns: [1, 3],
        },
        {
          tag: 'percent-of-whole',
          value: (after * 100) / before,
          why: `This is the last value as a percentage of the first, not the ${changeName}.`,
        },
      ],
    });
  },
});
