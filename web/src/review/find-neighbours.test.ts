import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReviewQueueItem } from '../api/schema.ts';
import { findLeaseHolder, findNeighbours } from './find-neighbours.ts';

// A turn is one submission to the queue; the "query" of an exam question is its LaTeX. (`web/src/review/README.md`
// explains the names.)

const createRow = (id: string, changes: Partial<ReviewQueueItem> = {}): ReviewQueueItem => ({
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

const rows = ['a', 'b', 'c', 'd'].map((id) => createRow(id));

describe('neighbours of an item in the queue', () => {
  it('are the rows above and below, and the next row that the reviewer can decide', () => {
    assert.deepEqual(
      findNeighbours(rows, 'b', ({ id }) => id === 'd'),
      { position: 2, previous: 'a', next: 'c', nextFree: 'd', rowsAfter: 2 },
    );
  });

  it('continue from the top when the reviewer can decide none of the rows below', () => {
    assert.equal(findNeighbours(rows, 'd', ({ id }) => id === 'b').nextFree, 'b');
    assert.equal(findNeighbours(rows, 'd', () => true).nextFree, 'a');
    assert.equal(findNeighbours(rows, 'd', () => false).nextFree, undefined);
  });

  it('are the first rows for an item that is not in the loaded rows', () => {
    assert.deepEqual(
      findNeighbours(rows, 'elsewhere', () => true),
      { position: undefined, previous: undefined, next: 'a', nextFree: 'a', rowsAfter: 4 },
    );
  });
});

describe('lease holder of a row', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const leasedRow = createRow('a', { claimed_by: 'bob', claimed_until: '2026-03-01T12:05:00Z' });

  it('is another reviewer whose lease has not expired', () => {
    assert.equal(findLeaseHolder(leasedRow, 'alice', now), 'bob');
    assert.equal(findLeaseHolder(leasedRow, 'bob', now), undefined);
    assert.equal(findLeaseHolder(leasedRow, 'alice', now + 600_000), undefined);
    assert.equal(findLeaseHolder(createRow('a'), 'alice', now), undefined);
  });
});
