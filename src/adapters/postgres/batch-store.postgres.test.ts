import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/postgres/test-database.ts';
import { batchStoreContract } from '../../ports/batch-store.contract.ts';
import { createBatchStore } from '../database/batch-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

batchStoreContract('postgres', async () => createBatchStore(database));
