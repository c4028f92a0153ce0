import { getJson } from './client.ts';

export type Principal = { id: string; roles: string[] };

export function getPrincipal(signal: AbortSignal): Promise<Principal> {
  return getJson<Principal>('/api/v1/principal', {}, signal);
}
