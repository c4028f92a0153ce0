import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatAge, formatTime } from './format-time.ts';

describe('formatted times', () => {
  const now = new Date('2026-03-10T12:00:00');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

  it('show an age in its largest unit', () => {
    const ages = [-5, 0.5, 59, 60, 47 * 60, 48 * 60].map((minutes) =>
      formatAge(minutesAgo(minutes), now.getTime()),
    );

    assert.deepEqual(ages, ['under 1 min', 'under 1 min', '59 min', '1 h', '47 h', '2 days']);
  });

  it('show only the time for today, and the date for other days', () => {
    assert.equal(formatTime(minutesAgo(30), now), '11:30');
    assert.equal(formatTime(minutesAgo(24 * 60), now), '9 Mar 2026, 12:00');
  });
});
