import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { refusalOf } from './sdk-client.fixture.ts';
import { startServerProcess } from './server-process.fixture.ts';

const LEASE_MS = 900;

const folder = await mkdtemp(join(tmpdir(), 'vbagent-graph-kill-'));
after(() => rm(folder, { recursive: true, force: true }));

describe('a server that is killed', () => {
  it('leaves a thread that waits for an answer, and the next server takes the answer', async () => {
    const path = join(folder, 'waiting.db');
    const first = await startServerProcess(path, LEASE_MS);
    const { thread_id: id } = await first.client.threads.create({ metadata: { course: 'maths' } });
    await first.client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });
    await first.client.runs.wait(id, 'quiz', { command: { resume: { user_answer: '2' } } });
    const before = await first.client.threads.getState(id);

    await first.kill();
    const second = await startServerProcess(path, LEASE_MS);

    const thread = await second.client.threads.get(id);
    assert.deepEqual([thread.status, thread.metadata?.course], ['interrupted', 'maths']);
    assert.deepEqual(await second.client.threads.getState(id), before);
    const values = await second.client.runs.wait(id, 'quiz', { command: { resume: { user_answer: '4' } } });
    assert.match(JSON.stringify(values), /"asked":3,.*"correct":2/);
    await second.kill();
  });

  it('leaves a run that the next server ends as failed, and the thread goes on from its last step', async () => {
    const path = join(folder, 'running.db');
    const first = await startServerProcess(path, LEASE_MS);
    const { thread_id: id } = await first.client.threads.create();
    const stream = first.client.runs.stream(id, 'patient', { input: {}, streamMode: ['custom'] });
    for await (const { event } of stream) if (event === 'custom') break;

    await first.kill();
    const second = await startServerProcess(path, LEASE_MS);
    const [run] = await second.client.runs.list(id);
    await assert.rejects(second.client.runs.join(id, run?.run_id ?? '').then(failWhenTold), /stopped before/);

    assert.equal((await second.client.runs.get(id, run?.run_id ?? '')).status, 'error');
    assert.equal((await second.client.threads.get(id)).status, 'error');
    const state = await second.client.threads.getState(id);
    assert.deepEqual([state.values, state.next], [{ note: 'begun', done: false }, ['wait']]);
    const again = await second.client.runs.create(id, 'patient', { input: null });
    assert.equal((await refusalOf(second.client.runs.create(id, 'patient', { input: null }))).status, 409);
    await second.client.runs.cancel(id, again.run_id, true);
    await second.kill();
  });
});

/** The client raises what a run it started itself says under `__error__`, but not what a run it joins says. */
function failWhenTold(values: unknown): void {
  const { __error__: error } = Object(values);
  if (error !== undefined) throw new Error(error.message);
}
