import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAutomatically } from './decide-automatically.ts';
import { listDueProblems, listOpenProblems, readFullReview, startFullReview } from './full-review.ts';
import { createReview, ORIGINAL, openScratchSpotCheck } from './scratch-spot-check.fixture.ts';

const { createTestFolder, close } = await openScratchSpotCheck();
after(close);

describe('a full review of a folder', () => {
  it('lists unchecked and changed problems as due, and no checked ones', async () => {
    const folder = createTestFolder(() => createReview());
    assert.deepEqual((await startFullReview(folder.tools, folder.root)).problemIds, ['p']);
    assert.deepEqual(listDueProblems(await readFullReview(folder.tools, folder.root)), ['p']);
    await Array.fromAsync(decideAutomatically(await folder.open()));
    const fullReview = await readFullReview(folder.tools, folder.root);
    assert.deepEqual([listDueProblems(fullReview), listOpenProblems(fullReview)], [[], []]);
    writeFileSync(folder.file, `${ORIGINAL}eleven\n`);
    assert.deepEqual(listDueProblems(await readFullReview(folder.tools, folder.root)), ['p']);
  });
});
