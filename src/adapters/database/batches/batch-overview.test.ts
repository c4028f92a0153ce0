import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../../../scripts/test/database/scratch-folder.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { createReplyCache } from '../reply-cache/reply-cache.ts';
import { createBatchOverview } from './batch-overview.ts';
import { createBatchStore } from './batch-store.ts';
import { createLeaseDispatch } from './lease-dispatch.ts';

const scratch = await openScratchFolder();
const database = await openSqlite(join(scratch.path, 'overview.db'));
after(async () => {
  await database.close();
  await scratch.remove();
});

describe('createBatchOverview', () => {
  it('returns the progress, the failures with their reasons and the cost of each batch', async () => {
    const store = createBatchStore(database, createLeaseDispatch(database));
    const overview = createBatchOverview(database);
    assert.deepEqual(await overview.list(5), []);
    const jobs = ['a', 'b'].map((name) => ({ path: `${name}.tex`, name, contentHash: name }));
    await store.plan({ id: 'one', output: 'out', task: {}, limits: {} }, jobs);
    const job = await store.claim('one', 'w');
    const outcome = { status: 'failed', reason: 'It is not TeX.', problemIds: [] } as const;
    await store.finish('one', { contentHash: job?.contentHash ?? '', worker: 'w' }, outcome);
    const replies = createReplyCache(database, { batch: 'one', worker: 'w' });
    await replies.recordUsage([{ inputTokens: 1, outputTokens: 1, cost: 0.5 }]);
    await replies.recordUsage([{ inputTokens: 1, outputTokens: 1, cost: null }]);

    const [summary] = await overview.list(5);

    assert.equal(summary?.output, 'out');
    assert.deepEqual(summary?.tally, { waiting: 1, running: 0, done: 0, incomplete: 0, failed: 1, total: 2 });
    assert.deepEqual(summary?.failed, [{ path: 'a.tex', reason: 'It is not TeX.' }]);
    assert.deepEqual([summary?.calls, summary?.cost, summary?.unpriced], [2, 0.5, 1]);
  });
});
