import { createAccounts } from '../adapters/database/accounts/accounts.ts';
import { createApiKeys } from '../adapters/database/api-keys/api-keys.ts';
import { createAuditLog } from '../adapters/database/audit-log/audit-log.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createSessions } from '../adapters/database/sessions/sessions.ts';
import { createSignInFlows } from '../adapters/database/sign-in-flows/sign-in-flows.ts';
import { createOpenidProvider } from '../adapters/openid/openid-provider.ts';
import type { OidcSettings } from '../domain/oidc-settings.ts';
import type { AccessTools } from '../http/http-tools.ts';

/** Opens keys, sessions and accounts, and the providers with which people sign in. */
export function openAccess(database: Database, oidc: readonly OidcSettings[]): AccessTools {
  return {
    keys: createApiKeys(database),
    sessions: createSessions(database),
    accounts: createAccounts(database),
    flows: createSignInFlows(database),
    audit: createAuditLog(database),
    providers: oidc.map(({ id, name = id, institution, roles, ...client }) => {
      return { id, name, institution, roles, ...createOpenidProvider(client) };
    }),
  };
}
