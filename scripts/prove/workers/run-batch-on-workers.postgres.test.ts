import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openScratchPostgres } from '../../test/postgres/test-database.ts';
import { runBatchOnWorkers } from './run-batch-on-workers.ts';

it('within 15 seconds, a worker takes over the jobs of a worker that was killed with SIGKILL', async (t) => {
  const scratch = await openScratchPostgres();
  t.after(() => scratch.drop());

  const report = await runBatchOnWorkers({
    databaseUrl: scratch.url,
    fileCount: 16,
    workers: 2,
    parallel: 2,
    latencyMs: 300,
    killAfterJobs: 2,
  });

  assert.deepEqual([report.done, report.folders], [16, 16]);
  assert.ok(report.interruptedJobs > 0 && (report.takeoverSeconds ?? 99) <= 15, JSON.stringify(report));
  // Only calls that were still unanswered when the worker was killed are repeated.
  assert.ok(report.repeated <= 2 * 2, JSON.stringify(report));
  assert.deepEqual(report.exitCodes, [0]);
});
