import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDraft } from './answer-draft.ts';

describe('stored draft of an answer', () => {
  it('has a text for each part', () => {
    const draft = { questionId: 'q', texts: { a: 'osmosis', 'b.i': 'v = 3\n' } };

    assert.deepEqual(parseDraft(draft), draft);
    assert.deepEqual(parseDraft({ questionId: 'q', texts: { a: 1 } }), { questionId: 'q', texts: { a: '' } });
  });

  it('is read from earlier versions, which stored one answer with its working', () => {
    assert.deepEqual(parseDraft({ questionId: 'q', working: 'x + 1 = 3', answer: 'x = 2' }), {
      questionId: 'q',
      texts: { '': 'x + 1 = 3\nx = 2' },
    });
    assert.deepEqual(parseDraft(null), { questionId: '', texts: {} });
  });
});
