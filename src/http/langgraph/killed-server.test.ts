import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Client } from '@langchain/langgraph-sdk';
import { getRefusal } from './sdk-client.fixture.ts';
import { type ServerProcess, startServerProcess } from './server-process.fixture.ts';

const LEASE_MS = 900;

describe('a server that is killed', () => {
  let folder: string;
  let second: ServerProcess;
  let [waiting, running] = ['', ''];
  let seen: unknown;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vbagent-graph-kill-'));
    const path = join(folder, 'graphs.db');
    const first = await startServerProcess(path, LEASE_MS);
    waiting = await answerOnce(first.client);
    seen = await first.client.threads.getState(waiting);
    running = await beginToWait(first.client);
    await first.kill();
    second = await startServerProcess(path, LEASE_MS);
  });
  after(async () => {
    await second.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves an interrupted thread that the next server resumes', async () => {
    const { threads, runs } = second.client;
    const thread = await threads.get(waiting);
    assert.deepEqual([thread.status, thread.metadata?.course], ['interrupted', 'maths']);
    assert.deepEqual(await threads.getState(waiting), seen);

    const values = await runs.wait(waiting, 'quiz', { command: { resume: { user_answer: '4' } } });

    assert.match(JSON.stringify(values), /"asked":3,.*"correct":2/);
  });

  it('leaves a run that the next server ends as failed, and the thread continues from its last step', async () => {
    const { threads, runs } = second.client;
    const [run] = await runs.list(running);
    await assert.rejects(runs.join(running, run?.run_id ?? '').then(failOnError), /stopped before/);

    assert.equal((await runs.get(running, run?.run_id ?? '')).status, 'error');
    assert.equal((await threads.get(running)).status, 'error');
    const state = await threads.getState(running);
    assert.deepEqual([state.values, state.next], [{ note: 'begun', done: false }, ['wait']]);
    const again = await runs.create(running, 'patient', { input: null });
    assert.equal((await getRefusal(runs.create(running, 'patient', { input: null }))).status, 409);
    await runs.cancel(running, again.run_id, true);
  });
});

/** A quiz that has one answer and waits for the next. */
async function answerOnce({ threads, runs }: Client): Promise<string> {
  const { thread_id: id } = await threads.create({ metadata: { course: 'maths' } });
  await runs.wait(id, 'quiz', { input: { subject: 'sums' } });
  await runs.wait(id, 'quiz', { command: { resume: { user_answer: '2' } } });
  return id;
}

/** Starts a run that does not end. */
async function beginToWait({ threads, runs }: Client): Promise<string> {
  const { thread_id: id } = await threads.create();
  const stream = runs.stream(id, 'patient', { input: {}, streamMode: ['custom'] });
  for await (const { event } of stream) if (event === 'custom') break;
  return id;
}

/** Throws the `__error__` of a joined run; the client throws it only for runs that it started itself. */
function failOnError(values: unknown): void {
  const { __error__: error } = Object(values);
  if (error !== undefined) throw new Error(error.message);
}
