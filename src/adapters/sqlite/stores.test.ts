import { join } from 'node:path';
import { after } from 'node:test';
import { openMigratedSqlite } from '../../../scripts/test/database/open-migrated-sqlite.ts';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import type { Database } from '../database/connection/database.ts';
import { storeContracts } from '../database/store-contracts.fixture.ts';

const scratch = await openScratchFolder();
const databases: Database[] = [];
after(async () => {
  for (const database of databases) await database.close();
  await scratch.remove();
});

storeContracts('sqlite', async () => {
  const database = await openMigratedSqlite(join(scratch.path, `${databases.length}.db`));
  databases.push(database);
  return database;
});
