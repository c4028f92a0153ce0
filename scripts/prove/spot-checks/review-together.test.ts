import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { reviewAfterDamage, reviewReadOnly, reviewTogether, reviewWithinLimit } from './review-together.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

function createFolder(name: string): string {
  const path = join(scratch.path, name);
  mkdirSync(path);
  return path;
}

describe('spot checks with two reviewers, a damaged database or read-only files', () => {
  it('finish when two processes review one folder at the same time', async () => {
    const { files, codes } = await reviewTogether(createFolder('two'), 6);

    assert.deepEqual([files.uncorrected, files.partlyWritten, codes], [[], [], [0, 0]]);
  });

  it('finish after the database file was damaged, and report where the damaged file is', async () => {
    const { files, output } = await reviewAfterDamage(createFolder('damaged'), 3);

    assert.deepEqual([files.uncorrected, files.partlyWritten], [[], []]);
    assert.match(output, /was damaged; \d+ rows were recovered/);
    assert.match(output, /The damaged file was kept: /);
  });

  it('leave no partly written file when the database cannot grow, and finish once it can', async () => {
    const { first, files, after: filesAfter } = await reviewWithinLimit(createFolder('full'), 5);

    assert.equal(first.code, 7);
    assert.deepEqual([files.partlyWritten, filesAfter.uncorrected, filesAfter.partlyWritten], [[], [], []]);
  });

  it('skip read-only files and write the others', async () => {
    const { files, code, refusals } = await reviewReadOnly(createFolder('read-only'), 4);

    assert.deepEqual([files.uncorrected, files.corrected, files.partlyWritten], [[0, 2], [1, 3], []]);
    assert.deepEqual([code, refusals], [1, 2]);
  });
});
