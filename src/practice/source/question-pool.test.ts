import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion, type Question } from '../../domain/question.ts';
import { createQuestionPool } from './question-pool.ts';
import { NOTHING_SEEN } from './seen-questions.ts';

function generate(n: number): Question {
  const question = createQuestion({ id: `q-${n}`, kind: 'integer', stem: `${n} + 1`, outcomeId: 'O-1' });
  return { ...question, provenance: { maker: 'item-model', createdAt: '2026-01-01T00:00:00.000Z' } };
}

describe('the pool of questions that were not chosen', () => {
  it('returns a question once, and none that the learner has seen', () => {
    const pool = createQuestionPool();
    pool.add([generate(1), generate(2)]);

    const seen = { ids: new Set(['q-1']), stems: new Set<string>() };
    assert.deepEqual(
      pool.take('O-1', 3, seen).map(({ id }) => id),
      ['q-2'],
    );
    assert.deepEqual(
      pool.take('O-1', 3, NOTHING_SEEN).map(({ id }) => id),
      ['q-1'],
    );
    assert.deepEqual(pool.take('O-1', 3, NOTHING_SEEN), []);
  });

  it('keeps the newest ten questions of an outcome', () => {
    const pool = createQuestionPool();
    pool.add(Array.from({ length: 12 }, (_, n) => generate(n)));

    const ids = pool.take('O-1', 20, NOTHING_SEEN).map(({ id }) => id);
    assert.deepEqual([ids.length, ids[0]], [10, 'q-2']);
  });
});
