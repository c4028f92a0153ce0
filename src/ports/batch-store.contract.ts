import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { BatchStore, PlannedJob } from './batch-store.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const SOON = '2026-01-01T00:00:10.000Z';
const LATER = '2026-01-01T00:01:00.000Z';
const DONE = { status: 'done', reason: null, problemIds: ['a'] } as const;
const FAILED = { status: 'failed', reason: 'no such file', problemIds: [] } as const;

const jobs = (...names: string[]): PlannedJob[] =>
  names.map((name) => ({ path: `in/${name}.tex`, name, contentHash: `hash of ${name}` }));

/** What every store of batches must do. */
export function batchStoreContract(name: string, open: () => Promise<BatchStore>): void {
  describe(`batches on ${name}`, () => {
    const plan = async (...names: string[]) => {
      const [store, batch] = [await open(), randomUUID()];
      await store.plan(batch, jobs(...names));
      const claim = (worker: string, now = NOW, until = SOON) => store.claim(batch, now, { worker, until });
      return { store, batch, claim };
    };

    it('hands out each job once, in order, until none is free', async () => {
      const { claim } = await plan('a', 'b');

      const taken = [await claim('one'), await claim('two'), await claim('one')];

      assert.deepEqual(
        taken.map((job) => job?.name),
        ['a', 'b', undefined],
      );
    });

    it('gives twenty workers at once twenty different jobs', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `q${index}`);
      const { claim } = await plan(...names);

      const taken = await Promise.all(names.map((worker) => claim(worker)));

      assert.deepEqual(new Set(taken.map((job) => job?.name)), new Set(names));
    });

    it('gives the job of a dead worker to the next, and hears the dead one no more', async () => {
      const { store, batch, claim } = await plan('a');
      await claim('dead', NOW, SOON);

      const again = await claim('alive', LATER, '2026-01-01T00:02:00.000Z');

      assert.deepEqual([again?.name, again?.attempts], ['a', 2]);
      assert.equal(await store.finish(batch, { place: 1, worker: 'dead' }, FAILED), false);
      assert.equal(await store.finish(batch, { place: 1, worker: 'alive' }, DONE), true);
      assert.equal((await store.tally(batch)).done, 1);
    });

    it('leaves a job to a worker who renews his lease', async () => {
      const { store, batch, claim } = await plan('a');
      await claim('slow', NOW, SOON);
      await store.renew(batch, { worker: 'slow', until: '2026-01-01T01:00:00.000Z' });

      assert.equal(await claim('other', LATER), undefined);
    });

    it('keeps what became of jobs when it is planned again, and drops what is gone', async () => {
      const { store, batch, claim } = await plan('a', 'b', 'c');
      await claim('one');
      await store.finish(batch, { place: 1, worker: 'one' }, DONE);
      await claim('one');
      await store.finish(batch, { place: 2, worker: 'one' }, FAILED);

      await store.plan(batch, [...jobs('new', 'b', 'a')]);

      const all = await store.list(batch, ['waiting', 'done', 'failed'], { after: 0, limit: 10 });
      assert.deepEqual(
        all.map((job) => [job.name, job.status, job.reason]),
        [
          ['new', 'waiting', null],
          ['b', 'failed', 'no such file'],
          ['a', 'done', null],
        ],
      );
    });

    it('lets failed jobs wait again, and only these', async () => {
      const { store, batch, claim } = await plan('a', 'b');
      await claim('one');
      await store.finish(batch, { place: 1, worker: 'one' }, DONE);
      await claim('one');
      await store.finish(batch, { place: 2, worker: 'one' }, FAILED);

      assert.equal(await store.retryFailed(batch), 1);
      assert.deepEqual(await store.tally(batch), {
        waiting: 1,
        running: 0,
        done: 1,
        incomplete: 0,
        failed: 0,
        total: 2,
      });
    });

    it('takes back the jobs of a worker who stops', async () => {
      const { store, batch, claim } = await plan('a');
      await claim('one');
      await store.release(batch, 'one');

      assert.equal((await claim('two'))?.name, 'a');
    });
  });
}
