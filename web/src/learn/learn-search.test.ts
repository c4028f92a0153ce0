import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readLearnSearch } from './learn-search.ts';

describe('URL parameters of the Learn pages', () => {
  it('are read when they are valid and ignored otherwise', () => {
    const search = { subject: 'Physics', level: 'Nat 5', outcome: 'P-1' };

    assert.deepEqual(readLearnSearch({ ...search, more: 1 }), search);
    assert.deepEqual(readLearnSearch({ subject: '', level: 'Nat 9', outcome: 4 }), {});
  });
});
