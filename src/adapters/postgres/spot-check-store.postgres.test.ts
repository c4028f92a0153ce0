import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { spotCheckStoreContract } from '../../ports/spot-check-store.contract.ts';
import { createSpotCheckStore } from '../database/spot-checks/spot-check-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

spotCheckStoreContract('postgres', async () => createSpotCheckStore(database));
