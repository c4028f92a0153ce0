import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Principal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';
import { readEventStream, type StreamedEvent } from './read-event-stream.fixture.ts';

const ada: Principal = { id: 'ada', roles: ['learner'], institution: 'default' };
let caller: Principal | undefined = ada;
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({
    identify: async () => caller,
    limits: { heartbeatMs: 30, streamsPerCaller: 2 },
  });
});
after(() => server.stop());

const ADA = { owner: 'ada', kind: 'generate' };

type RunBody = { status?: string; last_event_id?: number; runs?: { id: string }[] };

async function fetchJson(path: string, init?: RequestInit): Promise<RunBody> {
  return JSON.parse(await (await server.fetch(path, init)).text());
}

function openEvents(
  id: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> {
  return server.fetch(`/api/v1/runs/${id}/events`, { headers, ...init });
}

function isComment({ event }: StreamedEvent): boolean {
  return event === 'comment';
}

describe('following a run', () => {
  it('sends each event exactly once to a client that reconnects several times', async () => {
    const total = 60;
    const run = await server.runs.start(ADA, async (emit) => {
      for (let n = 1; n <= total; n++) {
        await emit('step', { n });
        if (n % 7 === 0) await new Promise(setImmediate);
      }
      return 'finished';
    });

    const received: StreamedEvent[] = [];
    for (const maxEvents of [1, 3, 10, 2, 17, Number.POSITIVE_INFINITY]) {
      const last = received.at(-1)?.id;
      const connection = new AbortController();
      const headers = last === undefined ? {} : { 'last-event-id': String(last) };
      const response = await openEvents(run.id, headers, { signal: connection.signal });
      let remaining = maxEvents;
      for await (const event of readEventStream(response)) {
        if (isComment(event)) continue;
        received.push(event);
        if (--remaining === 0) break;
      }
      connection.abort();
    }

    const ids = received.map(({ id }) => id);
    assert.deepEqual(
      ids,
      Array.from({ length: total + 1 }, (_, n) => n + 1),
    );
    assert.deepEqual(received.at(-1), {
      id: total + 1,
      event: 'done',
      data: { status: 'succeeded', result: 'finished' },
    });
  });

  it('returns 204 to a client that reconnects after done, so that a browser stops reconnecting', async () => {
    const run = await server.runs.start(ADA, async () => 1);
    for await (const _event of readEventStream(await openEvents(run.id)));
    const { last_event_id: last } = await fetchJson(`/api/v1/runs/${run.id}`);

    const response = await openEvents(run.id, { 'last-event-id': String(last) });

    assert.equal(response.status, 204);
  });

  it('accepts the last event id in the query too', async () => {
    const run = await server.runs.start(ADA, async (emit) => {
      await emit('a');
      await emit('b');
    });
    for await (const _event of readEventStream(await openEvents(run.id)));

    const response = await server.fetch(`/api/v1/runs/${run.id}/events?after=1`);

    const events = await Array.fromAsync(readEventStream(response));
    const names = events.map(({ event }) => event);
    assert.deepEqual(names, ['b', 'done']);
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  });

  it('sends a heartbeat without an id when there are no events', async () => {
    const blocker = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => blocker.promise);

    const areComments: boolean[] = [];
    for await (const event of readEventStream(await openEvents(run.id))) {
      areComments.push(isComment(event));
      assert.equal(event.id === undefined, isComment(event));
      if (areComments.length === 2) blocker.resolve();
    }

    assert.deepEqual(areComments.slice(0, 2), [true, true]);
    assert.equal(areComments.at(-1), false);
  });

  it('rejects an event id that does not exist', async () => {
    const run = await server.runs.start(ADA, async () => 1);
    for await (const _event of readEventStream(await openEvents(run.id)));

    for (const eventId of ['99', 'x', '-1', '1;2']) {
      const response = await openEvents(run.id, { 'last-event-id': eventId });
      assert.equal(response.status, 400, eventId);
      assert.match(await response.text(), /"path":"last-event-id"/);
    }
  });

  it('limits the open streams per user; a closed stream no longer counts', async () => {
    const blocker = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => blocker.promise);
    const connection = new AbortController();
    const first = await openEvents(run.id, {}, { signal: connection.signal });
    const second = await openEvents(run.id);

    const rejected = await openEvents(run.id);
    assert.equal(rejected.status, 429);
    assert.equal(rejected.headers.get('retry-after'), '5');
    connection.abort();
    await first.text().catch(() => undefined);
    let third = await openEvents(run.id);
    // The server notices the disconnect a moment later.
    while (third.status === 429) third = await openEvents(run.id);
    blocker.resolve();

    await Promise.all([second.text(), third.text()]);
    assert.equal(third.status, 200);
  });

  it('ends when the key of the caller is revoked, or the caller loses the role', async () => {
    const blocker = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => blocker.promise);

    for (const later of [undefined, { ...ada, roles: [] }]) {
      caller = ada;
      const response = await openEvents(run.id);
      caller = later;
      const events = await Array.fromAsync(readEventStream(response));
      assert.ok(events.every(isComment));
    }

    caller = ada;
    blocker.resolve();
  });

  it('responds to HEAD without opening a stream', async () => {
    const blocker = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => blocker.promise);

    for (let n = 0; n < 5; n++) assert.equal((await openEvents(run.id, {}, { method: 'HEAD' })).status, 200);

    blocker.resolve();
  });
});

describe('the runs of a user', () => {
  it('are listed, read and cancelled', async () => {
    const run = await server.runs.start({ ...ADA, kind: 'endless' }, (_emit, signal) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });

    const list = await fetchJson('/api/v1/runs?kind=endless');
    const ids = list.runs?.map(({ id }) => id);
    assert.deepEqual(ids, [run.id]);
    const firstCancel = await server.fetch(`/api/v1/runs/${run.id}/cancel`, { method: 'POST' });
    assert.equal(firstCancel.status, 202);
    await firstCancel.text();
    const events = await Array.fromAsync(readEventStream(await openEvents(run.id)));
    assert.deepEqual(events.at(-1)?.event, 'done');
    assert.equal((await fetchJson(`/api/v1/runs/${run.id}`)).status, 'cancelled');
    const secondCancel = await server.fetch(`/api/v1/runs/${run.id}/cancel`, { method: 'POST' });
    assert.equal(secondCancel.status, 200);
    await secondCancel.text();
  });

  it('are hidden from other users', async () => {
    const run = await server.runs.start(ADA, async () => 1);
    caller = { id: 'bob', roles: ['learner', 'admin'], institution: 'default' };

    for (const path of ['', '/events', '/cancel']) {
      const method = path === '/cancel' ? 'POST' : 'GET';
      const response = await server.fetch(`/api/v1/runs/${run.id}${path}`, { method });
      assert.equal(response.status, 404, path);
      await response.text();
    }
    assert.deepEqual((await fetchJson('/api/v1/runs')).runs, []);
    caller = { id: 'ada', roles: ['learner'], institution: 'default' };
  });
});
