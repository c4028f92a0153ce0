import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { Principal } from '../../domain/principal.ts';
import { Settings } from '../../domain/settings.ts';
import { GenerationSummary, GenerationView } from '../../factory/generation/generation-view.ts';
import { readEventStream, type StreamedEvent } from '../runs/read-event-stream.fixture.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';

const BRIEF = { subject: 'Physics', level: 'Nat 5', count: 2, seed: 5 };
const roles: Principal['roles'] = ['author'];

let caller: Principal = { id: 'ada', roles, institution: 'default' };
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({ identify: async () => caller });
});
after(() => server.stop());

async function start(target: ScratchServer, brief: object, headers: Record<string, string> = {}) {
  const response = await target.send('POST', '/api/v1/generations', brief, headers);
  const body: unknown = await response.json();
  return { response, body, id: GenerationSummary.safeParse(body).data?.id ?? '' };
}

async function readEvents(target: ScratchServer, id: string, headers: Record<string, string> = {}) {
  return Array.fromAsync(
    readEventStream(await target.fetch(`/api/v1/generations/${id}/events`, { headers })),
  );
}

async function readGeneration(target: ScratchServer, id: string): Promise<GenerationView> {
  return GenerationView.parse(await (await target.fetch(`/api/v1/generations/${id}`)).json());
}

describe('a generation over HTTP', () => {
  it('starts, streams its events to the end, and can be read', async () => {
    const { response, id } = await start(server, BRIEF);
    const events = await readEvents(server, id);
    const view = await readGeneration(server, id);

    assert.equal(response.status, 202);
    assert.equal(response.headers.get('location'), `/api/v1/generations/${id}`);
    const ids = events.map((event) => event.id);
    assert.deepEqual(
      ids,
      events.map((_, index) => index + 1),
    );
    assert.equal(events[0]?.event, 'progress');
    const { totalDurationMs, ...ending } = Object(events.at(-1)?.data);
    assert.deepEqual(ending, { generationId: id, status: 'completed' });
    assert.equal(typeof totalDurationMs, 'number');
    const kinds = new Set(events.map(({ event }) => event));
    assert.deepEqual([...kinds].sort(), ['done', 'node_complete', 'node_enter', 'progress', 'state_delta']);
    assert.equal(view.status, 'completed');
    assert.deepEqual(view.counts, {
      requested: 2,
      passed: 2,
      corrected: 0,
      needs_human_review: 0,
      failed: 0,
    });
    assert.ok(await server.bank.find(view.items[0]?.question_id ?? ''));
  });

  it('sends each event exactly once to a client that reconnects several times', async () => {
    const { id } = await start(server, { ...BRIEF, seed: 6 });
    const received: StreamedEvent[] = [];
    for (const maxEvents of [1, 7, 2, 13, 30, 1000]) {
      const connection = new AbortController();
      const last = received.at(-1)?.id;
      const response = await server.fetch(`/api/v1/generations/${id}/events`, {
        headers: last === undefined ? {} : { 'last-event-id': String(last) },
        signal: connection.signal,
      });
      let remaining = maxEvents;
      for await (const event of readEventStream(response)) {
        received.push(event);
        if (--remaining === 0) break;
      }
      connection.abort();
    }

    const ids = received.map((event) => event.id);
    assert.deepEqual(
      ids,
      received.map((_, index) => index + 1),
    );
    assert.equal(received.at(-1)?.event, 'done');
    assert.deepEqual(received, await readEvents(server, id));
    const reconnection = await server.fetch(`/api/v1/generations/${id}/events`, {
      headers: { 'last-event-id': String(received.length) },
    });
    assert.equal(reconnection.status, 204);
  });

  it('reports an invalid brief before anything is started', async () => {
    const listBefore = await (await server.fetch('/api/v1/generations')).text();
    const invalidBriefs: [number, object][] = [
      [400, {}],
      [400, { ...BRIEF, count: 51 }],
      [400, { ...BRIEF, blooms_level: 'guess' }],
      [400, { ...BRIEF, colour: 'red' }],
      [400, { ...BRIEF, outcome_id: 'NOPE' }],
      [404, { ...BRIEF, institution_id: 'nowhere' }],
      [422, { subject: 'Medicine', level: 'Year 3' }],
      [400, { ...BRIEF, kind: 'passage' }],
    ];

    for (const [status, brief] of invalidBriefs) {
      const { response, body } = await start(server, brief);
      assert.equal(response.status, status, JSON.stringify(body));
    }

    assert.equal(await (await server.fetch('/api/v1/generations')).text(), listBefore);
  });

  it('is started once per idempotency key, also for concurrent requests', async () => {
    const headers = { 'idempotency-key': 'monday' };
    const responses = await Promise.all([1, 2, 3].map(() => start(server, BRIEF, headers)));
    const otherBrief = await start(server, { ...BRIEF, count: 1 }, headers);
    caller = { id: 'bob', roles, institution: 'default' };
    const otherUser = await start(server, BRIEF, headers);
    caller = { id: 'ada', roles, institution: 'default' };

    assert.deepEqual(responses.map(({ response }) => response.status).sort(), [200, 200, 202]);
    assert.equal(new Set(responses.map(({ id }) => id)).size, 1);
    assert.equal(otherBrief.response.status, 409);
    assert.equal(otherUser.response.status, 202);
    assert.notEqual(otherUser.id, responses[0]?.id);
  });

  it('is hidden from other users, and forbidden for learners', async () => {
    const { id } = await start(server, { ...BRIEF, count: 1 });
    await readEvents(server, id);
    caller = { id: 'bob', roles, institution: 'default' };
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/events'],
      ['POST', '/cancel'],
    ] as const) {
      const response = await server.fetch(`/api/v1/generations/${id}${path}`, { method });
      assert.equal(response.status, 404, path);
      await response.text();
    }
    caller = { id: 'eve', roles: ['learner'], institution: 'default' };
    assert.equal((await start(server, BRIEF)).response.status, 403);
    caller = { id: 'ada', roles, institution: 'default' };
  });
});

describe('generations with a model that does not respond', () => {
  let model: Awaited<ReturnType<typeof createScriptedModel>>;
  let slow: ScratchServer;
  before(async () => {
    model = await createScriptedModel([{ hang: true, times: 20 }]);
    const settings = Settings.parse({
      openai: { baseUrl: model.url },
      agents: { default: { model: 'scripted' }, roles: {} },
    });
    slow = await openScratchServer({ settings, identify: async () => caller, limits: { heartbeatMs: 30 } });
  });
  after(async () => {
    await slow.stop();
    await model.close().catch(() => undefined);
  });

  it('are limited to three per user; cancelling one allows another', async () => {
    const started = [];
    for (let n = 0; n < 3; n++) started.push(await start(slow, { subject: 'Law', level: 'Year 1' }));
    const fourth = await start(slow, { subject: 'Law', level: 'Year 1' });
    caller = { id: 'bob', roles, institution: 'default' };
    const otherUser = await start(slow, { subject: 'Law', level: 'Year 1' });
    caller = { id: 'ada', roles, institution: 'default' };

    const statuses = started.map(({ response }) => response.status);
    assert.deepEqual(statuses, [202, 202, 202]);
    assert.equal(fourth.response.status, 429);
    assert.equal(fourth.response.headers.get('retry-after'), '10');
    assert.equal(otherUser.response.status, 202);
    const cancelled = await slow.fetch(`/api/v1/generations/${started[0]?.id}/cancel`, { method: 'POST' });
    assert.equal(cancelled.status, 202);
    const events = await readEvents(slow, started[0]?.id ?? '');
    assert.match(JSON.stringify(events.at(-1)?.data), /"status":"cancelled"/);
    const afterCancel = await start(slow, { subject: 'Law', level: 'Year 1' });
    assert.equal(afterCancel.response.status, 202);
    for (const { id } of [started[1], started[2], afterCancel].filter(
      (generation) => generation !== undefined,
    ))
      await slow.fetch(`/api/v1/generations/${id}/cancel`, { method: 'POST' });
  });

  it('send a heartbeat without an id when there are no events', async () => {
    caller = { id: 'carol', roles, institution: 'default' };
    const { id } = await start(slow, { subject: 'Law', level: 'Year 1' });
    const connection = new AbortController();
    const response = await slow.fetch(`/api/v1/generations/${id}/events`, { signal: connection.signal });

    let heartbeatCount = 0;
    for await (const event of readEventStream(response)) {
      if (event.event !== 'heartbeat') continue;
      assert.equal(event.id, undefined);
      heartbeatCount += 1;
      if (heartbeatCount === 2) break;
    }

    connection.abort();
    assert.equal(heartbeatCount, 2);
    await slow.fetch(`/api/v1/generations/${id}/cancel`, { method: 'POST' });
    caller = { id: 'ada', roles, institution: 'default' };
  });
});
