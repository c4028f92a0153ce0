import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAutomatically } from './decide-automatically.ts';
import { change, ORIGINAL, openScratchSpotCheck, suggesting } from './scratch-spot-check.fixture.ts';

const { createWorld, close } = await openScratchSpotCheck();
after(close);

describe('decideAutomatically', () => {
  it('applies certain suggestions and leaves the rest pending', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('nine', 'neun')));
    const session = await world.open();
    const reports = await Array.fromAsync(decideAutomatically(session, 'certain'));
    assert.deepEqual(
      reports.map(({ applied, left }) => [applied.length, left]),
      [[1, 1]],
    );
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('applies nothing unless requested', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    await Array.fromAsync(decideAutomatically(await world.open()));
    assert.equal(world.read(), ORIGINAL);
  });

  it('counts a suggestion that no longer fits its file as left, with the reason', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('two', 'TWO TOO')));
    const [report] = await Array.fromAsync(decideAutomatically(await world.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.suggestions.length, report?.left], [1, 2, 1]);
    assert.match(
      report?.failures.join() ?? '',
      /^p\/problem\.tex has changed at the place of suggestion \d+\.$/,
    );
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('counts nothing as left when the file already has the change', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('two', 'TWO')));
    const [report] = await Array.fromAsync(decideAutomatically(await world.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.left], [1, 0]);
  });

  it('counts a suggestion whose file is unreadable as left', async () => {
    const world = createWorld(() => {
      rmSync(world.file);
      return suggesting(change('two', 'TWO'));
    });
    const [report] = await Array.fromAsync(decideAutomatically(await world.open(), 'certain'));
    assert.equal(report?.left, 1);
    assert.match(report?.failures.join() ?? '', /no file p\/problem\.tex/);
  });
});
