/** The learner compares costs, finds an expected cost, and plans working time. */

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { moneyTex, plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const moneyText = (value: number): string => `$${moneyTex(value)}$`;

const OFFERS = [
  { thing: 'minibuses', each: 'mile' },
  { thing: 'vans', each: 'mile' },
  { thing: 'marquees', each: 'guest' },
  { thing: 'sets of tableware', each: 'guest' },
] as const;

export const breakEven = higherApplicationsModel({
  id: 'HA-20',
  title: 'Break-even point of two offers',
  outcomeId: 'APM-H-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    offer: random.pick(OFFERS),
    lowFixed: 10 * random.int(4, 15),
    extraFixed: 10 * random.int(5, 30),
    lowRate: random.step(0.4, 1.6, 0.05),
    extraRate: random.step(0.3, 1.2, 0.05),
  }),
  accepts: ({ extraFixed, extraRate }) => {
    const exact = extraFixed / extraRate;
    return Math.abs(exact - Math.round(exact)) > 0.05 && exact > 60 && exact < 600;
  },
  write: ({ offer: { thing, each }, lowFixed, extraFixed, lowRate, extraRate }) => {
    const [highFixed, highRate] = [lowFixed + extraFixed, roundTo(lowRate + extraRate, 2)];
    const exact = extraFixed / extraRate;
    return writeWrittenCalculation({
      situation: `One company hires out ${thing} for ${moneyText(lowFixed)} plus ${moneyText(highRate)} for each ${each}; another charges ${moneyText(highFixed)} plus ${moneyText(lowRate)} for each ${each}.`,
      quantity: `the smallest whole number of ${each}s for which the second company is cheaper`,
      lines: [
        {
          why: 'Find the difference of the fixed charges',
          tex: `${highFixed} - ${lowFixed}`,
          value: extraFixed,
          unit: '£',
          gaps: ['fixed-charge'],
        },
        {
          why: 'Find the number at which the costs are equal',
          tex: `\\frac{@1}{${plainTex(highRate)} - ${plainTex(lowRate)}}`,
          value: exact,
          gaps: ['break-even'],
        },
        {
          why: 'Round up',
          tex: `\\lceil @2 \\rceil`,
          value: Math.ceil(exact),
          working: `$${Math.ceil(exact)}$`,
          gaps: ['rounding-up'],
        },
      ],
      mistakes: [
        {
          tag: 'rounding-up',
          value: Math.floor(exact),
          why: 'At this number the first company is still cheaper.',
          earns: [1, 2],
        },
        {
          tag: 'break-even',
          value: Math.ceil(highFixed / highRate),
          why: 'The difference of the fixed charges is divided by the difference of the rates.',
          earns: [3],
        },
      ],
      significantFigures: 4,
    });
  },
});

const RISKS = [
  { item: 'washing machines', fault: 'needs a repair', fee: 'warranty' },
  { item: 'bicycles', fault: 'is stolen', fee: 'theft policy' },
  { item: 'laptops', fault: 'needs a new screen', fee: 'warranty' },
  { item: 'phones', fault: 'needs a new battery', fee: 'service plan' },
] as const;

export const expectedCost = higherApplicationsModel({
  id: 'HA-21',
  title: 'Expected cost of a risk',
  outcomeId: 'APM-H-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    risk: random.pick(RISKS),
    percent: random.int(3, 12),
    cost: 10 * random.int(6, 30),
    fee: random.int(12, 45),
    sold: 50 * random.int(4, 30),
  }),
  accepts: ({ percent, cost, fee }) => fee > (percent * cost) / 100 + 3,
  write: ({ risk: { item, fault, fee: feeName }, percent, cost, fee, sold }) => {
    const expected = (percent * cost) / 100;
    return writeWrittenCalculation({
      situation: `A shop sells a ${feeName} for ${moneyText(fee)} with each of $${sold}$ ${item}. The probability that one ${fault} is $${percent / 100}$, and this then costs the shop ${moneyText(cost)}.`,
      quantity: `the profit that the shop expects from the ${feeName}`,
      lines: [
        {
          why: 'Find the expected cost of one',
          tex: `${percent / 100} \\times ${cost}`,
          value: expected,
          unit: '£',
          gaps: ['expected-value'],
        },
        {
          why: 'Find the expected profit of one',
          tex: `${fee} - @1`,
          value: fee - expected,
          unit: '£',
          gaps: ['profit'],
        },
        {
          why: 'Find the expected profit of all',
          tex: `@2 \\times ${sold}`,
          value: (fee - expected) * sold,
          unit: '£',
          gaps: ['calculation'],
        },
      ],
      mistakes: [
        {
          tag: 'expected-value',
          value: fee * sold - cost,
          why: 'Several claims are expected, not one.',
          earns: [],
        },
        { tag: 'profit', value: fee * sold, why: 'The cost of the claims was left out.', earns: [] },
      ],
      policies: { tolerance: { absolute: 0.02 } },
    });
  },
});

const JOBS = [
  'paint a school',
  'pave a square',
  'fit a kitchen range',
  'plant a hedge',
  'lay a cable',
] as const;

export const workRate = higherApplicationsModel({
  id: 'HA-22',
  title: 'Staff for a deadline',
  outcomeId: 'APM-H-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    job: random.pick(JOBS),
    workers: random.int(4, 9),
    days: random.int(8, 20),
    deadline: random.int(5, 12),
    wage: 4 * random.int(26, 40),
  }),
  accepts: ({ workers, days, deadline }) => {
    const exact = (workers * days) / deadline;
    return deadline < days - 1 && Math.abs(exact - Math.round(exact)) > 0.05;
  },
  write: ({ job, workers, days, deadline, wage }) => {
    const workerDays = workers * days;
    const needed = Math.ceil(workerDays / deadline);
    return writeWrittenCalculation({
      situation: `A team of $${workers}$ people needs $${days}$ days to ${job}. The work has to be done in at most $${deadline}$ days. Each person is paid ${moneyText(wage)} a day for all $${deadline}$ days.`,
      quantity: 'the wages of the smallest team that is large enough',
      lines: [
        {
          why: 'Find the working days of one person',
          tex: `${workers} \\times ${days}`,
          value: workerDays,
          gaps: ['inverse-proportion'],
        },
        {
          why: 'Find the size of the team',
          tex: `\\lceil \\frac{@1}{${deadline}} \\rceil`,
          value: needed,
          working: `$${workerDays} \\div ${deadline} \\approx ${plainTex(roundTo(workerDays / deadline, 2))}$, so $${needed}$ people`,
          gaps: ['rounding-up'],
        },
        {
          why: 'Find the wages',
          tex: `@2 \\times ${deadline} \\times ${wage}`,
          value: needed * deadline * wage,
          unit: '£',
          gaps: ['cost'],
        },
      ],
      mistakes: [
        {
          tag: 'rounding-up',
          value: (needed - 1) * deadline * wage,
          why: 'A team of this size does not finish in time.',
          earns: [1, 3],
        },
        {
          tag: 'inverse-proportion',
          value: workers * deadline * wage,
          why: 'More people are needed to finish earlier.',
          earns: [],
        },
      ],
      policies: { tolerance: { absolute: 0.5 } },
    });
  },
});
