/** The learner finds probabilities from tables and trees, and a confidence interval for a mean. */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { figuresTex, fixedTex, plainTex, quantityTex } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

/** Two groups of people and what some of them do. */
const SURVEYS = [
  { first: 'adults', second: 'children', habit: 'have a library card', others: 'do not' },
  { first: 'residents', second: 'tourists', habit: 'bought a day ticket', others: 'did not' },
  { first: 'members', second: 'guests', habit: 'used the pool', others: 'did not' },
  { first: 'apprentices', second: 'managers', habit: 'cycle to work', others: 'do not' },
] as const;

/** The numbers of people of two groups who do something and who do not. */
type Survey = {
  readonly survey: (typeof SURVEYS)[number];
  readonly firstYes: number;
  readonly firstNo: number;
  readonly secondYes: number;
  readonly secondNo: number;
};

function describeSurvey({ survey, firstYes, firstNo, secondYes, secondNo }: Survey): string {
  const { first, second, habit, others } = survey;
  return `Of the ${first} in a survey, $${firstYes}$ ${habit} and $${firstNo}$ ${others}; of the ${second}, $${secondYes}$ ${habit} and $${secondNo}$ ${others}.`;
}

function conditionalCalculation(survey: Survey): Calculation {
  const { firstYes, firstNo, secondYes, secondNo } = survey;
  const { first, habit } = survey.survey;
  const yes = firstYes + secondYes;
  return {
    situation: `${describeSurvey(survey)} One of those who ${habit} is chosen at random.`,
    quantity: `the probability that the person is one of the ${first}, to three decimal places`,
    lines: [
      {
        why: 'Find how many could be chosen',
        tex: `${firstYes} + ${secondYes}`,
        value: yes,
        gaps: ['conditional-sample'],
      },
      {
        why: 'Find the probability',
        tex: `\\frac{${firstYes}}{@1}`,
        value: firstYes / yes,
        gaps: ['probability'],
      },
    ],
    mistakes: [
      {
        tag: 'conditional-sample',
        value: firstYes / (yes + firstNo + secondNo),
        why: 'Only those in the condition can be chosen, not the whole survey.',
      },
      {
        tag: 'condition-swapped',
        value: firstYes / (firstYes + firstNo),
        why: 'The condition and the event were swapped.',
      },
    ],
    policies: { tolerance: { absolute: 0.0006 } },
  };
}

function bothCalculation(survey: Survey): Calculation {
  const { firstYes, firstNo, secondYes, secondNo } = survey;
  const yes = firstYes + secondYes;
  const total = yes + firstNo + secondNo;
  return {
    situation: `${describeSurvey(survey)} Two different people of the survey are chosen at random.`,
    quantity: `the chance that both ${survey.survey.habit}, to three decimal places`,
    lines: [
      {
        why: 'Find the probability for the first person',
        tex: `\\frac{${yes}}{${total}}`,
        value: yes / total,
        significantFigures: 6,
        gaps: ['probability'],
      },
      {
        why: 'Find the probability for the second person',
        tex: `\\frac{${yes - 1}}{${total - 1}}`,
        value: (yes - 1) / (total - 1),
        significantFigures: 6,
        gaps: ['without-replacement'],
      },
      {
        why: 'Multiply the probabilities',
        tex: '@1 \\times @2',
        value: (yes * (yes - 1)) / (total * (total - 1)),
        gaps: ['multiplication-rule'],
      },
    ],
    mistakes: [
      {
        tag: 'without-replacement',
        value: (yes / total) ** 2,
        why: 'The same person cannot be chosen twice.',
        earns: [1],
      },
      {
        tag: 'multiplication-rule',
        value: (2 * yes) / total,
        why: 'The probabilities of both events are multiplied, not added.',
        earns: [1],
      },
    ],
    policies: { tolerance: { absolute: 0.0006 } },
  };
}

export const conditionalProbability = higherApplicationsModel({
  id: 'HA-12',
  title: 'Probability from a two-way table',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [2, 3],
  draw: (random) => ({
    isConditional: random.chance(0.5),
    survey: {
      survey: random.pick(SURVEYS),
      firstYes: random.int(12, 60),
      firstNo: random.int(12, 60),
      secondYes: random.int(12, 60),
      secondNo: random.int(12, 60),
    },
  }),
  accepts: ({ survey: { firstYes, firstNo, secondYes } }) => firstYes !== firstNo && firstYes !== secondYes,
  write: ({ isConditional, survey }) =>
    writeCalculation(isConditional ? conditionalCalculation(survey) : bothCalculation(survey), 'written'),
});

const TESTS = [
  { thing: 'a batch of circuit boards', fault: 'are faulty', passes: 'test reports a fault' },
  { thing: 'a herd of cattle', fault: 'have an infection', passes: 'test is positive' },
  { thing: 'a shipment of bottles', fault: 'leak', passes: 'sensor gives a warning' },
] as const;

export const screeningTest = higherApplicationsModel({
  id: 'HA-13',
  title: 'Tree diagram of a test',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [3, 4],
  draw: (random) => ({
    test: random.pick(TESTS),
    faultPercent: random.int(2, 12),
    hitPercent: random.int(85, 98),
    falsePercent: random.int(2, 9),
    isReverse: random.chance(0.5),
  }),
  accepts: ({ faultPercent, falsePercent }) => faultPercent !== falsePercent,
  write: ({ test: { thing, fault, passes }, faultPercent, hitPercent, falsePercent, isReverse }) => {
    const [p, hit, falseAlarm] = [faultPercent / 100, hitPercent / 100, falsePercent / 100];
    const trueShare = p * hit;
    const falseShare = (1 - p) * falseAlarm;
    const positive = trueShare + falseShare;
    const lines = [
      {
        why: 'Find the share of true warnings',
        tex: `${p} \\times ${hit}`,
        value: trueShare,
        gaps: ['multiplication-rule'],
      },
      {
        why: 'Find the share of false warnings',
        tex: `${plainTex(1 - p)} \\times ${falseAlarm}`,
        value: falseShare,
        gaps: ['complement'],
      },
    ] as const;
    const sum = { why: 'Add the branches', tex: '@1 + @2', value: positive, gaps: ['addition-rule'] };
    const share = {
      why: 'Compare with all warnings',
      tex: '\\frac{@1}{@3}',
      value: trueShare / positive,
      gaps: ['conditional-sample'],
    };
    return writeCalculation(
      {
        situation: `In ${thing}, $${faultPercent}\\%$ ${fault}. The ${passes} for $${hitPercent}\\%$ of those and for $${falsePercent}\\%$ of the others. One is chosen at random${isReverse ? `, and the ${passes}` : ''}.`,
        quantity: isReverse
          ? 'the probability that the warning is true, to three decimal places'
          : `the probability that the ${passes}, to three decimal places`,
        lines: isReverse ? [...lines, sum, share] : [...lines, sum],
        mistakes: isReverse
          ? [
              {
                tag: 'conditional-sample',
                value: hit,
                why: 'This is the probability of a warning for a true case, not of a true case after a warning.',
                earns: [],
              },
              {
                tag: 'multiplication-rule',
                value: trueShare,
                why: 'This is the share of all, not the share of the warnings.',
                earns: [1],
              },
            ]
          : [
              {
                tag: 'addition-rule',
                value: trueShare,
                why: 'The false warnings were left out.',
                earns: [1],
              },
              {
                tag: 'multiplication-rule',
                value: hit + falseAlarm,
                why: 'Each branch is multiplied by the share of its group.',
                earns: [],
              },
            ],
        policies: { tolerance: { absolute: 0.0006 } },
      },
      'written',
    );
  },
});

const TRIALS = [
  {
    event: 'a seed of a packet germinates',
    group: 'seeds are sown',
    short: 'at least one of them does not germinate',
  },
  { event: 'a ferry leaves on time', group: 'sailings are checked', short: 'at least one of them is late' },
  {
    event: 'a component lasts five years',
    group: 'components are used in a machine',
    short: 'at least one of them fails within five years',
  },
  {
    event: 'a parcel arrives the next day',
    group: 'parcels are sent',
    short: 'at least one of them arrives later',
  },
] as const;

export const atLeastOne = higherApplicationsModel({
  id: 'HA-14',
  title: 'Probability of at least one',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [2],
  draw: (random) => ({ trial: random.pick(TRIALS), percent: random.int(80, 97), n: random.int(3, 8) }),
  write: ({ trial: { event, group, short }, percent, n }) => {
    const p = percent / 100;
    return writeCalculation(
      {
        situation: `The probability that ${event} is $${p}$, independently of the others. $${n}$ ${group}.`,
        quantity: `the probability that ${short}, to three decimal places`,
        lines: [
          {
            why: 'Find the probability of none',
            tex: `${p}^{${n}}`,
            value: p ** n,
            gaps: ['multiplication-rule'],
          },
          { why: 'Take it from 1', tex: '1 - @1', value: 1 - p ** n, gaps: ['complement'] },
        ],
        mistakes: [
          {
            tag: 'complement',
            value: p ** n,
            why: 'This is the probability that none of them is different.',
            earns: [1],
          },
          { tag: 'multiplication-rule', value: n * (1 - p), why: 'The probabilities were added.', earns: [] },
        ],
        policies: { tolerance: { absolute: 0.0006 } },
      },
      'written',
    );
  },
});

const MEASUREMENTS = [
  { what: 'the mass of loaves from a bakery', unit: 'g', mean: [780, 820], deviation: [4, 15] },
  { what: 'the length of bolts from a machine', unit: 'mm', mean: [60, 90], deviation: [0.4, 1.6] },
  { what: 'the time that calls to a help line take', unit: 'minutes', mean: [6, 14], deviation: [1.5, 4] },
] as const;

export const meanInterval = higherApplicationsModel({
  id: 'HA-15',
  title: 'Confidence interval for a mean',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => {
    const measurement = random.pick(MEASUREMENTS);
    const [low, high] = measurement.mean;
    return {
      measurement,
      mean: random.step(low, high, 0.5),
      deviation: random.step(measurement.deviation[0], measurement.deviation[1], 0.1),
      n: random.pick([36, 49, 64, 81, 100, 144]),
    };
  },
  write: ({ measurement: { what, unit }, mean, deviation, n }): ItemDraft => {
    const error = deviation / Math.sqrt(n);
    const margin = 1.96 * error;
    const intervalTex = (half: number) => `(${fixedTex(mean - half, 2)}, ${fixedTex(mean + half, 2)})`;
    const withUnit = (value: number) =>
      unit === 'minutes' ? `$${plainTex(value)}$ minutes` : `$${quantityTex(value, unit)}$`;
    return {
      stem: `A random sample of $${n}$ values of ${what} has mean ${withUnit(mean)} and standard deviation ${withUnit(deviation)}. Find an approximate $95\\%$ confidence interval for the mean. Use $\\bar{x} \\pm 1.96\\frac{s}{\\sqrt{n}}$, and give the limits to two decimal places.`,
      answer: intervalTex(margin),
      recomputedFrom: `(${plainTex(mean)} - 1.96 \\times \\frac{${plainTex(deviation)}}{\\sqrt{${n}}}, ${plainTex(mean)} + 1.96 \\times \\frac{${plainTex(deviation)}}{\\sqrt{${n}}})`,
      bullets: [
        step('Find the standard error', figuresTex(error, 4), {
          working: `$\\frac{${plainTex(deviation)}}{\\sqrt{${n}}} = ${figuresTex(error, 4)}$`,
          gaps: ['standard-error'],
          impliedBy: [2],
        }),
        step('Find the margin', figuresTex(margin, 4), {
          followThrough: '1.96 \\times b1',
          gaps: ['confidence-multiplier'],
          impliedBy: [3],
        }),
        step('State the interval', intervalTex(margin), { gaps: ['confidence-interval'] }),
      ],
      mistakes: [
        {
          tag: 'standard-error',
          answer: intervalTex(1.96 * deviation),
          why: 'The standard deviation has to be divided by the square root of the sample size.',
        },
        {
          tag: 'confidence-multiplier',
          answer: intervalTex(error),
          why: 'The standard error has to be multiplied by $1.96$.',
          earns: [1],
        },
      ],
      policies: { tolerance: { relative: 0.0002 } },
    };
  },
});
