import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createWalSync } from './wal-sync.ts';

/** A log file whose syncs end when the test says so. */
function createLog() {
  const syncs: PromiseWithResolvers<void>[] = [];
  const file = {
    sync: () => {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      return sync.promise;
    },
    close: async () => undefined,
  };
  const walSync = createWalSync('log', async () => file);
  return { syncs, walSync, write: () => walSync.runSynced(async () => walSync.countWrite()) };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('createWalSync', () => {
  it('syncs nothing for work that only reads', async () => {
    const { syncs, walSync } = createLog();

    assert.equal(await walSync.runSynced(async () => 'read'), 'read');
    assert.equal(syncs.length, 0);
  });

  it('shares one sync between writes that wait at the same time', async () => {
    const { syncs, write } = createLog();

    const writes = [write(), write(), write()];
    await nextTurn();
    syncs[0]?.resolve();

    await Promise.all(writes);
    assert.equal(syncs.length, 1);
  });

  it('syncs again for a write that was made while a sync was in progress', async () => {
    const { syncs, write } = createLog();
    const first = write();
    await nextTurn();

    let hasSecondEnded = false;
    const second = write().then(() => {
      hasSecondEnded = true;
    });
    syncs[0]?.resolve();
    await first;
    await nextTurn();
    assert.deepEqual([hasSecondEnded, syncs.length], [false, 2]);

    syncs[1]?.resolve();
    await second;
  });

  it('rejects the work whose writes could not be synced', async () => {
    const { syncs, write } = createLog();

    const written = write();
    await nextTurn();
    syncs[0]?.reject(new Error('The disk failed.'));

    await assert.rejects(written, /disk failed/);
  });
});
