import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bubblePasses, insertionPasses, probesOf } from './searching-and-sorting.ts';

describe('a binary search', () => {
  it('looks at the middle of what is left, rounded down', () => {
    assert.deepEqual(probesOf([18, 24, 30, 34, 50, 64, 69, 77, 95], 30), [50, 24, 30]);
  });
});

describe('the passes of a sort', () => {
  it('of bubble sort move the largest value to the end', () => {
    assert.deepEqual(bubblePasses([41, 78, 60, 23, 16], 2), [
      [41, 60, 23, 16, 78],
      [41, 23, 16, 60, 78],
    ]);
  });

  it('of insertion sort sort the front of the list', () => {
    assert.deepEqual(insertionPasses([5, 3, 4, 1], 3), [
      [3, 5, 4, 1],
      [3, 4, 5, 1],
      [1, 3, 4, 5],
    ]);
  });
});
