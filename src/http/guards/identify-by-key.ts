import { localPrincipal } from '../../domain/principal.ts';
import type { ApiKeys } from '../../ports/api-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identify } from '../http-tools.ts';

type IdentifyOptions = {
  readonly keys: Pick<ApiKeys, 'verify'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Treats a caller without a key as the local user of this machine. */
  readonly allowsLocalUser: boolean;
};

const BEARER_HEADER = /^Bearer +(\S+)$/i;

/** The cookie that stores the key of a browser session; see `session/`. */
export const KEY_COOKIE = 'vbagent_key';
const KEY_COOKIE_VALUE = new RegExp(`(?:^|; *)${KEY_COOKIE}=([^;]*)`);

/** Identifies callers by `Authorization: Bearer …`, `X-Api-Key` or the session cookie. With an invalid key the caller is unknown. */
export function createIdentify({ keys, clock, allowsLocalUser }: IdentifyOptions): Identify {
  return async ({ headers }) => {
    const authorization = headers.get('authorization');
    const headerKey =
      authorization === null ? headers.get('x-api-key') : BEARER_HEADER.exec(authorization)?.[1];
    if (headerKey === null && allowsLocalUser) return localPrincipal;
    const secret = headerKey === null ? readKeyCookie(headers) : headerKey;
    if (secret === null) return undefined;
    // `secret` is undefined for another authorization scheme; the empty key is never valid.
    const key = await keys.verify(secret ?? '', clock.now().toISOString());
    return key === undefined
      ? undefined
      : { id: key.user, roles: [...key.roles], institution: key.institution };
  };
}

function readKeyCookie(headers: Headers): string | null {
  const value = KEY_COOKIE_VALUE.exec(headers.get('cookie') ?? '')?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    // Not valid percent-encoding; the key check rejects the value.
    return value;
  }
}
