import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createBodyRecorder } from './record-bodies.ts';

/** Starts a service with the given response and returns its address. */
async function serve(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  t.after(() => server.close() && server.closeAllConnections());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const requestOptions = {
  method: 'POST',
  headers: { authorization: 'Bearer key' },
  body: '{"wort":"größer"}',
};

const switchProtocols: RequestListener = ({ socket }) =>
  socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: chess\r\n\r\n');

const sendNothing: RequestListener = (_request, response) => response.end();

const sendBroken: RequestListener = (_request, response) =>
  response.setHeader('content-encoding', 'gzip').end('not packed at all');

describe('a recorded response', () => {
  it('is returned unchanged and recorded', async (t) => {
    const address = await serve(t, async (request, response) => {
      const body = await request.setEncoding('utf8').toArray();
      response.setHeader('x-seen', ['a', 'b']).end(`${request.headers.authorization} ${body.join('')}`);
    });
    const { fetch, record } = createBodyRecorder();

    const [text, recordedBody, header] = await record(async (last) => {
      const response = await fetch(address, requestOptions);
      return [await response.text(), last(), response.headers.get('x-seen')];
    });

    assert.deepEqual([text, recordedBody, header], [`Bearer key ${requestOptions.body}`, text, 'a, b']);
  });

  it('is passed on in chunks when it is a stream', async (t) => {
    const address = await serve(t, (_request, response) => {
      response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
    });
    const { body } = await createBodyRecorder().fetch(address, requestOptions);
    const reader = body?.getReader();

    const first = await reader?.read();

    assert.equal(new TextDecoder().decode(first?.value), 'data: 1\n\n');
    await reader?.cancel();
  });

  it('follows a redirect', async (t) => {
    const address = await serve(t, (request, response) => {
      if (request.url === '/new') response.end(request.method);
      else response.writeHead(307, { location: '/new' }).end();
    });

    const response = await createBodyRecorder().fetch(address, requestOptions);

    assert.deepEqual([response.status, await response.text()], [200, 'POST']);
  });

  it('has the status and reason of an error', async (t) => {
    const address = await serve(t, (_request, response) => {
      response.writeHead(429, { 'retry-after': '7' }).end('too many');
    });

    const response = await createBodyRecorder().fetch(address, requestOptions);

    const observed = [response.status, response.headers.get('retry-after'), await response.text()];
    assert.deepEqual(observed, [429, '7', 'too many']);
  });

  for (const [encoding, compress] of [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)
    it(`is decompressed from ${encoding}, although the request does not accept it`, async (t) => {
      const address = await serve(t, (_request, response) => {
        response.setHeader('content-encoding', encoding).end(compress('{"wort":"größer"}'));
      });

      const response = await createBodyRecorder().fetch(address, requestOptions);

      assert.deepEqual(await response.json(), { wort: 'größer' });
    });

  for (const [problem, listener] of [
    ['is empty', sendNothing],
    ['switches to another protocol', switchProtocols],
    ['is not valid gzip', sendBroken],
  ] as const)
    it(`fails like a lost connection when it ${problem}`, async (t) => {
      const address = await serve(t, listener);

      await assert.rejects(createBodyRecorder().fetch(address, requestOptions), Error);
    });

  for (const moment of ['before the response', 'during the response'])
    it(`is no longer awaited when the call is aborted ${moment}`, async (t) => {
      const controller = new AbortController();
      const address = await serve(t, (_request, response) => {
        if (moment === 'during the response') response.write('{');
        setTimeout(() => controller.abort(), 50);
      });

      await assert.rejects(
        createBodyRecorder().fetch(address, { ...requestOptions, signal: controller.signal }),
        {
          name: 'AbortError',
        },
      );
    });
});
