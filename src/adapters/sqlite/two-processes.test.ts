import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { killWriters } from '../../../scripts/prove/bank-kills/kill-writers.ts';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

describe('two processes on one SQLite file', () => {
  it('lose no acknowledged save and leave no partial save when they are killed while writing', async () => {
    const report = await killWriters(join(scratch.path, 'bank.db'), 4);

    assert.deepEqual(report.lost, []);
    assert.deepEqual(report.partlySaved, []);
    assert.equal(report.integrity, 'ok');
    assert.ok(report.acknowledged > 20 && report.reads > 0, JSON.stringify(report));
  });
});
