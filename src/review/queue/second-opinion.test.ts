import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ReviewDecision } from '../../domain/queue-item.ts';
import { openScratchReview, type ScratchReview } from './scratch-review.fixture.ts';

let scratch: ScratchReview;
before(async () => {
  scratch = await openScratchReview();
});
after(() => scratch.close());

async function approvedAndDisliked(turnId: string, word: string): Promise<string> {
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

async function served(word: string): Promise<string[]> {
  return (await scratch.rag.searchExamples({ query: word })).map(({ example }) => example.query);
}

describe('a turn that is reviewed again', () => {
  it('is not served after a rejection, and served again when that is undone', async () => {
    const again = await approvedAndDisliked('approved', 'walrus');
    assert.equal((await served('walrus')).length, 1);

    await decide(again, 'REJECT');
    assert.deepEqual(await served('walrus'), []);

    await scratch.review.undo({ itemId: again, actor: 'eve' });
    assert.equal((await served('walrus')).length, 1);
  });

  it('is served only as corrected, and not at all after that is revoked', async () => {
    const again = await approvedAndDisliked('corrected', 'narwhal');

    await decide(again, 'CORRECT', 'SELECT COUNT(DISTINCT id) FROM narwhal');
    assert.deepEqual(await served('narwhal'), ['SELECT COUNT(DISTINCT id) FROM narwhal']);

    await scratch.review.revoke({ itemId: again, actor: 'eve' });
    assert.deepEqual(await served('narwhal'), []);
  });
});

describe('an example made from an item', () => {
  it('is also revoked in the history of its item', async () => {
    const { review, rag } = scratch;
    await approvedAndDisliked('index', 'dugong');
    const [hit] = await rag.searchExamples({ query: 'dugong' });

    await rag.revokeExample(hit?.example.id ?? '', 'eve');

    assert.deepEqual(await served('dugong'), []);
    const item = await review.get(hit?.example.id ?? '');
    assert.notEqual(item.revokedAt, null);
    const [last] = (await review.listAudit({ itemId: item.id }, { limit: 1 })).entries;
    assert.deepEqual([last?.action, last?.actor], ['revoked', 'eve']);
    await assert.rejects(rag.revokeExample(item.id, 'eve'), { kind: 'not-found' });
  });
});
