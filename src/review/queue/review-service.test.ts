import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { TurnRequest } from '../../domain/queue-request.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import { hasFailedValidation } from './record-turn.ts';
import { openScratchReview, type ScratchReview } from './scratch-review.fixture.ts';

// The tests submit SQL queries as well as exam questions, because the queue accepts both. A turn is one submission.
// `src/domain/queue-item.ts` explains the names.

let scratch: ScratchReview;
before(async () => {
  scratch = await openScratchReview();
});
after(() => scratch.close());

const turn: TurnRequest = {
  provider_id: 'postgresql',
  user_input: 'Show me all orders',
  generated_query: 'SELECT * FROM orders',
  confidence_score: 0.65,
  validation_status: 'valid',
  clarification_count: 0,
};

async function queueTurn(changes: Partial<TurnRequest> = {}, by = 'ada'): Promise<string> {
  const { item } = await scratch.review.recordTurn({ turn: { ...turn, ...changes }, by });
  assert.ok(item);
  return item.id;
}

describe('queueing', () => {
  it('returns whether and why a turn needs an expert', () => {
    const { review } = scratch;

    assert.deepEqual(
      review.shouldQueueForReview({ confidence: 0.65, validationPassed: true, hasNegativeFeedback: false }),
      { shouldQueue: true, trigger: 'low_confidence' },
    );
    assert.deepEqual(review.shouldQueueForReview({ confidence: 0.7 }), {
      shouldQueue: false,
      trigger: undefined,
    });
  });

  it('queues a stored turn only once, and adds a second trigger to its open item', async () => {
    const { review } = scratch;
    const confidentTurn = { ...turn, turn_id: 'sure', confidence_score: 0.95 };
    assert.equal((await review.recordTurn({ turn: confidentTurn, by: 'ada' })).item, undefined);

    const firstId = await review.autoQueueForReview({ turnId: 'sure', trigger: 'validation_failure' });
    const secondId = await review.autoQueueForReview({ turnId: 'sure', trigger: 'negative_feedback' });

    assert.equal(secondId, firstId);
    const item = await review.get(firstId);
    assert.deepEqual([item.reason, item.priority], ['validation_failure', 100]);
    assert.deepEqual(item.triggers, ['validation_failure', 'negative_feedback']);
    assert.equal(item.isGoodExample, false);
    await assert.rejects(review.autoQueueForReview({ turnId: 'nowhere', trigger: 'low_confidence' }), {
      kind: 'not-found',
    });
    await assert.rejects(
      review.autoQueueForReview({ turnId: 'sure', trigger: 'low_confidence', providerId: 'athena' }),
      { kind: 'invalid-input' },
    );
  });

  it('treats an unknown validation status as a failure', () => {
    assert.deepEqual(
      ['valid', 'Passed', 'unknown', 'invalid', 'failed', 'syntax error'].map(hasFailedValidation),
      [false, false, false, true, true, true],
    );
  });

  it('uses the thresholds of the operator', async () => {
    const strictReview = await openScratchReview({ confidenceThreshold: 0.95, clarificationThreshold: 1 });

    assert.equal(strictReview.review.shouldQueueForReview({ confidence: 0.9 }).trigger, 'low_confidence');
    assert.equal(
      strictReview.review.shouldQueueForReview({ clarificationCount: 1 }).trigger,
      'multiple_clarifications',
    );
    await strictReview.close();
  });

  it('does not queue a decided turn that is sent again', async () => {
    const id = await queueTurn({ turn_id: 'repeated' });
    await scratch.review.processReviewDecision({ itemId: id, decision: 'REJECT', reviewer: 'eve' });

    const repeated = await scratch.review.recordTurn({ turn: { ...turn, turn_id: 'repeated' }, by: 'ada' });

    assert.deepEqual([repeated.outcome, repeated.item], ['unchanged', undefined]);
  });
});

describe('a turn whose first request was interrupted', () => {
  it('is queued when it is sent again', async () => {
    const interruptedTurn = { ...turn, turn_id: 'interrupted' };
    const { turn_id: id, ...content } = interruptedTurn;
    await scratch.tools.queue.saveTurn({
      id,
      conversationId: null,
      providerId: content.provider_id,
      userInput: content.user_input,
      generatedQuery: content.generated_query,
      confidence: content.confidence_score,
      validationStatus: content.validation_status,
      clarificationCount: 0,
      createdBy: 'ada',
      createdAt: '2026-01-01T00:00:00.000Z',
    });

    const repeated = await scratch.review.recordTurn({ turn: interruptedTurn, by: 'ada' });

    assert.equal(repeated.outcome, 'unchanged');
    assert.equal(repeated.item?.status, 'pending_review');
  });
});

describe('withdrawing', () => {
  it('removes an open item from the queue without a decision', async () => {
    const { review } = scratch;
    const id = await queueTurn({ turn_id: 'to-withdraw', confidence_score: 0.1 });

    assert.equal(await review.withdraw('to-withdraw', 'ada'), 'withdrawn');

    const { status, decision } = await review.get(id);
    assert.deepEqual([status, decision], ['rejected', null]);
    const [last] = (await review.listAudit({ itemId: id }, { limit: 1 })).entries;
    assert.equal(last?.action, 'withdrawn');
    assert.equal(await review.withdraw('to-withdraw', 'ada'), undefined);
    assert.notEqual(
      await review.autoQueueForReview({ turnId: 'to-withdraw', trigger: 'low_confidence' }),
      id,
    );
  });

  it('does not remove an item that an expert has leased', async () => {
    const { review } = scratch;
    const id = await queueTurn({ turn_id: 'held' });
    await review.claim(id, 'eve');

    assert.equal(await review.withdraw('held', 'ada'), 'held');
    assert.equal((await review.get(id)).status, 'pending_review');
  });
});

describe('feedback', () => {
  it('queues a thumbs-down, even after an approval', async () => {
    const id = await queueTurn({ turn_id: 'thumbs' });
    await scratch.review.processReviewDecision({ itemId: id, decision: 'APPROVE', reviewer: 'eve' });

    const { itemId } = await scratch.review.recordFeedback({
      turnId: 'thumbs',
      user: 'bob',
      feedback: { rating: 'down' },
    });

    assert.notEqual(itemId, id);
    assert.equal((await scratch.review.get(itemId ?? '')).reason, 'negative_feedback');
  });

  it('queues a user’s correction, and creates no example from it', async () => {
    const lenientReview = await openScratchReview({ autoApprove: true });
    const confidentTurn = { ...turn, turn_id: 'own', confidence_score: 0.99 };
    await lenientReview.review.recordTurn({ turn: confidentTurn, by: 'ada' });

    const outcome = await lenientReview.review.recordFeedback({
      turnId: 'own',
      user: 'bob',
      feedback: { rating: 'up', corrected_query: 'SELECT 1' },
    });

    assert.equal(outcome.approved, false);
    assert.ok(outcome.itemId);
    assert.deepEqual(await lenientReview.rag.searchExamples({ query: 'orders' }), []);
    await lenientReview.close();
  });

  it('approves a confident turn by thumbs-up when the operator allows it; a thumbs-down revokes the example', async () => {
    const lenientReview = await openScratchReview({ autoApprove: true });
    const thumbsUp = { rating: 'up' as const };
    const listServed = async (service: ScratchReview) =>
      (await service.rag.searchExamples({ query: 'orders' })).map(({ example }) => example.id);
    for (const service of [scratch, lenientReview]) {
      await service.review.recordTurn({ turn: { ...turn, turn_id: 'up', confidence_score: 0.9 }, by: 'ada' });
      await service.review.recordTurn({
        turn: { ...turn, turn_id: 'less', confidence_score: 0.89 },
        by: 'ada',
      });
    }

    const ownFeedback = await lenientReview.review.recordFeedback({
      turnId: 'up',
      user: 'ada',
      feedback: thumbsUp,
    });
    const strictReview = await scratch.review.recordFeedback({
      turnId: 'up',
      user: 'bob',
      feedback: thumbsUp,
    });
    const lenientFeedback = await lenientReview.review.recordFeedback({
      turnId: 'up',
      user: 'bob',
      feedback: thumbsUp,
    });
    const lessConfident = await lenientReview.review.recordFeedback({
      turnId: 'less',
      user: 'bob',
      feedback: thumbsUp,
    });

    assert.equal(ownFeedback.approved, false, 'users cannot approve their own turn');
    assert.deepEqual(
      [strictReview.approved, lenientFeedback.approved, lessConfident.approved],
      [false, true, false],
    );
    assert.deepEqual(await listServed(lenientReview), ['turn:up']);
    await lenientReview.review.recordFeedback({ turnId: 'up', user: 'cy', feedback: { rating: 'down' } });
    assert.deepEqual(await listServed(lenientReview), []);
    await lenientReview.close();
  });
});

describe('the passing of time', () => {
  it('makes a lease expire', async () => {
    const id = await queueTurn();
    await scratch.review.claim(id, 'ann');
    await assert.rejects(scratch.review.claim(id, 'bob'), { kind: 'conflict' });

    scratch.clock.advance(600_001);

    assert.equal((await scratch.review.claim(id, 'bob')).leaseHolder, 'bob');
  });

  it('rejects an undo after the time window', async () => {
    const id = await queueTurn();
    await scratch.review.processReviewDecision({ itemId: id, decision: 'APPROVE', reviewer: 'eve' });
    scratch.clock.advance(600_001);

    await assert.rejects(scratch.review.undo({ itemId: id, actor: 'eve' }), (thrown: unknown) => {
      assert.ok(thrown instanceof Error && 'facts' in thrown);
      assert.deepEqual(Reflect.get(thrown.facts as object, 'reason'), 'too-late');
      return true;
    });
    assert.equal((await scratch.review.reopen({ itemId: id, actor: 'eve' })).status, 'pending_review');
  });

  it('reports how long an item was in the queue', async () => {
    const id = await queueTurn();
    scratch.clock.advance(3_000);

    await scratch.review.processReviewDecision({ itemId: id, decision: 'APPROVE', reviewer: 'eve' });

    assert.deepEqual(scratch.reported.at(-1), { decision: 'APPROVE', secondsInQueue: 3 });
  });

  it('returns the age of the oldest item in hours', async () => {
    const newReview = await openScratchReview();
    await newReview.review.recordTurn({ turn, by: 'ada' });
    newReview.clock.advance(120 * 3_600_000);

    const stats = await newReview.review.statistics();

    assert.deepEqual(stats, {
      pending_reviews: 1,
      status_breakdown: { pending_review: 1, approved: 0, rejected: 0 },
      by_provider: { postgresql: 1 },
      oldest_pending: '2026-01-01T00:00:00.000Z',
      oldest_age_hours: 120,
    });
    await newReview.close();
  });
});

type Move = 'approve' | 'reject' | 'correct' | 'undo' | 'reopen' | 'revoke' | 'down' | 'claim';

describe('any sequence of operations', () => {
  it('makes exactly those approved examples searchable that were not revoked, with correct counts', async () => {
    const moves = fc.array(
      fc.record({
        move: fc.constantFrom<Move>(
          'approve',
          'reject',
          'correct',
          'undo',
          'reopen',
          'revoke',
          'down',
          'claim',
        ),
        expert: fc.constantFrom('ann', 'bob'),
        turnIndex: fc.nat(2),
      }),
      { maxLength: 12 },
    );
    let round = 0;

    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        const provider_id = `round-${++round}`;
        const turns = ['a', 'b', 'c'].map((name) => `${provider_id}-${name}`);
        for (const turn_id of turns) await queueTurn({ provider_id, turn_id });
        for (const { move, expert, turnIndex } of history)
          await tryMove(move, expert, turns[turnIndex] ?? '');

        const items: ReviewItem[] = [];
        for await (const item of scratch.review.readAll({ providerId: provider_id })) items.push(item);
        const hits = await scratch.tools.examples.search({
          text: 'orders',
          providerId: provider_id,
          limit: 50,
        });
        const servedQueries = new Set(hits.map(({ example }) => example.query));
        assert.deepEqual(
          servedQueries,
          new Set(items.filter((item) => isServed(item) && isLastDecision(item, items)).map(getText)),
        );
        for (const status of ['pending_review', 'approved', 'rejected'] as const) {
          const count = await scratch.review.count({ status, providerId: provider_id });
          assert.equal(count, items.filter((item) => item.status === status).length);
        }
        for (const turnId of turns) {
          const openItems = items.filter(
            (item) => item.turnId === turnId && item.status === 'pending_review',
          );
          assert.ok(openItems.length <= 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

const getText = ({ correctedQuery, generatedQuery }: ReviewItem) => correctedQuery ?? generatedQuery;
const isServed = ({ status, revokedAt }: ReviewItem) => status === 'approved' && revokedAt === null;

/** Checks that no later decision is about the same turn or rejects the same text. */
function isLastDecision(item: ReviewItem, items: readonly ReviewItem[]): boolean {
  const later = items.filter((other) => (other.reviewedAt ?? '') > (item.reviewedAt ?? ''));
  return !later.some(
    (other) => other.turnId === item.turnId || (getText(other) === getText(item) && !isServed(other)),
  );
}

/** Performs an operation on the newest item of a turn; a conflict is allowed. */
async function tryMove(move: Move, expert: string, turnId: string): Promise<void> {
  const { review, clock } = scratch;
  clock.advance(1);
  const items = [];
  const providerId = turnId.slice(0, -2);
  for await (const item of review.readAll({ providerId })) if (item.turnId === turnId) items.push(item);
  const itemId = items.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.id ?? '';
  const decide = (decision: 'APPROVE' | 'REJECT' | 'CORRECT', correctedQuery?: string) =>
    review.processReviewDecision({
      itemId,
      decision,
      reviewer: expert,
      ...(correctedQuery !== undefined && { correctedQuery }),
    });
  const moves: Record<Move, () => Promise<unknown>> = {
    approve: () => decide('APPROVE'),
    reject: () => decide('REJECT'),
    correct: () => decide('CORRECT', `SELECT '${itemId}' FROM orders`),
    undo: () => review.undo({ itemId, actor: expert }),
    reopen: () => review.reopen({ itemId, actor: expert }),
    revoke: () => review.revoke({ itemId, actor: expert }),
    down: () => review.recordFeedback({ turnId, user: expert, feedback: { rating: 'down' } }),
    claim: () => review.claim(itemId, expert),
  };
  await moves[move]().catch((thrown: unknown) => {
    assert.ok(thrown instanceof Error && 'kind' in thrown && thrown.kind === 'conflict', String(thrown));
  });
}
