/** The learner finds probabilities from tables and of repeated events. */

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
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
        earns: [],
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
        earns: [],
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
  choose: (random) => ({
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
    writeWrittenCalculation(isConditional ? conditionalCalculation(survey) : bothCalculation(survey)),
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
  choose: (random) => ({ trial: random.pick(TRIALS), percent: random.int(80, 97), n: random.int(3, 8) }),
  write: ({ trial: { event, group, short }, percent, n }) => {
    const p = percent / 100;
    return writeWrittenCalculation({
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
    });
  },
});
