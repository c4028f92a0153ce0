import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { TurnRequest } from '../../domain/queue-request.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import { hasPassedValidation } from './record-turn.ts';
import { openScratchReview, type ScratchReview } from './scratch-review.fixture.ts';

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

async function queued(changes: Partial<TurnRequest> = {}, by = 'ada'): Promise<string> {
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

  it('queues a stored turn for a trigger once', async () => {
    const { review } = scratch;
    const sure = { ...turn, turn_id: 'sure', confidence_score: 0.95 };
    assert.equal((await review.recordTurn({ turn: sure, by: 'ada' })).item, undefined);

    const first = await review.autoQueueForReview({ turnId: 'sure', trigger: 'validation_failure' });
    const second = await review.autoQueueForReview({ turnId: 'sure', trigger: 'negative_feedback' });

    assert.equal(second, first);
    const item = await review.get(first);
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
      ['valid', 'Passed', 'unknown', 'invalid', 'failed', 'syntax error'].map(hasPassedValidation),
      [true, true, true, false, false, false],
    );
  });

  it('uses the thresholds of the operator', async () => {
    const strict = await openScratchReview({ confidenceThreshold: 0.95, clarificationThreshold: 1 });

    assert.equal(strict.review.shouldQueueForReview({ confidence: 0.9 }).trigger, 'low_confidence');
    assert.equal(
      strict.review.shouldQueueForReview({ clarificationCount: 1 }).trigger,
      'multiple_clarifications',
    );
    await strict.close();
  });

  it('does not queue a decided turn that is sent again', async () => {
    const id = await queued({ turn_id: 'again' });
    await scratch.review.processReviewDecision({ itemId: id, decision: 'REJECT', reviewer: 'eve' });

    const again = await scratch.review.recordTurn({ turn: { ...turn, turn_id: 'again' }, by: 'ada' });

    assert.deepEqual([again.outcome, again.item], ['unchanged', undefined]);
  });
});

describe('a turn whose first request was interrupted', () => {
  it('is queued when it is sent again', async () => {
    const cut = { ...turn, turn_id: 'cut-off' };
    const { turn_id: id, ...said } = cut;
    await scratch.tools.queue.saveTurn({
      id,
      conversationId: null,
      providerId: said.provider_id,
      userInput: said.user_input,
      generatedQuery: said.generated_query,
      confidence: said.confidence_score,
      validationStatus: said.validation_status,
      clarificationCount: 0,
      createdBy: 'ada',
      createdAt: '2026-01-01T00:00:00.000Z',
    });

    const again = await scratch.review.recordTurn({ turn: cut, by: 'ada' });

    assert.equal(again.outcome, 'unchanged');
    assert.equal(again.item?.status, 'pending_review');
  });
});

describe('withdrawing', () => {
  it('removes an open item from the queue without a decision', async () => {
    const { review } = scratch;
    const id = await queued({ turn_id: 'asked', confidence_score: 0.1 });

    assert.equal(await review.withdraw('asked', 'ada'), 'withdrawn');

    const { status, decision } = await review.get(id);
    assert.deepEqual([status, decision], ['rejected', null]);
    const [last] = (await review.listAudit({ itemId: id }, { limit: 1 })).entries;
    assert.equal(last?.action, 'withdrawn');
    assert.equal(await review.withdraw('asked', 'ada'), undefined);
    assert.notEqual(await review.autoQueueForReview({ turnId: 'asked', trigger: 'low_confidence' }), id);
  });

  it('leaves an item that an expert has leased', async () => {
    const { review } = scratch;
    const id = await queued({ turn_id: 'held' });
    await review.claim(id, 'eve');

    assert.equal(await review.withdraw('held', 'ada'), 'held');
    assert.equal((await review.get(id)).status, 'pending_review');
  });
});

describe('feedback', () => {
  it('queues a thumbs-down, even after an approval', async () => {
    const id = await queued({ turn_id: 'thumbs' });
    await scratch.review.processReviewDecision({ itemId: id, decision: 'APPROVE', reviewer: 'eve' });

    const { itemId } = await scratch.review.recordFeedback({
      turnId: 'thumbs',
      user: 'bob',
      feedback: { rating: 'down' },
    });

    assert.notEqual(itemId, id);
    assert.equal((await scratch.review.get(itemId ?? '')).reason, 'negative_feedback');
  });

  it('queues a user’s correction and never trusts it by itself', async () => {
    const lenient = await openScratchReview({ autoApprove: true });
    const sure = { ...turn, turn_id: 'own', confidence_score: 0.99 };
    await lenient.review.recordTurn({ turn: sure, by: 'ada' });

    const outcome = await lenient.review.recordFeedback({
      turnId: 'own',
      user: 'bob',
      feedback: { rating: 'up', corrected_query: 'SELECT 1' },
    });

    assert.equal(outcome.approved, false);
    assert.ok(outcome.itemId);
    assert.deepEqual(await lenient.rag.searchExamples({ query: 'orders' }), []);
    await lenient.close();
  });

  it('approves a confident turn by thumbs-up only when the operator allows it, until a thumbs-down', async () => {
    const lenient = await openScratchReview({ autoApprove: true });
    const up = { rating: 'up' as const };
    const served = async (open: ScratchReview) =>
      (await open.rag.searchExamples({ query: 'orders' })).map(({ example }) => example.id);
    for (const open of [scratch, lenient]) {
      await open.review.recordTurn({ turn: { ...turn, turn_id: 'up', confidence_score: 0.9 }, by: 'ada' });
      await open.review.recordTurn({ turn: { ...turn, turn_id: 'less', confidence_score: 0.89 }, by: 'ada' });
    }

    const own = await lenient.review.recordFeedback({ turnId: 'up', user: 'ada', feedback: up });
    const strict = await scratch.review.recordFeedback({ turnId: 'up', user: 'bob', feedback: up });
    const allowed = await lenient.review.recordFeedback({ turnId: 'up', user: 'bob', feedback: up });
    const unsure = await lenient.review.recordFeedback({ turnId: 'less', user: 'bob', feedback: up });

    assert.equal(own.approved, false, 'nobody approves his own turn');
    assert.deepEqual([strict.approved, allowed.approved, unsure.approved], [false, true, false]);
    assert.deepEqual(await served(lenient), ['turn:up']);
    await lenient.review.recordFeedback({ turnId: 'up', user: 'cy', feedback: { rating: 'down' } });
    assert.deepEqual(await served(lenient), []);
    await lenient.close();
  });
});

describe('time', () => {
  it('lets a lease expire', async () => {
    const id = await queued();
    await scratch.review.claim(id, 'ann');
    await assert.rejects(scratch.review.claim(id, 'bob'), { kind: 'conflict' });

    scratch.clock.advance(600_001);

    assert.equal((await scratch.review.claim(id, 'bob')).leaseHolder, 'bob');
  });

  it('rejects an undo after the time window', async () => {
    const id = await queued();
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
    const id = await queued();
    scratch.clock.advance(3_000);

    await scratch.review.processReviewDecision({ itemId: id, decision: 'APPROVE', reviewer: 'eve' });

    assert.deepEqual(scratch.reported.at(-1), { decision: 'APPROVE', secondsInQueue: 3 });
  });

  it('returns the age of the oldest item in hours', async () => {
    const fresh = await openScratchReview();
    await fresh.review.recordTurn({ turn, by: 'ada' });
    fresh.clock.advance(120 * 3_600_000);

    const stats = await fresh.review.statistics();

    assert.deepEqual(stats, {
      pending_reviews: 1,
      status_breakdown: { pending_review: 1, approved: 0, rejected: 0 },
      by_provider: { postgresql: 1 },
      oldest_pending: '2026-01-01T00:00:00.000Z',
      oldest_age_hours: 120,
    });
    await fresh.close();
  });
});

type Move = 'approve' | 'reject' | 'correct' | 'undo' | 'reopen' | 'revoke' | 'down' | 'claim';

describe('any sequence of operations', () => {
  it('serves exactly the approved and not revoked examples, with correct counts', async () => {
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
        who: fc.constantFrom('ann', 'bob'),
        place: fc.nat(2),
      }),
      { maxLength: 12 },
    );
    let round = 0;

    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        const provider_id = `round-${++round}`;
        const turns = ['a', 'b', 'c'].map((name) => `${provider_id}-${name}`);
        for (const turn_id of turns) await queued({ provider_id, turn_id });
        for (const { move, who, place } of history) await play(move, who, turns[place] ?? '');

        const items: ReviewItem[] = [];
        for await (const item of scratch.review.readAll({ providerId: provider_id })) items.push(item);
        const hits = await scratch.tools.examples.search({
          text: 'orders',
          providerId: provider_id,
          limit: 50,
        });
        const served = new Set(hits.map(({ example }) => example.query));
        assert.deepEqual(
          served,
          new Set(items.filter((item) => isServed(item) && isLastWord(item, items)).map(textOf)),
        );
        for (const status of ['pending_review', 'approved', 'rejected'] as const) {
          const counted = await scratch.review.count({ status, providerId: provider_id });
          assert.equal(counted, items.filter((item) => item.status === status).length);
        }
        for (const turnId of turns) {
          const open = items.filter((item) => item.turnId === turnId && item.status === 'pending_review');
          assert.ok(open.length <= 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

const textOf = ({ correctedQuery, generatedQuery }: ReviewItem) => correctedQuery ?? generatedQuery;
const isServed = ({ status, revokedAt }: ReviewItem) => status === 'approved' && revokedAt === null;

/** Whether no later decision concerns the same turn or rejects the same text. */
function isLastWord(item: ReviewItem, items: readonly ReviewItem[]): boolean {
  const later = items.filter((one) => (one.reviewedAt ?? '') > (item.reviewedAt ?? ''));
  return !later.some((one) => one.turnId === item.turnId || (textOf(one) === textOf(item) && !isServed(one)));
}

/** Refused moves are part of any history. */
async function play(move: Move, who: string, turnId: string): Promise<void> {
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
      reviewer: who,
      ...(correctedQuery !== undefined && { correctedQuery }),
    });
  const moves: Record<Move, () => Promise<unknown>> = {
    approve: () => decide('APPROVE'),
    reject: () => decide('REJECT'),
    correct: () => decide('CORRECT', `SELECT '${itemId}' FROM orders`),
    undo: () => review.undo({ itemId, actor: who }),
    reopen: () => review.reopen({ itemId, actor: who }),
    revoke: () => review.revoke({ itemId, actor: who }),
    down: () => review.recordFeedback({ turnId, user: who, feedback: { rating: 'down' } }),
    claim: () => review.claim(itemId, who),
  };
  await moves[move]().catch((thrown: unknown) => {
    assert.ok(thrown instanceof Error && 'kind' in thrown && thrown.kind === 'conflict', String(thrown));
  });
}
