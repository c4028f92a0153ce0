import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { drainQueue } from './drain-queue.ts';

it('decides every item once while servers and reviewers are killed', async (t) => {
  const scratch = await openScratchFolder();
  t.after(() => scratch.remove());

  const report = await drainQueue({
    settings: { database: join(scratch.path, 'drain.db') },
    items: 12,
    servers: 1,
    clients: 2,
    reviewersEach: 2,
    maxPauseMs: 400,
  });

  assert.deepEqual(report.failures, []);
  assert.ok(report.acknowledged > 0);
  assert.ok(report.serverKills + report.clientKills > 0);
});
