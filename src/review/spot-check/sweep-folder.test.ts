import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAutomatically } from './decide-automatically.ts';
import { createReview, ORIGINAL, openScratchSpotCheck } from './scratch-spot-check.fixture.ts';
import { listDueProblems, listOpenProblems, readSweep, startSweep } from './sweep-folder.ts';

const { createTestFolder, close } = await openScratchSpotCheck();
after(close);

describe('a sweep over a folder', () => {
  it('lists unchecked and changed problems as due, and no checked ones', async () => {
    const folder = createTestFolder(() => createReview());
    assert.deepEqual((await startSweep(folder.tools, folder.root)).problemIds, ['p']);
    assert.deepEqual(listDueProblems(await readSweep(folder.tools, folder.root)), ['p']);
    await Array.fromAsync(decideAutomatically(await folder.open()));
    const sweep = await readSweep(folder.tools, folder.root);
    assert.deepEqual([listDueProblems(sweep), listOpenProblems(sweep)], [[], []]);
    writeFileSync(folder.file, `${ORIGINAL}eleven\n`);
    assert.deepEqual(listDueProblems(await readSweep(folder.tools, folder.root)), ['p']);
  });
});
