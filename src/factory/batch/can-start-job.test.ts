import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canStartJob } from './can-start-job.ts';

const createBatch = (maxCost?: number) => ({
  id: 'b',
  output: '/out',
  task: {},
  limits: { maxCost },
  held: null,
});

/** Returns whether a job can start, followed by the reasons with which the batch was paused. */
async function checkStart(maxCost: number | undefined, spent: { cost: number; unpriced?: number }) {
  const reasons: string[] = [];
  const canStart = await canStartJob(createBatch(maxCost), {
    store: { pause: async (_batch, reason) => void reasons.push(reason) },
    budget: {
      readSpending: async () => ({ calls: 1, inputTokens: 1, outputTokens: 1, unpriced: 0, ...spent }),
    },
  });
  return [canStart, ...reasons];
}

describe('canStartJob', () => {
  it('lets jobs start below the cost limit, and pauses the batch with the reason at the limit', async () => {
    assert.deepEqual(await checkStart(2, { cost: 1.99 }), [true]);
    assert.deepEqual(await checkStart(2, { cost: 2 }), [
      false,
      '$2.00 of $2 are spent; raise the limit with --max-cost.',
    ]);
  });

  it('pauses the batch when the limit cannot be enforced because a price is not known', async () => {
    const [canStart, reason] = await checkStart(2, { cost: 0, unpriced: 1 });

    assert.equal(canStart, false);
    assert.match(String(reason), /price of the model is not known/);
  });

  it('lets jobs start when there is no limit', async () => {
    assert.deepEqual(await checkStart(undefined, { cost: 1000, unpriced: 3 }), [true]);
  });
});
