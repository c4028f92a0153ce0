import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createLearnQuestion } from '../learn-question.fixture.ts';
import { formatPartPath, isBlankResponse, parsePartTexts, toResponse } from './part-texts.ts';

const question = createLearnQuestion({
  parts: [
    { path: 'a', text: '', response: 'number', marks: 2 },
    { path: 'b.i', text: '', response: 'code', marks: 1 },
    { path: 'b.ii', text: '', response: 'text', marks: 1 },
  ],
});

describe('texts of parts', () => {
  it('are sent by path, without blank parts', () => {
    const texts = { a: 'v = 3\n 12 ', 'b.i': '\n  IF x THEN\n    y\n', 'b.ii': ' ' };

    assert.deepEqual(toResponse(question, texts), { a: 'v = 3\n 12', 'b.i': '  IF x THEN\n    y' });
  });

  it('are one text for a question without parts', () => {
    assert.equal(toResponse(createLearnQuestion({ response: 'number' }), { '': ' x = 2\n' }), 'x = 2');
    assert.equal(toResponse(createLearnQuestion({}), {}), '');
  });

  it('are read back from the stored response', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (texts) => {
        assert.deepEqual(parsePartTexts(JSON.stringify(texts)), Object.fromEntries(Object.entries(texts)));
      }),
    );
  });

  it('belong to the whole question when the stored response is ordinary text', () => {
    for (const stored of ['x = 2', '{1, 2}', '{"a": 1}']) {
      assert.deepEqual(parsePartTexts(stored), { '': stored });
    }
    assert.deepEqual(parsePartTexts(' '), {});
  });

  it('are blank when every text is', () => {
    assert.ok(isBlankResponse({ a: ' ', b: '' }) && isBlankResponse({}) && isBlankResponse(' '));
    assert.ok(!isBlankResponse({ a: '', b: '0' }));
  });
});

describe('path of a part', () => {
  it('is printed with each label in brackets', () => {
    assert.deepEqual(['a', 'b.i'].map(formatPartPath), ['(a)', '(b)(i)']);
  });
});
