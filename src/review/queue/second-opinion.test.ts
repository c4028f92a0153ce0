import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import { openScratchReview, type ScratchReview } from './scratch-review.fixture.ts';

// A turn is one submission to the queue; its "query" is the LaTeX of an exam question, or an SQL text.
// `src/domain/queue-item.ts` explains the names.

let scratch: ScratchReview;
before(async () => {
  scratch = await openScratchReview();
});
after(() => scratch.close());

/** Approves a turn, then gives it a thumbs-down, and returns the id of the new item. */
async function approveThenDislike(turnId: string, word: string): Promise<string> {
  const { review } = scratch;
  const turn = {
    turn_id: turnId,
    provider_id: 'postgresql',
    user_input: `Count every ${word}`,
    generated_query: `SELECT COUNT(*) FROM ${word}`,
    confidence_score: 0.5,
    validation_status: 'valid',
    clarification_count: 0,
  };
  const { item } = await review.recordTurn({ turn, by: 'app' });
  await decide(item?.id ?? '', 'APPROVE');
  const { itemId } = await review.recordFeedback({ turnId, user: 'ada', feedback: { rating: 'down' } });
  return itemId ?? '';
}

function decide(itemId: string, decision: ReviewDecision, correctedQuery?: string) {
  scratch.clock.advance(1000);
  const correction = correctedQuery === undefined ? {} : { correctedQuery };
  return scratch.review.processReviewDecision({ itemId, decision, reviewer: 'eve', ...correction });
}

async function searchQueries(word: string): Promise<string[]> {
  return (await scratch.rag.searchExamples({ query: word })).map(({ example }) => example.query);
}

describe('a turn that is reviewed again', () => {
  it('is not found after a rejection, and found again after the rejection is undone', async () => {
    const secondItemId = await approveThenDislike('approved', 'walrus');
    assert.equal((await searchQueries('walrus')).length, 1);

    await decide(secondItemId, 'REJECT');
    assert.deepEqual(await searchQueries('walrus'), []);

    await scratch.review.undo({ itemId: secondItemId, actor: 'eve' });
    assert.equal((await searchQueries('walrus')).length, 1);
  });

  it('is found only with its correction, and not at all after the correction is revoked', async () => {
    const secondItemId = await approveThenDislike('corrected', 'narwhal');

    await decide(secondItemId, 'CORRECT', 'SELECT COUNT(DISTINCT id) FROM narwhal');
    assert.deepEqual(await searchQueries('narwhal'), ['SELECT COUNT(DISTINCT id) FROM narwhal']);

    await scratch.review.revoke({ itemId: secondItemId, actor: 'eve' });
    assert.deepEqual(await searchQueries('narwhal'), []);
  });
});

describe('revoking an example that was created from an item', () => {
  it('also marks the item as revoked', async () => {
    const { review, rag } = scratch;
    await approveThenDislike('index', 'dugong');
    const [hit] = await rag.searchExamples({ query: 'dugong' });

    await rag.revokeExample(hit?.example.id ?? '', 'eve');

    assert.deepEqual(await searchQueries('dugong'), []);
    const item = await review.get(hit?.example.id ?? '');
    assert.notEqual(item.revokedAt, null);
    const [last] = (await review.listAudit({ itemId: item.id }, { limit: 1 })).entries;
    assert.deepEqual([last?.action, last?.actor], ['revoked', 'eve']);
    await assert.rejects(rag.revokeExample(item.id, 'eve'), { kind: 'not-found' });
  });
});
