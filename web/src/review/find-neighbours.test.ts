import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReviewQueueItem } from '../api/schema.ts';
import { findLeaseHolder, findNeighbours } from './find-neighbours.ts';

const row = (id: string, changes: Partial<ReviewQueueItem> = {}): ReviewQueueItem => ({
  id,
  conversation_id: null,
  turn_id: id,
  provider_id: 'questions',
  user_input: '',
  generated_query: '',
  confidence_score: 0.5,
  validation_status: 'valid',
  reason_for_review: 'low_confidence',
  created_at: '2026-03-01T12:00:00Z',
  priority: 1,
  ...changes,
});

const rows = ['a', 'b', 'c', 'd'].map((id) => row(id));

describe('neighbours of an item in the queue', () => {
  it('are the rows above and below, with the next free row to open', () => {
    assert.deepEqual(
      findNeighbours(rows, 'b', ({ id }) => id === 'd'),
      { place: 2, previous: 'a', next: 'c', open: 'd', rowsAfter: 2 },
    );
  });

  it('start again at the top when no free row follows', () => {
    assert.equal(findNeighbours(rows, 'd', ({ id }) => id === 'b').open, 'b');
    assert.equal(findNeighbours(rows, 'd', () => true).open, 'a');
    assert.equal(findNeighbours(rows, 'd', () => false).open, undefined);
  });

  it('are counted from the top for an item that is not in the loaded rows', () => {
    assert.deepEqual(
      findNeighbours(rows, 'elsewhere', () => true),
      { place: undefined, previous: undefined, next: 'a', open: 'a', rowsAfter: 4 },
    );
  });
});

describe('lease holder of a row', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const held = row('a', { claimed_by: 'bob', claimed_until: '2026-03-01T12:05:00Z' });

  it('is another reviewer whose lease has not expired', () => {
    assert.equal(findLeaseHolder(held, 'alice', now), 'bob');
    assert.equal(findLeaseHolder(held, 'bob', now), undefined);
    assert.equal(findLeaseHolder(held, 'alice', now + 600_000), undefined);
    assert.equal(findLeaseHolder(row('a'), 'alice', now), undefined);
  });
});
