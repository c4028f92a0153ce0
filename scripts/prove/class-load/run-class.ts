import type { ClassServer } from './class-server.ts';
import {
  type AnswerTimes,
  type GivenAnswer,
  type LearnerSession,
  startLearnerSession,
} from './learner-session.ts';
import { createPostJson } from './post-json.ts';

export type LoadResult = {
  readonly answers: readonly GivenAnswer[];
  readonly perSecond: number;
  /** The 95th percentile of the request that marks an answer, and of the request for the next question, in milliseconds. */
  readonly p95: AnswerTimes;
  /** Processor time for each answer in milliseconds. */
  readonly serverMs: number;
  readonly generatorMs: number;
};

const COURSE = { subject: 'Mathematics', level: 'Nat 5' };
/** Sessions are started a few at a time. */
const MAX_STARTING = 4;
/** Six of ten learners write the steps and the result. */
const isRight = (n: number): boolean => (n * 7) % 10 < 6;

/** Starts one session for each learner. */
export async function startSessions({ url, keys, servedQuestions }: ClassServer): Promise<LearnerSession[]> {
  const sessions: LearnerSession[] = [];
  const waiting = [...keys];
  const start = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const post = createPostJson(url, key);
      sessions.push(await startLearnerSession({ post, servedQuestions, course: COURSE }));
    }
  };
  await Promise.all(Array.from({ length: MAX_STARTING }, start));
  return sessions;
}

/** Lets every learner answer `count` questions without pauses. */
export function answerWithoutPauses(
  server: ClassServer,
  sessions: readonly LearnerSession[],
  count: number,
): Promise<LoadResult> {
  return measure(server, async (record) => {
    await Promise.all(
      sessions.map(async (session, index) => {
        for (let n = 0; n < count; n++) record(await session.answer(isRight(n + index)));
      }),
    );
  });
}

/** Lets every learner answer one question, at moments that are spread evenly over the time. */
export function answerInTurn(
  server: ClassServer,
  sessions: readonly LearnerSession[],
  durationMs: number,
): Promise<LoadResult> {
  return measure(server, async (record) => {
    const answers = sessions.map(async (session, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / sessions.length) * durationMs));
      record(await session.answer(isRight(index)));
    });
    await Promise.all(answers);
  });
}

async function measure(
  server: ClassServer,
  run: (record: (answer: GivenAnswer) => void) => Promise<void>,
): Promise<LoadResult> {
  const answers: GivenAnswer[] = [];
  const [serverBefore, generatorBefore, begin] = [
    await server.readProcessorTime(),
    process.cpuUsage(),
    performance.now(),
  ];
  await run((answer) => answers.push(answer));
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(generatorBefore);
  const times = answers.map((answer) => answer.times);
  return {
    answers,
    perSecond: answers.length / seconds,
    p95: { marked: getP95(times.map(({ marked }) => marked)), next: getP95(times.map(({ next }) => next)) },
    serverMs: ((await server.readProcessorTime()) - serverBefore) / answers.length,
    generatorMs: (user + system) / 1000 / answers.length,
  };
}

export function getP95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
