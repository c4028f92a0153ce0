import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openScratchServer, type ScratchServer, sampleQuestion } from './scratch-server.fixture.ts';

let server: ScratchServer;
before(async () => {
  server = await openScratchServer({ server: { headersMs: 150, requestMs: 300, checkMs: 50 } });
});
after(() => server.stop());

type ErrorBody = { error: string; message: string; timestamp: string; request_id: string };

function assertErrorBody(text: string, error: string): void {
  const body: ErrorBody = JSON.parse(text);
  assert.equal(body.error, error, text);
  assert.ok(body.message.length > 10);
  assert.ok(!Number.isNaN(Date.parse(body.timestamp)));
  assert.ok(body.request_id.length > 0);
}

/** Sends raw bytes and returns everything that the server sends back. */
async function sendRaw(...pieces: string[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    response += chunk;
  });
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece);
  await once(socket, 'close');
  return response;
}

function extractBody(response: string): string {
  return response.slice(response.indexOf('\r\n\r\n') + 4);
}

const QUESTIONS = '/api/v1/bank/questions';

describe('a body', () => {
  it('of 50 MB is rejected before it is read', async () => {
    const { status, text, sent } = await upload(50 * 2 ** 20, { 'content-length': String(50 * 2 ** 20) });

    assert.equal(status, 413);
    assertErrorBody(text, 'payload_too_large');
    assert.ok(sent < 50 * 2 ** 20, `all ${sent} bytes were accepted`);
  });

  it('of 50 MB without a stated length is rejected while it is received', async () => {
    const { status, text, sent } = await upload(50 * 2 ** 20, { 'transfer-encoding': 'chunked' });

    assert.equal(status, 413);
    assertErrorBody(text, 'payload_too_large');
    assert.ok(sent < 50 * 2 ** 20);
  });

  it('that is not JSON, not an object, or of another media type is rejected', async () => {
    const send = (body: string, type: string) =>
      server.fetch(QUESTIONS, { method: 'POST', body, headers: { 'content-type': type } });

    for (const body of ['{', '', '[1,', '"\\ud800']) {
      const response = await send(body, 'application/json');
      assert.equal(response.status, 400, body);
      assertErrorBody(await response.text(), 'validation_error');
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
      const response = await send('{}', type);
      assert.equal(response.status, 415, type);
      assertErrorBody(await response.text(), 'unsupported_media_type');
    }
  });

  it('nested ten thousand levels deep is rejected with 400', async () => {
    const body = `{"questions": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`;

    const response = await server.fetch(QUESTIONS, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

    assert.equal(response.status, 400);
    assertErrorBody(await response.text(), 'validation_error');
  });

  it('with a key named __proto__ does not change any prototype', async () => {
    const body = '{"questions": [{"kind": "integer", "stem": "s", "__proto__": {"polluted": true}}]}';

    const response = await server.fetch(QUESTIONS, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    await response.text();

    assert.equal('polluted' in {}, false);
  });
});

describe('a body with very many values', () => {
  it('is rejected before it is parsed: over 20,000 values for LangGraph, over 200,000 elsewhere', async () => {
    const send = async (path: string, values: number): Promise<string> => {
      const body = `{"unknown": [${'0,'.repeat(values)}0]`;
      const headers = { 'content-type': 'application/json' };
      return (await server.fetch(path, { method: 'POST', body, headers })).text();
    };

    assert.match(await send('/runs/wait', 20_001), /more than 20000 values/);
    assert.match(await send(QUESTIONS, 200_001), /more than 200000 values/);
    assert.match(await send(QUESTIONS, 20_001), /JSON/);
    const quoted = { assistant_id: 'x', input: { text: ',"['.repeat(5000) } };
    const response = await server.fetch('/runs/wait', {
      method: 'POST',
      body: JSON.stringify(quoted),
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(response.status, 404);
  });
});

describe('a body that is nested deeply or names a prototype', () => {
  it('is rejected with 400 if it is nested deeply; the name of a prototype is treated like any other name', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const headers = { 'content-type': 'application/json' };
    const send = (path: string, body: string) => server.fetch(path, { method: 'POST', body, headers });
    const run = `{"assistant_id": "x", "input": {}, "context": ${deep}}`;
    const turn = { user_input: 'u', generated_query: 'q', confidence_score: 0.9, validation_status: 'valid' };

    assert.equal((await send('/runs/wait', run)).status, 400);
    assert.equal((await send('/threads', `{"metadata": {"deep": ${deep}}}`)).status, 400);
    const spelled = { method: 'POST', headers: { 'content-type': 'Application/JSON' } };
    const deepThread = await server.fetch('/threads', {
      ...spelled,
      body: `{"metadata": {"deep": ${deep}}}`,
    });
    assert.equal(deepThread.status, 400);
    assert.equal((await send('/threads', `{"metadata": {"text": "${'['.repeat(5000)}"}}`)).status, 200);
    for (const provider_id of ['__proto__', 'constructor']) {
      assert.equal((await send('/api/v1/turns', JSON.stringify({ ...turn, provider_id }))).status, 201);
      const check = JSON.stringify({ provider_id, text: 'q' });
      assert.equal((await send('/api/v1/review/check', check)).status, 200);
    }
    assert.equal((await server.fetch(`/api/v1/examples?q=${'w+'.repeat(6000)}`)).status, 400);
  });
});

describe('a thread or run with very many or very long values', () => {
  it('is rejected with 400', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = async (path: string, body: object): Promise<number> =>
      (await server.fetch(path, { method: 'POST', body: JSON.stringify(body), headers })).status;
    const metadata = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, n]));
    const course = { subject: 'Mathematics', level: 'Nat 5' };
    const inputs = [
      { ...course, subject: 'x'.repeat(900_000) },
      { ...course, used_question_ids: Array.from({ length: 10_001 }, (_, n) => `q${n}`) },
      { ...course, resume_data: { user_answer: '1+'.repeat(10_001) } },
      { ...course, resume_data: JSON.stringify({ responses: { q: '1+'.repeat(10_001) } }) },
      { ...course, resume_data: { responses: metadata } },
      { ...course, ...metadata },
    ];
    const run = { assistant_id: 'question_practice', input: course };

    for (const path of ['/threads', '/threads/search', '/threads/count'])
      assert.equal(await send(path, { metadata }), 400);
    for (const input of inputs) assert.equal(await send('/runs/wait', { ...run, input }), 400);
    for (const values of [metadata, { long: 'x'.repeat(16_000) }]) {
      assert.equal(await send('/runs/wait', { ...run, config: { configurable: values } }), 400);
      assert.equal(await send('/runs/wait', { ...run, context: values }), 400);
    }
  });
});

describe('a slow client', () => {
  it('that never ends its headers is disconnected with 408', async () => {
    const response = await sendRaw('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');

    assert.match(response, /^HTTP\/1\.1 408 /);
    assertErrorBody(extractBody(response), 'request_timeout');
  });

  it('that never ends its body is disconnected', async () => {
    const response = await sendRaw(
      `POST ${QUESTIONS} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    );

    assert.match(response, /^HTTP\/1\.1 408 /);
  });
});

describe('a request line or header', () => {
  it('that is not HTTP is rejected with our error body', async () => {
    const response = await sendRaw('HELLO\r\n\r\n');

    assert.match(response, /^HTTP\/1\.1 400 /);
    assertErrorBody(extractBody(response), 'validation_error');
  });

  it('that is too long is rejected with 431', async () => {
    const response = await sendRaw(
      `GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    );

    assert.match(response, /^HTTP\/1\.1 431 /);
    assertErrorBody(extractBody(response), 'headers_too_large');
  });

  it('with both a length and chunked encoding is rejected, to prevent request smuggling', async () => {
    const response = await sendRaw(
      `POST ${QUESTIONS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    );

    assert.match(response, /^HTTP\/1\.1 400 /);
  });

  it('cannot inject text into the request id', async () => {
    const lines = ['a\tb', 'x'.repeat(65), '<script>', 'ü', '../etc'];
    for (const id of lines) {
      const response = await sendRaw(
        `GET /health HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n`,
      );
      assert.match(response, /x-request-id: [0-9a-f-]{36}\r\n/, id);
    }
    const echoed = await server.fetch('/health', { headers: { 'x-request-id': 'trace-7.a_B' } });
    assert.equal(echoed.headers.get('x-request-id'), 'trace-7.a_B');
  });

  it('with an invalid address is rejected', async () => {
    for (const target of ['http://[', '/\\evil', '//', '/%ff']) {
      const response = await sendRaw(
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      assert.match(response, /^HTTP\/1\.1 40[04] /, target);
    }
  });
});

describe('another site', () => {
  it('cannot reach the server under its own host name', async () => {
    for (const host of ['evil.example', `evil.example:${server.port}`, '127.0.0.1.evil.example', '']) {
      const response = await sendRaw(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      assert.match(response, /^HTTP\/1\.1 40[03] /, host);
    }
    for (const host of ['localhost', `LOCALHOST:${server.port}`, '127.0.0.1', '[::1]:1']) {
      const response = await sendRaw(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      assert.match(response, /^HTTP\/1\.1 200 /, host);
    }
  });

  it('cannot write on behalf of a visitor', async () => {
    const body = JSON.stringify({ questions: [{ kind: 'integer', stem: 'forged' }] });
    const type = { 'content-type': 'application/json' };

    const foreignHeaders: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://localhost:${server.port + 1}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreignHeaders) {
      const response = await post(body, { ...type, ...headers });
      assert.equal(response, 403, JSON.stringify(headers));
    }
    const sameOrigin = { origin: `http://127.0.0.1:${server.port}`, 'sec-fetch-site': 'same-origin' };
    assert.equal(await post(body, { ...type, ...sameOrigin }), 201);
  });

  it('gets no CORS permission', async () => {
    const preflight = await server.fetch(QUESTIONS, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });

    assert.equal(preflight.status, 405);
    assert.equal(preflight.headers.get('access-control-allow-origin'), null);
    await preflight.text();
  });
});

describe('every response', () => {
  it('has the security headers, also errors', async () => {
    for (const path of ['/health', '/nope', '/docs', '/api/v1/bank/questions?limit=x']) {
      const { headers } = await server.fetch(path);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /script-src 'self'(;|$)/);
      assert.match(policy, /style-src 'self' 'unsafe-inline'/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.ok(headers.get('x-request-id'));
    }
  });
});

describe('an internal error', () => {
  it('is reported to the log and not to the caller', async () => {
    const broken = await openScratchServer();
    try {
      broken.bank.find = async () => {
        throw new Error('secret path /root/keys');
      };
      await broken.bank.save([sampleQuestion()]);

      const response = await broken.fetch(`${QUESTIONS}/falling-ball`, {
        headers: { 'x-request-id': 'find-me' },
      });
      const text = await response.text();

      assert.equal(response.status, 500);
      assertErrorBody(text, 'internal_error');
      assert.doesNotMatch(text, /secret/);
      const line = broken.logged.find((entry) => entry.request_id === 'find-me' && 'err' in entry);
      assert.match(JSON.stringify(line), /secret path/);
    } finally {
      await broken.stop();
    }
  });

  it('on a write is reported as an update error', async () => {
    const broken = await openScratchServer();
    try {
      broken.bank.save = async () => {
        throw new Error('no');
      };

      const response = await broken.send('POST', QUESTIONS, { questions: [{ kind: 'integer', stem: 's' }] });

      assert.equal(response.status, 500);
      assertErrorBody(await response.text(), 'update_error');
    } finally {
      await broken.stop();
    }
  });
});

describe('the log', () => {
  it('records each request by its route, without queries, bodies and headers', async () => {
    const response = await server.fetch('/api/v1/bank/search?q=hunter2', {
      headers: { 'x-request-id': 'logged-1' },
    });
    await response.text();

    const line = server.logged.find(({ request_id: id }) => id === 'logged-1');
    assert.equal(line?.route, '/api/v1/bank/search');
    assert.equal(line?.status, 200);
    assert.deepEqual([line?.method, line?.principal, typeof line?.ms], ['GET', 'local', 'number']);
    assert.doesNotMatch(JSON.stringify(server.logged), /hunter2/);
  });
});

async function post(body: string, headers: Record<string, string>): Promise<number | undefined> {
  const outgoing = request({
    port: server.port,
    host: '127.0.0.1',
    path: QUESTIONS,
    method: 'POST',
    headers,
  });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

type UploadOutcome = { status: number; text: string; sent: number };

/** Sends a body of `total` bytes as fast as the server accepts it, and stops when the server responds. */
async function upload(total: number, headers: Record<string, string>): Promise<UploadOutcome> {
  const type = { 'content-type': 'application/json' };
  const outgoing = request({
    port: server.port,
    host: '127.0.0.1',
    path: QUESTIONS,
    method: 'POST',
    headers: { ...type, ...headers },
  });
  const chunk = Buffer.alloc(65_536, 0x20);
  let sent = 0;
  let hasResponse = false;
  outgoing.on('error', () => undefined);
  const writeChunks = (): void => {
    while (!hasResponse && sent < total) {
      sent += chunk.length;
      if (!outgoing.write(chunk)) return void outgoing.once('drain', writeChunks);
    }
    outgoing.end();
  };
  writeChunks();
  const [response] = await once(outgoing, 'response');
  hasResponse = true;
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode, text, sent };
}
