import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { problemStoreContract } from '../../ports/problem-store.contract.ts';
import { createProblemStore } from '../database/problems/problem-store.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

problemStoreContract('postgres', async () => ({
  problems: createProblemStore(database),
  runs: createRunStore(database),
}));
