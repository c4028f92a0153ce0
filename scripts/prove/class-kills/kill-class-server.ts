import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAssignmentAnswers } from '../../../src/adapters/database/classes/assignment-answers.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { projectRoot } from '../../run-command.ts';
import { type Client, createClient, type ServerAddress } from './class-client.ts';

export type ClassRun = {
  readonly folder: string;
  readonly pupils: number;
  readonly questions: number;
  readonly kills: number;
  /** The time between two kills. */
  readonly pauseMs: number;
};

export type ClassReport = {
  readonly kills: number;
  /** Answers that the server confirmed. */
  readonly acknowledged: number;
  /** Confirmed answers that the log does not have, or has with another response. */
  readonly lost: number;
  /** Surplus records: the log should have exactly one record for each answered part of a question. */
  readonly doubled: number;
  /** Pupils whose script does not have the marks of the gradebook. */
  readonly unequalScripts: number;
  readonly joinToQuestionMs: readonly number[];
  readonly gridMs: readonly number[];
};

type Attempt = {
  id: string;
  state: string;
  questions: { question: { id: string }; answered: boolean; response: string | null }[];
};
type Pupil = { learner: string; acknowledged: Map<string, string>; joinMs: number };

const OUTCOMES = ['MNU-5-01', 'MNU-5-02', 'MNU-5-03', 'MNU-5-04'];
const PROGRAM = join(projectRoot, 'src/practice/graphs/practice-server-process.fixture.ts');
const GRID_READS = 60;

/** Lets pupils answer while the server is killed and started again, and compares what was confirmed with what is stored. */
export async function killClassServer(run: ClassRun): Promise<ClassReport> {
  const database = join(run.folder, 'class.db');
  const server: ServerAddress = { url: '' };
  let child = await startServer(database, server);
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  try {
    const teacher = createClient(server);
    const { code, assignment } = await setWork(teacher, run.questions);
    const working = Promise.all(
      Array.from({ length: run.pupils }, (_, n) =>
        work(createClient(server), { code, assignment, name: `Pupil ${n}` }),
      ),
    );
    for (let kill = 0; kill < run.kills; kill++) {
      await sleep(run.pauseMs);
      await killServer(child);
      child = await startServer(database, server);
    }
    const pupils = await working;
    return { kills: run.kills, ...(await compare({ pupils, teacher, assignment, database })) };
  } finally {
    process.off('exit', stop);
    await killServer(child);
  }
}

async function startServer(database: string, server: ServerAddress): Promise<ChildProcess> {
  const child = fork(PROGRAM, [database], { execArgv: [] });
  const [url] = await once(child, 'message');
  server.url = String(url);
  return child;
}

async function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function setWork(teacher: Client, questions: number): Promise<{ code: string; assignment: string }> {
  const created = await teacher.send<{ id: string; join_code: { code: string } }>(
    'POST',
    '/api/v1/classes',
    () => ({
      ...{ name: 'S4', max_pupils: 500 },
    }),
  );
  const { id: assignment } = await teacher.send<{ id: string }>(
    'POST',
    `/api/v1/classes/${created.id}/assignments`,
    () => ({
      ...{ title: 'Number', subject: 'Mathematics', level: 'Nat 5' },
      work: { kind: 'practice', outcome_ids: OUTCOMES, question_count: questions },
    }),
  );
  return { code: created.join_code.code, assignment };
}

type Work = { readonly code: string; readonly assignment: string; readonly name: string };

/** Joins and answers every question. A repeated request has another response, so that a second record would be noticed. */
async function work(client: Client, { code, assignment, name }: Work): Promise<Pupil> {
  const start = performance.now();
  const { learner } = await client.send<{ learner: string }>('POST', '/api/v1/join', () => ({ code, name }));
  await client.send('GET', '/api/v1/assignments');
  let attempt = await client.send<Attempt>('POST', `/api/v1/assignments/${assignment}/attempts`);
  const joinMs = performance.now() - start;
  const acknowledged = new Map<string, string>();
  while (attempt.state === 'question') {
    const id = attempt.questions.at(-1)?.question.id ?? '';
    attempt = await client.send('POST', `/api/v1/attempts/${attempt.id}/answers`, (requestNumber) => ({
      ...{ question_id: id, response: `${requestNumber}` },
    }));
    acknowledged.set(id, attempt.questions.at(-1)?.response ?? '');
    if (attempt.state === 'question')
      attempt = await client.send('POST', `/api/v1/attempts/${attempt.id}/next`);
  }
  return { learner, acknowledged, joinMs };
}

type Stored = {
  readonly pupils: readonly Pupil[];
  readonly teacher: Client;
  readonly assignment: string;
  readonly database: string;
};

async function compare({
  pupils,
  teacher,
  assignment,
  database,
}: Stored): Promise<Omit<ClassReport, 'kills'>> {
  const opened = await openSqlite(database);
  const records = await createAssignmentAnswers(opened).list(assignment);
  await opened.close();
  const keys = new Set(records.map(({ threadId, questionId, part }) => `${threadId} ${questionId} ${part}`));
  const responses = new Map(
    records.map(({ learner, questionId, response }) => [`${learner} ${questionId}`, response]),
  );
  const confirmed = pupils.flatMap(({ learner, acknowledged }) =>
    [...acknowledged].map(([id, response]) => ({ key: `${learner} ${id}`, response })),
  );
  return {
    acknowledged: confirmed.length,
    lost: confirmed.filter(({ key, response }) => responses.get(key) !== response).length,
    doubled: records.length - keys.size,
    unequalScripts: await countUnequalScripts(pupils, teacher, assignment),
    joinToQuestionMs: pupils.map(({ joinMs }) => joinMs),
    gridMs: await measureGrid(teacher, assignment),
  };
}

const FIRST_MARK_COLUMN = 8;

/** Compares each question of each script with its cell in the gradebook. */
async function countUnequalScripts(
  pupils: readonly Pupil[],
  teacher: Client,
  assignment: string,
): Promise<number> {
  const csv = await teacher.sendText('GET', `/api/v1/assignments/${assignment}/gradebook`);
  const lines = new Map(csv.split('\r\n').map((line) => [line.split(',')[1], line.split(',')]));
  let unequal = 0;
  for (const { learner } of pupils) {
    const script = await teacher.send<{ questions: { marks: { marking: { marks_awarded: number } } }[] }>(
      'GET',
      `/api/v1/assignments/${assignment}/pupils/${learner}`,
    );
    const isEqual = script.questions.every(
      ({ marks }, index) =>
        lines.get(learner)?.[FIRST_MARK_COLUMN + 2 * index] === String(marks.marking.marks_awarded),
    );
    if (!isEqual) unequal++;
  }
  return unequal;
}

async function measureGrid(teacher: Client, assignment: string): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < GRID_READS; read++) {
    const start = performance.now();
    await teacher.send('GET', `/api/v1/assignments/${assignment}/grid`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}
