import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Role } from '../../domain/principal.ts';
import { createManualClock } from '../../ports/manual-clock.fixture.ts';
import { openScratchServer, type ScratchOptions, type ScratchServer } from '../scratch-server.fixture.ts';

const SESSION = '/api/v1/session';
const SESSIONS = '/api/v1/sessions';
const PRINCIPAL = '/api/v1/principal';
const NOW = '2026-01-01T00:00:00.000Z';

let server: ScratchServer;
const clock = createManualClock(NOW);
const open = (options: ScratchOptions = {}): Promise<ScratchServer> =>
  openScratchServer({ requiresKeys: true, hosts: 'any', trustedProxies: '127.0.0.1', clock, ...options });

before(async () => {
  server = await open();
});
after(() => server.stop());

async function issueKey(user: string, ...roles: Role[]): Promise<{ id: string; secret: string }> {
  const createdAt = clock.now().toISOString();
  const { key, secret } = await server.keys.issue({ user, roles, createdAt, expiresAt: null });
  return { id: key.id, secret };
}

/** Signs in with a new key; returns the key and the session cookie. */
async function signIn(user: string, ...roles: Role[]) {
  const key = await issueKey(user, ...roles);
  const response = await server.send(
    'POST',
    SESSION,
    { key: key.secret },
    { 'user-agent': `${user}-browser` },
  );
  assert.equal(response.status, 200);
  return { key, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const getStatus = async (cookie: string, path = PRINCIPAL, headers: Record<string, string> = {}) => {
  const response = await server.fetch(path, { headers: { cookie, ...headers } });
  await response.body?.cancel();
  return response.status;
};

async function getJson(cookie: string, path: string) {
  return JSON.parse(await (await server.fetch(path, { headers: { cookie } })).text());
}

describe('a session', () => {
  it('is identified by a cookie that is not the key and that scripts and other sites cannot use', async () => {
    const { secret } = await issueKey('eve', 'expert');

    assert.equal((await server.send('POST', SESSION, { key: 'vba_wrong' })).status, 401);
    const opened = await server.send('POST', SESSION, { key: secret });
    const setCookie = opened.headers.get('set-cookie') ?? '';
    const cookie = setCookie.split(';')[0] ?? '';

    assert.deepEqual(JSON.parse(await opened.text()), {
      id: 'eve',
      roles: ['expert'],
      institution: 'default',
    });
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      assert.ok(setCookie.includes(attribute), attribute);
    assert.equal(setCookie.includes(secret) || setCookie.includes('Secure'), false);
    assert.equal(await getStatus(cookie), 200);
    assert.equal(await getStatus(`vbagent_session=${secret}`), 401);
    assert.equal(await getStatus(`vbagent_key=${secret}`), 401);
    assert.equal(await getStatus('vbagent_session=%E0%A4%A'), 401);
    assert.equal(await getStatus(cookie, PRINCIPAL, { authorization: 'Bearer vba_wrong' }), 401);
    const foreign = await server.fetch('/api/v1/review/claim', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    assert.equal(foreign.status, 403);
  });

  it('uses a secure cookie and HSTS behind a trusted proxy with TLS, and not otherwise', async () => {
    const { secret } = await issueKey('eve', 'expert');
    const tls = { 'x-forwarded-proto': 'https' };

    const secure = await server.send('POST', SESSION, { key: secret }, tls);
    const setCookie = secure.headers.get('set-cookie') ?? '';
    assert.match(setCookie, /^__Host-vbagent_session=.*Secure/);
    assert.equal(secure.headers.get('strict-transport-security'), 'max-age=31536000');
    const cookie = setCookie.split(';')[0] ?? '';
    assert.equal(await getStatus(cookie, PRINCIPAL, tls), 200);
    // Another host of the domain could set a cookie without the prefix.
    assert.equal(await getStatus(cookie.replace('__Host-', ''), PRINCIPAL, tls), 401);
    const untrusting = await open({ trustedProxies: '192.0.2.1' });
    const plain = await untrusting.fetch(PRINCIPAL, { headers: tls });
    assert.equal(plain.headers.get('strict-transport-security'), null);
    await untrusting.stop();
    const publicServer = await open({ publicUrl: 'https://questions.example.org' });
    const response = await publicServer.fetch(PRINCIPAL);
    assert.equal(response.headers.get('strict-transport-security'), 'max-age=31536000');
    const signInFrom = async (origin: string) =>
      (await publicServer.send('POST', SESSION, { key: 'x' }, { origin })).status;
    assert.equal(await signInFrom('https://questions.example.org'), 401);
    assert.equal(await signInFrom('https://evil.example.org'), 403);
    await publicServer.stop();
  });

  it('ends on the server when the user signs out, when its key is revoked, and after 8 unused hours', async () => {
    const [first, second, third] = [
      await signIn('eve', 'expert'),
      await signIn('eve', 'expert'),
      await signIn('eve', 'expert'),
    ];

    const closed = await server.fetch(SESSION, { method: 'DELETE', headers: { cookie: first.cookie } });
    assert.match(closed.headers.get('set-cookie') ?? '', /vbagent_session=;.*Max-Age=0/);
    await server.keys.revoke(second.key.id, NOW);

    assert.deepEqual(
      await Promise.all([first, second, third].map(({ cookie }) => getStatus(cookie))),
      [401, 401, 200],
    );
    clock.advance(8 * 3_600_000);
    assert.equal(await getStatus(third.cookie), 401);
  });

  it('is listed and ended by its user and by admins, and by nobody else', async () => {
    const [ann, bob, root] = [
      await signIn('ann', 'learner'),
      await signIn('bob', 'learner'),
      await signIn('root', 'admin'),
    ];
    const { sessions } = await getJson(ann.cookie, SESSIONS);
    const revoke = async (cookie: string, id: string) => {
      const response = await server.fetch(`${SESSIONS}/${id}`, { method: 'DELETE', headers: { cookie } });
      await response.body?.cancel();
      return response.status;
    };

    assert.equal(sessions.length, 1);
    assert.deepEqual(
      [sessions[0].user, sessions[0].device, sessions[0].is_current],
      ['ann', 'ann-browser', true],
    );
    assert.equal(await getStatus(bob.cookie, `${SESSIONS}?user=ann`), 403);
    assert.equal(await getStatus(bob.cookie, `${SESSIONS}?everyone=true`), 403);
    assert.equal(await revoke(bob.cookie, sessions[0].id), 404);
    assert.equal(await getStatus(ann.cookie), 200);
    const everyone = await getJson(root.cookie, `${SESSIONS}?everyone=true`);
    assert.ok(everyone.sessions.length >= 3);
    assert.equal(await revoke(root.cookie, sessions[0].id), 204);
    assert.equal(await getStatus(ann.cookie), 401);
  });
});

describe('an API key of a user', () => {
  it('is refused to a user who has fifty valid ones', async () => {
    const { cookie } = await signIn('many', 'learner');
    const create = () => server.send('POST', '/api/v1/keys', {}, { cookie });
    const statuses = [];
    for (let n = 0; n < 51; n++) statuses.push((await create()).status);

    const { keys } = await getJson(cookie, '/api/v1/keys');
    const valid = keys.filter((key: { revoked_at: string | null }) => key.revoked_at === null);
    assert.equal(valid.length, 50);
    assert.equal(statuses.at(-1), 409);
  });

  it('has at most the roles of its creator, unless an admin creates it', async () => {
    const [ann, root] = [await signIn('ann', 'learner', 'author'), await signIn('root', 'admin')];
    const create = async (cookie: string, body: object) => {
      const response = await server.send('POST', '/api/v1/keys', body, { cookie });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };

    const own = await create(ann.cookie, { roles: ['learner'], days: 2 });
    assert.equal(own.status, 201);
    const asProgram = await server.fetch(PRINCIPAL, { headers: { 'x-api-key': own.body.secret } });
    assert.deepEqual(JSON.parse(await asProgram.text()), {
      id: 'ann',
      roles: ['learner'],
      institution: 'default',
    });
    assert.equal((await create(ann.cookie, { roles: ['admin'] })).status, 403);
    assert.equal((await create(ann.cookie, { user: 'bob' })).status, 403);
    assert.equal((await create(root.cookie, { user: 'bob', roles: ['expert'] })).status, 201);
    const { keys } = await getJson(ann.cookie, '/api/v1/keys');
    assert.ok(keys.every((key: { user: string }) => key.user === 'ann'));
    assert.equal(JSON.stringify(keys).includes(own.body.secret), false);
    const revoked = await server.fetch(`/api/v1/keys/${own.body.id}`, {
      method: 'DELETE',
      headers: { cookie: ann.cookie },
    });
    assert.equal(revoked.status, 204);
    assert.equal((await server.fetch(PRINCIPAL, { headers: { 'x-api-key': own.body.secret } })).status, 401);
  });
});

describe('the audit log', () => {
  it('records sign-ins, failed sign-ins, exports and deletions, and learners cannot read it', async () => {
    const root = await signIn('auditor', 'admin');
    const thread = JSON.parse(
      await (await server.send('POST', '/threads', {}, { cookie: root.cookie })).text(),
    );
    const since = clock.now().toISOString();
    await server.send('POST', SESSION, { key: 'vba_guess' }, { 'x-forwarded-for': '198.51.100.7' });
    await (await server.fetch('/api/v1/review/export', { headers: { cookie: root.cookie } })).body?.cancel();
    await server.fetch(`/threads/${thread.thread_id}`, {
      method: 'DELETE',
      headers: { cookie: root.cookie },
    });

    const { entries } = await getJson(root.cookie, `/api/v1/audit?since=${since}&limit=10`);

    const rows = entries
      .slice(0, 4)
      .map((entry: Record<string, unknown>) => [entry.actor, entry.action, entry.address]);
    assert.deepEqual(rows, [
      ['auditor', 'deleted', '127.0.0.1'],
      ['auditor', 'exported', '127.0.0.1'],
      [null, 'sign-in-failed', '198.51.100.7'],
      ['auditor', 'sign-in', '127.0.0.1'],
    ]);
    const learner = await signIn('ann', 'learner');
    assert.equal(await getStatus(learner.cookie, '/api/v1/audit'), 403);
  });

  it('records exports of selected questions and changed settings, which decide how long data is kept', async () => {
    const { cookie } = await signIn('operator', 'admin');
    const settings = '/api/v1/institutions/default';
    const { version } = await getJson(cookie, settings);
    const selection = { filter: {} };
    const exported = await server.send(
      'POST',
      '/api/v1/bank/export',
      { format: 'gift', selection },
      { cookie },
    );
    assert.equal(exported.status, 200, await exported.text());
    const changed = await server.send(
      'PUT',
      settings,
      { retention: { threads: 9 } },
      { cookie, 'if-match': `"${version}"` },
    );

    const { entries } = await getJson(cookie, '/api/v1/audit?person=operator');

    assert.equal(changed.status, 200, await changed.text());
    assert.deepEqual(entries.map(({ action }: { action: string }) => action).toSorted(), [
      'exported',
      'key-created',
      'settings-changed',
      'sign-in',
    ]);
  });
});
