import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatAnswer } from './use-answer-draft.ts';

describe('submitted answer', () => {
  it('has the working first, then the answer, without empty parts', () => {
    const draft = { questionId: 'q', working: ' x + 1 = 3\nx = 3 - 1 ', answer: 'x = 2 ' };

    assert.equal(formatAnswer(draft), 'x + 1 = 3\nx = 3 - 1\nx = 2');
    assert.equal(formatAnswer({ ...draft, working: '' }), 'x = 2');
    assert.equal(formatAnswer({ ...draft, working: ' ', answer: '' }), '');
  });
});
