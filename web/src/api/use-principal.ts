import { useQuery } from '@tanstack/react-query';
import { getJson } from './client.ts';
import type { Principal } from './schema.ts';

/** Who the server says this person is; undefined until it has answered. */
export function usePrincipal(): Principal | undefined {
  return useQuery({
    queryKey: ['principal'],
    queryFn: ({ signal }) => getJson<Principal>('/api/v1/principal', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
