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

/** By `Authorization: Bearer …` or `X-Api-Key`; a key that does not hold makes nobody of anybody. */
export function createIdentify({ keys, clock, trustsMachine }: IdentityPlan): Identify {
  return async ({ headers }) => {
    const authorization = headers.get('authorization');
    const secret = authorization === null ? headers.get('x-api-key') : BEARER.exec(authorization)?.[1];
    if (secret === null) return trustsMachine ? localPrincipal : undefined;
    const key = await keys.verify(secret ?? '', clock.now().toISOString());
    return key === undefined ? undefined : { id: key.user, roles: [...key.roles] };
  };
}
