import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it('counts changed, missing, extra and swapped letters', () => {
    assert.equal(editDistance('covalent', 'covelent', 3), 1);
    assert.equal(editDistance('parralel', 'parallel', 3), 2);
    assert.equal(editDistance('voltage', 'votlage', 3), 1);
  });

  it('returns the maximum plus one when the distance is larger than the maximum', () => {
    assert.equal(editDistance('a', 'abcdefgh', 2), 3);
  });
});
