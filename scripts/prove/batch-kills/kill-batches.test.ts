import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { killBatches } from './kill-batches.ts';

it('a killed and restarted batch writes the same files as a batch without kills, and repeats only calls that were in flight', async (t) => {
  const scratch = await openScratchFolder();
  t.after(scratch.remove);

  const report = await killBatches(scratch.path, { problems: 10, kills: 1, parallelCalls: 4, latencyMs: 50 });

  assert.equal(report.kills, 1);
  assert.equal(report.exitCode, 0);
  assert.deepEqual(report.differing, []);
  assert.equal(report.files, 10 * 9);
  assert.ok(report.repeated <= report.inFlight.reduce((sum, calls) => sum + calls, 0));
});
