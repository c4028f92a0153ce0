import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { openScratchFolder } from '../../scripts/database/scratch-folder.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBatchStore } from '../adapters/database/batch-store.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { conductBatch } from '../factory/batch/conduct-batch.ts';

it('a batch waits for the job of a worker who died, and does it', async (t) => {
  const scratch = await openScratchFolder();
  const store = createBatchStore(await openSqlite(join(scratch.path, 'batch.db')));
  t.after(async () => {
    await store.close();
    await scratch.remove();
  });
  await store.plan('b', [{ path: 'a.tex', name: 'a', contentHash: 'h' }]);
  const now = Date.now();
  const until = new Date(now + 500).toISOString();
  await store.claim('b', new Date(now).toISOString(), { worker: 'dead', until });

  const end = await conductBatch({
    store,
    batch: 'b',
    worker: 'alive',
    clock: systemClock,
    parallel: 2,
    stop: new AbortController().signal,
    mayBegin: () => true,
    workOn: async () => ({ status: 'done', reason: null, problemIds: ['a'] }),
  });

  assert.equal(end, 'finished');
  assert.equal((await store.tally('b')).done, 1);
});
