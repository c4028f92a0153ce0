import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { Database } from '../../adapters/database/database.ts';
import { createRunStore } from '../../adapters/database/run-store.ts';
import { createThreadStore } from '../../adapters/database/thread-store.ts';
import { createCheckpointSaver } from '../../adapters/langgraph/create-checkpoint-saver.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { createManualClock } from '../../ports/manual-clock.fixture.ts';
import { openRunManager, type RunManager } from '../run-manager.ts';
import { createGraphCatalogue } from './graph-catalogue.ts';
import type { GraphRequest } from './graph-request.ts';
import { createGraphRunner } from './graph-runner.ts';
import { sampleEntries } from './sample-entries.fixture.ts';
import { removeOutdatedThreads, startRetention } from './thread-retention.ts';

const DAY = 86_400_000;
const owner = localPrincipal.id;

const clock = createManualClock();
let database: Database;
let runs: RunManager;
before(async () => {
  database = await openSqlite(':memory:');
  const report = (thrown: unknown): void => assert.fail(String(thrown));
  // Leases are kept by the real clock, which does not leap.
  const store = createRunStore(database);
  runs = await openRunManager({ store, clock: systemClock, newId: randomUUID, report });
});
after(async () => {
  await runs.close();
  await database.close();
});

function openDesk() {
  const threads = createThreadStore(database);
  const openCheckpointer = async () => createCheckpointSaver(database);
  const graphs = createGraphCatalogue({ entries: sampleEntries, openCheckpointer });
  const runner = createGraphRunner({ threads, runs, graphs, clock, newId: randomUUID });
  return { threads, runner, retention: { threads, desk: runner.threads, clock } };
}

function request(graphId: string): GraphRequest {
  return { graphId, input: {}, modes: ['values'], subgraphs: false, metadata: {} };
}

async function countRows(): Promise<number[]> {
  const tables = ['threads', 'checkpoints', 'checkpoint_values', 'runs', 'run_events'] as const;
  const counts = tables.map(async (table) => {
    const query = database.kysely.selectFrom(table).select((of) => of.fn.countAll<number>().as('count'));
    return (await query.executeTakeFirstOrThrow()).count;
  });
  return Promise.all(counts);
}

describe('the retention of threads', () => {
  it('removes what nobody touched for so long, with its runs and checkpoints, and keeps the rest', async () => {
    const { runner, retention } = openDesk();
    const old = await runner.threads.create(owner, { metadata: {} });
    await runner.runs.answer(owner, (await runner.runs.start(localPrincipal, old.id, request('walk'))).id);
    clock.advance(5 * DAY);
    const fresh = await runner.threads.create(owner, { metadata: {} });
    await runner.runs.answer(owner, (await runner.runs.start(localPrincipal, fresh.id, request('walk'))).id);
    const before = await countRows();
    clock.advance(6 * DAY);

    assert.equal(await removeOutdatedThreads({ ...retention, keepDays: 0 }), 0);
    assert.equal(await removeOutdatedThreads({ ...retention, keepDays: 10 }), 1);

    await assert.rejects(runner.threads.get(owner, old.id), /no thread/);
    assert.equal((await runner.threads.get(owner, fresh.id)).status, 'idle');
    assert.deepEqual(
      (await countRows()).map((count) => count * 2),
      before,
    );
    await runner.threads.remove(owner, fresh.id);
    assert.deepEqual(await countRows(), [0, 0, 0, 0, 0]);
  });

  it('removes what has expired and the threads of runs without one, and waits for those that are busy', async () => {
    const { runner, retention } = openDesk();
    const expiring = await runner.threads.create(owner, { metadata: {}, ttlMinutes: 5 });
    const busy = await runner.threads.create(owner, { metadata: {}, ttlMinutes: 5 });
    const run = await runner.runs.start(localPrincipal, busy.id, request('patient'));
    await runner.runs.answer(owner, (await runner.runs.start(localPrincipal, undefined, request('walk'))).id);
    clock.advance(DAY);

    assert.equal(await removeOutdatedThreads({ ...retention, keepDays: 0 }), 2);
    await assert.rejects(runner.threads.get(owner, expiring.id), /no thread/);
    assert.equal((await runner.threads.get(owner, busy.id)).status, 'busy');
    await runner.runs.cancel(owner, run.id);
    await runs.ended(run.id);

    assert.equal(await removeOutdatedThreads({ ...retention, keepDays: 0 }), 1);
    assert.deepEqual(await countRows(), [0, 0, 0, 0, 0]);
  });

  it('goes on by itself until it is stopped', async () => {
    const { runner, retention } = openDesk();
    const thread = await runner.threads.create(owner, { metadata: {}, ttlMinutes: 30 });
    const report = (thrown: unknown): void => assert.fail(String(thrown));

    const stop = startRetention({ ...retention, keepDays: 0, report });
    clock.advance(60_000);
    while (clock.pending() === 0) await new Promise(setImmediate);
    assert.equal((await runner.threads.get(owner, thread.id)).id, thread.id);
    clock.advance(3_600_000);
    await stop();

    await assert.rejects(runner.threads.get(owner, thread.id), /no thread/);
  });
});
