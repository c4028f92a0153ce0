import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { Principal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchOptions, type ScratchServer } from '../scratch-server.fixture.ts';

/** A clock that stands still, so that no bucket is filled during a test. */
const stopped = new Date('2026-01-01T00:00:00Z');
const clock = {
  now: () => stopped,
  after: (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

async function openServer(t: TestContext, options: ScratchOptions): Promise<ScratchServer> {
  const server = await openScratchServer({ clock, ...options });
  t.after(() => server.stop());
  return server;
}

/** Sends the same request several times and counts the responses by status. */
async function countStatuses(
  times: number,
  request: (index: number) => Promise<Response>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let index = 0; index < times; index++) {
    const response = await request(index);
    await response.body?.cancel();
    counts[response.status] = (counts[response.status] ?? 0) + 1;
  }
  return counts;
}

const PRINCIPAL = '/api/v1/principal';

describe('the rate limit', () => {
  it('limits one caller and does not affect others', async (t) => {
    let caller: Principal | undefined = { id: 'busy', roles: ['admin'], institution: 'default' };
    const server = await openServer(t, { identify: async () => caller, rateLimit: 2 });

    assert.deepEqual(await countStatuses(9, () => server.fetch(PRINCIPAL)), { 200: 8, 429: 1 });
    const rejected = await server.fetch(PRINCIPAL);
    assert.ok(Number(rejected.headers.get('retry-after')) >= 1);
    caller = { id: 'calm', roles: ['admin'], institution: 'default' };
    assert.equal((await server.fetch(PRINCIPAL)).status, 200);
    caller = undefined;
    assert.deepEqual(await countStatuses(9, () => server.fetch(PRINCIPAL)), { 401: 8, 429: 1 });
  });

  it('does not apply to pages, their files and health checks', async (t) => {
    const webFolder = await mkdtemp(join(tmpdir(), 'vbagent-pages-'));
    t.after(() => rm(webFolder, { recursive: true }));
    await writeFile(join(webFolder, 'index.html'), '<!doctype html>');
    const server = await openServer(t, { identify: async () => undefined, rateLimit: 1, webFolder });
    await countStatuses(5, () => server.fetch(PRINCIPAL));
    const accept = { headers: { accept: 'text/html' } };

    for (const path of ['/', '/index.html', '/learn', '/health', '/health/ready', '/ok']) {
      assert.deepEqual(await countStatuses(30, () => server.fetch(path, accept)), { 200: 30 }, path);
    }
    assert.equal((await server.fetch(PRINCIPAL)).status, 429);
  });

  it('counts each client behind a trusted proxy, and ignores the addresses that any other sender states', async (t) => {
    const anonymous = { identify: async () => undefined, rateLimit: 1 };
    const trusting = await openServer(t, { ...anonymous, trustedProxies: '10.0.0.0/8, 127.0.0.1' });
    const other = await openServer(t, anonymous);
    const from = (server: ScratchServer, list: string) =>
      server.fetch(PRINCIPAL, { headers: { 'x-forwarded-for': list } });

    assert.deepEqual(await countStatuses(8, (index) => from(trusting, `192.0.2.${index}`)), { 401: 8 });
    assert.deepEqual(
      await countStatuses(8, (index) => from(trusting, `192.0.2.${index}, 192.0.2.99, 10.1.2.3`)),
      {
        401: 4,
        429: 4,
      },
    );
    assert.deepEqual(await countStatuses(8, (index) => from(trusting, `2001:db8::${index}`)), {
      401: 4,
      429: 4,
    });
    assert.deepEqual(await countStatuses(8, (index) => from(other, `192.0.2.${index}`)), { 401: 4, 429: 4 });
  });

  it('allows a class to sign in at once, and limits each key and each address', async (t) => {
    const server = await openServer(t, { requiresKeys: true, rateLimit: 1, trustedProxies: '127.0.0.1' });
    const signIn = (key: string, address = '192.0.2.1') =>
      server.send('POST', '/api/v1/session', { key }, { 'x-forwarded-for': address });
    const roles = ['learner'] as const;
    const createdAt = stopped.toISOString();
    const { secret } = await server.keys.issue({
      user: 'ada',
      roles: [...roles],
      createdAt,
      expiresAt: null,
    });

    assert.deepEqual(await countStatuses(12, () => signIn(secret)), { 200: 10, 429: 2 });
    assert.deepEqual(await countStatuses(120, (index) => signIn(`vba_${index}`, '192.0.2.2')), { 401: 120 });
    assert.equal((await signIn('vba_new', '192.0.2.2')).status, 429);
    assert.equal((await signIn('vba_new', '192.0.2.3')).status, 401);
  });
});

describe('the volume of writes', () => {
  it('is limited for each learner, also without a stated length, so that nobody fills the disk with answers', async (t) => {
    let caller: Principal = { id: 'ada', roles: ['learner'], institution: 'default' };
    const limits = { bodyBytes: 1000, learnerBytes: 2500 };
    const server = await openServer(t, { identify: async () => caller, rateLimit: 50, limits });
    const body = JSON.stringify({ metadata: { note: 'x'.repeat(900) } });
    const headers = { 'content-type': 'application/json' };
    const createThread = (): Promise<Response> => server.fetch('/threads', { method: 'POST', headers, body });
    const createUnsized = (): Promise<Response> =>
      server.fetch('/threads', { method: 'POST', headers, body: new Blob(['{}']).stream(), duplex: 'half' });

    assert.deepEqual(await countStatuses(4, createThread), { 200: 2, 429: 2 });
    assert.equal((await server.fetch(PRINCIPAL)).status, 200);
    caller = { ...caller, id: 'bob' };
    assert.deepEqual(await countStatuses(4, createUnsized), { 200: 2, 429: 2 });
    caller = { ...caller, roles: ['learner', 'teacher'] };
    assert.deepEqual(await countStatuses(4, createThread), { 200: 4 });
  });
});
