import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { openScratchFolder } from '../../scripts/database/scratch-folder.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBatchStore } from '../adapters/database/batch-store.ts';
import { createLeaseDispatch } from '../adapters/database/lease-dispatch.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { conductJobs } from '../factory/batch/conduct-jobs.ts';

it('a batch waits for the job of a worker who died, and does it', async (t) => {
  const scratch = await openScratchFolder();
  const database = await openSqlite(join(scratch.path, 'batch.db'));
  let time = Date.now();
  const store = createBatchStore(
    database,
    createLeaseDispatch(database, () => time),
  );
  t.after(async () => {
    await store.close();
    await scratch.remove();
  });
  const batch = { id: 'b', output: '/out', task: {}, limits: {} };
  await store.plan(batch, [{ path: 'a.tex', name: 'a', contentHash: 'h' }]);
  await store.claim('b', 'dead');
  const never = new AbortController().signal;

  await conductJobs({
    store,
    worker: 'alive',
    clock: systemClock,
    parallel: 2,
    untilEmpty: true,
    stop: never,
    drain: never,
    listBatches: async () => {
      time += 8_000;
      return store.listOpen();
    },
    mayBegin: async () => true,
    workOn: async () => ({ status: 'done', reason: null, problemIds: ['a'] }),
  });

  assert.equal((await store.tally('b')).done, 1);
});
