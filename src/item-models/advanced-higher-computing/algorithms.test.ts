import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listBubblePasses, listInsertionPasses, listProbes } from './algorithms.ts';

describe('listProbes', () => {
  it('halves the remaining range and rounds the middle position down', () => {
    assert.deepEqual(listProbes([18, 24, 30, 34, 50, 64, 69, 77, 95], 30), [50, 24, 30]);
  });
});

describe('listBubblePasses', () => {
  it('moves the largest remaining value to the end in each pass', () => {
    assert.deepEqual(listBubblePasses([41, 78, 60, 23, 16], 2), [
      [41, 60, 23, 16, 78],
      [41, 23, 16, 60, 78],
    ]);
  });
});

describe('listInsertionPasses', () => {
  it('sorts one more value at the front of the list in each pass', () => {
    assert.deepEqual(listInsertionPasses([5, 3, 4, 1], 3), [
      [3, 5, 4, 1],
      [3, 4, 5, 1],
      [1, 3, 4, 5],
    ]);
  });
});
