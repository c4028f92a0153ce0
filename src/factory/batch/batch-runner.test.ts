import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { createBatchRunners } from './batch-runner.ts';

const neverAborted = new AbortController().signal;
const job: BatchJob = {
  place: 1,
  path: 'a.tex',
  name: 'a',
  contentHash: 'a',
  file: null,
  status: 'running',
  attempts: 1,
  reason: null,
  problemIds: [],
  outputs: [],
};
const createBatch = (task: string): Batch => ({ id: 'b', output: '/out', task, limits: {}, held: null });

/** Creates batch runners that record for which task a runner is opened or closed. */
function openRunners() {
  const events: string[] = [];
  const runners = createBatchRunners(async ({ task }) => {
    events.push(`open ${task}`);
    return {
      run: async () => ({ status: 'done', reason: String(task), problemIds: [] }),
      isPaused: () => task === 'paused',
      close: async () => void events.push(`close ${task}`),
    };
  });
  const run = async (task: string) => (await runners.run(job, createBatch(task), neverAborted))?.reason;
  return { events, runners, run };
}

describe('createBatchRunners', () => {
  it('opens one runner per task of a batch, and closes those that are no longer used', async () => {
    const { events, runners, run } = openRunners();
    await runners.prepare(createBatch('scan'));

    const reasons = [await run('scan'), await run('vary'), await run('scan')];
    await runners.closeUnused([createBatch('vary')]);
    await runners.close();

    assert.deepEqual(reasons, ['scan', 'vary', 'scan']);
    assert.deepEqual(events, ['open scan', 'open vary', 'close scan', 'close vary']);
  });

  it('reports a batch as paused only when its own runner is paused', async () => {
    const { runners } = openRunners();
    await runners.prepare(createBatch('paused'));
    await runners.prepare(createBatch('scan'));

    assert.deepEqual(
      ['paused', 'scan', 'unknown'].map((task) => runners.isPaused(createBatch(task))),
      [true, false, false],
    );
  });
});
