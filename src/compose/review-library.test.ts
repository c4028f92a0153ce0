import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { openReviewAt } from './review-library.ts';

it('the library queues, decides, searches and counts', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-library-'));
  const { review, rag, close } = await openReviewAt({
    database: join(folder, 'review.db'),
    review: { confidenceThreshold: 0.8 },
  });
  t.after(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const turn = {
    turn_id: 'turn-1',
    provider_id: 'postgresql',
    user_input: 'Show me all orders from last month',
    generated_query: 'SELECT * FROM orders',
    confidence_score: 0.95,
    validation_status: 'valid',
    clarification_count: 0,
  };

  assert.deepEqual(review.shouldQueueForReview({ confidence: 0.75 }), {
    shouldQueue: true,
    trigger: 'low_confidence',
  });
  assert.equal((await review.recordTurn({ turn, by: 'app' })).item, undefined);
  const itemId = await review.autoQueueForReview({
    turnId: 'turn-1',
    trigger: 'low_confidence',
    providerId: 'postgresql',
  });
  const decided = await review.processReviewDecision({
    itemId,
    decision: 'CORRECT',
    reviewer: 'expert_alice',
    correctedQuery: "SELECT * FROM orders WHERE month = 'May'",
    notes: 'Fixed date handling',
  });
  const added = await rag.addExample({
    nlQuery: 'Show all users',
    generatedQuery: 'SELECT * FROM users',
    isGood: true,
    providerId: 'postgresql',
    autoApprove: true,
    by: 'expert_alice',
  });
  const [best] = await rag.searchExamples({ query: 'Show me orders', providerId: 'postgresql', limit: 5 });

  assert.deepEqual([decided.status, decided.reviewedBy], ['approved', 'expert_alice']);
  assert.equal(added.kind, 'added');
  assert.equal(best?.example.query, "SELECT * FROM orders WHERE month = 'May'");
  assert.equal((await rag.getStatistics({ providerId: 'postgresql' })).byStatus.approved, 2);
});
