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
  let [waitingThread, runningThread] = ['', ''];
  let stateBefore: unknown;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vbagent-graph-kill-'));
    const path = join(folder, 'graphs.db');
    const first = await startServerProcess(path, LEASE_MS);
    waitingThread = await answerOnce(first.client);
    stateBefore = await first.client.threads.getState(waitingThread);
    runningThread = await startEndlessRun(first.client);
    await first.kill();
    second = await startServerProcess(path, LEASE_MS);
  });
  after(async () => {
    await second.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves a thread that waits for an answer; the next server resumes it', async () => {
    const { threads, runs } = second.client;
    const thread = await threads.get(waitingThread);
    assert.deepEqual([thread.status, thread.metadata?.course], ['interrupted', 'maths']);
    assert.deepEqual(await threads.getState(waitingThread), stateBefore);

    const values = await runs.wait(waitingThread, 'quiz', { command: { resume: { user_answer: '4' } } });

    assert.match(JSON.stringify(values), /"asked":3,.*"correct":2/);
  });

  it('leaves a run that the next server marks as failed; the thread continues from its last step', async () => {
    const { threads, runs } = second.client;
    const [run] = await runs.list(runningThread);
    await assert.rejects(runs.join(runningThread, run?.run_id ?? '').then(failOnError), /stopped before/);

    assert.equal((await runs.get(runningThread, run?.run_id ?? '')).status, 'error');
    assert.equal((await threads.get(runningThread)).status, 'error');
    const state = await threads.getState(runningThread);
    assert.deepEqual([state.values, state.next], [{ note: 'begun', done: false }, ['wait']]);
    const nextRun = await runs.create(runningThread, 'endless', { input: null });
    assert.equal((await getRefusal(runs.create(runningThread, 'endless', { input: null }))).status, 409);
    await runs.cancel(runningThread, nextRun.run_id, true);
  });
});

/** Starts a quiz, answers one question, and returns the thread, which waits for the next answer. */
async function answerOnce({ threads, runs }: Client): Promise<string> {
  const { thread_id: id } = await threads.create({ metadata: { course: 'maths' } });
  await runs.wait(id, 'quiz', { input: { subject: 'sums' } });
  await runs.wait(id, 'quiz', { command: { resume: { user_answer: '2' } } });
  return id;
}

/** Starts a run that does not end, and returns its thread. */
async function startEndlessRun({ threads, runs }: Client): Promise<string> {
  const { thread_id: id } = await threads.create();
  const stream = runs.stream(id, 'endless', { input: {}, streamMode: ['custom'] });
  for await (const { event } of stream) if (event === 'custom') break;
  return id;
}

/** Throws the `__error__` of a joined run; the client throws it only for runs that it started itself. */
function failOnError(values: unknown): void {
  const { __error__: error } = Object(values);
  if (error !== undefined) throw new Error(error.message);
}
