import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import {
  createReview,
  createSuggestion,
  openScratchSpotCheck,
  readNextSuggestion,
  type TestFolder,
} from './scratch-spot-check.fixture.ts';
import type { LiveSession } from './spot-check-session.ts';

const { createTestFolder, store, close } = await openScratchSpotCheck();
after(close);

const LINE = 'one to three\n';

/** Creates a folder whose reviewer suggests capitals for `one` and `three`, which are on one line. */
function createFolderWithTwoSuggestions(): TestFolder {
  const folder = createTestFolder(({ latex_content }) =>
    createReview(
      ...['one', 'three']
        .filter((word) => latex_content.includes(word))
        .map((word) => createSuggestion(word, word.toUpperCase(), latex_content)),
    ),
  );
  writeFileSync(folder.file, LINE);
  return folder;
}

/** Approves the first suggestion, which makes the second one a conflict. */
async function runToConflict(folder: TestFolder): Promise<{ session: LiveSession; id: number }> {
  const session = await folder.open();
  await session.decide((await readNextSuggestion(session)).suggestion, 'approve');
  const step = await session.next();
  assert.ok(step.kind === 'conflict');
  return { session, id: step.suggestion.id };
}

describe('two suggestions on one line', () => {
  it('can both be applied: the second is regenerated for the changed text', async () => {
    const folder = createFolderWithTwoSuggestions();
    const { session, id } = await runToConflict(folder);
    const step = await session.next();
    assert.ok(step.kind === 'conflict');

    assert.equal(await session.regenerate(step.suggestion), true);

    const { suggestion } = await readNextSuggestion(session);
    assert.deepEqual([suggestion.id, suggestion.original_content], [id, 'ONE to three\n']);
    await session.decide(suggestion, 'approve');
    assert.equal(folder.read(), 'ONE to THREE\n');
    assert.equal((await store.findSuggestion(id))?.suggested_content, 'ONE to THREE\n');
  });

  it('still conflict when the session is resumed before the second is regenerated', async () => {
    const folder = createFolderWithTwoSuggestions();
    const { session, id } = await runToConflict(folder);

    const step = await (await folder.reopen(session.id)).next();

    assert.ok(step.kind === 'conflict');
    assert.equal(step.suggestion.id, id);
  });

  it('leave the second pending when a new review has no suggestion', async () => {
    const folder = createFolderWithTwoSuggestions();
    const { session } = await runToConflict(folder);
    writeFileSync(folder.file, 'drei\n');
    const step = await session.next();
    assert.ok(step.kind === 'conflict');

    assert.equal(await session.regenerate(step.suggestion), false);
    assert.equal(folder.read(), 'drei\n');
  });
});

it('a regenerated suggestion does not repeat another one', async () => {
  const folder = createTestFolder(({ latex_content }) =>
    createReview(
      ...['one', 'four']
        .filter((word) => latex_content.includes(word))
        .map((word) => createSuggestion(word, word.toUpperCase(), latex_content)),
    ),
  );
  const session = await folder.open();
  await readNextSuggestion(session);
  writeFileSync(folder.file, folder.read().replace('one', 'eins'));
  const step = await session.next();
  assert.ok(step.kind === 'conflict');

  assert.equal(await session.regenerate(step.suggestion), false);
});
