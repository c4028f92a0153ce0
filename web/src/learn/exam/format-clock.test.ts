import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatClock } from './format-clock.ts';

describe('exam clock', () => {
  it('shows minutes and seconds, and hours when there are any', () => {
    assert.deepEqual([0, 59_000, 60_000, 3_599_000, 3_600_000, 7_505_000].map(formatClock), [
      '00:00',
      '00:59',
      '01:00',
      '59:59',
      '1:00:00',
      '2:05:05',
    ]);
  });

  it('shows zero only when the time is up', () => {
    assert.equal(formatClock(1), '00:01');
  });
});
