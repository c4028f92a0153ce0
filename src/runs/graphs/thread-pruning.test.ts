import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { Database } from '../../adapters/database/connection/database.ts';
import { createRunStore } from '../../adapters/database/runs/run-store.ts';
import { createThreadStore } from '../../adapters/database/threads/thread-store.ts';
import { createCheckpointSaver } from '../../adapters/langgraph/create-checkpoint-saver.ts';
import { createThreadPruner } from '../../adapters/langgraph/thread-pruner.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { createManualClock } from '../../ports/manual-clock.fixture.ts';
import { openRunManager, type RunManager } from '../run-manager.ts';
import { createGraphCatalogue } from './graph-catalogue.ts';
import { createGraphRunner, type GraphRunner } from './graph-runner.ts';
import { sampleEntries } from './sample-entries.fixture.ts';
import { startPruning } from './thread-pruning.ts';

const HOUR_MS = 3_600_000;
const owner = localPrincipal.id;
const clock = createManualClock();

let database: Database;
let runs: RunManager;
let runner: GraphRunner;
before(async () => {
  database = await openSqlite(':memory:');
  const report = (thrown: unknown): void => assert.fail(String(thrown));
  runs = await openRunManager({
    store: createRunStore(database),
    clock: systemClock,
    newId: randomUUID,
    report,
  });
  const openCheckpointer = async () => createCheckpointSaver(database);
  const graphs = createGraphCatalogue({ entries: sampleEntries, openCheckpointer });
  const threads = createThreadStore(database);
  runner = createGraphRunner({ threads, runs, graphs, clock, newId: randomUUID });
});
after(async () => {
  await runs.close();
  await database.close();
});

/** Prunes once, which is one minute after the start. */
async function prune(): Promise<void> {
  const report = (thrown: unknown): void => assert.fail(String(thrown));
  const stop = startPruning({ pruner: createThreadPruner(database), graphIds: ['quiz'], clock, report });
  clock.advance(60_000);
  while (clock.pending() === 0) await new Promise(setImmediate);
  await stop();
}

async function countRows(): Promise<number[]> {
  const tables = ['checkpoints', 'checkpoint_writes', 'runs'] as const;
  return Promise.all(
    tables.map(async (table) => (await database.kysely.selectFrom(table).selectAll().execute()).length),
  );
}

async function answer(threadId: string, input: object): Promise<unknown> {
  const request = { graphId: 'quiz', modes: [], subgraphs: false, metadata: {}, ...input };
  const { id } = await runner.runs.start(localPrincipal, threadId, request);
  return runner.runs.waitForResult(owner, id);
}

describe('pruning', () => {
  it('keeps only the newest state of a thread that was unused for an hour, and the thread can still continue', async () => {
    const { id } = await runner.threads.create(owner, { metadata: {} });
    await answer(id, { input: { subject: 'sums' } });
    await answer(id, { command: { resume: { user_answer: '2' } } });
    const before = await runner.states.read(owner, id, {});
    const [checkpoints = 0] = await countRows();

    await prune();
    assert.deepEqual((await countRows())[0], checkpoints);
    clock.advance(HOUR_MS);
    await prune();

    assert.deepEqual(await countRows(), [1, 1, 1]);
    assert.deepEqual(await runner.states.read(owner, id, {}), before);
    const values = await answer(id, { command: { resume: { user_answer: '4' } } });
    assert.match(JSON.stringify(values), /"asked":3,.*"correct":2/);
  });
});
