import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../api/client.ts';
import type {
  Account,
  AccountChanges,
  Accounts,
  ApiKey,
  ApiKeys,
  AuditLogPage,
  CreatedApiKey,
  Erasure,
  NewAccount,
  NewApiKey,
  OwnAccount,
  Sessions,
} from '../api/schema.ts';
import type { AuditSearch } from './audit-search.ts';

/** All queries of this file begin with this key, so that one call refreshes them. */
const ACCESS = 'access';

export const sessionsQuery = queryOptions({
  queryKey: [ACCESS, 'sessions'],
  queryFn: ({ signal }) => getJson<Sessions>('/api/v1/sessions', {}, signal),
});

export const keysQuery = queryOptions({
  queryKey: [ACCESS, 'keys'],
  queryFn: ({ signal }) => getJson<ApiKeys>('/api/v1/keys', {}, signal),
});

export const ownAccountQuery = queryOptions({
  queryKey: [ACCESS, 'account'],
  queryFn: ({ signal }) => getJson<OwnAccount>('/api/v1/account', {}, signal),
});

export const accountsQuery = queryOptions({
  queryKey: [ACCESS, 'accounts'],
  queryFn: ({ signal }) => getJson<Accounts>('/api/v1/accounts', {}, signal),
});

/** The valid keys and the sessions of everyone, for admins. */
export const everyonesAccessQuery = queryOptions({
  queryKey: [ACCESS, 'everyone'],
  queryFn: async ({ signal }) => {
    const [{ keys }, { sessions }] = await Promise.all([
      getJson<ApiKeys>('/api/v1/keys', { everyone: 'true' }, signal),
      getJson<Sessions>('/api/v1/sessions', { everyone: 'true' }, signal),
    ]);
    return { keys: keys.filter(isValidKey), sessions };
  },
});

/** Whether the key still works; revoked and expired keys are only in the audit log. */
export function isValidKey({ revoked_at: revokedAt, expires_at: expiresAt }: ApiKey): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());
}

export const auditQuery = ({ person, action, since }: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [ACCESS, 'audit', person, action, since],
    queryFn: ({ pageParam, signal }) =>
      getJson<AuditLogPage>(
        '/api/v1/audit',
        { person, action, since: since && new Date(since).toISOString(), cursor: pageParam },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });

/** A change of keys, sessions or accounts; all lists are read again afterwards. */
export function useAccessChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ACCESS] }),
  });
}

export const revokeSession = (id: string) => sendJson('DELETE', `/api/v1/sessions/${encodeURIComponent(id)}`);

export const revokeKey = (id: string) => sendJson('DELETE', `/api/v1/keys/${encodeURIComponent(id)}`);

export const createKey = async (key: NewApiKey) =>
  (await sendJson<CreatedApiKey>('POST', '/api/v1/keys', { body: key })).body;

export const erasePerson = async (user: string) =>
  (await sendJson<Erasure>('DELETE', `/api/v1/personal-data?user=${encodeURIComponent(user)}`)).body;

export const createAccount = async (account: NewAccount) =>
  (await sendJson<Account>('POST', '/api/v1/accounts', { body: account })).body;

export const changeAccount = ({ id, ...changes }: AccountChanges & { id: string }) =>
  sendJson('PATCH', `/api/v1/accounts/${encodeURIComponent(id)}`, { body: changes });
