import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { generatedItemsContract } from '../../ports/generated-items.contract.ts';
import { createGeneratedItems } from '../database/generated-items/generated-item-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

generatedItemsContract('postgres', async () => createGeneratedItems(database));
