import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { collect, type GraphServer, getRefusal, openGraphServer } from './sdk-client.fixture.ts';

let server: GraphServer;
before(async () => {
  server = await openGraphServer({ limits: { heartbeatMs: 40 } });
});
after(() => server.stop());

async function newThread(): Promise<string> {
  return (await server.client.threads.create()).thread_id;
}

/** The thread of a run that works until it is stopped, and has said that it waits. */
async function startPatient(): Promise<{ id: string; runId: string }> {
  const id = await newThread();
  const run = await server.client.runs.create(id, 'patient', { input: {}, streamMode: ['custom'] });
  for await (const { event } of server.client.runs.joinStream(id, run.run_id)) if (event === 'custom') break;
  return { id, runId: run.run_id };
}

describe('a practice of questions', () => {
  it('goes on for ten questions over interrupts, with answers as objects and as their JSON', async () => {
    const { client } = server;
    const id = await newThread();

    let values: unknown = await client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });
    for (let asked = 1; asked <= 10; asked++) {
      const answer = { user_answer: String(asked % 3 === 0 ? 0 : 2 * asked) };
      const resume = asked % 2 === 0 ? answer : JSON.stringify(answer);
      values = await client.runs.wait(id, 'quiz', { command: { resume } });
    }
    const last = await client.runs.wait(id, 'quiz', { command: { resume: { user_answer: 'stop' } } });

    assert.match(JSON.stringify(values), /"asked":11,.*"correct":7.*"__interrupt__":\[.*"ask-11"/);
    assert.doesNotMatch(JSON.stringify(last), /__interrupt__/);
    assert.equal((await client.threads.get(id)).status, 'idle');
    assert.equal((await client.runs.list(id, { limit: 100 })).length, 12);
    assert.deepEqual(
      (await client.runs.list(id, { limit: 2, offset: 10 })).map(({ status }) => status),
      ['success', 'success'],
    );
  });

  it('refuses an answer that nothing waits for', async () => {
    const { client } = server;
    const id = await newThread();
    const resume = { command: { resume: { user_answer: '2' } } };

    assert.equal((await getRefusal(client.runs.wait(id, 'quiz', resume))).status, 409);
    await client.runs.wait(id, 'walk', { input: {} });
    const refusal = await getRefusal(client.runs.wait(id, 'walk', resume));

    assert.deepEqual([refusal.status, refusal.error], [409, 'conflict']);
  });
});

describe('streams', () => {
  it('begin with metadata, and name each event by its mode', async () => {
    const { client } = server;
    const id = await newThread();
    let created = '';

    const told = await collect(
      client.runs.stream(id, 'quiz', {
        input: { subject: 'sums' },
        streamMode: ['values', 'updates', 'custom', 'tasks', 'checkpoints', 'debug'],
        onRunCreated: ({ run_id }) => {
          created = run_id;
        },
      }),
    );

    assert.deepEqual(told[0]?.event, 'metadata');
    assert.deepEqual(told[0]?.data, { run_id: created, thread_id: id, attempt: 1 });
    const kinds = new Set(told.map(({ event }) => event));
    assert.deepEqual([...kinds].toSorted(), [
      'checkpoints',
      'custom',
      'debug',
      'metadata',
      'tasks',
      'updates',
      'values',
    ]);
    const updates = told
      .filter(({ event }) => event === 'updates')
      .map(({ data }) => Object.keys(Object(data)));
    assert.deepEqual(updates, [['pick'], ['present'], ['__interrupt__']]);
    assert.deepEqual(told.find(({ event }) => event === 'custom')?.data, { presented: 1 });
    assert.doesNotMatch(JSON.stringify(told), /__pregel_(?!pull)|callbacks|"lc":1/);
  });

  it('tell of subgraphs when asked, by their names', async () => {
    const id = await newThread();

    const told = await collect(
      server.client.runs.stream(id, 'quiz', {
        input: { subject: 'x' },
        streamMode: 'updates',
        streamSubgraphs: true,
      }),
    );

    assert.ok(told.some(({ event }) => /^updates\|pick:[0-9a-f-]+$/.test(event)));
    assert.ok(told.some(({ event }) => event === 'updates'));
  });

  it('let messages grow, in both ways that clients know', async () => {
    const { client } = server;
    const input = { messages: [{ role: 'user', content: 'hello' }] };

    const told = await collect(
      client.runs.stream(await newThread(), 'talk', { input, streamMode: ['messages', 'messages-tuple'] }),
    );

    const pieces = told.filter(({ event }) => event === 'messages');
    assert.equal(pieces.map(({ data }) => Object(data)[0].content).join(''), 'abc');
    const growing = told
      .filter(({ event }) => event === 'messages/partial')
      .map(({ data }) => Object(data)[0].content);
    assert.deepEqual(growing, ['a', 'ab', 'abc']);
    assert.equal(told.filter(({ event }) => event === 'messages/metadata').length, 1);
    const complete = told.filter(({ event }) => event === 'messages/complete').flatMap(({ data }) => data);
    assert.deepEqual(
      complete.map((message) => [Object(message).type, Object(message).content]),
      [
        ['human', 'hello'],
        ['ai', 'abc'],
      ],
    );
    assert.ok(!told.some(({ event }) => event === 'values'));
  });

  it('tell everything that happens in the mode events', async () => {
    const told = await collect(
      server.client.runs.stream(await newThread(), 'walk', {
        input: { steps: 1 },
        streamMode: ['events', 'values'],
      }),
    );

    const events = told.filter(({ event }) => event === 'events').map(({ data }) => Object(data).event);
    assert.ok(events.includes('on_chain_start') && events.includes('on_chain_end'));
    assert.deepEqual(told.findLast(({ event }) => event === 'values')?.data, { steps: 1, at: [1] });
  });

  it('are replayed and followed from any event, filtered by mode', async () => {
    const { client } = server;
    const id = await newThread();
    const options = { input: { steps: 3 }, streamMode: ['values' as const, 'updates' as const] };
    const told = await collect(client.runs.stream(id, 'walk', options));
    const runId = Object(told[0]?.data).run_id;

    const again = await collect(client.runs.joinStream(id, runId));
    const rest = await collect(client.runs.joinStream(id, runId, { lastEventId: told[3]?.id ?? '' }));
    const updates = await collect(client.runs.joinStream(id, runId, { streamMode: 'updates' }));

    assert.deepEqual(again, told);
    assert.deepEqual(rest, told.slice(4));
    assert.deepEqual(
      updates,
      told.filter(({ event }) => event === 'updates' || event === 'metadata'),
    );
  });

  it('stay silent in comments, which the client does not take for events', async () => {
    const { id, runId } = await startPatient();
    const told = collect(server.client.runs.joinStream(id, runId));
    const raw = await server.fetch(`/threads/${id}/runs/${runId}/stream`);
    const reader = raw.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes(': heartbeat\n')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();

    await server.client.runs.cancel(id, runId);

    assert.deepEqual(
      (await told).map(({ event }) => event),
      ['metadata', 'custom'],
    );
    assert.equal(raw.headers.get('content-location'), `/threads/${id}/runs/${runId}`);
    assert.equal(raw.headers.get('location'), `/threads/${id}/runs/${runId}/stream`);
  });

  it('forget what earlier runs of the thread told, but not how they ended', async () => {
    const { client } = server;
    const id = await newThread();
    const first = await client.runs.create(id, 'walk', { input: {} });
    await client.runs.join(id, first.run_id);
    await client.runs.wait(id, 'walk', { input: { at: [] } });

    assert.deepEqual(await collect(client.runs.joinStream(id, first.run_id)), []);
    assert.equal((await client.runs.get(id, first.run_id)).status, 'success');
  });
});

describe('one run at a time', () => {
  it('is all that a thread takes: the second is refused, and so is a change or a removal', async () => {
    const { client } = server;
    const { id, runId } = await startPatient();

    const attempts = [
      () => client.runs.create(id, 'walk', { input: {} }),
      () => client.runs.wait(id, 'walk', { input: {} }),
      () => collect(client.runs.stream(id, 'walk', { input: {} })),
      () => client.threads.updateState(id, { values: { note: 'x' } }),
      () => client.threads.delete(id),
    ];
    for (const attempt of attempts) assert.equal((await getRefusal(attempt())).status, 409);
    assert.equal((await client.threads.get(id)).status, 'busy');
    await client.runs.cancel(id, runId, true);

    await client.runs.wait(id, 'walk', { input: {} });
    await client.threads.delete(id);
  });

  it('is kept when many start at once', async () => {
    const { client } = server;
    const id = await newThread();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => client.runs.create(id, 'patient', { input: {} })),
    );

    const started = outcomes.filter(({ status }) => status === 'fulfilled');
    assert.equal(started.length, 1);
    const [run] = await client.runs.list(id);
    await client.runs.cancel(id, run?.run_id ?? '', true);
  });
});

describe('cancelling', () => {
  it('stops the work, keeps what was done, and the thread goes on', async () => {
    const { client } = server;
    const { id, runId } = await startPatient();

    await client.runs.cancel(id, runId, true);

    assert.equal((await client.runs.get(id, runId)).status, 'interrupted');
    const state = await client.threads.getState(id);
    assert.deepEqual([state.values, state.next], [{ note: 'begun', done: false }, ['wait']]);
    assert.equal((await client.threads.get(id)).status, 'interrupted');
    await client.runs.cancel(id, runId, true);
  });

  it('comes with the reader’s departure when that was asked for', async () => {
    const { client } = server;
    const id = await newThread();
    const leaving = new AbortController();
    const stream = client.runs.stream(id, 'patient', {
      input: {},
      streamMode: 'custom',
      onDisconnect: 'cancel',
      signal: leaving.signal,
    });

    for await (const { event } of stream) if (event === 'custom') break;
    leaving.abort();

    const [run] = await client.runs.list(id);
    await client.runs.join(id, run?.run_id ?? '');
    assert.equal((await client.runs.get(id, run?.run_id ?? '')).status, 'interrupted');
  });
});

describe('runs without a thread', () => {
  it('answer, stream, and leave nothing to find', async () => {
    const { client } = server;
    const before = await client.threads.count();

    assert.deepEqual(await client.runs.wait(null, 'walk', { input: { steps: 2 } }), { steps: 2, at: [1, 2] });
    let address = '';
    const told = await collect(
      client.runs.stream(null, 'walk', {
        input: { steps: 1 },
        onRunCreated: ({ run_id, thread_id }) => {
          address = `${thread_id}/${run_id}`;
        },
      }),
    );

    assert.deepEqual(told.at(-1)?.data, { steps: 1, at: [1] });
    assert.match(address, /^undefined\/[0-9a-f-]{36}$/);
    assert.equal(await client.threads.count(), before);
  });
});

describe('runs that fail', () => {
  it('say why when the fault is ours to tell, and hide what is not', async () => {
    const { client } = server;
    const id = await newThread();

    const told = await collect(client.runs.stream(id, 'broken', { input: { kind: 'fault' } }));
    const hidden = await collect(client.runs.stream(id, 'broken', { input: { kind: 'error' } }));

    assert.deepEqual(told.at(-1)?.event, 'error');
    assert.deepEqual(told.at(-1)?.data, { error: 'needs_model', message: 'This needs a model.' });
    assert.equal(Object(hidden.at(-1)?.data).error, 'internal_error');
    const everything = JSON.stringify([
      hidden,
      await client.threads.getState(id),
      await client.threads.getHistory(id),
    ]);
    assert.doesNotMatch(everything, /secret path/);
    assert.match(JSON.stringify(server.logged), /secret path/);
    assert.equal((await client.threads.get(id)).status, 'error');
    await assert.rejects(
      client.runs.wait(id, 'broken', { input: { kind: 'fault' } }),
      /needs_model: This needs/,
    );
  });

  it('blame the input when that was wrong', async () => {
    const { client } = server;
    const inputs = [{ steps: 'many' }, 'text', null];

    for (const input of inputs) {
      const body = { assistant_id: 'walk', input };
      const response = await server.send('POST', `/threads/${await newThread()}/runs/wait`, body);
      assert.equal(
        JSON.parse(await response.text()).__error__.error,
        'validation_error',
        JSON.stringify(input),
      );
    }
    const tooFar = client.runs.wait(await newThread(), 'walk', {
      input: { steps: 99 },
      config: { recursion_limit: 5 },
    });
    await assert.rejects(tooFar, /more steps than it may/);
  });
});

describe('a request to run', () => {
  it('makes the thread when asked to, and refuses one that is not there otherwise', async () => {
    const { client } = server;
    const id = randomUUID();

    assert.equal((await getRefusal(client.runs.create(id, 'walk', { input: {} }))).status, 404);
    await client.runs.wait(id, 'walk', { input: {}, ifNotExists: 'create' });

    assert.equal((await client.threads.get(id)).status, 'idle');
  });

  it('can stop before and after nodes, and go to others', async () => {
    const { client } = server;
    const id = await newThread();

    await client.runs.wait(id, 'quiz', { input: { subject: 'x' }, interruptBefore: ['present'] });
    assert.deepEqual((await client.threads.getState(id)).next, ['present']);
    const moved = await client.runs.wait(id, 'quiz', { command: { update: { asked: 7 }, goto: 'present' } });

    assert.match(JSON.stringify(moved), /"ask-7"/);
  });

  it('refuses what we do not do, and graphs that are not there', async () => {
    const id = await newThread();
    const wishes = [
      { webhook: 'http://169.254.169.254/' },
      { multitask_strategy: 'enqueue' },
      { after_seconds: 5 },
      { stream_mode: 'everything' },
      { command: 'resume' },
      { config: { recursion_limit: 0 } },
    ];

    for (const wish of wishes) {
      const response = await server.send('POST', `/threads/${id}/runs`, { assistant_id: 'walk', ...wish });
      assert.equal(response.status, 400, JSON.stringify(wish));
      assert.ok(JSON.parse(await response.text()).fields.length > 0);
    }
    const unknown = await getRefusal(server.client.runs.create(id, '__proto__', { input: {} }));
    assert.deepEqual([unknown.status, unknown.error], [404, 'not_found']);
  });

  it('cannot reach LangGraph’s own configuration', async () => {
    const { client } = server;
    const configurable = { __pregel_checkpointer: null, __pregel_read: 1, checkpoint_id: 'x', mine: 1 };

    const values = await client.runs.wait(await newThread(), 'walk', { input: {}, config: { configurable } });

    assert.deepEqual(values, { steps: 3, at: [1, 2, 3] });
  });
});
