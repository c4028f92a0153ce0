import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Principal, Role } from '../../domain/principal.ts';
import { routeRoles } from '../route-roles.table.ts';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';

const NOW = '2026-01-01T00:00:00.000Z';

type Operation = { operationId: string; requestBody?: unknown };
type Document = { paths: Record<string, Record<string, Operation>> };

/** Lists the operations of the API document; `request` calls one with an empty body and returns the status. */
async function listOperations(server: ScratchServer) {
  const { paths }: Document = JSON.parse(await (await server.fetch('/openapi.json')).text());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => ({
      id: operationId,
      roles: Object.entries(routeRoles).find(([id]) => id === operationId)?.[1] ?? [],
      async request(headers: Record<string, string>): Promise<number> {
        const response = await server.fetch(path.replaceAll(/\{\w+\}/g, 'nowhere'), {
          method: method.toUpperCase(),
          headers: { ...headers, ...(requestBody !== undefined && { 'content-type': 'application/json' }) },
          ...(requestBody !== undefined && { body: '{}' }),
        });
        await response.body?.cancel();
        return response.status;
      },
    })),
  );
}

describe('each route', () => {
  let caller: Principal | undefined;
  let server: ScratchServer;
  before(async () => {
    server = await openScratchServer({ identify: async () => caller });
  });
  after(() => server.stop());

  for (const role of Role.options) {
    it(`allows ${role} exactly the operations that the role table lists`, async () => {
      const actual: string[] = [];
      const expected: string[] = [];
      caller = { id: 'ada', roles: [role], institution: 'default' };
      for (const { id, roles, request } of await listOperations(server)) {
        const isAllowed = roles.length === 0 || roles.includes(role);
        const status = await request({});
        actual.push(`${id} ${status === 403 ? 'rejected' : 'allowed'}`);
        expected.push(`${id} ${isAllowed ? 'allowed' : 'rejected'}`);
        assert.notEqual(status, 401, id);
      }

      assert.ok(expected.length >= Object.keys(routeRoles).length);
      assert.deepEqual(actual, expected);
    });
  }
});

describe('a server that requires keys', () => {
  let server: ScratchServer;
  before(async () => {
    server = await openScratchServer({ requiresKeys: true, hosts: 'any' });
  });
  after(() => server.stop());

  const request = (headers: Record<string, string>, path = '/api/v1/principal') =>
    server.fetch(path, { headers });
  const issueKey = (user: string, role: Role) =>
    server.keys.issue({ user, roles: [role], createdAt: NOW, expiresAt: null });
  const openSession = (keyId: string) =>
    server.access.sessions.open({
      institution: 'default',
      user: 'b',
      keyId,
      device: '',
      at: new Date().toISOString(),
      address: null,
      method: 'key',
    });
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

  it('identifies callers by their keys, in either header', async () => {
    const { secret } = await issueKey('eve', 'expert');

    for (const headers of [bearer(secret), { 'x-api-key': secret }, { authorization: `bearer  ${secret}` }]) {
      const response = await request(headers);
      assert.deepEqual(JSON.parse(await response.text()), {
        id: 'eve',
        roles: ['expert'],
        institution: 'default',
      });
    }
  });

  it('returns the same 401 for missing, forged, expired and revoked keys', async () => {
    const expired = await server.keys.issue({ user: 'a', roles: ['admin'], createdAt: NOW, expiresAt: NOW });
    const revoked = await issueKey('b', 'admin');
    await server.keys.revoke(revoked.key.id, NOW);
    const valid = await issueKey('c', 'admin');
    const invalidHeaders = [
      {},
      bearer(''),
      bearer('vba_'),
      bearer(`vba_${'A'.repeat(43)}`),
      bearer(`${valid.secret}A`),
      bearer(`${valid.secret} x`),
      bearer(`' or 1=1 --`),
      bearer('__proto__'),
      bearer(valid.key.id),
      bearer(expired.secret),
      bearer(revoked.secret),
      { authorization: `Basic ${Buffer.from(`c:${valid.secret}`).toString('base64')}` },
      { authorization: valid.secret },
      { authorization: 'Bearer nonsense', 'x-api-key': valid.secret },
      { cookie: `key=${valid.secret}` },
    ];

    for (const headers of invalidHeaders) {
      const response = await request(headers);
      const body = JSON.parse(await response.text());
      assert.equal(response.status, 401, JSON.stringify(headers));
      assert.equal(body.error, 'not_allowed');
      assert.equal(JSON.stringify(body).includes('vba_'), false);
    }
    assert.equal((await request({}, '/health')).status, 200);
  });

  it('returns 401 on each protected route for missing, forged and ended credentials', async () => {
    const revoked = await issueKey('b', 'admin');
    const [ended, orphaned] = [await openSession(revoked.key.id), await openSession(revoked.key.id)];
    const signOut = { at: NOW, origin: { actor: null, address: null }, action: 'sign-out' as const };
    await server.access.sessions.end(ended.session, signOut);
    await server.keys.revoke(revoked.key.id, NOW);
    const cookie = (secret: string) => ({ cookie: `vbagent_session=${secret}` });
    const credentials = [
      {},
      bearer(`vba_${'A'.repeat(43)}`),
      bearer(revoked.secret),
      cookie('A'.repeat(43)),
      cookie(ended.secret),
      cookie(orphaned.secret),
    ];

    const accepted: string[] = [];
    for (const { id, roles, request: call } of await listOperations(server)) {
      if (roles.length === 0) continue;
      for (const [index, headers] of credentials.entries()) {
        const status = await call(headers);
        if (status !== 401) accepted.push(`${id} ${index}: ${status}`);
      }
    }
    assert.deepEqual(accepted, []);
  });

  it('rejects turns of learners: a decision on a turn applies to the question or item model that it names', async () => {
    const { secret } = await issueKey('mal', 'learner');
    const turn = {
      turn_id: 'model:n5m-01',
      provider_id: 'questions',
      user_input: 'u',
      generated_query: 'not a question',
      confidence_score: 0.1,
      validation_status: 'failed',
    };

    assert.equal((await server.send('POST', '/api/v1/turns', turn, bearer(secret))).status, 403);
  });

  it('uses the owner of the key as reviewer, even when the body contains another name', async () => {
    const { secret } = await issueKey('eve', 'expert');
    const turn = {
      provider_id: 'x',
      user_input: 'u',
      generated_query: 'q',
      confidence_score: 0.1,
      validation_status: 'valid',
    };
    const recorded = await server.send('POST', '/api/v1/turns', turn, bearer(secret));
    const { item_id } = JSON.parse(await recorded.text());

    const decided = await server.send(
      'PUT',
      `/api/v1/review/queue/${item_id}`,
      { approved: true, reviewed_by: 'mallory', reviewer: 'mallory' },
      bearer(secret),
    );

    assert.equal(JSON.parse(await decided.text()).reviewed_by, 'eve');
  });

  it('never logs a key', async () => {
    const { secret } = await issueKey('eve', 'expert');
    await request(bearer(secret));
    await request(bearer(`${secret}x`), `/api/v1/review/queue?key=${secret}`);

    assert.equal(JSON.stringify(server.logged).includes(secret), false);
  });

  it('treats an id with encoded slashes or control characters as one path segment', async () => {
    const { secret } = await issueKey('adm', 'admin');
    const ids = [
      '..%2f..%2fstats',
      '%2e%2e',
      "';drop table review_items--",
      '%00',
      '%0d%0aset-cookie:x=1',
      'a'.repeat(201),
    ];

    for (const id of ids) {
      const response = await request(bearer(secret), `/api/v1/review/queue/${id}`);
      assert.ok([400, 404].includes(response.status), `${id}: ${response.status}`);
      assert.equal(response.headers.get('set-cookie'), null);
      await response.body?.cancel();
    }
  });
});
