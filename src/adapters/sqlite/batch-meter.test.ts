import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { batchMeterContract } from '../../ports/batch-meter.contract.ts';
import { workerRegisterContract } from '../../ports/worker-register.contract.ts';
import { createBatchMeter } from '../database/batch-budget/batch-budget.ts';
import type { Account } from '../database/reply-cache/record-usage.ts';
import { createKeptReplies } from '../database/reply-cache/reply-cache.ts';
import { createWorkerRegister } from '../database/workers/worker-registry.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
const database = await openSqlite(join(scratch.path, 'meter.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});

const repliesOf = (account: Account) => createKeptReplies(database, account);

batchMeterContract('sqlite', async () => {
  let time = Date.now();
  const passTime = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { meter: createBatchMeter(database, () => time), repliesOf, passTime };
});

workerRegisterContract('sqlite', async () => ({ register: createWorkerRegister(database), repliesOf }));
