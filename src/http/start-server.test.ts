import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import { createManualClock } from '../ports/manual-clock.fixture.ts';
import { readEventStream } from './runs/read-event-stream.fixture.ts';
import { openScratchServer, sampleQuestion } from './scratch-server.fixture.ts';
import { startServer } from './start-server.ts';

describe('stopping the server', () => {
  it('finishes the request in flight, closes its connection, and accepts no more', async () => {
    const server = await openScratchServer();
    await server.bank.save([sampleQuestion()]);
    const blocker = Promise.withResolvers<void>();
    const queryStarted = Promise.withResolvers<void>();
    const { find } = server.bank;
    server.bank.find = async (...args) => {
      queryStarted.resolve();
      await blocker.promise;
      return find(...args);
    };
    const pending = server.fetch('/api/v1/bank/questions/falling-ball');
    await queryStarted.promise;

    const stopped = server.stop();
    await assert.rejects(server.fetch('/health', { headers: { connection: 'close' } }));
    blocker.resolve();

    const response = await pending;
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('connection'), 'close');
    assert.match(await response.text(), /falling-ball/);
    await stopped;
  });

  it('makes the readiness route return 503', async () => {
    const server = await openScratchServer();
    server.stopping.abort();

    const response = await server.fetch('/health/ready');

    assert.equal(response.status, 503);
    assert.equal(JSON.parse(await response.text()).status, 'stopping');
    await server.stop();
  });

  it('ends event streams without done, so that their clients reconnect', async () => {
    const server = await openScratchServer();
    const run = await server.runs.start({ owner: 'local', kind: 'endless' }, async (emit, signal) => {
      await emit('begun');
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const response = await server.fetch(`/api/v1/runs/${run.id}/events`);
    const events = readEventStream(response);
    const first = await events.next();

    const stopped = server.stop();
    const rest = await Array.fromAsync(events);

    assert.equal(first.value?.event, 'begun');
    assert.deepEqual(rest, []);
    await stopped;
  });

  it('keeps an idle connection open for a moment, so that an arriving request is served', async () => {
    const server = await openScratchServer({ server: { lingerMs: 300 } });
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');

    const stopped = server.stop();
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [response] = await once(socket, 'data');

    assert.match(String(response), /^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
    await stopped;
  });

  it('closes connections that have not ended within the limit', async () => {
    const server = await openScratchServer({ server: { stopMs: 100 } });
    server.bank.find = () => new Promise(() => undefined);
    const unanswered = server.fetch('/api/v1/bank/questions/x');
    // The request is in flight when the metrics count it in addition to their own request.
    let metrics = '';
    while (!metrics.includes('http_requests_in_flight 2'))
      metrics = await (await server.fetch('/metrics')).text();

    await Promise.all([server.stop(), assert.rejects(unanswered)]);
  });
});

describe('starting the server', () => {
  it('reports a port in use and an unknown address in one sentence', async () => {
    const server = await openScratchServer();
    const options = {
      fetch: () => new Response(),
      clock: createManualClock(),
      newId: () => 'id',
      report: () => undefined,
    };

    await assert.rejects(
      startServer({ ...options, host: '127.0.0.1', port: server.port }),
      (thrown) =>
        thrown instanceof Fault && thrown.kind === 'service-down' && /is in use/.test(thrown.message),
    );
    await assert.rejects(
      startServer({ ...options, host: '192.0.2.1', port: 0 }),
      (thrown) =>
        thrown instanceof Fault && thrown.kind === 'service-down' && /has no address/.test(thrown.message),
    );
    await server.stop();
  });
});
