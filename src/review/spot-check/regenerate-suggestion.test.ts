import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import {
  change,
  nextSuggestion,
  openScratchSpotCheck,
  suggesting,
  type World,
} from './scratch-spot-check.fixture.ts';
import type { LiveSession } from './spot-check-session.ts';

const { createWorld, store, close } = await openScratchSpotCheck();
after(close);

const LINE = 'one to three\n';

/** A reviewer that suggests capitals for `one` and `three`, which are on one line. */
function twoOnOneLine(): World {
  const world = createWorld(({ latex_content }) =>
    suggesting(
      ...['one', 'three']
        .filter((word) => latex_content.includes(word))
        .map((word) => change(word, word.toUpperCase(), latex_content)),
    ),
  );
  writeFileSync(world.file, LINE);
  return world;
}

async function atConflict(world: World): Promise<{ session: LiveSession; id: number }> {
  const session = await world.open();
  await session.decide((await nextSuggestion(session)).suggestion, 'approve');
  const step = await session.next();
  assert.ok(step.kind === 'conflict');
  return { session, id: step.suggestion.id };
}

describe('two suggestions on one line', () => {
  it('can both be applied: the second is regenerated for the changed text', async () => {
    const world = twoOnOneLine();
    const { session, id } = await atConflict(world);
    const step = await session.next();
    assert.ok(step.kind === 'conflict');

    assert.equal(await session.regenerate(step.suggestion), true);

    const { suggestion } = await nextSuggestion(session);
    assert.deepEqual([suggestion.id, suggestion.original_content], [id, 'ONE to three\n']);
    await session.decide(suggestion, 'approve');
    assert.equal(world.read(), 'ONE to THREE\n');
    assert.equal((await store.findSuggestion(id))?.suggested_content, 'ONE to THREE\n');
  });

  it('are shown again when the session is resumed before the second is regenerated', async () => {
    const world = twoOnOneLine();
    const { session, id } = await atConflict(world);

    const step = await (await world.reopen(session.id)).next();

    assert.ok(step.kind === 'conflict');
    assert.equal(step.suggestion.id, id);
  });

  it('leave the second pending when a new review has no suggestion', async () => {
    const world = twoOnOneLine();
    const { session } = await atConflict(world);
    writeFileSync(world.file, 'drei\n');
    const step = await session.next();
    assert.ok(step.kind === 'conflict');

    assert.equal(await session.regenerate(step.suggestion), false);
    assert.equal(world.read(), 'drei\n');
  });
});

it('a regenerated suggestion does not repeat another one', async () => {
  const world = createWorld(({ latex_content }) =>
    suggesting(
      ...['one', 'four']
        .filter((word) => latex_content.includes(word))
        .map((word) => change(word, word.toUpperCase(), latex_content)),
    ),
  );
  const session = await world.open();
  await nextSuggestion(session);
  writeFileSync(world.file, world.read().replace('one', 'eins'));
  const step = await session.next();
  assert.ok(step.kind === 'conflict');

  assert.equal(await session.regenerate(step.suggestion), false);
});
