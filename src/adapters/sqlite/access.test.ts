import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { apiKeysContract } from '../../ports/api-keys.contract.ts';
import { personalDataContract } from '../../ports/personal-data.contract.ts';
import { createApiKeys } from '../database/api-keys/api-keys.ts';
import { createExampleIndex } from '../database/examples/example-index.ts';
import { createPersonalData } from '../database/personal-data/personal-data.ts';
import { createReviewQueue } from '../database/review-queue/review-queue.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

let count = 0;
const open = () => openSqlite(join(scratch.path, `${++count}.db`));

apiKeysContract('sqlite', async () => createApiKeys(await open()));
personalDataContract('sqlite', async () => {
  const database = await open();
  return {
    data: createPersonalData(database),
    queue: createReviewQueue(database),
    examples: createExampleIndex(database),
    runs: createRunStore(database),
    keys: createApiKeys(database),
  };
});
