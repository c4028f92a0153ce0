import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { text, textPair } from '../../text/diff/text.arbitrary.ts';
import { fitSuggestion } from './apply-suggestion.ts';
import { change, nextSuggestion, openScratchSpotCheck, suggesting } from './scratch-spot-check.fixture.ts';

const { createWorld, close } = await openScratchSpotCheck();
after(close);

describe('applying a suggestion', () => {
  it('Feature: qa-review-agent, Property 5: Diff Application Correctness', async () => {
    const pair = textPair.filter(([one, other]) => one !== other && [one, other].every(isText));
    await fc.assert(
      fc.asyncProperty(pair, async ([original, modified]) => {
        const world = createWorld(() => suggesting(change(original, modified, original)));
        writeFileSync(world.file, original);
        const session = await world.open();
        const { suggestion } = await nextSuggestion(session);
        assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
        assert.equal(world.read(), modified);
      }),
      { numRuns: 100 },
    );
  });

  it('Feature: qa-review-agent, Property 13: Failed Diff Preserves Original', async () => {
    const texts = fc
      .tuple(text, textPair)
      .filter(([other, [one, two]]) => one !== two && [other, one].every(isText));
    await fc.assert(
      fc.asyncProperty(texts, async ([other, [original, modified]]) => {
        const suggestion = change(original, modified, original);
        const world = createWorld(() => suggesting(suggestion));
        writeFileSync(world.file, other);
        const fit = fitSuggestion(
          {
            ...suggestion,
            id: 1,
            version: 1,
            problem_id: 'p',
            status: 'pending',
            created_at: '',
            session_id: null,
            edited: false,
          },
          other,
        );
        fc.pre(fit.kind === 'conflict');
        const session = await world.open();
        assert.equal((await session.next()).kind, 'checked');
        const step = await session.next();
        assert.ok(step.kind === 'conflict');
        const outcome = await session.decide(step.suggestion, 'approve');
        assert.deepEqual(outcome, { kind: 'conflict' });
        assert.equal(world.read(), other);
      }),
      { numRuns: 100 },
    );
  });
});

/** What a problem file may hold: text that is not blank. */
function isText(content: string): boolean {
  return content.trim() !== '' && !content.includes('\0') && !content.startsWith('\uFEFF');
}
