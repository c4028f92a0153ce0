import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Principal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';
import { readEventStream, type StreamedEvent } from './read-event-stream.fixture.ts';

let caller: Principal = { id: 'ada', roles: ['learner'] };
let server: ScratchServer;
before(async () => {
  server = await openScratchServer({
    identify: async () => caller,
    limits: { heartbeatMs: 30, streamsEach: 2 },
  });
});
after(() => server.stop());

const ADA = { owner: 'ada', kind: 'generate' };

type Answer = { status?: string; last_event_id?: number; runs?: { id: string }[] };

async function json(path: string, init?: RequestInit): Promise<Answer> {
  return JSON.parse(await (await server.fetch(path, init)).text());
}

function follow(id: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  return server.fetch(`/api/v1/runs/${id}/events`, { headers, ...init });
}

function isComment({ event }: StreamedEvent): boolean {
  return event === 'comment';
}

describe('following a run', () => {
  it('replays and continues to done without gaps or duplicates, wherever the stream is cut', async () => {
    const total = 60;
    const run = await server.runs.start(ADA, async (emit) => {
      for (let n = 1; n <= total; n++) {
        await emit('step', { n });
        if (n % 7 === 0) await new Promise(setImmediate);
      }
      return 'made';
    });

    const seen: StreamedEvent[] = [];
    for (const cut of [1, 3, 10, 2, 17, Number.POSITIVE_INFINITY]) {
      const last = seen.at(-1)?.id;
      const leaving = new AbortController();
      const headers = last === undefined ? {} : { 'last-event-id': String(last) };
      const response = await follow(run.id, headers, { signal: leaving.signal });
      let left = cut;
      for await (const event of readEventStream(response)) {
        if (isComment(event)) continue;
        seen.push(event);
        if (--left === 0) break;
      }
      leaving.abort();
    }

    const ids = seen.map(({ id }) => id);
    assert.deepEqual(
      ids,
      Array.from({ length: total + 1 }, (_, n) => n + 1),
    );
    assert.deepEqual(seen.at(-1), {
      id: total + 1,
      event: 'done',
      data: { status: 'succeeded', result: 'made' },
    });
  });

  it('returns 204 to a client that reconnects after done, so that a browser stops reconnecting', async () => {
    const run = await server.runs.start(ADA, async () => 1);
    for await (const _event of readEventStream(await follow(run.id)));
    const { last_event_id: last } = await json(`/api/v1/runs/${run.id}`);

    const back = await follow(run.id, { 'last-event-id': String(last) });

    assert.equal(back.status, 204);
  });

  it('accepts the last event id in the query too', async () => {
    const run = await server.runs.start(ADA, async (emit) => {
      await emit('a');
      await emit('b');
    });
    for await (const _event of readEventStream(await follow(run.id)));

    const response = await server.fetch(`/api/v1/runs/${run.id}/events?after=1`);

    const events = await Array.fromAsync(readEventStream(response));
    const names = events.map(({ event }) => event);
    assert.deepEqual(names, ['b', 'done']);
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  });

  it('sends a heartbeat without an id when there are no events', async () => {
    const gate = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => gate.promise);

    const kinds: boolean[] = [];
    for await (const event of readEventStream(await follow(run.id))) {
      kinds.push(isComment(event));
      assert.equal(event.id === undefined, isComment(event));
      if (kinds.length === 2) gate.resolve();
    }

    assert.deepEqual(kinds.slice(0, 2), [true, true]);
    assert.equal(kinds.at(-1), false);
  });

  it('rejects an event id that does not exist', async () => {
    const run = await server.runs.start(ADA, async () => 1);
    for await (const _event of readEventStream(await follow(run.id)));

    for (const place of ['99', 'x', '-1', '1;2']) {
      const response = await follow(run.id, { 'last-event-id': place });
      assert.equal(response.status, 400, place);
      assert.match(await response.text(), /"path":"last-event-id"/);
    }
  });

  it('limits the open streams per user, and frees closed ones', async () => {
    const gate = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => gate.promise);
    const leaving = new AbortController();
    const first = await follow(run.id, {}, { signal: leaving.signal });
    const second = await follow(run.id);

    const refused = await follow(run.id);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '5');
    leaving.abort();
    await first.text().catch(() => undefined);
    let third = await follow(run.id);
    // The server notices the disconnect a moment later.
    while (third.status === 429) third = await follow(run.id);
    gate.resolve();

    await Promise.all([second.text(), third.text()]);
    assert.equal(third.status, 200);
  });

  it('responds to HEAD without opening a stream', async () => {
    const gate = Promise.withResolvers<void>();
    const run = await server.runs.start(ADA, () => gate.promise);

    for (let n = 0; n < 5; n++) assert.equal((await follow(run.id, {}, { method: 'HEAD' })).status, 200);

    gate.resolve();
  });
});

describe('the runs of a user', () => {
  it('are listed, read and cancelled', async () => {
    const run = await server.runs.start({ ...ADA, kind: 'patient' }, (_emit, signal) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });

    const list = await json('/api/v1/runs?kind=patient');
    const ids = list.runs?.map(({ id }) => id);
    assert.deepEqual(ids, [run.id]);
    const answer = await server.fetch(`/api/v1/runs/${run.id}/cancel`, { method: 'POST' });
    assert.equal(answer.status, 202);
    await answer.text();
    const events = await Array.fromAsync(readEventStream(await follow(run.id)));
    assert.deepEqual(events.at(-1)?.event, 'done');
    assert.equal((await json(`/api/v1/runs/${run.id}`)).status, 'cancelled');
    const again = await server.fetch(`/api/v1/runs/${run.id}/cancel`, { method: 'POST' });
    assert.equal(again.status, 200);
    await again.text();
  });

  it('are hidden from other users', async () => {
    const run = await server.runs.start(ADA, async () => 1);
    caller = { id: 'bob', roles: ['learner', 'admin'] };

    for (const path of ['', '/events', '/cancel']) {
      const method = path === '/cancel' ? 'POST' : 'GET';
      const response = await server.fetch(`/api/v1/runs/${run.id}${path}`, { method });
      assert.equal(response.status, 404, path);
      await response.text();
    }
    assert.deepEqual((await json('/api/v1/runs')).runs, []);
    caller = { id: 'ada', roles: ['learner'] };
  });
});
