import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiError } from '../api/client.ts';
import type { ReviewItem, ReviewRecord } from '../api/schema.ts';
import { getRenewalDelay, toLease } from './lease.ts';
import type { OpenItem } from './review-api.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

const createOpenItem = (claimedUntil: string | null): OpenItem => ({
  item: {} as ReviewItem,
  record: { claimed_until: claimedUntil } as ReviewRecord,
  version: '"1"',
});

describe('lease of an item', () => {
  it('belongs to this reviewer when the claim succeeded', () => {
    assert.deepEqual(toLease(createOpenItem(null)), { kind: 'mine' });
  });

  it('contains the name of the other reviewer and the end of their lease', () => {
    const body = { reason: 'held', lease_holder: 'bob', lease_until: '2026-03-01T12:10:00Z' };

    assert.deepEqual(toLease(new ApiError(409, 'open', { body })), {
      kind: 'other',
      holder: 'bob',
      until: '2026-03-01T12:10:00Z',
    });
  });

  it('is `none` for a decided item and for an unreachable server', () => {
    assert.deepEqual(toLease(new ApiError(409, 'decided', { body: { reason: 'decided' } })), {
      kind: 'none',
    });
    assert.deepEqual(toLease(new ApiError(0, 'unreachable')), { kind: 'none' });
  });

  it('is renewed after a third of its time, but not more often than every five seconds', () => {
    assert.equal(getRenewalDelay(createOpenItem('2026-03-01T12:10:00Z'), now), 200_000);
    assert.equal(getRenewalDelay(createOpenItem('2026-03-01T12:00:06Z'), now), 5_000);
    assert.equal(getRenewalDelay(createOpenItem('2026-03-01T11:00:00Z'), now), 5_000);
    assert.equal(getRenewalDelay(createOpenItem(null), now), 10_000);
  });
});
