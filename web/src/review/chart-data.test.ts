import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReviewStats, ReviewTrends } from '../api/schema.ts';
import { toAgeRows, toApprovalRows, toCountRows } from './chart-data.ts';

const trends: ReviewTrends = {
  days: [
    { day: '2026-03-01', queued: 5, approved: 1, corrected: 1, rejected: 2 },
    { day: '2026-03-02', queued: 3, approved: 0, corrected: 0, rejected: 0 },
  ],
  by_reason: {},
  by_provider: {},
  older_than_hours: { 168: 1, 1: 8, 24: 5, 72: 2 },
  approval_rate: null,
  waiting_hours: [],
  by_source: {},
  by_confidence: [],
  by_rule: {},
};

const createStats = (pending: number): ReviewStats => ({
  pending_reviews: pending,
  status_breakdown: {},
  by_provider: {},
  oldest_pending: null,
  oldest_age_hours: null,
});

describe('chart data', () => {
  it('has an approval rate only for days with decisions; corrections count as approved', () => {
    assert.deepEqual(toApprovalRows(trends), [{ label: '2026-03-01', value: 0.5 }]);
  });

  it('splits the cumulative counts into age groups that add up to all waiting items', () => {
    const rows = toAgeRows(createStats(10), trends);

    assert.deepEqual(
      rows.map(({ value }) => value),
      [2, 3, 3, 1, 1],
    );
    assert.deepEqual(toAgeRows(createStats(0), trends), []);
  });

  it('shows counts with their names, largest first', () => {
    assert.deepEqual(toCountRows({ a: 1, b: 9 }, { a: 'Apples' }), [
      { label: 'b', value: 9 },
      { label: 'Apples', value: 1 },
    ]);
  });
});
