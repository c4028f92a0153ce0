import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Principal } from '../../domain/principal.ts';
import { type GraphServer, getRefusal, openGraphServer } from './sdk-client.fixture.ts';

const ada: Principal = { id: 'ada', roles: ['learner'], institution: 'default' };
const bob: Principal = { id: 'bob', roles: ['learner', 'author', 'expert', 'admin'], institution: 'default' };
let caller: Principal = ada;
let server: GraphServer;
before(async () => {
  server = await openGraphServer({ identify: async () => caller });
});
after(() => server.stop());

async function callAs<T>(principal: Principal, work: () => Promise<T>): Promise<T> {
  const previous = caller;
  caller = principal;
  try {
    return await work();
  } finally {
    caller = previous;
  }
}

describe('assistants', () => {
  it('are the graphs that the caller may run', async () => {
    const { client } = server;

    const forLearners = (await client.assistants.search({ limit: 100 })).map(
      (assistant) => assistant.assistant_id,
    );
    const forAuthors = await callAs(bob, () => client.assistants.search({ limit: 100 }));

    assert.ok(forLearners.includes('quiz') && !forLearners.includes('authors'));
    assert.ok(forAuthors.some(({ graph_id }) => graph_id === 'authors'));
    assert.equal((await client.assistants.get('quiz')).name, 'Quiz');
    assert.equal((await getRefusal(client.assistants.get('authors'))).status, 403);
    assert.equal((await getRefusal(client.assistants.get('nothing'))).error, 'not_found');
    const names = (await client.assistants.search({ graphId: 'walk' })).map(({ name }) => name);
    assert.deepEqual(names, ['Walk']);
  });

  it('return their state schema and their nodes', async () => {
    const { client } = server;

    const schemas = await client.assistants.getSchemas('quiz');
    const graph = await client.assistants.getGraph('quiz', { xray: true });

    assert.ok(Object.hasOwn(schemas.input_schema?.properties ?? {}, 'subject'));
    const nodes = graph.nodes.map(({ id }) => id);
    assert.ok(nodes.includes('collect') && nodes.includes('mark'), nodes.join());
  });

  it('return the schemas of their subgraphs', async () => {
    const { client } = server;

    const subgraphs = await client.assistants.getSubgraphs('quiz', { recurse: true });
    const pick = await client.assistants.getSubgraphs('quiz', { namespace: 'pick' });

    assert.deepEqual(Object.keys(subgraphs), ['pick']);
    assert.ok(Object.hasOwn(subgraphs.pick?.state_schema?.properties ?? {}, 'question'));
    assert.deepEqual(pick, subgraphs);
    assert.deepEqual(await client.assistants.getSubgraphs('walk'), {});
  });

  it('come with the health routes that LangGraph clients call', async () => {
    assert.deepEqual(await (await server.fetch('/ok')).json(), { ok: true });
    assert.match(await (await server.fetch('/info')).text(), /"assistants":true/);
  });
});

describe('threads', () => {
  it('accept small metadata only, also when several changes are merged', async () => {
    const { client } = server;
    const fill = (letter: string) => ({ [letter]: letter.repeat(9000) });

    const { thread_id: id } = await client.threads.create({ metadata: fill('a') });
    const tooLarge = await getRefusal(client.threads.update(id, { metadata: fill('b') }));
    const entries = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`k${index}`, 1]));
    const tooMany = await getRefusal(client.threads.create({ metadata: entries }));

    assert.deepEqual([tooLarge.status, tooMany.status], [400, 400]);
  });

  it('are created, changed, counted, found and removed', async () => {
    const { client } = server;
    const course = randomUUID();

    const thread = await client.threads.create({ metadata: { course, n: 1 } });
    await client.threads.update(thread.thread_id, { metadata: { n: 2, more: { deep: [true] } } });

    const threads = await client.threads.search({ metadata: { course } });
    const threadIds = threads.map(({ thread_id }) => thread_id);
    assert.deepEqual(threadIds, [thread.thread_id]);
    assert.deepEqual(threads[0]?.metadata, { course, n: 2, more: { deep: [true] } });
    assert.equal(threads[0]?.status, 'idle');
    assert.equal(await client.threads.count({ metadata: { course } }), 1);
    const [picked] = await client.threads.search({
      ids: [thread.thread_id],
      select: ['thread_id', 'status'],
    });
    assert.deepEqual(picked, { thread_id: thread.thread_id, status: 'idle' });
    await client.threads.delete(thread.thread_id);
    assert.equal((await getRefusal(client.threads.get(thread.thread_id))).status, 404);
  });

  it('of staff are copied with their states, and continue apart from each other', async () =>
    callAs(bob, async () => {
      const { client } = server;
      const { thread_id: id } = await client.threads.create({ metadata: { course: 'copied' } });
      await client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });
      const answer = async (threadId: string, user_answer: string) =>
        client.runs.wait(threadId, 'quiz', { command: { resume: { user_answer } } });
      await answer(id, '2');

      const copy = await client.threads.copy(id);

      const [original, copied] = [await client.threads.get(id), await client.threads.get(copy.thread_id)];
      assert.notEqual(copy.thread_id, id);
      assert.deepEqual(copy, copied);
      assert.deepEqual([copied.values, copied.metadata], [original.values, original.metadata]);
      assert.deepEqual([copied.status, copied.interrupts], ['interrupted', original.interrupts]);
      const readHistory = async (threadId: string) =>
        (await client.threads.getHistory(threadId, { limit: 100 })).map(({ values, next }) => [values, next]);
      assert.deepEqual(await readHistory(copy.thread_id), await readHistory(id));
      assert.equal(Object(await answer(copy.thread_id, '4')).correct, 2);
      assert.equal(Object(await answer(id, '5')).correct, 1);
      await client.threads.delete(id);
      assert.equal(Object(await answer(copy.thread_id, '6')).correct, 3);
    }));

  it('accept an id from the caller, and reject the same id a second time', async () => {
    const { client } = server;
    const threadId = randomUUID();

    const created = await client.threads.create({ threadId });
    const existing = await client.threads.create({ threadId, ifExists: 'do_nothing' });

    assert.equal(created.thread_id, threadId);
    assert.deepEqual(existing, created);
    assert.deepEqual(
      [await getRefusal(client.threads.create({ threadId }))].map(({ status, error }) => [status, error]),
      [[409, 'conflict']],
    );
  });

  it('are hidden from other users on every route', async () => {
    const { client } = server;
    const { thread_id: id } = await client.threads.create({ metadata: { private: true } });
    const run = await client.runs.create(id, 'walk', { input: {} });
    await client.runs.join(id, run.run_id);
    const state = await client.threads.getState(id);

    await callAs(bob, async () => {
      const attempts = [
        () => client.threads.get(id),
        () => client.threads.update(id, { metadata: {} }),
        () => client.threads.delete(id),
        () => client.threads.copy(id),
        () => client.threads.getState(id),
        () => client.threads.getState(id, state.checkpoint.checkpoint_id ?? ''),
        () => client.threads.updateState(id, { values: { at: [] } }),
        () => client.threads.getHistory(id),
        () => client.runs.create(id, 'walk', { input: {} }),
        () => client.runs.wait(id, 'walk', { input: {} }),
        () => client.runs.list(id),
        () => client.runs.get(id, run.run_id),
        () => client.runs.join(id, run.run_id),
        () => client.runs.cancel(id, run.run_id),
      ];
      for (const attempt of attempts) assert.equal((await getRefusal(attempt())).status, 404);
      const { thread_id: ownThread } = await client.threads.create();
      for (const call of [
        () => client.runs.get(ownThread, run.run_id),
        () => client.runs.join(ownThread, run.run_id),
      ]) {
        assert.equal((await getRefusal(call())).status, 404);
      }
      assert.equal(
        (await getRefusal(client.threads.create({ threadId: id, ifExists: 'do_nothing' }))).status,
        409,
      );
      const foreignThread = client.runs.wait(ownThread, 'walk', {
        config: { configurable: { thread_id: id } },
      });
      await assert.rejects(foreignThread, /Nothing to run/);
      assert.deepEqual(await client.threads.search({ metadata: { private: true } }), []);
      assert.deepEqual(await client.threads.search({ ids: [id] }), []);
      const streams = await server.fetch(`/runs/${run.run_id}/stream`);
      assert.equal(streams.status, 404);
      await streams.text();
    });
    assert.equal((await client.threads.get(id)).status, 'idle');
  });

  it('reject unsupported options, and report the field', async () => {
    for (const body of [
      { thread_id: 'no-uuid' },
      { supersteps: [{ updates: [] }] },
      { metadata: 'x' },
      { ttl: -1 },
    ]) {
      const response = await server.send('POST', '/threads', body);
      const refusal = JSON.parse(await response.text());
      assert.equal(response.status, 400, JSON.stringify(body));
      assert.equal(refusal.error, 'validation_error');
      assert.ok(refusal.fields.length > 0);
    }
    const invalid = await server.fetch('/threads/..%2F..%2Fetc/state');
    assert.equal(invalid.status, 400);
    await invalid.text();
  });
});
