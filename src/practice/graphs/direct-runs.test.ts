import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ThreadState } from '@langchain/langgraph-sdk';
import { createInterruptId } from '../../runs/graphs/steps/create-interrupt-id.ts';
import { openPracticeServer, type PracticeServer, writeRightAnswer } from './practice-server.fixture.ts';
import { GRAPH, PracticeValues } from './practice-session.fixture.ts';

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

const INPUT = { subject: 'Mathematics', level: 'Nat 5', seed: 7 };
/** A recursion limit is an option that only LangGraph supports, so the server cannot run the request without it. */
const LANGGRAPH_ONLY = { config: { recursion_limit: 25 } };

type Resume = object | string | ((values: PracticeValues) => Promise<object>);

/** Every kind of response: right and wrong answers, hints, other questions, decisions, and responses for another question. */
const RESPONSES: readonly Resume[] = [
  { user_answer: '999' },
  { continue: true, try_similar: true },
  { hint: true },
  async ({ question }) => ({
    user_answer: writeRightAnswer((await server.servedQuestions.find(question.id)) ?? assert.fail()),
  }),
  { continue: true, tool_call_id: 'another question' },
  { continue: true, try_harder: true },
  { something_else: true },
  {},
  '{"user_answer": "x = 3"}',
  { self_marks: { '1': true } },
  { continue: true },
  'no idea',
  { continue: false },
];

type Runner = (resume: object | string) => Promise<unknown>;

function createRunner(threadId: string, options: object): Runner {
  return (resume) => server.client.runs.wait(threadId, GRAPH, { command: { resume }, ...options });
}

async function startThread(): Promise<string> {
  const { thread_id: id } = await server.client.threads.create();
  await server.client.runs.wait(id, GRAPH, { input: INPUT });
  return id;
}

/** Removes what differs between two sessions with the same seed: times, ids of runs and numbers of variants. */
function normalise(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/_variant_\d+/g, '_variant')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replaceAll(/[0-9a-f]{32}/g, 'an id');
  return JSON.parse(text);
}

async function readState(threadId: string): Promise<ThreadState> {
  return server.client.threads.getState(threadId);
}

describe('a practice session', () => {
  it('has the same results and states with and without LangGraph', async () => {
    const [direct, usual] = [await startThread(), await startThread()];
    const [runDirectly, runUsually] = [createRunner(direct, {}), createRunner(usual, LANGGRAPH_ONLY)];

    for (const response of RESPONSES) {
      const values = PracticeValues.parse((await readState(direct)).values);
      const resume = typeof response === 'function' ? await response(values) : response;
      const results = [await runDirectly(resume), await runUsually(resume)];
      const states = [await readState(direct), await readState(usual)];

      const [directResult, usualResult] = results.map(normalise);
      assert.deepEqual(directResult, usualResult, JSON.stringify(resume));
      const [directState, usualState] = states.map(normalise);
      assert.deepEqual(directState, usualState, JSON.stringify(resume));
      assert.deepEqual(await readCheckpoint(direct), await readCheckpoint(usual), JSON.stringify(resume));
    }
    assert.deepEqual((await readState(direct)).next, []);
    const [directThread, usualThread] = [
      await server.client.threads.get(direct),
      await server.client.threads.get(usual),
    ];
    assert.deepEqual(normalise(directThread), normalise(usualThread));
    assert.equal(await countStates(direct), await countStates(usual));
  });

  it('continues with LangGraph after each direct run, and the other way round', async () => {
    const [mixed, usual] = [await startThread(), await startThread()];
    const runUsually = createRunner(usual, LANGGRAPH_ONLY);

    for (const [index, response] of RESPONSES.entries()) {
      const values = PracticeValues.parse((await readState(mixed)).values);
      const resume = typeof response === 'function' ? await response(values) : response;
      const runMixed = createRunner(mixed, index % 2 === 0 ? {} : LANGGRAPH_ONLY);

      assert.deepEqual(normalise(await runMixed(resume)), normalise(await runUsually(resume)));
    }
  });

  it('gives interrupts the ids that LangGraph computes', async () => {
    const thread = await startThread();
    for (const options of [LANGGRAPH_ONLY, {}]) {
      await createRunner(thread, options)({ hint: true });

      const { tasks } = await readState(thread);

      const [task] = tasks;
      assert.ok(task, 'the state has a task that waits for a response');
      assert.equal(task.interrupts[0]?.id, createInterruptId(task.name, task.id));
    }
  });

  it('stores one ended run with its `done` event for each response', async () => {
    const thread = await startThread();

    await createRunner(thread, {})({ user_answer: '1' });

    const [run, ...earlier] = await server.client.runs.list(thread);
    assert.ok(run);
    assert.deepEqual([run.status, earlier.length], ['success', 1]);
    assert.deepEqual(await server.client.runs.get(thread, run.run_id), run);
    assert.ok(await server.client.runs.join(thread, run.run_id));
  });

  it('rejects a second response while the first one is marked', async () => {
    const thread = await startThread();
    const run = createRunner(thread, {});

    const results = await Promise.allSettled([run({ user_answer: '1' }), run({ user_answer: '2' })]);

    assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const [refused] = results.filter((result) => result.status === 'rejected');
    assert.match(String(refused?.reason), /unfinished run/);
    const { values } = await readState(thread);
    assert.equal(PracticeValues.parse(values).total_questions, 1);
  });
});

/** Reads the newest checkpoint with the counters of its versions, without their unique suffixes. The values of the channels `branch:to:…`, which nothing reads, are left out. */
async function readCheckpoint(threadId: string): Promise<unknown> {
  const rows = await server.database.kysely
    .selectFrom('checkpoints')
    .select('content')
    .where('thread_id', '=', threadId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const content = (rows[0]?.content ?? '')
    .replaceAll(/"(\d{10})\.[^"]+"/g, '"$1"')
    .replaceAll(/("branch:to:\w+"):"[a-z_]+"/g, '$1:null');
  return normalise(JSON.parse(content));
}

async function countStates(threadId: string): Promise<number> {
  return (await server.client.threads.getHistory(threadId, { limit: 100 })).length;
}
