import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitParts } from './split-parts.ts';

describe('splitParts', () => {
  it('takes the parts by their labels, in whatever order they stand', () => {
    for (const text of [
      '(a) nucleus (b) cell wall',
      'a) nucleus\nb) cell wall',
      'b: cell wall\na: nucleus',
      '1. nucleus, 2. cell wall',
      'a = nucleus; b = cell wall',
    ]) {
      assert.deepEqual(
        [...splitParts(text)].slice(0, 2).map((part) => part?.replace(/[,;]$/, '')),
        ['nucleus', 'cell wall'],
      );
    }
  });

  it('leaves a part without an answer open', () => {
    assert.deepEqual([...splitParts('(b) cell wall')], [undefined, 'cell wall']);
  });

  it('takes unlabelled answers in their order', () => {
    assert.deepEqual(splitParts('nucleus\ncell wall'), ['nucleus', 'cell wall']);
    assert.deepEqual(splitParts('nucleus, cell wall and vacuole'), ['nucleus', 'cell wall', 'vacuole']);
  });

  it('takes the article for no label', () => {
    assert.deepEqual(splitParts('a nucleus, a cell wall'), ['a nucleus', 'a cell wall']);
  });
});
