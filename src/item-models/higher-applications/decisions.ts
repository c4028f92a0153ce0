/**
 * The learner compares two ventures by expected profit, or finds the critical path and a float in a
 * project plan.
 */

import type { Evidence } from '../../domain/marking-scheme.ts';
import { type ItemDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const VENTURES = [
  ['open-air cinema', 'indoor cinema'],
  ['food van', 'market stall'],
  ['summer camp', 'winter camp'],
  ['boat trip', 'coach trip'],
  ['craft fair', 'online shop'],
] as const;

export const expectedValue = higherApplicationsModel({
  id: 'HA-04',
  title: 'Expected values and a decision',
  outcomeId: 'APM-H-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const pickVenture = () => ({
      probability: random.pick([0.2, 0.3, 0.4, 0.6, 0.7, 0.8]),
      highIncome: 100 * random.int(20, 90),
      lowIncome: 100 * random.int(2, 18),
      cost: 100 * random.int(5, 15),
    });
    return { names: random.pick(VENTURES), firstVenture: pickVenture(), secondVenture: pickVenture() };
  },
  accepts: ({ firstVenture, secondVenture }) =>
    Math.abs(computeExpectedProfit(firstVenture) - computeExpectedProfit(secondVenture)) >= 200 &&
    computeExpectedProfit(firstVenture) > 0 &&
    computeExpectedProfit(secondVenture) > 0,
  write: ({ names: [firstName, secondName], firstVenture, secondVenture }): ItemDraft => {
    const [firstProfit, secondProfit] = [
      computeExpectedProfit(firstVenture),
      computeExpectedProfit(secondVenture),
    ];
    const describeVenture = (name: string, { probability, highIncome, lowIncome, cost }: Venture) =>
      `The ${name} costs $\\pounds ${cost}$ to run; it takes $\\pounds ${highIncome}$ with probability $${probability}$ and $\\pounds ${lowIncome}$ otherwise.`;
    const calculationTex = ({ probability, highIncome, lowIncome, cost }: Venture) =>
      `${probability} \\times ${highIncome} + ${plainTex(1 - probability)} \\times ${lowIncome} - ${cost}`;
    const [bestName, otherName] =
      firstProfit > secondProfit ? [firstName, secondName] : [secondName, firstName];
    const isFirstBest = firstProfit > secondProfit;
    const [best, other] = [
      { ...writeDecision(bestName, otherName), when: isFirstBest ? 'b1 > b2' : 'b1 < b2' },
      { ...writeDecision(otherName, bestName), when: isFirstBest ? 'b1 < b2' : 'b1 > b2' },
    ];
    return {
      stem: `A company chooses between two ventures. ${describeVenture(firstName, firstVenture)} ${describeVenture(secondName, secondVenture)} By finding the expected profit of each, say which venture the company should choose.`,
      answer: `\\text{the ${bestName}}`,
      bullets: [
        step(`Find the expected profit of the ${firstName}`, String(firstProfit), {
          working: `$${calculationTex(firstVenture)} = ${firstProfit}$`,
          gaps: ['expected-value'],
        }),
        step(`Find the expected profit of the ${secondName}`, String(secondProfit), {
          working: `$${calculationTex(secondVenture)} = ${secondProfit}$`,
          gaps: ['expected-value'],
        }),
        {
          ...statement('State the decision', best, { requires: [1, 2], gaps: ['decision'] }),
          alternatives: [other],
        },
      ],
      mistakes: [
        {
          tag: 'expected-value',
          answer: `\\text{the ${otherName}}`,
          why: 'Compare what each venture is expected to take, less what it costs.',
        },
      ],
    };
  },
});

/** Creates evidence for a decision; a learner may name only the words that distinguish the ventures, such as “indoor”. */
function writeDecision(name: string, otherName: string): Evidence {
  const distinctWords = name.split(' ').filter((word) => !otherName.split(' ').includes(word));
  return wording(
    [`the ${name}`, `choose the ${name}`, name, ...distinctWords],
    [`choose the ${otherName}`, `not the ${name}`],
  );
}

/** A venture with two possible incomes: the high one with the given probability. */
type Venture = {
  readonly probability: number;
  readonly highIncome: number;
  readonly lowIncome: number;
  readonly cost: number;
};
const computeExpectedProfit = ({ probability, highIncome, lowIncome, cost }: Venture): number =>
  roundTo(probability * highIncome + (1 - probability) * lowIncome - cost, 2);

const ACTIVITY_LETTERS = 'ABCDEFG';
/** For each activity from A to G, the activities that must be finished before it. G is the last. */
const NETWORKS = [
  ['', 'A', 'A', 'B', 'C', 'B,C', 'D,E,F'],
  ['', '', 'A', 'A,B', 'C', 'D', 'E,F'],
  ['', 'A', 'A', 'C', 'B,D', 'D', 'E,F'],
] as const;
const PROJECTS = [
  'fitting out a shop',
  'building an extension',
  'putting on a festival',
  'moving a data centre',
  'restoring a chapel',
  'opening a campsite',
] as const;

/** The predecessors of each activity as letters, such as `B,C`, and its duration in days. */
type Plan = { readonly predecessors: readonly string[]; readonly durations: readonly number[] };

/** Returns the indexes of the predecessors of an activity. */
const listPredecessors = (predecessors: readonly string[], index: number): number[] =>
  (predecessors[index] ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((letter) => ACTIVITY_LETTERS.indexOf(letter));

/** Returns the earliest finish of each activity. */
function computeEarlyFinishes({ predecessors, durations }: Plan): number[] {
  const finishTimes: number[] = [];
  predecessors.forEach((_names, index) => {
    const start = Math.max(
      0,
      ...listPredecessors(predecessors, index).map((predecessorIndex) => finishTimes[predecessorIndex] ?? 0),
    );
    finishTimes.push(start + (durations[index] ?? 0));
  });
  return finishTimes;
}

/** Returns the latest finish of each activity that does not delay the end of the project. */
function computeLateFinishes({ predecessors, durations }: Plan, end: number): number[] {
  const lateFinishes = predecessors.map(() => end);
  for (let index = predecessors.length - 1; index >= 0; index--) {
    for (const predecessorIndex of listPredecessors(predecessors, index))
      lateFinishes[predecessorIndex] = Math.min(
        lateFinishes[predecessorIndex] ?? end,
        (lateFinishes[index] ?? end) - (durations[index] ?? 0),
      );
  }
  return lateFinishes;
}

export const criticalPath = higherApplicationsModel({
  id: 'HA-05',
  title: 'PERT chart, float and critical path',
  outcomeId: 'APM-H-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    project: random.pick(PROJECTS),
    predecessors: random.pick(NETWORKS),
    durations: Array.from({ length: 7 }, () => random.int(1, 9)),
    activityIndex: random.int(1, 5),
  }),
  accepts: ({ predecessors, durations, activityIndex }) => {
    const earlyFinishes = computeEarlyFinishes({ predecessors, durations });
    const lateFinishes = computeLateFinishes({ predecessors, durations }, earlyFinishes[6] ?? 0);
    const float = (lateFinishes[activityIndex] ?? 0) - (earlyFinishes[activityIndex] ?? 0);
    return float > 0 && float !== (earlyFinishes[activityIndex] ?? 0);
  },
  write: ({ project, predecessors, durations, activityIndex }): ItemDraft => {
    const earlyFinishes = computeEarlyFinishes({ predecessors, durations });
    const total = earlyFinishes[6] ?? 0;
    const lateFinish = computeLateFinishes({ predecessors, durations }, total)[activityIndex] ?? 0;
    const letter = ACTIVITY_LETTERS.charAt(activityIndex);
    const float = lateFinish - (earlyFinishes[activityIndex] ?? 0);
    const activityTexts = predecessors.map(
      (predecessorNames, index) =>
        `${ACTIVITY_LETTERS.charAt(index)} takes $${durations[index]}$ days${predecessorNames === '' ? '' : ` and follows ${predecessorNames.split(',').join(' and ')}`}`,
    );
    return {
      stem: `The activities in ${project} are: ${activityTexts.join('; ')}. Find the shortest time, $T$ days, for the project and the float, $x$ days, of activity ${letter}.`,
      answer: `T = ${total}, x = ${float}`,
      recomputedFrom: `T = ${total}, x = ${lateFinish} - ${earlyFinishes[activityIndex]}`,
      bullets: [
        step('Find the shortest time for the project', `T = ${total}`, {
          working: `$${total}$ days`,
          alsoAccepted: [String(total)],
          gaps: ['critical-path'],
          impliedBy: [],
        }),
        strategy(
          `Find the early and late finish of ${letter}`,
          `${earlyFinishes[activityIndex]}, ${lateFinish}`,
          {
            working: `early finish $${earlyFinishes[activityIndex]}$, late finish $${lateFinish}$`,
            // The float is also the difference between the longest path and the longest path through the activity.
            alsoAccepted: [`${total} - ${total - float}`, `${lateFinish} - ${earlyFinishes[activityIndex]}`],
            gaps: ['late-times'],
            impliedBy: [3],
          },
        ),
        step(`Find the float of ${letter}`, `x = ${float}`, {
          working: `$${lateFinish} - ${earlyFinishes[activityIndex]} = ${float}$ days`,
          gaps: ['float'],
          impliedBy: [],
        }),
      ],
      mistakes: [
        {
          tag: 'critical-path',
          answer: `T = ${durations.reduce((sum, duration) => sum + duration, 0)}, x = ${float}`,
          why: 'All the times were added, but some activities can be done at the same time.',
          earns: [3],
        },
        {
          tag: 'float',
          answer: `T = ${total}, x = ${lateFinish}`,
          why: 'The float is the late finish minus the early finish.',
          earns: [1],
        },
      ],
    };
  },
});
