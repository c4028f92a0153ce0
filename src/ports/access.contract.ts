import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Role } from '../domain/principal.ts';
import type { Accounts, ProviderIdentity } from './accounts.ts';
import type { ApiKeys } from './api-keys.ts';
import { type AuditLog, LOCAL_ORIGIN } from './audit-log.ts';
import { pluck } from './pluck.fixture.ts';
import type { NewSession, Sessions } from './sessions.ts';
import type { SignInFlow, SignInFlows } from './sign-in-flows.ts';

/** The stores that decide who a caller is; all use one database. */
type AccessStores = {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly flows: SignInFlows;
  readonly keys: ApiKeys;
  readonly audit: AuditLog;
  /** Runs a statement, as an operator with access to the database could. */
  runSql(statement: string): Promise<unknown>;
};

const NOW = '2026-01-01T00:00:00.000Z';
const stamp = { at: NOW, origin: { actor: 'root', address: '192.0.2.1' } };
const HOUR_MS = 3_600_000;

/** The time `hours` after `NOW`. */
function after(hours: number): string {
  return new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();
}

function newSession(values: Partial<NewSession> = {}): NewSession {
  const device = 'Firefox';
  return {
    institution: 'default',
    user: 'ada',
    keyId: null,
    device,
    at: NOW,
    address: null,
    method: 'key',
    ...values,
  };
}

async function issueKey(
  keys: ApiKeys,
  roles: Role[] = ['expert', 'author'],
  expiresAt: string | null = null,
) {
  return keys.issue({ user: 'ada', roles, createdAt: NOW, expiresAt });
}

/** The tests that the stores of sessions must pass; `open` returns empty stores. */
export function sessionsContract(name: string, open: () => Promise<AccessStores>): void {
  describe(`${name} satisfies the Sessions contract`, () => {
    it('identifies a session only by its secret, which it does not store', async () => {
      const { sessions, keys } = await open();
      const { key } = await issueKey(keys);
      const { session, secret } = await sessions.open(newSession({ keyId: key.id }));

      const verified = await sessions.verify(secret, NOW);
      assert.deepEqual(verified, { session, roles: ['expert', 'author'] });
      for (const forged of ['', session.id, `${secret}x`, secret.toLowerCase(), 'A'.repeat(43), '\0'])
        assert.equal(await sessions.verify(forged, NOW), undefined);
      const listed = await sessions.list({ institution: 'default', user: 'ada' }, NOW);
      assert.equal(JSON.stringify(listed).includes(secret), false);
    });

    it('ends a session 8 hours after its last use, and 30 days after its start', async () => {
      const { sessions, keys } = await open();
      const { key } = await issueKey(keys);
      const idle = await sessions.open(newSession({ keyId: key.id }));
      const used = await sessions.open(newSession({ keyId: key.id }));

      assert.equal(await sessions.verify(idle.secret, after(8)), undefined);
      for (let hours = 7; hours < 30 * 24; hours += 7)
        assert.ok(await sessions.verify(used.secret, after(hours)), `after ${hours} hours`);
      assert.equal(await sessions.verify(used.secret, after(30 * 24)), undefined);
      assert.deepEqual(await sessions.list({ institution: 'default' }, after(30 * 24)), []);
    });

    it('extends a session only when it is used, not when it is checked', async () => {
      const { sessions, keys } = await open();
      const { key } = await issueKey(keys);
      const { secret } = await sessions.open(newSession({ keyId: key.id }));

      assert.ok(await sessions.verify(secret, after(7), { isUse: false }));

      assert.equal(await sessions.verify(secret, after(8)), undefined);
    });

    it('ends a session with its key', async () => {
      const { sessions, keys } = await open();
      const revoked = await issueKey(keys);
      const expiring = await issueKey(keys, ['learner'], after(1));
      const first = await sessions.open(newSession({ keyId: revoked.key.id }));
      const second = await sessions.open(newSession({ keyId: expiring.key.id }));

      await keys.revoke(revoked.key.id, NOW);

      assert.equal(await sessions.verify(first.secret, NOW), undefined);
      assert.deepEqual((await sessions.verify(second.secret, NOW))?.roles, ['learner']);
      assert.equal(await sessions.verify(second.secret, after(1)), undefined);
    });

    it('ends a session only for its owner', async () => {
      const { sessions, keys } = await open();
      const { key } = await issueKey(keys);
      const { session, secret } = await sessions.open(newSession({ keyId: key.id }));
      const end = (institution: string, user?: string) =>
        sessions.end({ institution, user, id: session.id }, { ...stamp, action: 'session-revoked' });

      assert.equal(await end('default', 'bob'), false);
      assert.equal(await end('elsewhere'), false);
      assert.deepEqual(await sessions.list({ institution: 'elsewhere' }, NOW), []);
      assert.ok(await sessions.verify(secret, NOW));
      assert.equal(await end('default', 'ada'), true);
      assert.equal(await sessions.verify(secret, NOW), undefined);
      assert.equal(await end('default'), false);
    });

    it('takes an unfinished sign-in once, and not after its expiry', async () => {
      const { flows } = await open();
      const flow: SignInFlow = {
        institution: 'default',
        provider: 'school',
        state: 's',
        nonce: 'n',
        verifier: 'v',
        redirectUri: 'https://example.org/callback',
        returnPath: '/learn',
        expiresAt: after(1),
      };
      const [secret, late] = [await flows.begin(flow, NOW), await flows.begin(flow, NOW)];

      assert.equal(await flows.take('unknown', NOW), undefined);
      assert.deepEqual(await flows.take(secret, NOW), flow);
      assert.equal(await flows.take(secret, NOW), undefined);
      assert.equal(await flows.take(late, after(1)), undefined);
    });
  });
}

const identity: ProviderIdentity = {
  institution: 'default',
  issuer: 'https://id.example.org',
  subject: '4711',
  name: 'Zoë Müller',
  email: 'Zoe@Example.org',
  roles: ['learner'],
};

/** The tests that the stores of accounts must pass; `open` returns empty stores. */
export function accountsContract(name: string, open: () => Promise<AccessStores>): void {
  describe(`${name} satisfies the Accounts contract`, () => {
    it('creates an account at the first sign-in and finds it at the next', async () => {
      const { accounts } = await open();
      const first = await accounts.recordSignIn(identity, stamp);
      const next = await accounts.recordSignIn({ ...identity, name: 'Zoë M.', roles: ['teacher'] }, stamp);
      const others = await Promise.all([
        accounts.recordSignIn({ ...identity, subject: '4712' }, stamp),
        accounts.recordSignIn({ ...identity, institution: 'elsewhere' }, stamp),
        accounts.recordSignIn({ ...identity, issuer: 'https://other.example.org' }, stamp),
      ]);

      assert.match(first.id, /^zoe-muller-[0-9a-f]{10}$/);
      assert.equal(first.email, 'zoe@example.org');
      assert.deepEqual([next.id, next.name, next.roles], [first.id, 'Zoë M.', ['teacher']]);
      assert.equal(new Set([first.id, ...pluck(others, 'id')]).size, 4);
      assert.equal((await accounts.list('default')).length, 3);
    });

    it('gives an invited person their account, and keeps the roles that an admin chose', async () => {
      const { accounts } = await open();
      const invited = await accounts.create(
        { institution: 'default', name: 'Zoë', email: 'ZOE@example.org ', roles: ['expert'] },
        stamp,
      );

      const unverified = await accounts.recordSignIn({ ...identity, subject: '1', email: null }, stamp);
      const joined = await accounts.recordSignIn(identity, stamp);
      const later = await accounts.recordSignIn({ ...identity, subject: '2' }, stamp);

      assert.notEqual(unverified.id, invited.id);
      assert.deepEqual([joined.id, joined.roles], [invited.id, ['expert']]);
      assert.notEqual(later.id, invited.id);
    });

    it('rejects an id that is in use', async () => {
      const { accounts } = await open();
      const account = { institution: 'default', id: 'ada', name: null, email: null, roles: [] };
      await accounts.create(account, stamp);

      await assert.rejects(accounts.create(account, stamp), { kind: 'conflict' });
      assert.equal((await accounts.create({ ...account, institution: 'elsewhere' }, stamp)).id, 'ada');
    });

    it('limits keys and sessions to the current roles of the account', async () => {
      const { accounts, keys, sessions } = await open();
      const { secret } = await issueKey(keys, ['admin', 'author']);
      const ada = { institution: 'default', id: 'ada' };
      await accounts.create({ ...ada, name: 'Ada', email: null, roles: ['author', 'learner'] }, stamp);
      const session = await sessions.open(newSession());
      const findRoles = async () => [
        (await keys.verify(secret, NOW))?.roles,
        (await sessions.verify(session.secret, NOW))?.roles,
      ];

      assert.deepEqual(await findRoles(), [['author'], ['author', 'learner']]);
      await accounts.change(ada, { roles: ['learner'] }, stamp);
      assert.deepEqual(await findRoles(), [[], ['learner']]);
      const disabled = await accounts.change(ada, { isDisabled: true }, stamp);
      assert.equal(disabled?.disabledAt, NOW);
      assert.deepEqual(await findRoles(), [undefined, undefined]);
      await accounts.change(ada, { isDisabled: false, name: null }, stamp);
      assert.deepEqual(await findRoles(), [[], ['learner']]);
      assert.equal(await accounts.change({ ...ada, id: 'nobody' }, {}, stamp), undefined);
    });
  });
}

/** The tests that the audit log must pass; `open` returns empty stores. */
export function auditLogContract(name: string, open: () => Promise<AccessStores>): void {
  describe(`${name} satisfies the AuditLog contract`, () => {
    it('records every change of access with its actor', async () => {
      const { accounts, audit, keys, sessions } = await open();
      const { key } = await issueKey(keys);
      const { session } = await sessions.open(newSession({ keyId: key.id, address: '192.0.2.7' }));
      const ada = { institution: 'default', id: 'ada' };
      const ending = {
        ...stamp,
        origin: { actor: 'ada', address: null },
        action: 'sign-out' as const,
      };
      await sessions.end({ ...ada, id: session.id }, ending);
      await keys.revoke(key.id, NOW, { origin: stamp.origin });
      await accounts.create({ ...ada, name: null, email: null, roles: [] }, stamp);
      await accounts.change(ada, { name: 'Ada' }, stamp);
      await accounts.change(ada, { roles: ['admin'] }, stamp);

      const { entries } = await audit.list({ institution: 'default' }, { limit: 50 });

      const rows = entries.map(({ actor, action, subject, address }) => [actor, action, subject, address]);
      assert.deepEqual(rows, [
        ['root', 'roles-changed', 'ada', '192.0.2.1'],
        ['root', 'account-changed', 'ada', '192.0.2.1'],
        ['root', 'account-created', 'ada', '192.0.2.1'],
        ['root', 'key-revoked', 'ada', '192.0.2.1'],
        ['ada', 'sign-out', null, null],
        ['ada', 'sign-in', null, '192.0.2.7'],
        [LOCAL_ORIGIN.actor, 'key-created', 'ada', null],
      ]);
      assert.deepEqual(entries[0]?.detail, { roles: ['admin'], disabled: false });
    });

    it('lists pages by person, action and time, within the institution', async () => {
      const { audit } = await open();
      const entry = { institution: 'default', address: null, subject: null, target: null, detail: null };
      const record = (hours: number, actor: string, values: object = {}) =>
        audit.record({ ...entry, at: after(hours), actor, action: 'exported', ...values });
      await record(0, 'ada');
      await record(1, 'bob', { subject: 'ada', action: 'learner-viewed' });
      await record(2, 'cy', { target: 'a\0b', detail: { rows: 3 } });
      await record(3, 'ada', { institution: 'elsewhere' });
      const listActors = async (filter: object) => {
        const page = await audit.list({ institution: 'default', ...filter }, { limit: 50 });
        return pluck(page.entries, 'actor').join(' ');
      };

      assert.equal(await listActors({}), 'cy bob ada');
      assert.equal(await listActors({ person: 'ada' }), 'bob ada');
      assert.equal(await listActors({ action: 'exported' }), 'cy ada');
      assert.equal(await listActors({ since: after(1), until: after(2) }), 'bob');
      const first = await audit.list({ institution: 'default' }, { limit: 2 });
      const second = await audit.list({ institution: 'default' }, { limit: 2, after: first.next });
      assert.deepEqual(pluck([...first.entries, ...second.entries], 'actor'), ['cy', 'bob', 'ada']);
      assert.equal(second.next, undefined);
      assert.deepEqual(first.entries[0]?.detail, { rows: 3 });
    });

    it('rejects changes and deletions of entries, except the erasure of a person', async () => {
      const { audit, keys, runSql } = await open();
      await issueKey(keys);

      for (const statement of [
        'delete from audit_log',
        "update audit_log set action = 'exported'",
        "update audit_log set actor = 'mallory'",
        'update audit_log set actor = null',
        "update audit_log set address = '192.0.2.9'",
      ])
        await assert.rejects(runSql(statement), /cannot be changed or deleted/, statement);
      await runSql("update audit_log set subject = 'erased', address = null");

      const { entries } = await audit.list({ institution: 'default' }, { limit: 50 });
      assert.deepEqual([pluck(entries, 'actor'), pluck(entries, 'subject')], [['local'], ['erased']]);
    });
  });
}
