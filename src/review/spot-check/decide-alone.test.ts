import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAlone } from './decide-alone.ts';
import { change, ORIGINAL, openScratchSpotCheck, suggesting } from './scratch-spot-check.fixture.ts';

const { createWorld, close } = await openScratchSpotCheck();
after(close);

describe('deciding alone', () => {
  it('writes what is certain and leaves the rest pending', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('nine', 'neun')));
    const session = await world.open();
    const reports = await Array.fromAsync(decideAlone(session, 'certain'));
    assert.deepEqual(
      reports.map(({ applied, left }) => [applied.length, left]),
      [[1, 1]],
    );
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('writes nothing when it was not told to', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    await Array.fromAsync(decideAlone(await world.open()));
    assert.equal(world.read(), ORIGINAL);
  });

  it('counts what no longer fits its file as left, with the reason', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('two', 'TWO TOO')));
    const [report] = await Array.fromAsync(decideAlone(await world.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.suggestions.length, report?.left], [1, 2, 1]);
    assert.match(
      report?.failures.join() ?? '',
      /^p\/problem\.tex has changed where suggestion \d+ wants to\.$/,
    );
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('counts nothing as left when the file has it already', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('two', 'TWO')));
    const [report] = await Array.fromAsync(decideAlone(await world.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.left], [1, 0]);
  });

  it('counts what cannot be read any more as left', async () => {
    const world = createWorld(() => {
      rmSync(world.file);
      return suggesting(change('two', 'TWO'));
    });
    const [report] = await Array.fromAsync(decideAlone(await world.open(), 'certain'));
    assert.equal(report?.left, 1);
    assert.match(report?.failures.join() ?? '', /no file p\/problem\.tex/);
  });
});
