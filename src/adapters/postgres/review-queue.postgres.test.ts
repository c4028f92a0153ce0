import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { exampleIndexContract } from '../../ports/example-index.contract.ts';
import { reviewQueueContract } from '../../ports/review-queue.contract.ts';
import { createExampleIndex } from '../database/examples/example-index.ts';
import { createReviewQueue } from '../database/review-queue/review-queue.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
after(async () => {
  await database.close();
  await scratch.drop();
});

const tables = [
  'review_items',
  'review_turns',
  'turn_feedback',
  'review_audit',
  'review_tallies',
  'review_comments',
  'review_examples',
] as const;

async function open() {
  for (const table of tables) await database.kysely.deleteFrom(table).execute();
  return { queue: createReviewQueue(database), examples: createExampleIndex(database) };
}

reviewQueueContract('postgres', open);
exampleIndexContract('postgres', async () => (await open()).examples);
