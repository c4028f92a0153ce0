import { createAccounts } from '../adapters/database/accounts/accounts.ts';
import { createApiKeys } from '../adapters/database/api-keys/api-keys.ts';
import { createAuditLog } from '../adapters/database/audit-log/audit-log.ts';
import { createClassCodes } from '../adapters/database/classes/class-codes.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { listInstitutionIds } from '../adapters/database/institutions/list-institution-ids.ts';
import { createSessions } from '../adapters/database/sessions/sessions.ts';
import { createSignInFlows } from '../adapters/database/sign-in-flows/sign-in-flows.ts';
import { createOpenidProvider } from '../adapters/openid/openid-provider.ts';
import { Fault } from '../domain/fault.ts';
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
    classCodes: createClassCodes(database),
    providers: oidc.map(({ id, name = id, institution, roles, ...client }) => {
      return { id, name, institution, roles, ...createOpenidProvider(client) };
    }),
  };
}

/** Throws `invalid-input` for a provider without its client secret, or for an institution that does not exist. */
export async function checkProviders(oidc: readonly OidcSettings[], database: Database): Promise<void> {
  if (oidc.length === 0) return;
  const institutions = new Set(await listInstitutionIds(database.allInstitutions));
  for (const { id, institution, clientSecretEnv, clientSecret } of oidc) {
    if (clientSecretEnv !== undefined && clientSecret === undefined)
      throw new Fault('invalid-input', `The client secret of the sign-in provider ${id} is missing.`, {
        advice: `Set ${clientSecretEnv} in the environment or in .env.`,
      });
    if (!institutions.has(institution))
      throw new Fault(
        'invalid-input',
        `The sign-in provider ${id} names the unknown institution ${institution}.`,
        {
          advice: `Create it with \`vbagent institution create ${institution}\`.`,
        },
      );
  }
}
