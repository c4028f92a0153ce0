import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Model, ModelRequest } from '../../ports/model.ts';
import { isCostLimitFault, withCostLimit } from './with-cost-limit.ts';

const REQUEST: ModelRequest<string> = { role: 'idea', prompt: { system: '', user: '' }, schema: z.string() };

type Setup = {
  readonly maxCost?: number;
  readonly price: () => number | null;
  readonly workerCount?: number;
};

/** Creates workers that share a cost limit and a slow model; `callAll` spreads calls over them and returns the faults. */
function createWorkers({ maxCost, price, workerCount = 1 }: Setup) {
  const spending = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0, unpriced: 0 };
  let [running, maxRunning] = [0, 0];
  const model: Model = {
    ask: async (request) => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      const cost = price();
      const usage = { inputTokens: 1, outputTokens: 1, cost };
      request.onUsage?.(usage);
      spending.calls++;
      if (cost === null) spending.unpriced++;
      spending.cost += cost ?? 0;
      return { value: request.schema.parse('yes'), usage, model: 'm', raw: 'yes' };
    },
  };
  const limit = {
    maxCost,
    readSpending: async () => ({ ...spending }),
    countWorkers: async () => workerCount,
  };
  const workers = Array.from({ length: workerCount }, () => withCostLimit(model, limit));
  const callAll = async (count: number): Promise<Fault[]> => {
    const results = await Promise.allSettled(
      Array.from({ length: count }, (_, n) => (workers[n % workerCount] ?? model).ask(REQUEST)),
    );
    return results.flatMap((result) => (result.status === 'rejected' ? [asFault(result.reason)] : []));
  };
  return { callAll, spending, getMaxRunning: () => maxRunning };
}

describe('withCostLimit', () => {
  it('is not exceeded when no call costs more than the earlier ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        async (maxCost, calls) => {
          const { callAll, spending } = createWorkers({ maxCost, price: () => 1 });

          const refused = await callAll(calls);

          assert.equal(spending.cost, Math.min(maxCost, calls));
          assert.equal(refused.length, Math.max(0, calls - maxCost));
          assert.ok(refused.every(isCostLimitFault));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is not exceeded by several workers together after the cost of the first call is known', async () => {
    const { callAll, spending } = createWorkers({ maxCost: 30, price: () => 1, workerCount: 3 });
    await callAll(1);

    await callAll(100);

    assert.ok(spending.cost <= 30 && spending.cost >= 27, String(spending.cost));
  });

  it('reports the spending and how to continue', async () => {
    const { callAll } = createWorkers({ maxCost: 2.5, price: () => 1 });

    const [refused] = await callAll(3);

    assert.equal(
      refused?.message,
      '$2.00 of $2.5 are spent, and the next call may cost more than is left; raise the limit with --max-cost.',
    );
  });

  it('runs the first call alone, then as many concurrent calls as the budget allows', async () => {
    const { callAll, getMaxRunning } = createWorkers({ maxCost: 100, price: () => 1 });

    await callAll(1);
    assert.equal(getMaxRunning(), 1);
    assert.deepEqual(await callAll(50), []);
    assert.equal(getMaxRunning(), 50);
  });

  it('refuses calls after the first one when the price is not known', async () => {
    const { callAll, spending } = createWorkers({ maxCost: 1, price: () => null });

    const [refused] = await callAll(5);

    assert.match(refused?.message ?? '', /price of the model is not known/);
    assert.equal(spending.calls, 1);
  });

  it('does not delay calls when they are free or there is no limit', async () => {
    for (const maxCost of [1, undefined]) {
      const { callAll, getMaxRunning } = createWorkers({ ...(maxCost && { maxCost }), price: () => 0 });

      await callAll(1);
      assert.deepEqual([await callAll(20), getMaxRunning()], [[], 20]);
    }
  });
});
