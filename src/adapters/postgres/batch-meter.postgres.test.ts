import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { batchMeterContract } from '../../ports/batch-meter.contract.ts';
import { workerRegisterContract } from '../../ports/worker-register.contract.ts';
import { createBatchMeter } from '../database/batch-budget/batch-budget.ts';
import type { Account } from '../database/reply-cache/record-usage.ts';
import { createKeptReplies } from '../database/reply-cache/reply-cache.ts';
import { createWorkerRegister } from '../database/workers/worker-registry.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

const repliesOf = (account: Account) => createKeptReplies(database, account);

batchMeterContract('postgres', async () => {
  let time = Date.now();
  const passTime = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { meter: createBatchMeter(database, () => time), repliesOf, passTime };
});

workerRegisterContract('postgres', async () => ({ register: createWorkerRegister(database), repliesOf }));
