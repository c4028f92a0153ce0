import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textWidth, truncateText } from './text-width.ts';
import { hangText, wrapText } from './wrap-text.ts';

describe('textWidth', () => {
  it('counts two columns for East Asian and emoji characters, none for accents', () => {
    assert.equal(textWidth('abc'), 3);
    assert.equal(textWidth('物理'), 4);
    assert.equal(textWidth('한국'), 4);
    assert.equal(textWidth('🙂'), 2);
    assert.equal(textWidth('👩‍👩‍👧‍👦'), 2);
    assert.equal(textWidth('e\u0301'), 1);
    assert.equal(textWidth('−½√π²'), 5);
  });
});

describe('truncateText', () => {
  it('keeps text that fits and ends a cut text with an ellipsis', () => {
    assert.equal(truncateText('abcdef', 6), 'abcdef');
    assert.equal(truncateText('abcdef', 4), 'abc…');
    assert.equal(truncateText('物理学', 4), '物…');
  });
});

describe('wrapText', () => {
  it('breaks lines between words and does not break a long word', () => {
    assert.deepEqual(wrapText('one two  three\nfour', 9), ['one two', 'three', 'four']);
    assert.deepEqual(wrapText('incomprehensible word', 5), ['incomprehensible', 'word']);
  });

  it('indents the following lines to the start of the text in the first line', () => {
    assert.deepEqual(hangText('(a) ', 'the first option of all', 24), ['(a) the first option of', '    all']);
  });
});
