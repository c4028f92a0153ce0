import { createInstitutionStore } from '../adapters/database/institutions/institution-store.ts';
import { DEFAULT_INSTITUTION } from '../domain/institution-id.ts';
import type { InstitutionStore } from '../ports/institution-store.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';

/** Opens all institutions in the database of the settings; the caller closes them. */
export async function openInstitutions(settings: DatabaseSettings): Promise<InstitutionStore> {
  return createInstitutionStore(await openDatabase({ ...settings, institution: DEFAULT_INSTITUTION }));
}
