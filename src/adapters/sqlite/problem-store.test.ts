import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { problemStoreContract } from '../../ports/problem-store.contract.ts';
import { createProblemStore } from '../database/problems/problem-store.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
const database = await openSqlite(join(scratch.path, 'problems.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});

problemStoreContract('sqlite', async () => ({
  problems: createProblemStore(database),
  runs: createRunStore(database),
}));
