import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAlone } from './decide-alone.ts';
import { ORIGINAL, openScratchSpotCheck, suggesting } from './scratch-spot-check.fixture.ts';
import { dueProblems, openProblems, readSweep, startSweep } from './sweep-folder.ts';

const { createWorld, close } = await openScratchSpotCheck();
after(close);

describe('a sweep over a folder', () => {
  it('goes by what the files say: a changed problem comes again, a failed one on demand', async () => {
    const world = createWorld(() => suggesting());
    assert.deepEqual((await startSweep(world.tools, world.root)).problemIds, ['p']);
    assert.deepEqual(dueProblems(await readSweep(world.tools, world.root)), ['p']);
    await Array.fromAsync(decideAlone(await world.open()));
    const done = await readSweep(world.tools, world.root);
    assert.deepEqual([dueProblems(done), openProblems(done)], [[], []]);
    writeFileSync(world.file, `${ORIGINAL}eleven\n`);
    assert.deepEqual(dueProblems(await readSweep(world.tools, world.root)), ['p']);
  });
});
