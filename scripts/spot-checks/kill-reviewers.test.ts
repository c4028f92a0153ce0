import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../database/scratch-folder.ts';
import { killReviewers } from './kill-reviewers.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

describe('a reviewer who is killed', () => {
  it('loses no decision and leaves no file half-written', async () => {
    const report = await killReviewers(scratch.path, { kills: 3, problems: 12 });

    assert.deepEqual([report.lost, report.census.torn, report.census.broken], [[], [], []]);
    assert.deepEqual([report.approved, report.decidedTwice], [12, 0]);
  });
});
