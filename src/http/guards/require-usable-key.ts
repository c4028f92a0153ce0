import { Fault } from '../../domain/fault.ts';
import type { ApiKeys } from '../../ports/api-keys.ts';
import type { Clock } from '../../ports/clock.ts';

/**
 * Throws `not-allowed` unless at least one API key is valid. A server that other machines can reach requires a key for every request, so without a valid key nobody could use it.
 */
export async function requireUsableKey(keys: ApiKeys, clock: Clock): Promise<void> {
  const now = clock.now().toISOString();
  const isPast = (at: string | null): boolean => at !== null && at <= now;
  if ((await keys.list()).some(({ revokedAt, expiresAt }) => !isPast(revokedAt) && !isPast(expiresAt)))
    return;
  throw new Fault('not-allowed', 'Every request to this server needs an API key, and there is none yet.', {
    advice: 'Create one with `vbagent keys create --user NAME --role admin`, or listen only on 127.0.0.1.',
  });
}
