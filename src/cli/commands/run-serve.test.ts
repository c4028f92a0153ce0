import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { sendRequests } from '../../../scripts/prove/http-load/send-requests.ts';

type Child = ChildProcessByStdio<null, Readable, Readable>;

const LAUNCHER = join(import.meta.dirname, '..', '..', '..', 'bin', 'vbagent.mjs');

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vbagent-serve-'));
});
after(() => rm(folder, { recursive: true, force: true }));

function startServer(...words: string[]): Child {
  return spawn(process.execPath, [LAUNCHER, 'serve', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function readPort(child: Child): Promise<number> {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /VBAgent is at (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return Number(new URL(address).port);
  }
  throw new Error('the server ended before it printed its address');
}

async function waitForEnd(child: Child): Promise<{ code: number | null; err: string }> {
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, err };
}

describe('vbagent serve', () => {
  it('finishes every accepted request when it is stopped under load', async () => {
    const child = startServer('--port', '0');
    const serverEnd = waitForEnd(child);
    const port = await readPort(child);
    const path = '/api/v1/bank/questions?limit=20';
    await sendRequests({ port, path, connections: 4, requests: 40 });

    const load = sendRequests({ port, path, connections: 12, requests: 1_000_000 });
    await sendRequests({ port, path, connections: 1, requests: 100 });
    child.kill('SIGTERM');
    const report = await load;

    const { code } = await serverEnd;
    assert.equal(code, 0);
    assert.deepEqual(Object.keys(report.statuses), ['200']);
    assert.equal(report.lost, 0);
    assert.equal(report.refused, 12);
  });

  it('stops immediately at the second signal', async () => {
    const child = startServer('--port', '0');
    const port = await readPort(child);
    const stuckRequest = await openStuckRequest(port);

    child.kill('SIGINT');
    await once(child.stderr, 'data');
    child.kill('SIGINT');

    const [code] = await once(child, 'close');
    assert.equal(code, 130);
    stuckRequest.destroy();
  });

  it('reports in one sentence that the port is in use, and exits with 7', async () => {
    const portHolder = createServer().listen(0, '127.0.0.1');
    await once(portHolder, 'listening');
    const address = portHolder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    const { code, err } = await waitForEnd(startServer('--port', String(port)));

    assert.equal(code, 7);
    assert.match(err, new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is in use by another program\\.`));
    portHolder.close();
  });

  it('refuses a public address without a key, and invalid ports', async () => {
    const withoutKey = await waitForEnd(startServer('--host', '0.0.0.0'));
    const withInvalidPort = await waitForEnd(startServer('--port', '70000'));

    assert.equal(withoutKey.code, 4);
    assert.match(withoutKey.err, /needs an API key, and there is none yet/);
    assert.equal(withInvalidPort.code, 2);
  });
});

/** Opens a request whose body never ends. The server has accepted it when it responds with status 100. */
async function openStuckRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/v1/bank/questions HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [response] = await once(socket, 'data');
  assert.match(String(response), /^HTTP\/1\.1 100 /);
  socket.on('error', () => undefined);
  return socket;
}
