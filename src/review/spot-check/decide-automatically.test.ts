import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { decideAutomatically } from './decide-automatically.ts';
import {
  createReview,
  createSuggestion,
  ORIGINAL,
  openScratchSpotCheck,
} from './scratch-spot-check.fixture.ts';

const { createTestFolder, close } = await openScratchSpotCheck();
after(close);

describe('decideAutomatically', () => {
  it('applies certain suggestions and leaves the rest pending', async () => {
    const folder = createTestFolder(() =>
      createReview(createSuggestion('two', 'TWO'), createSuggestion('nine', 'neun')),
    );
    const session = await folder.open();
    const reports = await Array.fromAsync(decideAutomatically(session, 'certain'));
    assert.deepEqual(
      reports.map(({ applied, remaining }) => [applied.length, remaining]),
      [[1, 1]],
    );
    assert.equal(folder.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('applies nothing unless requested', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    await Array.fromAsync(decideAutomatically(await folder.open()));
    assert.equal(folder.read(), ORIGINAL);
  });

  it('leaves a suggestion that no longer fits its file for a reviewer, with the reason', async () => {
    const folder = createTestFolder(() =>
      createReview(createSuggestion('two', 'TWO'), createSuggestion('two', 'TWO TOO')),
    );
    const [report] = await Array.fromAsync(decideAutomatically(await folder.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.suggestions.length, report?.remaining], [1, 2, 1]);
    assert.match(
      report?.failures.join() ?? '',
      /^p\/problem\.tex has changed at the place of suggestion \d+\.$/,
    );
    assert.equal(folder.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('leaves no suggestion for a reviewer when the file already has the change', async () => {
    const folder = createTestFolder(() =>
      createReview(createSuggestion('two', 'TWO'), createSuggestion('two', 'TWO')),
    );
    const [report] = await Array.fromAsync(decideAutomatically(await folder.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.remaining], [1, 0]);
  });

  it('leaves a suggestion whose file is unreadable for a reviewer', async () => {
    const folder = createTestFolder(() => {
      rmSync(folder.file);
      return createReview(createSuggestion('two', 'TWO'));
    });
    const [report] = await Array.fromAsync(decideAutomatically(await folder.open(), 'certain'));
    assert.equal(report?.remaining, 1);
    assert.match(report?.failures.join() ?? '', /no file p\/problem\.tex/);
  });
});
