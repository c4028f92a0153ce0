/** The learner finds the probability of a warning, or that a warning is true, from a tree diagram. */

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const TESTS = [
  { thing: 'a batch of circuit boards', fault: 'are faulty', warning: 'test reports a fault' },
  { thing: 'a herd of cattle', fault: 'have an infection', warning: 'test is positive' },
  { thing: 'a shipment of bottles', fault: 'leak', warning: 'sensor gives a warning' },
] as const;

/** The percentages of a test: of items with a fault, of warnings for items with a fault, and of warnings for the other items. */
type Screening = {
  readonly test: (typeof TESTS)[number];
  readonly faultPercent: number;
  readonly hitPercent: number;
  readonly falsePercent: number;
};

function describeScreening({ test, faultPercent, hitPercent, falsePercent }: Screening): string {
  const { thing, fault, warning } = test;
  return `In ${thing}, $${faultPercent}\\%$ ${fault}. The ${warning} for $${hitPercent}\\%$ of those and for $${falsePercent}\\%$ of the others. One is chosen at random`;
}

const THREE_PLACES = { tolerance: { absolute: 0.0006 } } as const;

function warningCalculation(screening: Screening): Calculation {
  const [p, hit, falseAlarm] = listProbabilities(screening);
  return {
    situation: `${describeScreening(screening)}.`,
    quantity: `the probability that the ${screening.test.warning}, to three decimal places`,
    lines: listBranches(screening, 'is last'),
    mistakes: [
      { tag: 'addition-rule', value: p * hit, why: 'The false warnings were left out.', earns: [1] },
      {
        tag: 'multiplication-rule',
        value: hit + falseAlarm,
        why: 'Each branch is multiplied by the share of its group.',
        earns: [],
      },
    ],
    policies: THREE_PLACES,
  };
}

function trueWarningCalculation(screening: Screening): Calculation {
  const [p, hit, falseAlarm] = listProbabilities(screening);
  const positive = p * hit + (1 - p) * falseAlarm;
  return {
    situation: `${describeScreening(screening)}, and the ${screening.test.warning}.`,
    quantity: 'the probability that the warning is true, to three decimal places',
    lines: [
      ...listBranches(screening),
      {
        why: 'Compare with all warnings',
        tex: '\\frac{@1}{@3}',
        value: roundTo((p * hit) / positive, 3),
        gaps: ['conditional-sample'],
      },
    ],
    mistakes: [
      {
        tag: 'conditional-sample',
        value: hit,
        why: 'This is the probability of a warning for a true case, not of a true case after a warning.',
        earns: [],
      },
      {
        tag: 'multiplication-rule',
        value: p * hit,
        why: 'This is the share of all, not the share of the warnings.',
        earns: [1],
      },
    ],
    policies: THREE_PLACES,
  };
}

function listProbabilities({ faultPercent, hitPercent, falsePercent }: Screening) {
  return [faultPercent / 100, hitPercent / 100, falsePercent / 100] as const;
}

/** Lists the lines up to the probability of a warning. If it is the answer, it is rounded. */
function listBranches(screening: Screening, position?: 'is last'): Calculation['lines'] {
  const [p, hit, falseAlarm] = listProbabilities(screening);
  const falseShare = (1 - p) * falseAlarm;
  const warnings = p * hit + falseShare;
  return [
    {
      why: 'Find the share of true warnings',
      tex: `${p} \\times ${hit}`,
      value: p * hit,
      gaps: ['multiplication-rule'],
    },
    {
      why: 'Find the share of false warnings',
      tex: `${plainTex(1 - p)} \\times ${falseAlarm}`,
      value: falseShare,
      gaps: ['complement'],
    },
    {
      why: 'Add the branches',
      tex: '@1 + @2',
      value: position === 'is last' ? roundTo(warnings, 3) : warnings,
      working: `$${plainTex(p * hit)} + ${plainTex(falseShare)} = ${plainTex(warnings)}${position === 'is last' ? ` \\approx ${plainTex(roundTo(warnings, 3))}` : ''}$`,
      gaps: ['addition-rule'],
    },
  ];
}

export const screeningTest = higherApplicationsModel({
  id: 'HA-13',
  title: 'Tree diagram of a test',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => ({
    isReverse: random.chance(0.5),
    screening: {
      test: random.pick(TESTS),
      faultPercent: random.int(2, 12),
      hitPercent: random.int(85, 98),
      falsePercent: random.int(2, 9),
    },
  }),
  accepts: ({ screening: { faultPercent, falsePercent } }) => faultPercent !== falsePercent,
  write: ({ isReverse, screening }) =>
    writeWrittenCalculation(isReverse ? trueWarningCalculation(screening) : warningCalculation(screening)),
});
