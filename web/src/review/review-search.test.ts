import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getFilter, hasFilters, readReviewSearch } from './review-search.ts';

// The provider of an item is `questions` for an exam question, otherwise an SQL dialect.

describe('URL parameters of the review pages', () => {
  it('are read when they are valid', () => {
    const search = {
      q: 'needle',
      status: 'approved',
      provider: 'athena',
      reason: 'low_confidence',
      days: 7.5,
    };

    assert.deepEqual(readReviewSearch({ ...search, edit: true }), { ...search, days: 7, edit: true });
  });

  it('are ignored when they are unknown, invalid or the default', () => {
    const raw = {
      q: ' ',
      status: 'pending_review',
      reason: 'boredom',
      order: 'newest',
      days: 400,
      edit: 'yes',
    };

    assert.deepEqual(readReviewSearch(raw), {});
  });

  it('allow sorting by waiting time only for waiting items without a search', () => {
    assert.deepEqual(readReviewSearch({ order: 'oldest' }), { order: 'oldest' });
    assert.deepEqual(readReviewSearch({ order: 'oldest', q: 'x' }), { q: 'x' });
    assert.deepEqual(readReviewSearch({ order: 'oldest', status: 'rejected' }), { status: 'rejected' });
  });

  it('are reduced to the filter in links between pages', () => {
    const filter = getFilter({ q: 'x', days: 7, edit: true });

    assert.deepEqual(filter, { q: 'x' });
    assert.equal(hasFilters(filter), true);
    assert.equal(hasFilters({ order: 'oldest' }), false);
  });
});
