import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { runStoreContract } from '../../ports/run-store.contract.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
after(() => scratch.drop());

runStoreContract('postgres', async () => {
  const database = await openPostgres(scratch.url);
  await database.kysely.deleteFrom('runs').execute();
  return createRunStore(database);
});
