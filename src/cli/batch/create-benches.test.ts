import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { createBenches } from './create-benches.ts';

const never = new AbortController().signal;
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
const batchOf = (task: string): Batch => ({ id: 'b', output: '/out', task, limits: {}, held: null });

/** Benches that say what they were set up for. */
function open() {
  const told: string[] = [];
  const benches = createBenches(async ({ task }) => {
    told.push(`open ${task}`);
    return {
      workOn: async () => ({ status: 'done', reason: String(task), problemIds: [] }),
      isHeld: () => task === 'dear',
      close: async () => void told.push(`close ${task}`),
    };
  });
  const workOn = async (task: string) => (await benches.workOn(job, batchOf(task), never))?.reason;
  return { told, benches, workOn };
}

describe('the benches of a batch', () => {
  it('are set up once for each thing that is wanted of it, whoever changed that meanwhile', async () => {
    const { told, benches, workOn } = open();
    await benches.prepare(batchOf('scan'));

    const made = [await workOn('scan'), await workOn('vary'), await workOn('scan')];
    await benches.retire([batchOf('vary')]);
    await benches.close();

    assert.deepEqual(made, ['scan', 'vary', 'scan']);
    assert.deepEqual(told, ['open scan', 'open vary', 'close scan', 'close vary']);
  });

  it('say when nothing can succeed at one of them', async () => {
    const { benches } = open();
    await benches.prepare(batchOf('dear'));
    await benches.prepare(batchOf('scan'));

    assert.deepEqual(
      ['dear', 'scan', 'unknown'].map((task) => benches.isHeld(batchOf(task))),
      [true, false, false],
    );
  });
});
