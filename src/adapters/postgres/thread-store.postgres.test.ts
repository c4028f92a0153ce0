import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { threadStoreContract } from '../../ports/thread-store.contract.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { createThreadStore } from '../database/threads/thread-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
after(() => scratch.drop());

threadStoreContract('postgres', async () => {
  const database = await openPostgres(scratch.url);
  await database.kysely.deleteFrom('runs').execute();
  await database.kysely.deleteFrom('threads').execute();
  return { threads: createThreadStore(database), runs: createRunStore(database) };
});
