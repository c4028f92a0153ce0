import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import type { RunStore } from './run-store.ts';
import type { NewThread, ThreadPage, ThreadStore } from './thread-store.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:00:15.000Z';
const LATEST = '2026-03-02T00:00:00.000Z';
const PAGE: ThreadPage = { limit: 10, offset: 0, order: { by: 'createdAt', direction: 'desc' } };

export type ThreadStores = { readonly threads: ThreadStore; readonly runs: RunStore };

/** The tests that every `ThreadStore` must pass; `open` returns new empty stores each time. */
export function threadStoreContract(adapterName: string, open: () => Promise<ThreadStores>): void {
  describe(`${adapterName} satisfies the ThreadStore contract`, () => {
    const opened: ThreadStore[] = [];
    after(async () => {
      for (const store of opened) await store.close();
    });
    const openStores = async (): Promise<ThreadStores> => {
      const stores = await open();
      opened.push(stores.threads);
      return stores;
    };

    it('returns undefined for an unknown thread', async () => {
      const { threads } = await openStores();

      assert.equal(await threads.find('nowhere'), undefined);
      assert.equal(await threads.change('nowhere', { at: NOON }), undefined);
      await threads.remove('nowhere');
    });

    it('returns a thread as it was created', async () => {
      const { threads } = await openStores();

      const metadata = { course: { subject: 'Physics' }, tags: ['a', null], 'odd "key"': 'ü\u0000' };
      const created = await threads.create({
        ...newThread('t1'),
        graphId: 'practice',
        metadata,
        expiresAt: LATER,
      });

      const expected = {
        id: 't1',
        owner: 'ada',
        graphId: 'practice',
        metadata,
        status: 'idle',
        createdAt: NOON,
        updatedAt: NOON,
        expiresAt: LATER,
      };
      assert.deepEqual(created, expected);
      assert.deepEqual(await threads.find('t1'), expected);
    });

    it('keeps the time of the first edit', async () => {
      const { threads } = await openStores();
      await threads.create(newThread('t1'));

      await threads.change('t1', { at: NOON, editedAt: NOON });
      await threads.change('t1', { at: LATER, editedAt: LATER });

      assert.equal((await threads.find('t1'))?.editedAt, NOON);
    });

    it('refuses an existing id of any owner', async () => {
      const { threads } = await openStores();
      await threads.create(newThread('t1'));

      await assert.rejects(threads.create({ ...newThread('t1'), owner: 'bob' }), isFault('conflict'));
      assert.equal((await threads.find('t1'))?.owner, 'ada');
    });

    it('merges metadata, also with concurrent changes', async () => {
      const { threads } = await openStores();
      await threads.create({ ...newThread('t1'), metadata: { kept: 1, replaced: 1 } });

      await Promise.all([
        threads.change('t1', { at: LATER, metadata: { replaced: 2 } }),
        ...Array.from({ length: 8 }, (_, n) =>
          threads.change('t1', { at: LATER, metadata: { [`n${n}`]: n } }),
        ),
      ]);

      const thread = await threads.find('t1');
      assert.deepEqual(thread?.metadata, {
        kept: 1,
        replaced: 2,
        ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`n${n}`, n])),
      });
      assert.equal(thread?.updatedAt, LATER);
    });

    it('derives the status from the newest run', async () => {
      const { threads, runs } = await openStores();
      await threads.create(newThread('t1'));
      const readStatus = async () => (await threads.find('t1'))?.status;
      const start = (id: string) =>
        runs.create({
          id,
          owner: 'ada',
          kind: 'graph',
          threadId: 't1',
          createdAt: NOON,
          holder: 'h',
          leaseUntil: LATER,
        });

      await start('r1');
      assert.equal(await readStatus(), 'busy');
      await threads.change('t1', { at: NOON, status: 'interrupted' });
      assert.equal(await readStatus(), 'busy');
      await runs.end('r1', { status: 'succeeded', at: LATER });
      assert.equal(await readStatus(), 'interrupted');
      await start('r2');
      await runs.end('r2', { status: 'failed', at: LATER });
      assert.equal(await readStatus(), 'error');
      await start('r3');
      await runs.endAbandoned(LATEST);
      assert.equal(await readStatus(), 'error');
    });

    it('finds the threads of one owner by status, metadata and id', async () => {
      const { threads } = await openStores();
      await threads.create({ ...newThread('t1'), metadata: { course: 'maths', n: 1 } });
      await threads.create({ ...newThread('t2'), metadata: { course: 'maths', n: 2 } });
      await threads.create({ ...newThread('t3'), metadata: { course: 'physics' } });
      await threads.create({ ...newThread('hidden'), isTemporary: true });
      await threads.create({ ...newThread('bobs'), owner: 'bob', metadata: { course: 'maths' } });
      await threads.change('t2', { at: LATER, status: 'interrupted' });
      const find = async (filter: object) => {
        const found = await threads.search({ owner: 'ada', ...filter }, PAGE);
        assert.equal(await threads.count({ owner: 'ada', ...filter }), found.length);
        return found.map(({ id }) => id);
      };

      assert.deepEqual(await find({}), ['t3', 't2', 't1']);
      assert.deepEqual(await find({ metadata: { course: 'maths' } }), ['t2', 't1']);
      assert.deepEqual(await find({ metadata: { course: 'maths', n: 1 } }), ['t1']);
      assert.deepEqual(await find({ metadata: { course: "' or 1=1 --" } }), []);
      assert.deepEqual(await find({ status: 'interrupted' }), ['t2']);
      assert.deepEqual(await find({ status: 'idle' }), ['t3', 't1']);
      assert.deepEqual(await find({ ids: ['t1', 'bobs'] }), ['t1']);
      assert.deepEqual(await find({ ids: [] }), []);
    });

    it('sorts and pages', async () => {
      const { threads } = await openStores();
      for (const id of ['b', 'a', 'c']) await threads.create(newThread(id));
      await threads.change('a', { at: LATER });
      const list = async (page: Partial<ThreadPage>) =>
        (await threads.search({ owner: 'ada' }, { ...PAGE, ...page })).map(({ id }) => id);

      assert.deepEqual(await list({ order: { by: 'id', direction: 'asc' } }), ['a', 'b', 'c']);
      assert.deepEqual(await list({ order: { by: 'updatedAt', direction: 'desc' } }), ['a', 'c', 'b']);
      assert.deepEqual(await list({ order: { by: 'status', direction: 'asc' } }), ['b', 'a', 'c']);
      assert.deepEqual(await list({ limit: 1, offset: 1 }), ['a']);
    });

    it('removes a thread with its runs', async () => {
      const { threads, runs } = await openStores();
      await threads.create(newThread('t1'));
      const run = { owner: 'ada', kind: 'graph', createdAt: NOON, holder: 'h', leaseUntil: LATER };
      await runs.create({ ...run, id: 'gone', threadId: 't1' });
      await runs.append('gone', [{ type: 'a', at: NOON, data: 1 }]);
      await runs.create({ ...run, id: 'kept' });

      await threads.remove('t1');

      assert.equal(await threads.find('t1'), undefined);
      assert.equal(await runs.find('gone'), undefined);
      assert.deepEqual(await runs.readEvents('gone', 0, 10), []);
      assert.notEqual(await runs.find('kept'), undefined);
    });

    it('lists expired and unused threads, except busy ones', async () => {
      const { threads, runs } = await openStores();
      await threads.create(newThread('old'));
      await threads.create({ ...newThread('busy'), expiresAt: NOON });
      await threads.create({ ...newThread('expired'), createdAt: LATEST, expiresAt: LATER });
      await threads.create({ ...newThread('fresh'), createdAt: LATEST, isTemporary: true });
      const run = { id: 'r1', owner: 'ada', kind: 'graph', createdAt: NOON, holder: 'h', leaseUntil: LATER };
      await runs.create({ ...run, threadId: 'busy' });
      const list = async (limits: { unusedSince?: string; limit: number }) =>
        (await threads.listOutdated({ now: LATEST, ...limits })).map(({ id }) => id);

      assert.deepEqual(await list({ unusedSince: LATER, limit: 10 }), ['old', 'expired']);
      assert.deepEqual(await list({ unusedSince: LATER, limit: 1 }), ['old']);
      assert.deepEqual(await list({ limit: 10 }), ['expired']);
    });
  });
}

function newThread(id: string): NewThread {
  return { id, owner: 'ada', metadata: {}, createdAt: NOON };
}

function isFault(kind: Fault['kind']): (thrown: unknown) => boolean {
  return (thrown) => thrown instanceof Fault && thrown.kind === kind;
}
