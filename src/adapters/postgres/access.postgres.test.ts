import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { apiKeysContract } from '../../ports/api-keys.contract.ts';
import { personalDataContract } from '../../ports/personal-data.contract.ts';
import { createApiKeys } from '../database/api-keys/api-keys.ts';
import { createExampleIndex } from '../database/examples/example-index.ts';
import { createPersonalData } from '../database/personal-data/personal-data.ts';
import { createReviewQueue } from '../database/review-queue/review-queue.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

apiKeysContract('postgres', async () => {
  await database.kysely.deleteFrom('api_keys').execute();
  return createApiKeys(database);
});
personalDataContract('postgres', async () => ({
  data: createPersonalData(database),
  queue: createReviewQueue(database),
  examples: createExampleIndex(database),
  runs: createRunStore(database),
  keys: createApiKeys(database),
}));
