// National 5 Applications: the shortest time of a project from a precedence table (critical path).
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** For each task A to F, the tasks that must be done before it: `D,E`. */
type Precedence = { readonly predecessors: readonly string[] };

/** F is always the last task; two or three chains of tasks lead to it. */
const PRECEDENCES: readonly Precedence[] = [
  { predecessors: ['', 'A', 'A', 'B', 'C', 'D,E'] },
  { predecessors: ['', 'A', 'A', 'B,C', 'C', 'D,E'] },
  { predecessors: ['', 'A', 'B', 'A', 'D', 'C,E'] },
  { predecessors: ['', 'A', 'A', 'A', 'B,C', 'D,E'] },
  { predecessors: ['', '', 'A', 'B', 'C,D', 'E'] },
];

const PROJECTS = [
  ['building a garden shed', 'hours'],
  ['decorating a flat', 'hours'],
  ['staging a school show', 'days'],
  ['fitting a bathroom', 'hours'],
  ['launching a website', 'days'],
  ['organising a ceilidh', 'days'],
  ['servicing a fishing boat', 'hours'],
] as const;

const LETTERS = 'ABCDEF';

/** Computes the earliest finish of each task. */
function computeFinishes({ predecessors }: Precedence, times: readonly number[]): number[] {
  const finishTimes: number[] = [];
  predecessors.forEach((before, index) => {
    const start = Math.max(
      0,
      ...before.split(',').map((letter) => (letter === '' ? 0 : (finishTimes[LETTERS.indexOf(letter)] ?? 0))),
    );
    finishTimes.push(start + (times[index] ?? 0));
  });
  return finishTimes;
}

/** Lists every chain of tasks that ends with the given task, as letters: `ABDF`. */
function listPaths({ predecessors }: Precedence, letter: string): string[] {
  const before = (predecessors[LETTERS.indexOf(letter)] ?? '').split(',').filter((name) => name !== '');
  return before.length === 0
    ? [letter]
    : before.flatMap((previous) => listPaths({ predecessors }, previous).map((path) => path + letter));
}

export const precedenceTable = nat5ApplicationsModel({
  id: 'N5A-10',
  title: 'Precedence table and shortest time',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({
    precedence: random.pick(PRECEDENCES),
    project: random.pick(PROJECTS),
    times: Array.from({ length: 6 }, () => random.int(1, 9)),
  }),
  accepts: ({ precedence, times }) => {
    const lengths = listPaths(precedence, 'F')
      .map((path) => sumTimes(path, times))
      .toSorted((a, b) => b - a);
    return lengths[0] !== lengths[1];
  },
  write: ({ precedence, project: [project, unit], times }): ItemDraft => {
    const routes = listPaths(precedence, 'F')
      .map((path) => ({ path, length: sumTimes(path, times) }))
      .toSorted((a, b) => b.length - a.length);
    const [longest, secondLongest] = routes;
    const total = times.reduce((sum, time) => sum + time, 0);
    const shortest = computeFinishes(precedence, times)[5] ?? 0;
    const sumTex = (path = '') => [...path].map((letter) => times[LETTERS.indexOf(letter)]).join(' + ');
    const rows = precedence.predecessors.map(
      (before, index) =>
        `task ${LETTERS[index]} takes $${times[index]}$ ${unit}${before === '' ? '' : ` and can start when ${before.split(',').join(' and ')} ${before.length > 1 ? 'are' : 'is'} done`}`,
    );
    return {
      stem: `These are the tasks in ${project}: ${rows.join('; ')}. Tasks that do not wait for one another can be done at the same time. Find the shortest time, in ${unit}, in which the work can be done.`,
      answer: String(shortest),
      recomputedFrom: sumTex(longest?.path),
      bullets: [
        strategy('Find the chains of tasks', sumTex(secondLongest?.path), {
          working: routes.map(({ path }) => [...path].join('-')).join(', '),
          alsoAccepted: [sumTex(longest?.path), String(secondLongest?.length ?? 0)],
          gaps: ['precedence'],
          impliedBy: [2, 3],
        }),
        step('Find the time of the longest chain', sumTex(longest?.path), {
          working: `$${sumTex(longest?.path)}$ for ${[...(longest?.path ?? '')].join('-')}`,
          gaps: ['critical-path'],
          impliedBy: [3],
        }),
        step('State the shortest time', String(shortest), { followThrough: 'b2', gaps: ['critical-path'] }),
      ],
      mistakes: [
        {
          tag: 'critical-path',
          answer: String(total),
          why: 'All the times were added, but some tasks can be done at the same time.',
        },
        {
          tag: 'critical-path-shorter',
          answer: String(secondLongest?.length ?? 0),
          why: 'There is a longer chain of tasks, and all of it has to be done.',
          earns: [1],
        },
      ],
      policies: { answerOnly: 1 },
    };
  },
});

function sumTimes(path: string, times: readonly number[]): number {
  return [...path].reduce((sum, letter) => sum + (times[LETTERS.indexOf(letter)] ?? 0), 0);
}
