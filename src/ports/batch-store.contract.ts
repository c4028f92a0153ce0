import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { BatchStore, PlannedJob } from './batch-store.ts';
import { pluck } from './pluck.fixture.ts';

const DONE = { status: 'done', reason: null, problemIds: ['a'] } as const;
const FAILED = { status: 'failed', reason: 'no such file', problemIds: [] } as const;
/** After this time, the job of a worker that stopped renewing its lease is available again. */
const TAKEOVER_MS = 15_000;

const hashFor = (name: string): string => `hash of ${name}`;
const createJobs = (...names: string[]): PlannedJob[] =>
  names.map((name) => ({ path: `in/${name}.tex`, name, contentHash: hashFor(name) }));

/** A store and a function that advances its time. */
export type BatchScratch = {
  readonly store: BatchStore;
  passTime(batch: string, milliseconds: number): Promise<void>;
};

/** The tests that every `BatchStore` must pass. */
export function batchStoreContract(name: string, open: () => Promise<BatchScratch>): void {
  describe(`${name} satisfies the BatchStore contract`, () => {
    const createBatch = (id: string) => ({
      id,
      output: '/out',
      task: { kind: 'test' },
      limits: { maxCost: 2 },
    });
    const plan = async (...names: string[]) => {
      const [{ store, passTime }, batch] = [await open(), randomUUID()];
      await store.plan(createBatch(batch), createJobs(...names));
      const claim = (worker: string) => store.claim(batch, worker);
      const finish = (job: string, worker: string, outcome: typeof DONE | typeof FAILED) =>
        store.finish(batch, { contentHash: hashFor(job), worker }, outcome);
      return { store, batch, claim, finish, wait: (ms: number) => passTime(batch, ms) };
    };

    it('leases each job once, in order, until none is available', async () => {
      const { claim } = await plan('a', 'b');

      const claimed = [await claim('one'), await claim('two'), await claim('one')];

      assert.deepEqual(
        claimed.map((job) => job?.name),
        ['a', 'b', undefined],
      );
    });

    it('leases twenty different jobs to twenty concurrent workers', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `q${index}`);
      const { claim } = await plan(...names);

      const claimed = await Promise.all(names.map((worker) => claim(worker)));

      assert.deepEqual(new Set(claimed.map((job) => job?.name)), new Set(names));
    });

    it('leases the job of a dead worker to the next worker and ignores the result of the dead one', async () => {
      const { store, batch, claim, finish, wait } = await plan('a');
      await claim('dead');
      await wait(TAKEOVER_MS);

      const job = await claim('alive');

      assert.deepEqual([job?.name, job?.attempts], ['a', 2]);
      assert.equal(await finish('a', 'dead', FAILED), false);
      assert.equal(await finish('a', 'alive', DONE), true);
      assert.equal((await store.tally(batch)).done, 1);
    });

    it('does not give a job to another worker while its lease is renewed', async () => {
      const { store, claim, wait } = await plan('a');
      await claim('slow');
      for (let time = 0; time < 2 * TAKEOVER_MS; time += 5_000) {
        await wait(5_000);
        await store.renew('slow');
      }

      assert.equal(await claim('other'), undefined);
    });

    it('never leases a job twice to the same worker, even after its lease expired', async () => {
      const { claim, finish, wait } = await plan('a');
      await claim('slow');
      await wait(TAKEOVER_MS);

      assert.equal(await claim('slow'), undefined);
      assert.equal(await finish('a', 'slow', DONE), true);
    });

    it('fails a job whose worker died five times', async () => {
      const { store, batch, claim, wait } = await plan('poison', 'good');
      for (const worker of ['1', '2', '3', '4', '5']) {
        assert.equal((await claim(worker))?.name, 'poison');
        await wait(TAKEOVER_MS);
      }

      assert.equal((await claim('6'))?.name, 'good');
      const [failed] = await store.list(batch, ['failed'], { after: 0, limit: 10 });
      assert.match(failed?.reason ?? '', /worker died 5 times/);
    });

    it('keeps the state of jobs when the batch is planned again and deletes jobs of missing files', async () => {
      const { store, batch, claim, finish } = await plan('a', 'b', 'c');
      await claim('one');
      await finish('a', 'one', DONE);
      await claim('one');
      await finish('b', 'one', FAILED);

      await store.plan(createBatch(batch), createJobs('new', 'b', 'a'));

      const all = await store.list(batch, ['waiting', 'done', 'failed'], { after: 0, limit: 10 });
      assert.deepEqual(
        all.map((job) => [job.name, job.status, job.reason]),
        [
          ['new', 'waiting', null],
          ['b', 'failed', 'no such file'],
          ['a', 'done', null],
        ],
      );
      assert.equal((await claim('one'))?.name, 'new');
      assert.equal(await claim('one'), undefined);
    });

    it('accepts the outcome of a job that was running while the batch was planned again', async () => {
      const { store, batch, claim, finish } = await plan('a', 'b');
      await claim('one');
      await claim('one');

      await store.plan(createBatch(batch), createJobs('new', 'a', 'b'));

      assert.equal(await finish('a', 'one', DONE), true);
      assert.equal(await finish('b', 'one', FAILED), true);
      const { done, failed, waiting } = await store.tally(batch);
      assert.deepEqual([done, failed, waiting], [1, 1, 1]);
    });

    it('requeues failed and incomplete jobs only', async () => {
      const { store, batch, claim, finish } = await plan('a', 'b');
      await claim('one');
      await finish('a', 'one', DONE);
      await claim('one');
      await finish('b', 'one', FAILED);

      assert.equal(await store.retryFailed(batch), 1);
      assert.deepEqual(await store.tally(batch), {
        waiting: 1,
        running: 0,
        done: 1,
        incomplete: 0,
        failed: 0,
        total: 2,
      });
      assert.equal((await claim('one'))?.name, 'b');
    });

    it('downloads lost results again, or requeues their jobs, and does not change failed jobs', async () => {
      const { store, batch, claim, finish } = await plan('a', 'b', 'c');
      for (const _job of 'abc') await claim('one');
      await finish('a', 'one', DONE);
      const outputs = [{ path: 'b/problem.tex', key: 'k' }];
      await store.finish(batch, { contentHash: hashFor('b'), worker: 'one' }, { ...DONE, outputs });
      await store.markFetched(batch, hashFor('b'));
      await finish('c', 'one', FAILED);

      await store.requeueLost(batch, ['a', 'b', 'c'].map(hashFor));

      const { waiting, done, failed } = await store.tally(batch);
      assert.deepEqual([waiting, done, failed], [1, 1, 1]);
      assert.deepEqual(pluck(await store.listUnfetched(batch, 10), 'name'), ['b']);
      assert.equal((await claim('one'))?.name, 'a');
    });

    it('requeues the jobs of a worker that stops, and no others', async () => {
      const { store, claim } = await plan('a', 'b');
      await claim('one');
      await claim('two');
      await store.release('one');

      assert.equal((await claim('three'))?.name, 'a');
      assert.equal(await claim('three'), undefined);
    });

    it('requeues one job of a worker and keeps the leases of its other jobs', async () => {
      const { store, batch, claim, finish } = await plan('a', 'b');
      await claim('one');
      await claim('one');
      await store.release('one', { batch, contentHash: hashFor('a') });

      assert.deepEqual([(await claim('one'))?.name, await claim('two')], ['a', undefined]);
      assert.equal(await finish('b', 'one', DONE), true);
    });

    it('lists batches until they are done or paused', async () => {
      const { store, batch, claim, finish } = await plan('a');
      const other = randomUUID();
      await store.plan(createBatch(other), createJobs('x'));
      const isOpen = async (id: string) => (await store.listOpen()).some((open) => open.id === id);
      assert.deepEqual([await isOpen(batch), await isOpen(other)], [true, true]);

      await claim('one');
      await finish('a', 'one', DONE);
      await store.pause(createBatch(other), 'the money is spent');

      assert.deepEqual([await isOpen(batch), await isOpen(other)], [false, false]);
      assert.deepEqual(await store.find(other), { ...createBatch(other), held: 'the money is spent' });
      await store.plan(createBatch(other), createJobs('x'));
      assert.equal(await isOpen(other), true);
    });

    it('does not pause a batch whose limits have changed', async () => {
      const { store, batch } = await plan('a');

      await store.pause({ id: batch, limits: { maxCost: 1 } }, 'too much');

      assert.equal((await store.find(batch))?.held, null);
    });

    it('lists jobs whose files have not been downloaded', async () => {
      const { store, batch, claim } = await plan('a');
      const job = await claim('one');
      const outputs = [{ path: 'a/problem.tex', key: 'k' }];
      const claimed = { contentHash: job?.contentHash ?? '', worker: 'one' };
      await store.finish(batch, claimed, { ...DONE, outputs });

      const [unfetched] = await store.listUnfetched(batch, 10);
      assert.deepEqual(unfetched?.outputs, outputs);
      await store.markFetched(batch, claimed.contentHash);

      assert.deepEqual(await store.listUnfetched(batch, 10), []);
    });

    it('returns undefined for an unknown batch', async () => {
      const { store } = await open();

      assert.equal(await store.find('nowhere'), undefined);
      assert.equal(await store.claim('nowhere', 'one'), undefined);
    });
  });
}
