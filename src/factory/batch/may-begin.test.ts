import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayBegin } from './may-begin.ts';

const batch = (maxCost?: number) => ({ id: 'b', output: '/out', task: {}, limits: { maxCost }, held: null });

async function ask(maxCost: number | undefined, spent: { cost: number; unpriced?: number }) {
  const reasons: string[] = [];
  const may = await mayBegin(batch(maxCost), {
    store: { hold: async (_batch, reason) => void reasons.push(reason) },
    meter: {
      spent: async () => ({ calls: 1, inputTokens: 1, outputTokens: 1, unpriced: 0, ...spent }),
    },
  });
  return [may, ...reasons];
}

describe('a ceiling of cost', () => {
  it('lets jobs begin until it is reached, and then holds the batch with the reason', async () => {
    assert.deepEqual(await ask(2, { cost: 1.99 }), [true]);
    assert.deepEqual(await ask(2, { cost: 2 }), [
      false,
      '$2.00 of $2 are spent; allow more with --max-cost.',
    ]);
  });

  it('that cannot be kept, because prices are not known, holds the batch too', async () => {
    const [may, reason] = await ask(2, { cost: 0, unpriced: 1 });

    assert.equal(may, false);
    assert.match(String(reason), /no known price/);
  });

  it('of nothing is no ceiling', async () => {
    assert.deepEqual(await ask(undefined, { cost: 1000, unpriced: 3 }), [true]);
  });
});
