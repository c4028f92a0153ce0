import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** Tasks with their predecessors, by letter. */
type Shape = { readonly after: readonly string[] };

/** A is first, F is last; two or three chains run between them. */
const SHAPES: readonly Shape[] = [
  { after: ['', 'A', 'A', 'B', 'C', 'D,E'] },
  { after: ['', 'A', 'A', 'B,C', 'C', 'D,E'] },
  { after: ['', 'A', 'B', 'A', 'D', 'C,E'] },
  { after: ['', 'A', 'A', 'A', 'B,C', 'D,E'] },
  { after: ['', '', 'A', 'B', 'C,D', 'E'] },
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

/** The earliest finish of each task. */
function finishes({ after }: Shape, times: readonly number[]): number[] {
  const done: number[] = [];
  after.forEach((before, index) => {
    const start = Math.max(
      0,
      ...before.split(',').map((letter) => (letter === '' ? 0 : (done[LETTERS.indexOf(letter)] ?? 0))),
    );
    done.push(start + (times[index] ?? 0));
  });
  return done;
}

/** Every chain of tasks from a first to the last. */
function paths({ after }: Shape, letter: string): string[] {
  const before = (after[LETTERS.indexOf(letter)] ?? '').split(',').filter((one) => one !== '');
  return before.length === 0
    ? [letter]
    : before.flatMap((one) => paths({ after }, one).map((path) => path + letter));
}

export const precedenceTable = nat5ApplicationsModel({
  id: 'N5A-10',
  title: 'Precedence table and shortest time',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [3],
  draw: (random) => ({
    shape: random.pick(SHAPES),
    project: random.pick(PROJECTS),
    times: Array.from({ length: 6 }, () => random.int(1, 9)),
  }),
  accepts: ({ shape, times }) => {
    const lengths = paths(shape, 'F')
      .map((path) => lengthOf(path, times))
      .toSorted((a, b) => b - a);
    return lengths[0] !== lengths[1];
  },
  write: ({ shape, project: [what, unit], times }): ItemDraft => {
    const routes = paths(shape, 'F')
      .map((path) => ({ path, length: lengthOf(path, times) }))
      .toSorted((a, b) => b.length - a.length);
    const [longest, other] = routes;
    const total = times.reduce((sum, one) => sum + one, 0);
    const shortest = finishes(shape, times)[5] ?? 0;
    const sum = (path = '') => [...path].map((letter) => times[LETTERS.indexOf(letter)]).join(' + ');
    const rows = shape.after.map(
      (before, index) =>
        `task ${LETTERS[index]} takes $${times[index]}$ ${unit}${before === '' ? '' : ` and can start when ${before.split(',').join(' and ')} ${before.length > 1 ? 'are' : 'is'} done`}`,
    );
    return {
      stem: `These are the tasks in ${what}: ${rows.join('; ')}. Tasks that do not wait for one another can be done at the same time. Find the shortest time, in ${unit}, in which the work can be done.`,
      answer: String(shortest),
      check: sum(longest?.path),
      bullets: [
        strategy('Find the chains of tasks', sum(other?.path), {
          working: routes.map(({ path }) => [...path].join('--')).join(', '),
          or: [sum(longest?.path), String(other?.length ?? 0)],
          gaps: ['precedence'],
          impliedBy: [2, 3],
        }),
        step('Find the time of the longest chain', sum(longest?.path), {
          working: `$${sum(longest?.path)}$ for ${[...(longest?.path ?? '')].join('--')}`,
          gaps: ['critical-path'],
          impliedBy: [3],
        }),
        step('State the shortest time', String(shortest), { from: 'b2', gaps: ['critical-path'] }),
      ],
      mistakes: [
        {
          tag: 'critical-path',
          answer: String(total),
          why: 'All the times were added, but some tasks can be done at the same time.',
        },
        {
          tag: 'critical-path-shorter',
          answer: String(other?.length ?? 0),
          why: 'There is a longer chain of tasks, and all of it has to be done.',
          earns: [1],
        },
      ],
      policies: { answerOnly: 1 },
    };
  },
});

function lengthOf(path: string, times: readonly number[]): number {
  return [...path].reduce((sum, letter) => sum + (times[LETTERS.indexOf(letter)] ?? 0), 0);
}
