import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type GraphServer, getRefusal, openGraphServer } from './sdk-client.fixture.ts';

let server: GraphServer;
before(async () => {
  server = await openGraphServer();
});
after(() => server.stop());

type Walk = { at: number[]; steps: number };

async function createWalkThread(steps: number): Promise<string> {
  const { thread_id: id } = await server.client.threads.create();
  await server.client.runs.wait(id, 'walk', { input: { steps } });
  return id;
}

describe('the state of a thread', () => {
  it('is empty before the first run', async () => {
    const { thread_id: id } = await server.client.threads.create();

    const state = await server.client.threads.getState(id);

    assert.deepEqual([state.values, state.next, state.tasks], [{}, [], []]);
    assert.deepEqual(await server.client.threads.getHistory(id), []);
    assert.equal((await getRefusal(server.client.threads.updateState(id, { values: {} }))).status, 409);
  });

  it('contains the pending interrupts', async () => {
    const { client } = server;
    const { thread_id: id } = await client.threads.create();
    await client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });

    const state = await client.threads.getState(id);
    const thread = await client.threads.get(id);

    assert.deepEqual(state.next, ['collect']);
    const waiting = { type: 'PresentQuestionTool', tool_call_id: 'ask-1' };
    assert.deepEqual(state.tasks[0]?.interrupts[0]?.value, waiting);
    assert.equal(thread.status, 'interrupted');
    assert.deepEqual(Object.values(thread.interrupts)[0]?.[0]?.value, waiting);
    assert.deepEqual(thread.values, state.values);
    const threadIds = (await client.threads.search({ status: 'interrupted', ids: [id] })).map(
      ({ thread_id }) => thread_id,
    );
    assert.deepEqual(threadIds, [id]);
  });

  it('is stored for each step, newest first', async () => {
    const { client } = server;
    const id = await createWalkThread(3);

    const history = await client.threads.getHistory<Walk>(id, { limit: 100 });

    assert.deepEqual(
      history.map(({ values }) => values.at?.length ?? 0),
      [3, 2, 1, 0, 0],
    );
    const [newest, older] = history;
    assert.equal(newest?.parent_checkpoint?.checkpoint_id, older?.checkpoint.checkpoint_id);
    const checkpointId = older?.checkpoint.checkpoint_id ?? '';
    assert.deepEqual((await client.threads.getState<Walk>(id, checkpointId)).values.at, [1, 2]);
    const checkpoint = {
      checkpoint_id: checkpointId,
      checkpoint_ns: '',
      checkpoint_map: null,
      thread_id: id,
    };
    assert.deepEqual((await client.threads.getState<Walk>(id, checkpoint)).values.at, [1, 2]);
    const before = { configurable: { checkpoint_id: checkpointId } };
    assert.equal((await client.threads.getHistory(id, { limit: 100, before })).length, 3);
    assert.equal((await client.threads.getHistory(id, { limit: 2 })).length, 2);
    assert.equal((await client.threads.getHistory(id, { metadata: { source: 'input' } })).length, 1);
  });

  it('returns 404 for an unknown checkpoint', async () => {
    const id = await createWalkThread(1);

    const { status, error } = await getRefusal(server.client.threads.getState(id, randomUUID()));

    assert.deepEqual([status, error], [404, 'not_found']);
  });

  it('can be changed, and the graph continues from there', async () => {
    const { client } = server;
    const id = await createWalkThread(2);

    await client.threads.updateState(id, { values: { at: [], steps: 4 }, asNode: 'step' });

    assert.equal((await client.threads.get(id)).status, 'interrupted');
    const values = await client.runs.wait(id, 'walk', { input: null });
    assert.deepEqual(values, { at: [1, 2, 3, 4], steps: 4 });
  });

  it('branches at an old checkpoint and does not change the old branch', async () => {
    const { client } = server;
    const id = await createWalkThread(3);
    const history = await client.threads.getHistory<Walk>(id, { limit: 100 });
    const first = history.find(({ values }) => values.at?.length === 1)?.checkpoint.checkpoint_id ?? '';

    await client.threads.updateState(id, { values: { at: [10] }, asNode: 'step', checkpointId: first });
    await client.runs.wait(id, 'walk', { input: null });

    assert.deepEqual((await client.threads.getState<Walk>(id)).values.at, [10, 2, 3]);
    for (const { checkpoint, values } of history) {
      const oldState = await client.threads.getState<Walk>(id, checkpoint.checkpoint_id ?? '');
      assert.deepEqual(oldState.values, values);
    }
  });

  it('can be run again from an old checkpoint', async () => {
    const { client } = server;
    const id = await createWalkThread(3);
    const history = await client.threads.getHistory<Walk>(id, { limit: 100 });
    const second = history.find(({ values }) => values.at?.length === 2)?.checkpoint.checkpoint_id ?? '';

    const values = await client.runs.wait(id, 'walk', { input: null, checkpointId: second });

    assert.deepEqual(values, { at: [1, 2, 3], steps: 3 });
  });

  it('is recorded in the audit log when it is changed, also by a run from an old checkpoint', async () => {
    const { client, access } = server;
    const id = await createWalkThread(2);
    const [newest] = await client.threads.getHistory<Walk>(id, { limit: 1 });
    await client.threads.updateState(id, { values: { at: [], steps: 4 }, asNode: 'step' });
    const checkpointId = newest?.checkpoint.checkpoint_id ?? '';
    await client.runs.wait(id, 'walk', { input: null, checkpointId });

    const { entries } = await access.audit.list({ institution: 'default' }, { limit: 2 });

    assert.deepEqual(
      entries.map(({ actor, action, target }) => [actor, action, target]),
      [
        ['local', 'state-edited', `/threads/${id}`],
        ['local', 'state-edited', `/threads/${id}/state`],
      ],
    );
  });

  it('rejects a change that does not fit the graph', async () => {
    const id = await createWalkThread(1);
    const changes = [
      { values: 'text', asNode: 'step' },
      { values: { at: [] }, asNode: 'unknown' },
    ];

    for (const change of changes) {
      const body = { values: change.values, as_node: change.asNode };
      const response = await server.send('POST', `/threads/${id}/state`, body);
      assert.equal(response.status, 400);
      assert.equal(JSON.parse(await response.text()).error, 'validation_error');
    }
    assert.equal((await server.client.threads.get(id)).status, 'idle');
  });
});
