import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('createConcurrencyLimit', () => {
  it('never exceeds the limit, keeps the order and continues after failures', async () => {
    const limit = createConcurrencyLimit(2);
    const order: number[] = [];
    let running = 0;
    let maxRunning = 0;
    const work = (n: number) => async (): Promise<number> => {
      maxRunning = Math.max(maxRunning, ++running);
      order.push(n);
      await Promise.resolve();
      running -= 1;
      if (n % 3 === 0) throw new Error('no');
      return n;
    };

    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((n) => limit(work(n))));

    assert.equal(maxRunning, 2);
    assert.deepEqual(order, [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 2);
    assert.equal(await limit(work(8)), 8);
  });
});
