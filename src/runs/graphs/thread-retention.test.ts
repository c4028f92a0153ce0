import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { Database } from '../../adapters/database/connection/database.ts';
import { createRunStore } from '../../adapters/database/runs/run-store.ts';
import { createThreadStore } from '../../adapters/database/threads/thread-store.ts';
import { createCheckpointSaver } from '../../adapters/langgraph/create-checkpoint-saver.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { createManualClock } from '../../ports/manual-clock.fixture.ts';
import { openRunManager, type RunManager } from '../run-manager.ts';
import { createGraphCatalogue } from './graph-catalogue.ts';
import type { GraphRequest } from './graph-request.ts';
import { createGraphRunner, type GraphRunner } from './graph-runner.ts';
import { sampleEntries } from './sample-entries.fixture.ts';
import { startRetention } from './thread-retention.ts';

const DAY_MS = 86_400_000;
const owner = localPrincipal.id;

const clock = createManualClock();
let database: Database;
let runs: RunManager;
before(async () => {
  database = await openSqlite(':memory:');
  const report = (thrown: unknown): void => assert.fail(String(thrown));
  // Leases use the real clock, because the manual clock jumps by days.
  const store = createRunStore(database);
  runs = await openRunManager({ store, clock: systemClock, newId: randomUUID, report });
});
after(async () => {
  await runs.close();
  await database.close();
});

function openRunner() {
  const threads = createThreadStore(database);
  const openCheckpointer = async () => createCheckpointSaver(database);
  const graphs = createGraphCatalogue({ entries: sampleEntries, openCheckpointer });
  const runner = createGraphRunner({ threads, runs, graphs, clock, newId: randomUUID });
  return { threads, runner, retention: { threads, service: runner.threads, clock } };
}

type Retention = Omit<Parameters<typeof startRetention>[0], 'readKeepDays' | 'report'>;

/** Runs the retention once, which is one minute after its start. */
async function runRetention(retention: Retention, keepDays: number): Promise<void> {
  const report = (thrown: unknown): void => assert.fail(String(thrown));
  const stop = startRetention({ ...retention, readKeepDays: async () => keepDays, report });
  clock.advance(60_000);
  await stop();
}

function createRequest(graphId: string): GraphRequest {
  return { graphId, input: {}, modes: ['values'], subgraphs: false, metadata: {} };
}

async function countRows(): Promise<number[]> {
  const tables = ['threads', 'checkpoints', 'checkpoint_values', 'runs', 'run_events'] as const;
  const counts = tables.map(async (table) => {
    const query = database.kysely
      .selectFrom(table)
      .select((builder) => builder.fn.countAll<number>().as('count'));
    return (await query.executeTakeFirstOrThrow()).count;
  });
  return Promise.all(counts);
}

/** Runs the graph `walk` to its end. */
async function runWalkGraph({ runs: graphRuns }: GraphRunner, threadId: string | undefined): Promise<void> {
  const { id } = await graphRuns.start(localPrincipal, threadId, createRequest('walk'));
  await graphRuns.waitForResult(owner, id);
}

describe('thread retention', () => {
  it('removes only threads that were unused for longer than keepDays, with their runs and checkpoints', async () => {
    const { runner, retention } = openRunner();
    const oldThread = await runner.threads.create(owner, { metadata: {} });
    await runWalkGraph(runner, oldThread.id);
    clock.advance(5 * DAY_MS);
    const newThread = await runner.threads.create(owner, { metadata: {} });
    await runWalkGraph(runner, newThread.id);
    const countsBefore = await countRows();
    clock.advance(6 * DAY_MS);

    await runRetention(retention, 0);
    assert.deepEqual(await countRows(), countsBefore);
    await runRetention(retention, 10);

    await assert.rejects(runner.threads.get(owner, oldThread.id), /no thread/);
    assert.equal((await runner.threads.get(owner, newThread.id)).status, 'idle');
    assert.deepEqual(
      (await countRows()).map((count) => count * 2),
      countsBefore,
    );
    await runner.threads.remove(owner, newThread.id);
    assert.deepEqual(await countRows(), [0, 0, 0, 0, 0]);
  });

  it('removes expired and temporary threads, and skips busy threads until a later round', async () => {
    const { runner, retention } = openRunner();
    const expiring = await runner.threads.create(owner, { metadata: {}, ttlMinutes: 5 });
    const busy = await runner.threads.create(owner, { metadata: {}, ttlMinutes: 5 });
    const run = await runner.runs.start(localPrincipal, busy.id, createRequest('endless'));
    await runWalkGraph(runner, undefined);
    clock.advance(DAY_MS);

    await runRetention(retention, 0);
    const [remaining] = await countRows();
    assert.equal(remaining, 1);
    await assert.rejects(runner.threads.get(owner, expiring.id), /no thread/);
    assert.equal((await runner.threads.get(owner, busy.id)).status, 'busy');
    await runner.runs.cancel(owner, run.id);
    await runs.waitForEnd(run.id);

    await runRetention(retention, 0);
    assert.deepEqual(await countRows(), [0, 0, 0, 0, 0]);
  });

  it('repeats every hour until it is stopped', async () => {
    const { runner, retention } = openRunner();
    const thread = await runner.threads.create(owner, { metadata: {}, ttlMinutes: 30 });
    const report = (thrown: unknown): void => assert.fail(String(thrown));

    const stop = startRetention({ ...retention, readKeepDays: async () => 0, report });
    clock.advance(60_000);
    while (clock.pending() === 0) await new Promise(setImmediate);
    assert.equal((await runner.threads.get(owner, thread.id)).id, thread.id);
    clock.advance(3_600_000);
    await stop();

    await assert.rejects(runner.threads.get(owner, thread.id), /no thread/);
  });
});
