import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import type { Database } from '../database/connection/database.ts';
import { storeContracts } from '../database/store-contracts.fixture.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
const opened: Database[] = [];
after(async () => {
  for (const database of opened) await database.close();
  await scratch.remove();
});

storeContracts('sqlite', async () => {
  const database = await openSqlite(join(scratch.path, `${opened.length}.db`));
  opened.push(database);
  return database;
});
