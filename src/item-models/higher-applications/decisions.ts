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
  draw: (random) => {
    const option = () => ({
      p: random.pick([0.2, 0.3, 0.4, 0.6, 0.7, 0.8]),
      good: 100 * random.int(20, 90),
      bad: 100 * random.int(2, 18),
      cost: 100 * random.int(5, 15),
    });
    return { names: random.pick(VENTURES), first: option(), second: option() };
  },
  accepts: ({ first, second }) =>
    Math.abs(valueOfOption(first) - valueOfOption(second)) >= 200 &&
    valueOfOption(first) > 0 &&
    valueOfOption(second) > 0,
  write: ({ names: [one, two], first, second }): ItemDraft => {
    const [a, b] = [valueOfOption(first), valueOfOption(second)];
    const situation = (name: string, { p, good, bad, cost }: Option) =>
      `The ${name} costs $\\pounds ${cost}$ to run; it takes $\\pounds ${good}$ with probability $${p}$ and $\\pounds ${bad}$ otherwise.`;
    const calculation = ({ p, good, bad, cost }: Option) =>
      `${p} \\times ${good} + ${plainTex(1 - p)} \\times ${bad} - ${cost}`;
    const [best, other] = a > b ? [one, two] : [two, one];
    const says = (name: string) => [`the ${name}`, `choose the ${name}`, name];
    return {
      stem: `A company chooses between two ventures. ${situation(one, first)} ${situation(two, second)} By finding the expected profit of each, say which venture the company should choose.`,
      answer: `\\text{the ${best}}`,
      bullets: [
        step(`Find the expected profit of the ${one}`, String(a), {
          working: `$${calculation(first)} = ${a}$`,
          gaps: ['expected-value'],
        }),
        step(`Find the expected profit of the ${two}`, String(b), {
          working: `$${calculation(second)} = ${b}$`,
          gaps: ['expected-value'],
        }),
        statement('State the decision', wording(says(best), [`choose the ${other}`, `not the ${best}`]), {
          requires: [1, 2],
          gaps: ['decision'],
        }),
      ],
      mistakes: [
        {
          tag: 'expected-value',
          answer: `\\text{the ${other}}`,
          why: 'Compare what each venture is expected to take, less what it costs.',
        },
      ],
    };
  },
});

type Option = { readonly p: number; readonly good: number; readonly bad: number; readonly cost: number };
const valueOfOption = ({ p, good, bad, cost }: Option): number => roundTo(p * good + (1 - p) * bad - cost, 2);

const LETTERS = 'ABCDEFG';
/** The predecessors of each activity; G is last. */
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

type Plan = { readonly after: readonly string[]; readonly times: readonly number[] };

const before = (after: readonly string[], index: number): number[] =>
  (after[index] ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((letter) => LETTERS.indexOf(letter));

function earlyFinishes({ after, times }: Plan): number[] {
  const done: number[] = [];
  after.forEach((_one, index) => {
    const start = Math.max(0, ...before(after, index).map((at) => done[at] ?? 0));
    done.push(start + (times[index] ?? 0));
  });
  return done;
}

function lateFinishes({ after, times }: Plan, end: number): number[] {
  const late = after.map(() => end);
  for (let index = after.length - 1; index >= 0; index--) {
    for (const at of before(after, index))
      late[at] = Math.min(late[at] ?? end, (late[index] ?? end) - (times[index] ?? 0));
  }
  return late;
}

export const criticalPath = higherApplicationsModel({
  id: 'HA-05',
  title: 'PERT chart, float and critical path',
  outcomeId: 'APM-H-04',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => ({
    project: random.pick(PROJECTS),
    after: random.pick(NETWORKS),
    times: Array.from({ length: 7 }, () => random.int(1, 9)),
    asked: random.int(1, 5),
  }),
  accepts: ({ after, times, asked }) => {
    const early = earlyFinishes({ after, times });
    const late = lateFinishes({ after, times }, early[6] ?? 0);
    const float = (late[asked] ?? 0) - (early[asked] ?? 0);
    return float > 0 && float !== (early[asked] ?? 0);
  },
  write: ({ project, after, times, asked }): ItemDraft => {
    const early = earlyFinishes({ after, times });
    const total = early[6] ?? 0;
    const late = lateFinishes({ after, times }, total)[asked] ?? 0;
    const letter = LETTERS.charAt(asked);
    const float = late - (early[asked] ?? 0);
    const rows = after.map(
      (waits, index) =>
        `${LETTERS.charAt(index)} takes $${times[index]}$ days${waits === '' ? '' : ` and follows ${waits.split(',').join(' and ')}`}`,
    );
    return {
      stem: `The activities in ${project} are: ${rows.join('; ')}. Find the shortest time, $T$ days, for the project and the float, $x$ days, of activity ${letter}.`,
      answer: `T = ${total}, x = ${float}`,
      check: `T = ${total}, x = ${late} - ${early[asked]}`,
      bullets: [
        step('Find the shortest time for the project', `T = ${total}`, {
          working: `$${total}$ days`,
          gaps: ['critical-path'],
          impliedBy: [],
        }),
        strategy(`Find the early and late finish of ${letter}`, `${early[asked]}, ${late}`, {
          working: `early finish $${early[asked]}$, late finish $${late}$`,
          gaps: ['late-times'],
          impliedBy: [3],
        }),
        step(`Find the float of ${letter}`, `x = ${float}`, {
          working: `$${late} - ${early[asked]} = ${float}$ days`,
          gaps: ['float'],
          impliedBy: [],
        }),
      ],
      mistakes: [
        {
          tag: 'critical-path',
          answer: `T = ${times.reduce((sum, one) => sum + one, 0)}, x = ${float}`,
          why: 'All the times were added, but some activities can be done at the same time.',
          earns: [3],
        },
        {
          tag: 'float',
          answer: `T = ${total}, x = ${late}`,
          why: 'The float is the late finish minus the early finish.',
          earns: [1],
        },
      ],
    };
  },
});
