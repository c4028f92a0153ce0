import { threadStoreContract } from '../../ports/thread-store.contract.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { createThreadStore } from '../database/threads/thread-store.ts';
import { openSqlite } from './open-sqlite.ts';

threadStoreContract('sqlite', async () => {
  const database = await openSqlite(':memory:');
  return { threads: createThreadStore(database), runs: createRunStore(database) };
});
