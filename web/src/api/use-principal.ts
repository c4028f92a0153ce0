import { useQuery } from '@tanstack/react-query';
import { ApiError, getJson } from './client.ts';
import type { Principal } from './schema.ts';

/** Who the server says this person is; undefined until it has answered. */
export function usePrincipal(): Principal | undefined {
  return usePrincipalQuery().data;
}

/** True when the server wants to know who this is. */
export function useIsStranger(): boolean {
  const { error } = usePrincipalQuery();
  return error instanceof ApiError && error.status === 401;
}

function usePrincipalQuery() {
  return useQuery({
    queryKey: ['principal'],
    queryFn: ({ signal }) => getJson<Principal>('/api/v1/principal', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
