import { localPrincipal } from '../../domain/principal.ts';
import type { ApiKeys } from '../../ports/api-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identify } from '../http-tools.ts';

type IdentifyOptions = {
  readonly keys: Pick<ApiKeys, 'verify'>;
  readonly clock: Pick<Clock, 'now'>;
  /** A caller without a key is the local user of this machine. */
  readonly trustsMachine: boolean;
};

const BEARER = /^Bearer +(\S+)$/i;

/** The cookie that stores the key of a browser session; see `session/`. */
export const KEY_COOKIE = 'vbagent_key';
const COOKIE = new RegExp(`(?:^|; *)${KEY_COOKIE}=([^;]*)`);

/** Identifies callers by `Authorization: Bearer …`, `X-Api-Key` or the session cookie. With an invalid key the caller is unknown. */
export function createIdentify({ keys, clock, trustsMachine }: IdentifyOptions): Identify {
  return async ({ headers }) => {
    const authorization = headers.get('authorization');
    const sent = authorization === null ? headers.get('x-api-key') : BEARER.exec(authorization)?.[1];
    if (sent === null && trustsMachine) return localPrincipal;
    const secret = sent === null ? readKeyCookie(headers) : sent;
    if (secret === null) return undefined;
    const key = await keys.verify(secret ?? '', clock.now().toISOString());
    return key === undefined ? undefined : { id: key.user, roles: [...key.roles] };
  };
}

function readKeyCookie(headers: Headers): string | null {
  const value = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
