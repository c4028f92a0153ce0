import { localPrincipal, type Principal } from '../../domain/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccessTools, Identify } from '../http-tools.ts';
import { sessionCookie } from './secret-cookies.ts';

type IdentifyOptions = {
  readonly access: {
    readonly keys: Pick<AccessTools['keys'], 'verify'>;
    readonly sessions: Pick<AccessTools['sessions'], 'verify'>;
  };
  readonly clock: Pick<Clock, 'now'>;
  /** Treats a caller without a key and without a session as the local user of this machine. */
  readonly allowsLocalUser: boolean;
};

const BEARER_HEADER = /^Bearer +(\S+)$/i;

/** Identifies callers by `Authorization: Bearer …`, `X-Api-Key` or the session cookie. With an invalid key the caller is unknown. */
export function createIdentify({ access, clock, allowsLocalUser }: IdentifyOptions): Identify {
  const { keys, sessions } = access;
  const identifyByKey = async (key: string): Promise<Principal | undefined> => {
    const found = await keys.verify(key, clock.now().toISOString());
    return found && { id: found.user, roles: [...found.roles], institution: found.institution };
  };
  return async ({ headers }, isEncrypted, { isRepeated = false } = {}) => {
    const authorization = headers.get('authorization');
    const headerKey =
      authorization === null ? headers.get('x-api-key') : BEARER_HEADER.exec(authorization)?.[1];
    // The key is undefined for another authorization scheme; the empty key is never valid.
    if (headerKey !== null) return identifyByKey(headerKey ?? '');
    const secret = sessionCookie.read(headers, isEncrypted);
    const now = clock.now().toISOString();
    const found = secret && (await sessions.verify(secret, now, { isUse: !isRepeated }));
    if (found) return { id: found.session.user, roles: found.roles, institution: found.session.institution };
    return allowsLocalUser ? localPrincipal : undefined;
  };
}
