import { useQuery } from '@tanstack/react-query';
import { ApiError, getJson } from './client.ts';
import type { Principal } from './schema.ts';

/** The signed-in user; undefined while loading or signed out. */
export function usePrincipal(): Principal | undefined {
  return usePrincipalQuery().data;
}

/** True when the server requires the user to sign in. */
export function useNeedsSignIn(): boolean {
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
