import { getJson } from './client.ts';
import type { Principal } from './schema.ts';

export function getPrincipal(signal: AbortSignal): Promise<Principal> {
  return getJson<Principal>('/api/v1/principal', {}, signal);
}
