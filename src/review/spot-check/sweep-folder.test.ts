import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAutomatically } from './decide-automatically.ts';
import { ORIGINAL, openScratchSpotCheck, suggesting } from './scratch-spot-check.fixture.ts';
import { listDueProblems, listOpenProblems, readSweep, startSweep } from './sweep-folder.ts';

const { createWorld, close } = await openScratchSpotCheck();
after(close);

describe('a sweep over a folder', () => {
  it('makes a changed problem due again, and a failed one on demand', async () => {
    const world = createWorld(() => suggesting());
    assert.deepEqual((await startSweep(world.tools, world.root)).problemIds, ['p']);
    assert.deepEqual(listDueProblems(await readSweep(world.tools, world.root)), ['p']);
    await Array.fromAsync(decideAutomatically(await world.open()));
    const done = await readSweep(world.tools, world.root);
    assert.deepEqual([listDueProblems(done), listOpenProblems(done)], [[], []]);
    writeFileSync(world.file, `${ORIGINAL}eleven\n`);
    assert.deepEqual(listDueProblems(await readSweep(world.tools, world.root)), ['p']);
  });
});
