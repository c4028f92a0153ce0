import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { batchStoreContract } from '../../ports/batch-store.contract.ts';
import { createBatchStore } from '../database/batches/batch-store.ts';
import { createLeaseDispatch } from '../database/batches/lease-dispatch.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
const database = await openSqlite(join(scratch.path, 'batches.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});

batchStoreContract('sqlite, by leases', async () => {
  let time = Date.now();
  return {
    store: createBatchStore(
      database,
      createLeaseDispatch(database, () => time),
    ),
    passTime: async (_batch, milliseconds) => {
      time += milliseconds;
    },
  };
});
