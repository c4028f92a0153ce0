import { join } from 'node:path';
import { after } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { exampleIndexContract } from '../../ports/example-index.contract.ts';
import { reviewQueueContract } from '../../ports/review-queue.contract.ts';
import { createExampleIndex } from '../database/examples/example-index.ts';
import { createReviewQueue } from '../database/review-queue/review-queue.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

let count = 0;
const open = () => openSqlite(join(scratch.path, `${++count}.db`));

reviewQueueContract('sqlite', async () => {
  const database = await open();
  return { queue: createReviewQueue(database), examples: createExampleIndex(database) };
});
exampleIndexContract('sqlite', async () => createExampleIndex(await open()));
