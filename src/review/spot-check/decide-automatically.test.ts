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

// `createSuggestion` marks a suggestion as `certain` if its new text is in capitals.
describe('decideAutomatically', () => {
  it('applies the suggestions marked `certain` and leaves the others pending', async () => {
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

  it('applies nothing without the option `certain`', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    await Array.fromAsync(decideAutomatically(await folder.open()));
    assert.equal(folder.read(), ORIGINAL);
  });

  it('leaves a suggestion to the reviewer, with the reason, if it no longer fits its file', async () => {
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

  it('leaves nothing to the reviewer if the file already has the change', async () => {
    const folder = createTestFolder(() =>
      createReview(createSuggestion('two', 'TWO'), createSuggestion('two', 'TWO')),
    );
    const [report] = await Array.fromAsync(decideAutomatically(await folder.open(), 'certain'));
    assert.deepEqual([report?.applied.length, report?.remaining], [1, 0]);
  });

  it('leaves a suggestion to the reviewer if its file cannot be read', async () => {
    const folder = createTestFolder(() => {
      rmSync(folder.file);
      return createReview(createSuggestion('two', 'TWO'));
    });
    const [report] = await Array.fromAsync(decideAutomatically(await folder.open(), 'certain'));
    assert.equal(report?.remaining, 1);
    assert.match(report?.failures.join() ?? '', /no file p\/problem\.tex/);
  });
});
