import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('createTurns', () => {
  it('never runs more than the limit at once, keeps the order, and survives failures', async () => {
    const inTurn = createConcurrencyLimit(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) => async (): Promise<number> => {
      most = Math.max(most, ++running);
      order.push(n);
      await Promise.resolve();
      running -= 1;
      if (n % 3 === 0) throw new Error('no');
      return n;
    };

    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((n) => inTurn(work(n))));

    assert.equal(most, 2);
    assert.deepEqual(order, [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 2);
    assert.equal(await inTurn(work(8)), 8);
  });
});
