import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { killAtApproval } from './kill-at-approval.ts';
import { killReviewers } from './kill-reviewers.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

describe('a killed reviewer', () => {
  it('loses no decision and leaves no file partly written', async () => {
    const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;
    const report = await killReviewers(scratch.path, { kills: 3, problems: 8, signals });

    assert.deepEqual([report.lost, report.files.partlyWritten, report.files.uncorrected], [[], [], []]);
    assert.deepEqual([report.approved, report.decidedTwice], [8, 0]);
  });

  it('has every approved file written in the end, whether it was killed before or after writing it', async () => {
    const { unwritten, approved, files } = await killAtApproval(join(scratch.path, 'approval'), 2);

    assert.deepEqual([unwritten, approved, files.corrected.length, files.partlyWritten], [1, 2, 2, []]);
  });
});
