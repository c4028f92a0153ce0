/** The learner fits a linear model, follows a recurrence, and finds when a model passes a limit. */

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { figuresTex, plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const LINEAR_SITUATIONS = [
  {
    what: 'The cost, in pounds, of printing a magazine',
    x: 'copies',
    step: 100,
    start: [150, 400],
    rate: [0.6, 1.8],
  },
  {
    what: 'The charge, in pounds, for hiring a digger',
    x: 'days',
    step: 1,
    start: [40, 120],
    rate: [60, 110],
  },
  {
    what: 'The mass, in kilograms, of a calf',
    x: 'days of age',
    step: 10,
    start: [35, 45],
    rate: [0.6, 1.1],
  },
] as const;

export const linearModel = higherApplicationsModel({
  id: 'HA-16',
  title: 'Linear model from two values',
  outcomeId: 'APM-H-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const situation = random.pick(LINEAR_SITUATIONS);
    const first = situation.step * random.int(2, 5);
    return {
      situation,
      start: random.int(situation.start[0], situation.start[1]),
      rate: random.step(situation.rate[0], situation.rate[1], 0.1),
      first,
      second: first + situation.step * random.int(3, 6),
      asked: first + situation.step * random.int(8, 12),
    };
  },
  write: ({ situation: { what, x }, start, rate, first, second, asked }) => {
    const valueAt = (n: number) => roundTo(start + rate * n, 1);
    const [low, high] = [valueAt(first), valueAt(second)];
    return writeWrittenCalculation({
      situation: `${what} is modelled as a linear function of the number of ${x}. It is $${plainTex(low)}$ for $${first}$ ${x} and $${plainTex(high)}$ for $${second}$ ${x}.`,
      quantity: `the value of the model for $${asked}$ ${x}`,
      lines: [
        {
          why: 'Find the change for each unit',
          tex: `\\frac{${plainTex(high)} - ${plainTex(low)}}{${second} - ${first}}`,
          value: rate,
          gaps: ['gradient'],
        },
        {
          why: 'Find the value at zero',
          tex: `${plainTex(low)} - @1 \\times ${first}`,
          value: start,
          gaps: ['intercept'],
        },
        {
          why: 'Find the value of the model',
          tex: `@2 + @1 \\times ${asked}`,
          value: valueAt(asked),
          gaps: ['linear-model'],
        },
      ],
      mistakes: [
        {
          tag: 'proportion-assumed',
          value: roundTo((low / first) * asked, 1),
          why: 'The value at zero is not 0, so the values are not proportional.',
          earns: [],
        },
        {
          tag: 'intercept',
          value: roundTo(rate * asked, 1),
          why: 'The value at zero was left out.',
          earns: [1],
        },
      ],
      significantFigures: 4,
    });
  },
});

const RECURRENCES = [
  {
    subject: 'A fish farm has',
    unit: 'fish',
    loss: [8, 25],
    start: [40, 90],
    gain: [4, 16],
    scale: 100,
    verb: 'are sold each year',
    added: 'young fish are then added',
  },
  {
    subject: 'A library has',
    unit: 'books',
    loss: [3, 9],
    start: [50, 120],
    gain: [3, 10],
    scale: 100,
    verb: 'are withdrawn each year',
    added: 'new books are then bought',
  },
  {
    subject: 'A wood has',
    unit: 'trees',
    loss: [4, 12],
    start: [30, 80],
    gain: [2, 8],
    scale: 100,
    verb: 'are felled each year',
    added: 'trees are then planted',
  },
] as const;

export const recurrence = higherApplicationsModel({
  id: 'HA-17',
  title: 'Recurrence model',
  outcomeId: 'APM-H-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const context = random.pick(RECURRENCES);
    return {
      context,
      start: context.scale * random.int(context.start[0], context.start[1]),
      loss: random.int(context.loss[0], context.loss[1]),
      gain: 50 * random.int(context.gain[0], context.gain[1]),
    };
  },
  accepts: ({ start, loss, gain }) => Math.abs(gain - (start * loss) / 100) > start / 50,
  write: ({ context: { subject, unit, verb, added }, start, loss, gain }) => {
    const factor = (100 - loss) / 100;
    const next = (value: number) => value * factor + gain;
    const [first, second, third] = [next(start), next(next(start)), next(next(next(start)))];
    const factorTex = plainTex(factor);
    return writeWrittenCalculation({
      situation: `${subject} $${start}$ ${unit}. $${loss}\\%$ of them ${verb}, and $${gain}$ ${added}.`,
      quantity: `the number of ${unit} after three years, to the nearest whole number`,
      lines: [
        {
          why: 'Find the number after one year',
          tex: `${factorTex} \\times ${start} + ${gain}`,
          value: first,
          significantFigures: 8,
          gaps: ['recurrence'],
        },
        {
          why: 'Find the number after two years',
          tex: `${factorTex} \\times @1 + ${gain}`,
          value: second,
          significantFigures: 8,
          gaps: ['recurrence'],
        },
        {
          why: 'Find the number after three years',
          tex: `${factorTex} \\times @2 + ${gain}`,
          value: Math.round(third),
          gaps: ['recurrence'],
        },
      ],
      mistakes: [
        {
          tag: 'recurrence-order',
          value: Math.round((((start + gain) * factor + gain) * factor + gain) * factor),
          why: 'The losses come before the gains of a year.',
          earns: [2, 3],
        },
        {
          tag: 'constant-loss',
          value: Math.round(start + 3 * (gain - (start * loss) / 100)),
          why: 'The percentage is taken of the number at that time, not of the first number.',
          earns: [1],
        },
        {
          tag: 'one-step-short',
          value: Math.round(second),
          why: 'This is the number after two years.',
          earns: [1, 2],
        },
      ],
      significantFigures: 5,
      policies: { tolerance: { absolute: 1.5 } },
    });
  },
});

const GROWTHS = [
  { what: 'The number of views of a video', growth: [15, 40], period: 'day', start: [200, 900] },
  {
    what: 'The area covered by a weed on a loch, in square metres,',
    growth: [8, 22],
    period: 'week',
    start: [20, 90],
  },
  { what: 'The number of members of a gym', growth: [3, 9], period: 'month', start: [150, 500] },
] as const;

export const passingLimit = higherApplicationsModel({
  id: 'HA-18',
  title: 'When a model passes a limit',
  outcomeId: 'APM-H-01',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const context = random.pick(GROWTHS);
    const start = 10 * random.int(context.start[0] / 10, context.start[1] / 10);
    return {
      context,
      start,
      rate: random.int(context.growth[0], context.growth[1]),
      times: random.pick([2, 3, 4, 5]),
    };
  },
  accepts: ({ rate, times }) => {
    const exact = Math.log(times) / Math.log(1 + rate / 100);
    return exact > 3 && exact < 25 && Math.abs(exact - Math.round(exact)) > 0.08;
  },
  write: ({ context: { what, period }, start, rate, times }) => {
    const factor = 1 + rate / 100;
    const limit = start * times;
    const exact = Math.log(times) / Math.log(factor);
    const whole = Math.ceil(exact);
    const factorTex = plainTex(factor);
    return writeWrittenCalculation({
      situation: `${what} is modelled by $N = ${start} \\times ${factorTex}^t$, where $t$ is the number of ${period}s.`,
      quantity: `the number of whole ${period}s after which it is first greater than $${limit}$`,
      lines: [
        {
          why: 'Evaluate the model just before the limit',
          tex: `${start} \\times ${factorTex}^{${whole - 1}}`,
          value: start * factor ** (whole - 1),
          alsoAccepted: [`${factorTex}^t = ${times}`, `${factorTex}^t > ${times}`],
          gaps: ['exponential-model'],
        },
        {
          why: 'Evaluate the model after the limit',
          tex: `${start} \\times ${factorTex}^{${whole}}`,
          value: start * factor ** whole,
          alsoAccepted: [`t = ${figuresTex(exact, 4)}`, figuresTex(exact, 4)],
          gaps: ['exponential-model'],
        },
        {
          why: `State the number of ${period}s`,
          tex: `${whole}`,
          value: whole,
          working: `$${whole}$`,
          gaps: ['limit-passed'],
        },
      ],
      mistakes: [
        {
          tag: 'limit-passed',
          value: whole - 1,
          why: 'The value is still below the limit at this time.',
          earns: [1, 2],
        },
        {
          tag: 'linear-for-exponential',
          value: Math.ceil(((times - 1) * 100) / rate),
          why: 'The growth was taken as the same number each time.',
          earns: [],
        },
      ],
    });
  },
});
