import { createApiKeys } from '../adapters/database/api-keys/api-keys.ts';
import { createAuditLog } from '../adapters/database/audit-log/audit-log.ts';
import type { Settings } from '../domain/settings.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';
import { createPersonalDataWithFiles } from './personal-data.ts';

/** Opens the API keys in the database of the settings; the caller closes them. */
export async function openKeys(settings: DatabaseSettings): Promise<ApiKeys> {
  return createApiKeys(await openDatabase(settings));
}

/** Opens the audit log in the database of the settings; the caller closes it. */
export async function openAuditLog(settings: DatabaseSettings): Promise<AuditLog> {
  return createAuditLog(await openDatabase(settings));
}

/** Opens the personal data of users in the database of the settings; the caller closes it. */
export async function openPersonalData(settings: Settings): Promise<PersonalData> {
  return createPersonalDataWithFiles(await openDatabase(settings), settings);
}
