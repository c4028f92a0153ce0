import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { text, textPair } from '../../text/diff/text.arbitrary.ts';
import { fitSuggestion } from './apply-suggestion.ts';
import {
  createReview,
  createSuggestion,
  openScratchSpotCheck,
  readNextSuggestion,
} from './scratch-spot-check.fixture.ts';

const { createTestFolder, close } = await openScratchSpotCheck();
after(close);

describe('applying a suggestion', () => {
  it('Feature: qa-review-agent, Property 5: Diff Application Correctness', async () => {
    const pair = textPair.filter(
      ([original, modified]) => original !== modified && [original, modified].every(isValidContent),
    );
    await fc.assert(
      fc.asyncProperty(pair, async ([original, modified]) => {
        const folder = createTestFolder(() => createReview(createSuggestion(original, modified, original)));
        writeFileSync(folder.file, original);
        const session = await folder.open();
        const { suggestion } = await readNextSuggestion(session);
        assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
        assert.equal(folder.read(), modified);
      }),
      { numRuns: 100 },
    );
  });

  it('Feature: qa-review-agent, Property 13: Failed Diff Preserves Original', async () => {
    const texts = fc
      .tuple(text, textPair)
      .filter(
        ([current, [original, modified]]) =>
          original !== modified && [current, original].every(isValidContent),
      );
    await fc.assert(
      fc.asyncProperty(texts, async ([current, [original, modified]]) => {
        const suggestion = createSuggestion(original, modified, original);
        const folder = createTestFolder(() => createReview(suggestion));
        writeFileSync(folder.file, current);
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
          current,
        );
        fc.pre(fit.kind === 'conflict');
        const session = await folder.open();
        assert.equal((await session.next()).kind, 'checked');
        const step = await session.next();
        assert.ok(step.kind === 'conflict');
        const outcome = await session.decide(step.suggestion, 'approve');
        assert.deepEqual(outcome, { kind: 'conflict' });
        assert.equal(folder.read(), current);
      }),
      { numRuns: 100 },
    );
  });
});

/** Checks that a problem file may contain the text: not blank, no NUL character, no byte order mark. */
function isValidContent(content: string): boolean {
  return content.trim() !== '' && !content.includes('\0') && !content.startsWith('\uFEFF');
}
