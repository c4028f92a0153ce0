import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Fault } from '../domain/fault.ts';
import { GRAPH_RUN } from '../domain/run.ts';
import { pluck } from './pluck.fixture.ts';
import {
  type AbandonedRunClaim,
  MAX_CLAIMS,
  type NewRun,
  type NewRunEvent,
  type RunStore,
} from './run-store.ts';

const NOON = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:00:15.000Z';
const LATEST = '2026-03-01T12:00:30.000Z';

/** The tests that every `RunStore` must pass; `open` returns a new empty store each time. */
export function runStoreContract(adapterName: string, open: () => Promise<RunStore>): void {
  describe(`${adapterName} satisfies the RunStore contract`, () => {
    const opened: RunStore[] = [];
    after(async () => {
      for (const store of opened) await store.close();
    });
    const openStore = async (): Promise<RunStore> => {
      const store = await open();
      opened.push(store);
      return store;
    };

    it('returns undefined for an unknown run', async () => {
      const store = await openStore();

      assert.equal(await store.find('nowhere'), undefined);
      assert.deepEqual(await store.readEvents('nowhere', 0, 10), []);
    });

    it('creates a pending run without events', async () => {
      const store = await openStore();

      const created = await store.create(newRun('r1', { threadId: 't1' }));

      const expected = {
        id: 'r1',
        owner: 'ada',
        kind: 'generate',
        threadId: 't1',
        status: 'pending',
        createdAt: NOON,
        cancelRequested: false,
        lastEventId: 0,
      };
      assert.deepEqual(created, expected);
      assert.deepEqual(await store.find('r1'), expected);
    });

    it('starts a pending run once', async () => {
      const store = await openStore();
      await store.create(newRun('r1'));

      assert.equal(await store.begin('r1', LATER), true);
      assert.equal(await store.begin('r1', LATEST), false);

      const run = await store.find('r1');
      assert.equal(run?.status, 'running');
      assert.equal(run?.startedAt, LATER);
    });

    it('numbers events from 1 in each run and reads them back in order', async () => {
      const store = await openStore();
      await store.create(newRun('r1'));
      await store.create(newRun('r2'));

      assert.equal(await store.append('r1', [event('a', 1), event('b', { deep: ['ü', null, 1.5] })]), 2);
      assert.equal(await store.append('r2', [event('x', 'other')]), 1);
      assert.equal(await store.append('r1', [event('c', null)]), 3);

      assert.deepEqual(await store.readEvents('r1', 0, 10), [
        { id: 1, type: 'a', at: NOON, data: 1 },
        { id: 2, type: 'b', at: NOON, data: { deep: ['ü', null, 1.5] } },
        { id: 3, type: 'c', at: NOON, data: null },
      ]);
      assert.deepEqual(pluck(await store.readEvents('r1', 1, 1), 'id'), [2]);
      assert.equal((await store.find('r1'))?.lastEventId, 3);
    });

    it('numbers events without gaps when they are appended concurrently', async () => {
      const store = await openStore();
      await store.create(newRun('r1'));

      await Promise.all(
        Array.from({ length: 40 }, (_, n) => store.append('r1', [event('n', n), event('m', n)])),
      );

      const ids = (await store.readEvents('r1', 0, 100)).map(({ id }) => id);
      const expected = Array.from({ length: 80 }, (_, n) => n + 1);
      assert.deepEqual(ids, expected);
    });

    it('ends a run once and appends a done event with the result', async () => {
      const store = await openStore();
      await store.create(newRun('r1'));
      await store.append('r1', [event('a', 1)]);

      assert.equal(await store.end('r1', { status: 'succeeded', at: LATER, result: { made: 3 } }), true);
      assert.equal(await store.end('r1', { status: 'cancelled', at: LATEST }), false);

      const run = await store.find('r1');
      assert.equal(run?.status, 'succeeded');
      assert.equal(run?.endedAt, LATER);
      assert.deepEqual(run?.result, { made: 3 });
      assert.equal(run?.lastEventId, 2);
      assert.deepEqual(await store.readEvents('r1', 1, 10), [
        { id: 2, type: 'done', at: LATER, data: { status: 'succeeded', result: { made: 3 } } },
      ]);
    });

    it('stores the request', async () => {
      const store = await openStore();

      await store.create(newRun('r1', { request: { assistant_id: 'practice', metadata: { n: [1, null] } } }));

      assert.deepEqual((await store.find('r1'))?.request, {
        assistant_id: 'practice',
        metadata: { n: [1, null] },
      });
    });

    it('deletes the events of ended runs of a thread, except done', async () => {
      const store = await openStore();
      await store.create(newRun('ended', { threadId: 't1' }));
      await store.append('ended', [event('a', 1), event('b', 2)]);
      await store.end('ended', { status: 'succeeded', at: LATER });
      await store.create(newRun('other', { threadId: 't2' }));
      await store.append('other', [event('x', 1)]);
      await store.end('other', { status: 'succeeded', at: LATER });
      await store.create(newRun('running', { threadId: 't1' }));
      await store.append('running', [event('y', 1)]);

      await store.deleteEvents('t1');

      const listTypes = async (id: string) => (await store.readEvents(id, 0, 10)).map(({ type }) => type);
      assert.deepEqual(await listTypes('ended'), ['done']);
      assert.deepEqual(await listTypes('other'), ['x', 'done']);
      assert.deepEqual(await listTypes('running'), ['y']);
      assert.equal(await store.append('running', [event('z', 2)]), 2);
    });

    it('deletes the events of the oldest ended runs of an owner, except done', async () => {
      const store = await openStore();
      for (const id of ['r1', 'r2', 'r3', 'r4']) {
        await store.create(newRun(id));
        await store.append(id, [event('x', 1)]);
        if (id !== 'r2') await store.end(id, { status: 'succeeded', at: LATER });
      }

      await store.deleteOldEvents('nobody', 0);
      await store.deleteOldEvents('ada', 1);

      const listTypes = async (id: string) => (await store.readEvents(id, 0, 10)).map(({ type }) => type);
      const types = await Promise.all(['r1', 'r2', 'r3', 'r4'].map(listTypes));
      assert.deepEqual(types, [['done'], ['x'], ['done'], ['x', 'done']]);
    });

    it('deletes the results of the oldest ended graph runs of an owner, which repeat the whole state', async () => {
      const store = await openStore();
      const kinds = { old: GRAPH_RUN, generated: 'generation', latest: GRAPH_RUN };
      for (const [id, kind] of Object.entries(kinds)) {
        await store.create(newRun(id, { kind }));
        await store.end(id, { status: 'succeeded', at: LATER, result: { score: 1 } });
      }

      await store.deleteOldEvents('ada', 1);

      const results = await Promise.all(Object.keys(kinds).map(async (id) => (await store.find(id))?.result));
      const [done] = await store.readEvents('old', 0, 10);
      assert.deepEqual(results, [undefined, { score: 1 }, { score: 1 }]);
      assert.deepEqual([done?.type, done?.data], ['done', { status: 'succeeded' }]);
    });

    it('deletes the events of all old runs that ended at the same time', async () => {
      const store = await openStore();
      const ids = Array.from({ length: 60 }, (_, index) => `r${index}`);
      for (const id of ids) {
        await store.create(newRun(id));
        await store.append(id, [event('x', 1)]);
        await store.deleteOldEvents('ada', 2);
      }
      for (const id of ids) await store.end(id, { status: 'succeeded', at: LATER });

      await store.deleteOldEvents('ada', 2);

      const events = await Promise.all(ids.map((id) => store.readEvents(id, 0, 10)));
      assert.equal(events.filter((list) => list.length > 1).length, 2);
    });

    it('stores the error of a failed run', async () => {
      const store = await openStore();
      await store.create(newRun('r1'));
      const error = { error: 'needs_model', message: 'Set OPENAI_API_KEY.' };

      await store.end('r1', { status: 'failed', at: LATER, error });

      assert.deepEqual((await store.find('r1'))?.error, error);
    });

    it('refuses events after the end', async () => {
      const store = await openStore();
      await store.create(newRun('r1'));
      await store.end('r1', { status: 'cancelled', at: LATER });

      await assert.rejects(store.append('r1', [event('late', 1)]), isFault('conflict'));

      assert.equal((await store.find('r1'))?.lastEventId, 1);
    });

    it('allows one unfinished run for each thread', async () => {
      const store = await openStore();
      await store.create(newRun('r1', { threadId: 't1' }));

      await assert.rejects(store.create(newRun('r2', { threadId: 't1' })), isFault('conflict'));
      await store.create(newRun('r3', { threadId: 't2' }));
      await store.create(newRun('r4'));
      await store.create(newRun('r5'));
      await store.end('r1', { status: 'succeeded', at: LATER });
      await store.create(newRun('r6', { threadId: 't1' }));

      assert.equal((await store.find('r6'))?.status, 'pending');
    });

    it('lists the runs of an owner, newest first, page by page', async () => {
      const store = await openStore();
      for (const id of ['r1', 'r2', 'r3', 'r4', 'r5']) await store.create(newRun(id));
      await store.create(newRun('other', { owner: 'bob' }));

      const first = await store.list({ owner: 'ada' }, { limit: 2 });
      const second = await store.list({ owner: 'ada' }, { limit: 2, ...cursor(first.next) });
      const third = await store.list({ owner: 'ada' }, { limit: 2, ...cursor(second.next) });

      const ids = [first, second, third].map((page) => page.runs.map(({ id }) => id));
      assert.deepEqual(ids, [['r5', 'r4'], ['r3', 'r2'], ['r1']]);
      assert.equal(third.next, undefined);
    });

    it('filters by kind, status and thread', async () => {
      const store = await openStore();
      await store.create(newRun('r1', { kind: 'check' }));
      await store.create(newRun('r2', { threadId: 't1' }));
      await store.end('r1', { status: 'failed', at: LATER });

      const listIds = async (filter: object): Promise<string[]> =>
        (await store.list({ owner: 'ada', ...filter }, { limit: 10 })).runs.map(({ id }) => id);

      assert.deepEqual(await listIds({ kind: 'check' }), ['r1']);
      assert.deepEqual(await listIds({ status: 'failed' }), ['r1']);
      assert.deepEqual(await listIds({ threadId: 't1' }), ['r2']);
      assert.deepEqual(await listIds({ kind: 'check', status: 'pending' }), []);
    });

    it('refuses an invalid cursor', async () => {
      const store = await openStore();

      await assert.rejects(store.list({ owner: 'ada' }, { limit: 2, after: '§' }), isFault('invalid-input'));
    });

    it('reports to the holder which of its runs have a cancel request', async () => {
      const store = await openStore();
      for (const id of ['r1', 'r2', 'r3']) await store.create(newRun(id));
      await store.create(newRun('other', { holder: 'elsewhere' }));
      await store.end('r3', { status: 'succeeded', at: NOON });

      await store.requestCancel('r2');
      await store.requestCancel('r3');

      const leased = await store.renewLeases('here', LATEST);
      assert.deepEqual(
        leased.toSorted((a, b) => a.id.localeCompare(b.id)),
        [
          { id: 'r1', cancelRequested: false },
          { id: 'r2', cancelRequested: true },
        ],
      );
      assert.equal((await store.find('r3'))?.cancelRequested, false);
    });

    it('interrupts only the runs whose lease expired', async () => {
      const store = await openStore();
      await store.create(newRun('stale', { leaseUntil: NOON, threadId: 't1' }));
      await store.create(newRun('renewed', { leaseUntil: NOON, holder: 'alive' }));
      await store.create(newRun('ended', { leaseUntil: NOON }));
      await store.end('ended', { status: 'succeeded', at: NOON });
      await store.renewLeases('alive', LATEST);

      assert.deepEqual(await store.endAbandoned(LATER), ['stale']);
      assert.deepEqual(await store.endAbandoned(LATER), []);

      const run = await store.find('stale');
      assert.equal(run?.status, 'interrupted');
      assert.equal(run?.endedAt, LATER);
      const [done] = await store.readEvents('stale', 0, 10);
      assert.equal(done?.type, 'done');
      assert.equal((await store.find('renewed'))?.status, 'pending');
      assert.equal((await store.find('ended'))?.status, 'succeeded');
      await store.create(newRun('next', { threadId: 't1' }));
    });

    it('leases abandoned runs of the requested kinds and appends a resumed event', async () => {
      const store = await openStore();
      for (const id of ['stale', 'cancelled']) await store.create(newRun(id, { leaseUntil: NOON }));
      await store.create(newRun('other', { leaseUntil: NOON, kind: 'other' }));
      await store.create(newRun('alive', { leaseUntil: LATEST }));
      await store.append('stale', [event('begun')]);
      await store.requestCancel('cancelled');

      const claimed = await store.claimAbandoned(createClaim(LATER));

      const lastEvents = claimed.map(({ id, lastEventId }) => [id, lastEventId]);
      assert.deepEqual(lastEvents, [['stale', 2]]);
      assert.deepEqual(await store.claimAbandoned(createClaim(LATER)), []);
      const events = await store.readEvents('stale', 0, 10);
      assert.deepEqual(
        events.map(({ id, type }) => [id, type]),
        [
          [1, 'begun'],
          [2, 'resumed'],
        ],
      );
      assert.deepEqual((await store.endAbandoned(LATER)).toSorted(), ['cancelled', 'other']);
    });

    it('refuses writes from the previous holder of a run', async () => {
      const store = await openStore();
      await store.create(newRun('r1', { leaseUntil: NOON, holder: 'slow' }));
      await store.claimAbandoned(createClaim(LATER));
      const ending = { status: 'succeeded', at: LATEST } as const;

      await assert.rejects(store.append('r1', [event('late')], 'slow'), Fault);
      await store.release('r1', 'slow', NOON);
      assert.deepEqual(await store.endAbandoned(LATER), []);
      assert.equal(await store.end('r1', ending, 'slow'), false);
      assert.equal(await store.append('r1', [event('new')], 'claimer'), 2);
      assert.equal(await store.end('r1', ending, 'claimer'), true);
    });

    it('leases a released run immediately, but each run only a limited number of times', async () => {
      const store = await openStore();
      await store.create(newRun('r1', { leaseUntil: LATEST, holder: 'claimer' }));
      const releaseAndClaim = async (): Promise<number> => {
        await store.release('r1', 'claimer', NOON);
        return (await store.claimAbandoned(createClaim(LATER))).length;
      };

      for (let claim = 0; claim < MAX_CLAIMS; claim++) assert.equal(await releaseAndClaim(), 1);
      assert.equal(await releaseAndClaim(), 0);
      assert.deepEqual(await store.endAbandoned(LATER), ['r1']);
    });
  });
}

function createClaim(now: string): AbandonedRunClaim {
  return { kinds: ['generate'], holder: 'claimer', leaseUntil: LATEST, now };
}

function newRun(id: string, changes: Partial<NewRun> = {}): NewRun {
  return {
    id,
    owner: 'ada',
    kind: 'generate',
    createdAt: NOON,
    holder: 'here',
    leaseUntil: LATER,
    ...changes,
  };
}

function event(type: string, data: NewRunEvent['data'] = {}): NewRunEvent {
  return { type, data, at: NOON };
}

function cursor(next: string | undefined): { after?: string } {
  return next === undefined ? {} : { after: next };
}

function isFault(kind: Fault['kind']): (thrown: unknown) => boolean {
  return (thrown) => thrown instanceof Fault && thrown.kind === kind;
}
