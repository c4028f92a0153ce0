import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { institutionStoreContract } from '../../ports/institution-settings.contract.ts';
import { createInstitutionStore } from '../database/institutions/institution-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

institutionStoreContract('postgres', async () => {
  await database.kysely.deleteFrom('institutions').execute();
  return createInstitutionStore(database);
});
