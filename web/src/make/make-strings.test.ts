import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMoney, formatSectionTitle, makeStrings } from './make-strings.ts';

describe('texts of the Uploads pages', () => {
  it('name the sections of a question', () => {
    const titles = ['problem', 'variants/numerical', 'variants/context-2', 'alternates/1'].map(
      formatSectionTitle,
    );

    assert.deepEqual(titles, ['Question', 'New numbers', 'New context 2', 'Alternative solution 1']);
  });

  it('show costs, and calls without a known price', () => {
    assert.deepEqual([0, 0.004, 1.2].map(formatMoney), ['$0', 'less than 1¢', '$1.20']);
    assert.equal(makeStrings.spent({ cost: 1.2, unpriced: 1 }), '$1.20 and 1 call without a known price');
  });
});
