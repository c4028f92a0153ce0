import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openScratchPostgres } from '../../test/postgres/test-database.ts';
import { shareBatch } from './share-batch.ts';

it('a worker takes over what another one, killed with SIGKILL, had in its hands, within 15 seconds', async (t) => {
  const scratch = await openScratchPostgres();
  t.after(() => scratch.drop());

  const report = await shareBatch({
    databaseUrl: scratch.url,
    problems: 16,
    workers: 2,
    parallel: 2,
    latencyMs: 300,
    killAfter: 2,
  });

  assert.deepEqual([report.done, report.folders], [16, 16]);
  assert.ok(report.lost > 0 && (report.takeoverSeconds ?? 99) <= 15, JSON.stringify(report));
  // Of what the dead worker had asked, only what was not answered yet is asked again.
  assert.ok(report.repeated <= 2 * 2, JSON.stringify(report));
  assert.deepEqual(report.exits, [0]);
});
