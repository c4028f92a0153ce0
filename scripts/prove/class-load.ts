import { loadavg } from 'node:os';
import { startClassServer } from './class-load/class-server.ts';
import { markBarely } from './class-load/mark-barely.ts';
import { measureProgress } from './class-load/measure-progress.ts';
import { measureStorage, pruneThreads } from './class-load/measure-storage.ts';
import { answerInTurn, answerWithoutPauses, type LoadResult, startSessions } from './class-load/run-class.ts';

const CLASS_SIZE = 20;
const WARM_UP_ANSWERS = 15;
const ANSWERS_EACH = 60;
const SCHOOL_SIZE = 2000;
const MINUTE_MS = 60_000;
const PROGRESS_ANSWERS = 10_000;
const PROGRESS_READS = 200;

/** One goal: the measured value, its limit, and whether it holds. */
type Goal = {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly holds: boolean;
};

const atMost = (name: string, value: number, limit: number, unit: string): Goal => ({
  name,
  value: `${formatNumber(value)} ${unit}`,
  limit: `at most ${limit.toLocaleString('en')} ${unit}`,
  holds: value <= limit,
});

/** A class without pauses: speed, storage before and after pruning, and progress. */
async function measureClass(): Promise<{ load: LoadResult; goals: Goal[]; barePerSecond: number }> {
  const server = await startClassServer(CLASS_SIZE);
  try {
    const sessions = await startSessions(server);
    await answerWithoutPauses(server, sessions, WARM_UP_ANSWERS);
    const load = await answerWithoutPauses(server, sessions, ANSWERS_EACH);
    const barePerSecond = await markBarely(server, load.answers);
    const before = await measureStorage(server.database);
    await pruneThreads(server.database);
    const pruned = await measureStorage(server.database);
    const progress = await measureProgress(server, { answers: PROGRESS_ANSWERS, reads: PROGRESS_READS });
    const rate: Goal = {
      name: `${CLASS_SIZE} learners without pauses`,
      value: `${formatNumber(load.perSecond)} answers/s`,
      limit: 'at least 60 answers/s',
      holds: load.perSecond >= 60,
    };
    const goals = [
      rate,
      atMost(`${CLASS_SIZE} learners, marking, p95`, load.p95.marked, 300, 'ms'),
      atMost(`${CLASS_SIZE} learners, next question, p95`, load.p95.next, 300, 'ms'),
      atMost('one answer in the log, with its indexes', pruned.logBytesPerAnswer, 1500, 'bytes'),
      atMost('all data for one answer, thread pruned', pruned.allBytesPerAnswer, 10_000, 'bytes'),
      {
        name: 'all data for one answer, open thread',
        value: `${formatNumber(before.allBytesPerAnswer)} bytes`,
        limit: '',
        holds: true,
      },
      atMost(
        `progress of a learner with ${PROGRESS_ANSWERS.toLocaleString('en')} answers, p95`,
        progress,
        50,
        'ms',
      ),
    ];
    return { load, goals, barePerSecond };
  } finally {
    await server.stop();
  }
}

/** A school in which each learner answers once in a minute. */
async function measureSchool(): Promise<{ load: LoadResult; goals: Goal[] }> {
  const server = await startClassServer(SCHOOL_SIZE);
  try {
    const load = await answerInTurn(server, await startSessions(server), MINUTE_MS);
    const name = `${SCHOOL_SIZE.toLocaleString('en')} learners, one answer a minute`;
    const goals = [
      atMost(`${name}, marking, p95`, load.p95.marked, 300, 'ms'),
      atMost(`${name}, next question, p95`, load.p95.next, 300, 'ms'),
    ];
    return { load, goals };
  } finally {
    await server.stop();
  }
}

/** Measures practice over HTTP under the load of a class and of a school. If a goal is missed, the page is still written, and the exit code is 1. */
export const proof = {
  name: 'class-load',
  run: async (): Promise<string> => {
    const [loadBefore = 0] = loadavg();
    const classroom = await measureClass();
    const school = await measureSchool();
    const goals = [...classroom.goals, ...school.goals];
    const { load, barePerSecond } = classroom;
    const rightShare = load.answers.filter(({ isCorrect }) => isCorrect).length / load.answers.length;
    if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
    return [
      'Learners with their own keys practise Nat 5 Mathematics through the LangGraph routes (`POST /threads/{id}/runs/wait`): one request marks the answer,',
      `one fetches the next question. ${formatNumber(100 * rightShare)}% of the answers were right. The load generator runs on the same cores as the server, which is one process on SQLite.`,
      `Before the measurement, other work on this machine had a load average of ${loadBefore.toFixed(1)}.`,
      '',
      '| | measured | goal | holds |',
      '|---|--:|--:|---|',
      ...goals.map(({ name, value, limit, holds }) => {
        const verdict = holds ? 'yes' : '**no**';
        return `| ${name} | ${value} | ${limit} | ${limit === '' ? '' : verdict} |`;
      }),
      '',
      `A bare route, which only reads the question and marks the answer, handles ${formatNumber(barePerSecond)} of the same answers in a second: ${formatNumber(barePerSecond / load.perSecond)} times as many.`,
      `Processor time for each answer, without pauses: ${load.serverMs.toFixed(1)} ms of the server, ${load.generatorMs.toFixed(1)} ms of the load generator; with one answer a minute: ${school.load.serverMs.toFixed(1)} ms of the server.`,
    ].join('\n');
  },
};

function formatNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
