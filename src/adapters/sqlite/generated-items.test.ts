import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { generatedItemsContract } from '../../ports/generated-items.contract.ts';
import { createGeneratedItems } from '../database/generated-items/generated-item-store.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
const database = await openSqlite(join(scratch.path, 'items.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});

generatedItemsContract('sqlite', async () => createGeneratedItems(database));
