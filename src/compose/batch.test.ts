import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBatchStore } from '../adapters/database/batches/batch-store.ts';
import { createLeaseDispatch } from '../adapters/database/batches/lease-dispatch.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { Settings } from '../domain/settings.ts';
import { runJobs } from '../factory/batch/run-jobs.ts';
import { openBatches } from './batch.ts';

it('a batch runs the job of a dead worker after its lease expires', async (t) => {
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
  const neverAborted = new AbortController().signal;

  await runJobs({
    store,
    worker: 'alive',
    clock: systemClock,
    parallel: 2,
    untilEmpty: true,
    stop: neverAborted,
    stopClaiming: neverAborted,
    listBatches: async () => {
      time += 8_000;
      return store.listOpen();
    },
    canStart: async () => true,
    run: async () => ({ status: 'done', reason: null, problemIds: ['a'] }),
  });

  assert.equal((await store.tally('b')).done, 1);
});

it('a closed batch does not wait for its rate limit', async (t) => {
  const scratch = await openScratchFolder();
  t.after(scratch.remove);
  const openai = { baseUrl: 'http://127.0.0.1:9' };
  const agents = { default: { model: 'never-asked' } };
  const settings = Settings.parse({ database: join(scratch.path, 'batch.db'), openai, agents });
  const services = await openBatches(settings);
  const batch = { id: 'b', output: '/out', task: {}, limits: { requestsPerMinute: 1 } };
  await services.store.plan(batch, []);
  await services.budget.reserveRequests('b', batch.limits, 5);
  const { classify } = await services.openAgents(batch, settings, { maxConcurrent: 1 });
  const countTimers = (): number =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const timersBefore = countTimers();
  const stop = new AbortController();

  const call = classify({ kind: 'text', name: 'q', text: 'Why?' }, { signal: stop.signal });
  while (countTimers() === timersBefore) await waitForNextTurn();
  stop.abort();
  await assert.rejects(call);
  await services.close();

  assert.equal(countTimers(), timersBefore);
});
