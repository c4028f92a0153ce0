import { localPrincipal } from '../../domain/principal.ts';
import type { ApiKeys } from '../../ports/api-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identify } from '../http-tools.ts';

export type IdentityPlan = {
  readonly keys: Pick<ApiKeys, 'verify'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Whoever brings no key is the person at this machine. */
  readonly trustsMachine: boolean;
};

const BEARER = /^Bearer +(\S+)$/i;

/** Where a browser keeps its key; see `session/`. */
export const KEY_COOKIE = 'vbagent_key';
const COOKIE = new RegExp(`(?:^|; *)${KEY_COOKIE}=([^;]*)`);

/** By `Authorization: Bearer …`, `X-Api-Key` or a browser's cookie; a key that does not hold makes nobody of anybody. */
export function createIdentify({ keys, clock, trustsMachine }: IdentityPlan): Identify {
  return async ({ headers }) => {
    const authorization = headers.get('authorization');
    const named = authorization === null ? headers.get('x-api-key') : BEARER.exec(authorization)?.[1];
    if (named === null && trustsMachine) return localPrincipal;
    const secret = named === null ? cookieOf(headers) : named;
    if (secret === null) return undefined;
    const key = await keys.verify(secret ?? '', clock.now().toISOString());
    return key === undefined ? undefined : { id: key.user, roles: [...key.roles] };
  };
}

function cookieOf(headers: Headers): string | null {
  const value = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
