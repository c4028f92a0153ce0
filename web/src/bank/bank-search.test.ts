import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasFilters, readBankSearch } from './bank-search.ts';

describe('URL parameters of the bank page', () => {
  it('are read as text; a number in the URL is text too', () => {
    assert.deepEqual(readBankSearch({ q: 42, level: 'Higher' }), { q: '42', level: 'Higher' });
  });

  it('are ignored when they are unknown, empty or of another type', () => {
    const search = readBankSearch({ q: '  ', kind: ['mcq_sc'], subject: null, page: '3' });

    assert.deepEqual(search, {});
    assert.equal(hasFilters(search), false);
    assert.equal(hasFilters({ subject: 'Physics' }), true);
  });
});
