import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Suggestion } from './suggestion.ts';

const suggestion = {
  issue_type: 'solution_error',
  file_path: 'ramp/problem.tex',
  description: 'Wrong sum.',
  reasoning: '2 + 2 = 4.',
  confidence: 0.9,
  original_content: '5\n',
  suggested_content: '4\n',
  diff: '--- a\n+++ b\n@@ -1 +1 @@\n-5\n+4\n',
};

describe('Suggestion', () => {
  it('accepts a valid suggestion', () => {
    assert.deepEqual(Suggestion.parse(suggestion), suggestion);
  });

  for (const [what, change] of [
    ['an empty diff', { diff: '' }],
    ['a confidence above 1', { confidence: 1.01 }],
    ['a confidence below 0', { confidence: -0.01 }],
    ['an unknown issue type', { issue_type: 'taste' }],
  ] as const) {
    it(`rejects ${what}`, () => {
      assert.equal(Suggestion.safeParse({ ...suggestion, ...change }).success, false);
    });
  }
});
