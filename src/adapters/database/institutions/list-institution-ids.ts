import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import type { Db } from '../schema/schema.ts';

/** Lists the ids of all institutions. `default` exists even if it has no settings. */
export async function listInstitutionIds(executor: Db): Promise<string[]> {
  const rows = await executor.selectFrom('institutions').select('id').orderBy('id').execute();
  return [...new Set([DEFAULT_INSTITUTION, ...rows.map(({ id }) => id)])];
}
