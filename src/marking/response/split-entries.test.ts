import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitEntries } from './split-entries.ts';

const readFirst = (text: string) =>
  [...(splitEntries(text)[0] ?? [])].map((part) => part?.replace(/[,;]$/, ''));

describe('splitEntries', () => {
  it('assigns parts by their labels, in any order', () => {
    for (const text of [
      '(a) nucleus (b) cell wall',
      'a) nucleus\nb) cell wall',
      'b: cell wall\na: nucleus',
      '1. nucleus, 2. cell wall',
      'a = nucleus; b = cell wall',
      'a - nucleus\nb - cell wall',
    ])
      assert.deepEqual(readFirst(text), ['nucleus', 'cell wall'], text);
  });

  it('leaves a part without an answer undefined', () => {
    assert.deepEqual(readFirst('(b) cell wall'), [undefined, 'cell wall']);
  });

  it('assigns unlabelled answers in order', () => {
    assert.deepEqual(readFirst('nucleus\ncell wall'), ['nucleus', 'cell wall']);
  });

  it('reads “and” both as a comma and as a part of a term', () => {
    assert.deepEqual(splitEntries('mark and recapture, niche'), [
      ['mark and recapture', 'niche'],
      ['mark', 'recapture', 'niche'],
    ]);
  });

  it('reads neither the article “a” nor a hyphenated term as a label', () => {
    assert.deepEqual(readFirst('a nucleus, a cell wall'), ['a nucleus', 'a cell wall']);
    assert.deepEqual(readFirst('G-protein, niche'), ['G-protein', 'niche']);
  });
});
