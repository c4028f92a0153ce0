import { createApiKeys } from '../adapters/database/api-keys/api-keys.ts';
import { createSessions } from '../adapters/database/sessions/sessions.ts';
import type { Role } from '../domain/principal.ts';
import { type Caller, createCaller, type TwoInstitutions } from './two-institutions.fixture.ts';

const AT = '2026-01-01T00:00:00.000Z';

type Callers = readonly (readonly [credential: string, call: Caller])[];

/** Issues a key of the second institution for one role, and returns its caller. */
export async function issueCaller({ database, url }: TwoInstitutions, role: Role): Promise<Caller> {
  const { secret } = await createApiKeys(database).issue({
    ...{ institution: 'second', user: `only-${role}`, roles: [role], createdAt: AT, expiresAt: null },
  });
  return createCaller(url, { authorization: `Bearer ${secret}` });
}

/** Returns callers without a valid credential: none, a forged, a revoked and an expired key, and an ended session. */
export async function issueInvalidCredentials({ database, url }: TwoInstitutions): Promise<Callers> {
  const keys = createApiKeys(database);
  const issue = (expiresAt: string | null) =>
    keys.issue({
      ...{ institution: 'second', user: 'former', roles: ['admin'], createdAt: AT, expiresAt },
    });
  const [revoked, expired] = [await issue(null), await issue(AT)];
  await keys.revoke(revoked.key.id, AT);
  const sessions = createSessions(database);
  const now = new Date().toISOString();
  const opened = await sessions.open({
    ...{ institution: 'second', user: 'former', keyId: revoked.key.id, device: '', at: now },
    ...{ address: null, method: 'key' },
  });
  const bearer = (secret: string): Caller => createCaller(url, { authorization: `Bearer ${secret}` });
  return [
    ['no credential', createCaller(url, {})],
    ['a forged key', bearer(`vba_${'A'.repeat(43)}`)],
    ['a revoked key', bearer(revoked.secret)],
    ['an expired key', bearer(expired.secret)],
    ['the session of a revoked key', createCaller(url, { cookie: `vbagent_session=${opened.secret}` })],
    ['a forged session', createCaller(url, { cookie: `vbagent_session=${'A'.repeat(43)}` })],
  ];
}
