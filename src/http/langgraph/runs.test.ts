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

/** Starts a run that does not end, and waits for its first event. */
async function startEndless(): Promise<{ id: string; runId: string }> {
  const id = await newThread();
  const run = await server.client.runs.create(id, 'endless', { input: {}, streamMode: ['custom'] });
  for await (const { event } of server.client.runs.joinStream(id, run.run_id)) if (event === 'custom') break;
  return { id, runId: run.run_id };
}

describe('a thread with interrupts', () => {
  it('continues for ten questions; an answer is an object or its JSON text', async () => {
    const { client } = server;
    const id = await newThread();

    let values: unknown = await client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });
    for (let questionNumber = 1; questionNumber <= 10; questionNumber++) {
      const answer = { user_answer: String(questionNumber % 3 === 0 ? 0 : 2 * questionNumber) };
      const resume = questionNumber % 2 === 0 ? answer : JSON.stringify(answer);
      values = await client.runs.wait(id, 'quiz', { command: { resume } });
    }
    const last = await client.runs.wait(id, 'quiz', { command: { resume: { user_answer: 'stop' } } });

    assert.match(JSON.stringify(values), /"asked":11,.*"correct":7.*"__interrupt__":\[.*"ask-11"/);
    assert.doesNotMatch(JSON.stringify(last), /__interrupt__/);
    assert.equal((await client.threads.get(id)).status, 'idle');
    assert.equal((await client.runs.list(id, { limit: 100 })).length, 12);
    const statuses = (await client.runs.list(id, { limit: 2, offset: 10 })).map(({ status }) => status);
    assert.deepEqual(statuses, ['success', 'success']);
  });

  it('rejects a resume request when the thread is not waiting', async () => {
    const { client } = server;
    const id = await newThread();
    const resume = { command: { resume: { user_answer: '2' } } };

    assert.equal((await getRefusal(client.runs.wait(id, 'quiz', resume))).status, 409);
    await client.runs.wait(id, 'walk', { input: {} });
    const refusal = await getRefusal(client.runs.wait(id, 'walk', resume));

    assert.deepEqual([refusal.status, refusal.error], [409, 'conflict']);
  });
});

describe('graph streams', () => {
  it('start with a metadata event; each later event is named after its mode', async () => {
    const { client } = server;
    const id = await newThread();
    let created = '';

    const streamed = await collect(
      client.runs.stream(id, 'quiz', {
        input: { subject: 'sums' },
        streamMode: ['values', 'updates', 'custom', 'tasks', 'checkpoints', 'debug'],
        onRunCreated: ({ run_id }) => {
          created = run_id;
        },
      }),
    );

    assert.deepEqual(streamed[0]?.event, 'metadata');
    assert.deepEqual(streamed[0]?.data, { run_id: created, thread_id: id, attempt: 1 });
    const kinds = new Set(streamed.map(({ event }) => event));
    assert.deepEqual([...kinds].toSorted(), [
      'checkpoints',
      'custom',
      'debug',
      'metadata',
      'tasks',
      'updates',
      'values',
    ]);
    const updates = streamed
      .filter(({ event }) => event === 'updates')
      .map(({ data }) => Object.keys(Object(data)));
    assert.deepEqual(updates, [['pick'], ['present'], ['__interrupt__']]);
    assert.deepEqual(streamed.find(({ event }) => event === 'custom')?.data, { presented: 1 });
    assert.doesNotMatch(JSON.stringify(streamed), /__pregel_(?!pull)|callbacks|"lc":1/);
  });

  it('include the events of subgraphs on request, labelled with the subgraph', async () => {
    const id = await newThread();

    const streamed = await collect(
      server.client.runs.stream(id, 'quiz', {
        input: { subject: 'x' },
        streamMode: 'updates',
        streamSubgraphs: true,
      }),
    );

    assert.ok(streamed.some(({ event }) => /^updates\|pick:[0-9a-f-]+$/.test(event)));
    assert.ok(streamed.some(({ event }) => event === 'updates'));
  });

  it('send partial messages in both message modes', async () => {
    const { client } = server;
    const input = { messages: [{ role: 'user', content: 'hello' }] };

    const streamed = await collect(
      client.runs.stream(await newThread(), 'talk', { input, streamMode: ['messages', 'messages-tuple'] }),
    );

    const chunks = streamed.filter(({ event }) => event === 'messages');
    assert.equal(chunks.map(({ data }) => Object(data)[0].content).join(''), 'abc');
    const partialTexts = streamed
      .filter(({ event }) => event === 'messages/partial')
      .map(({ data }) => Object(data)[0].content);
    assert.deepEqual(partialTexts, ['a', 'ab', 'abc']);
    assert.equal(streamed.filter(({ event }) => event === 'messages/metadata').length, 1);
    const complete = streamed
      .filter(({ event }) => event === 'messages/complete')
      .flatMap(({ data }) => data);
    assert.deepEqual(
      complete.map((message) => [Object(message).type, Object(message).content]),
      [
        ['human', 'hello'],
        ['ai', 'abc'],
      ],
    );
    assert.ok(!streamed.some(({ event }) => event === 'values'));
  });

  it('send all events in the mode events', async () => {
    const streamed = await collect(
      server.client.runs.stream(await newThread(), 'walk', {
        input: { steps: 1 },
        streamMode: ['events', 'values'],
      }),
    );

    const events = streamed.filter(({ event }) => event === 'events').map(({ data }) => Object(data).event);
    assert.ok(events.includes('on_chain_start') && events.includes('on_chain_end'));
    assert.deepEqual(streamed.findLast(({ event }) => event === 'values')?.data, { steps: 1, at: [1] });
  });

  it('replay and continue from any event, filtered by mode', async () => {
    const { client } = server;
    const id = await newThread();
    const options = { input: { steps: 3 }, streamMode: ['values' as const, 'updates' as const] };
    const streamed = await collect(client.runs.stream(id, 'walk', options));
    const runId = Object(streamed[0]?.data).run_id;

    const replayed = await collect(client.runs.joinStream(id, runId));
    const rest = await collect(client.runs.joinStream(id, runId, { lastEventId: streamed[3]?.id ?? '' }));
    const updates = await collect(client.runs.joinStream(id, runId, { streamMode: 'updates' }));

    assert.deepEqual(replayed, streamed);
    assert.deepEqual(rest, streamed.slice(4));
    assert.deepEqual(
      updates,
      streamed.filter(({ event }) => event === 'updates' || event === 'metadata'),
    );
  });

  it('send heartbeats as comments, which the client does not treat as events', async () => {
    const { id, runId } = await startEndless();
    const streamed = collect(server.client.runs.joinStream(id, runId));
    const raw = await server.fetch(`/threads/${id}/runs/${runId}/stream`);
    const reader = raw.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes(': heartbeat\n')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();

    await server.client.runs.cancel(id, runId);

    const names = (await streamed).map(({ event }) => event);
    assert.deepEqual(names, ['metadata', 'custom']);
    assert.equal(raw.headers.get('content-location'), `/threads/${id}/runs/${runId}`);
    assert.equal(raw.headers.get('location'), `/threads/${id}/runs/${runId}/stream`);
  });

  it('no longer contain the events of earlier runs of the thread; their status is kept', async () => {
    const { client } = server;
    const id = await newThread();
    const first = await client.runs.create(id, 'walk', { input: {} });
    await client.runs.join(id, first.run_id);
    await client.runs.wait(id, 'walk', { input: { at: [] } });

    assert.deepEqual(await collect(client.runs.joinStream(id, first.run_id)), []);
    assert.equal((await client.runs.get(id, first.run_id)).status, 'success');
  });
});

describe('a thread', () => {
  it('returns 409 for a second run, a change or a removal while a run is unfinished', async () => {
    const { client } = server;
    const { id, runId } = await startEndless();

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

  it('starts only one of several concurrent runs', async () => {
    const { client } = server;
    const id = await newThread();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => client.runs.create(id, 'endless', { input: {} })),
    );

    const started = outcomes.filter(({ status }) => status === 'fulfilled');
    assert.equal(started.length, 1);
    const [run] = await client.runs.list(id);
    await client.runs.cancel(id, run?.run_id ?? '', true);
  });
});

describe('cancelling a graph run', () => {
  it('stops the work, keeps the state, and the thread can continue', async () => {
    const { client } = server;
    const { id, runId } = await startEndless();

    await client.runs.cancel(id, runId, true);

    assert.equal((await client.runs.get(id, runId)).status, 'interrupted');
    const state = await client.threads.getState(id);
    assert.deepEqual([state.values, state.next], [{ note: 'begun', done: false }, ['wait']]);
    assert.equal((await client.threads.get(id)).status, 'interrupted');
    await client.runs.cancel(id, runId, true);
  });

  it('happens when the client disconnects, if the request contains that option', async () => {
    const { client } = server;
    const id = await newThread();
    const connection = new AbortController();
    const stream = client.runs.stream(id, 'endless', {
      input: {},
      streamMode: 'custom',
      onDisconnect: 'cancel',
      signal: connection.signal,
    });

    for await (const { event } of stream) if (event === 'custom') break;
    connection.abort();

    const [run] = await client.runs.list(id);
    await client.runs.join(id, run?.run_id ?? '');
    assert.equal((await client.runs.get(id, run?.run_id ?? '')).status, 'interrupted');
  });
});

describe('runs without a thread', () => {
  it('return values, stream, and leave no thread behind', async () => {
    const { client } = server;
    const countBefore = await client.threads.count();

    assert.deepEqual(await client.runs.wait(null, 'walk', { input: { steps: 2 } }), { steps: 2, at: [1, 2] });
    let address = '';
    const streamed = await collect(
      client.runs.stream(null, 'walk', {
        input: { steps: 1 },
        onRunCreated: ({ run_id, thread_id }) => {
          address = `${thread_id}/${run_id}`;
        },
      }),
    );

    assert.deepEqual(streamed.at(-1)?.data, { steps: 1, at: [1] });
    assert.match(address, /^undefined\/[0-9a-f-]{36}$/);
    assert.equal(await client.threads.count(), countBefore);
  });

  it('start together, all or none', async () => {
    const { client } = server;
    const payloads = [1, 2, 3].map((steps) => ({
      assistantId: 'walk',
      input: { steps },
      metadata: { steps },
    }));

    const runs = await client.runs.createBatch(payloads);

    assert.deepEqual(
      runs.map(({ assistant_id, metadata }) => [assistant_id, metadata]),
      payloads.map(({ assistantId, metadata }) => [assistantId, metadata]),
    );
    for (const [index, { run_id: runId }] of runs.entries()) {
      const events = await (await server.fetch(`/runs/${runId}/stream`)).text();
      assert.match(events, new RegExp(`"steps":${index + 1}`));
    }
    const unknown = client.runs.createBatch([...payloads, { assistantId: 'nothing', input: {} }]);
    assert.equal((await getRefusal(unknown)).error, 'not_found');
    assert.equal((await getRefusal(client.runs.createBatch([]))).status, 400);
  });
});

describe('runs that fail', () => {
  it('report the message of a fault, and hide that of an unexpected error', async () => {
    const { client } = server;
    const id = await newThread();

    const streamed = await collect(client.runs.stream(id, 'broken', { input: { kind: 'fault' } }));
    const hidden = await collect(client.runs.stream(id, 'broken', { input: { kind: 'error' } }));

    assert.deepEqual(streamed.at(-1)?.event, 'error');
    assert.deepEqual(streamed.at(-1)?.data, { error: 'needs_model', message: 'This needs a model.' });
    assert.equal(Object(hidden.at(-1)?.data).error, 'internal_error');
    const visibleToClient = JSON.stringify([
      hidden,
      await client.threads.getState(id),
      await client.threads.getHistory(id),
    ]);
    assert.doesNotMatch(visibleToClient, /secret path/);
    assert.match(JSON.stringify(server.logged), /secret path/);
    assert.equal((await client.threads.get(id)).status, 'error');
    await assert.rejects(
      client.runs.wait(id, 'broken', { input: { kind: 'fault' } }),
      /needs_model: This needs/,
    );
  });

  it('report invalid input as a validation error', async () => {
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
    const tooManySteps = client.runs.wait(await newThread(), 'walk', {
      input: { steps: 99 },
      config: { recursion_limit: 5 },
    });
    await assert.rejects(tooManySteps, /exceeded its maximum number of steps/);
  });
});

describe('a request to run', () => {
  it('creates the thread on request, and returns 404 for an unknown thread otherwise', async () => {
    const { client } = server;
    const id = randomUUID();

    assert.equal((await getRefusal(client.runs.create(id, 'walk', { input: {} }))).status, 404);
    await client.runs.wait(id, 'walk', { input: {}, ifNotExists: 'create' });

    assert.equal((await client.threads.get(id)).status, 'idle');
  });

  it('can interrupt before and after nodes, and go to other nodes', async () => {
    const { client } = server;
    const id = await newThread();

    await client.runs.wait(id, 'quiz', { input: { subject: 'x' }, interruptBefore: ['present'] });
    assert.deepEqual((await client.threads.getState(id)).next, ['present']);
    const values = await client.runs.wait(id, 'quiz', {
      command: { update: { asked: 7 }, goto: 'present' },
    });

    assert.match(JSON.stringify(values), /"ask-7"/);
  });

  it('rejects unsupported options and unknown graphs', async () => {
    const id = await newThread();
    const unsupportedOptions = [
      { webhook: 'http://169.254.169.254/' },
      { multitask_strategy: 'enqueue' },
      { after_seconds: 5 },
      { stream_mode: 'everything' },
      { command: 'resume' },
      { config: { recursion_limit: 0 } },
    ];

    for (const option of unsupportedOptions) {
      const response = await server.send('POST', `/threads/${id}/runs`, { assistant_id: 'walk', ...option });
      assert.equal(response.status, 400, JSON.stringify(option));
      assert.ok(JSON.parse(await response.text()).fields.length > 0);
    }
    const unknown = await getRefusal(server.client.runs.create(id, '__proto__', { input: {} }));
    assert.deepEqual([unknown.status, unknown.error], [404, 'not_found']);
  });

  it('cannot set the internal configuration of LangGraph', async () => {
    const { client } = server;
    const configurable = { __pregel_checkpointer: null, __pregel_read: 1, checkpoint_id: 'x', mine: 1 };

    const values = await client.runs.wait(await newThread(), 'walk', { input: {}, config: { configurable } });

    assert.deepEqual(values, { steps: 3, at: [1, 2, 3] });
  });
});
