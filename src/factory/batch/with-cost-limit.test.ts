import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Model, ModelRequest } from '../../ports/model.ts';
import { isCostLimitFault, withCostLimit } from './with-cost-limit.ts';

const ask: ModelRequest<string> = { role: 'idea', prompt: { system: '', user: '' }, schema: z.string() };

type Setup = { readonly maxCost?: number; readonly price: () => number | null; readonly spenders?: number };

/** A slow model, and a record of the cost of each reply. */
function open({ maxCost, price, spenders = 1 }: Setup) {
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
  const limit = { maxCost, spent: async () => ({ ...spending }), countSpenders: async () => spenders };
  const workers = Array.from({ length: spenders }, () => withCostLimit(model, limit));
  const callAll = async (count: number): Promise<Fault[]> => {
    const ends = await Promise.allSettled(
      Array.from({ length: count }, (_, n) => (workers[n % spenders] ?? model).ask(ask)),
    );
    return ends.flatMap((end) => (end.status === 'rejected' ? [asFault(end.reason)] : []));
  };
  return { callAll, spending, getMaxRunning: () => maxRunning };
}

describe('withCostLimit', () => {
  it('is not exceeded by calls that cost at most as much as the earlier ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        async (maxCost, calls) => {
          const { callAll, spending } = open({ maxCost, price: () => 1 });

          const refused = await callAll(calls);

          assert.equal(spending.cost, Math.min(maxCost, calls));
          assert.equal(refused.length, Math.max(0, calls - maxCost));
          assert.ok(refused.every(isCostLimitFault));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is not exceeded by several workers together once the cost of one call is known', async () => {
    const { callAll, spending } = open({ maxCost: 30, price: () => 1, spenders: 3 });
    await callAll(1);

    await callAll(100);

    assert.ok(spending.cost <= 30 && spending.cost >= 27, String(spending.cost));
  });

  it('reports the spending and how to continue', async () => {
    const { callAll } = open({ maxCost: 2.5, price: () => 1 });

    const [refused] = await callAll(3);

    assert.equal(
      refused?.message,
      '$2.00 of $2.5 are spent, and the next call may cost more than is left; raise the limit with --max-cost.',
    );
  });

  it('runs the first call alone, then as many concurrent calls as the budget allows', async () => {
    const { callAll, getMaxRunning } = open({ maxCost: 100, price: () => 1 });

    await callAll(1);
    assert.equal(getMaxRunning(), 1);
    assert.deepEqual(await callAll(50), []);
    assert.equal(getMaxRunning(), 50);
  });

  it('refuses calls after the first one when the price is not known', async () => {
    const { callAll, spending } = open({ maxCost: 1, price: () => null });

    const [refused] = await callAll(5);

    assert.match(refused?.message ?? '', /price of the model is not known/);
    assert.equal(spending.calls, 1);
  });

  it('does not delay calls when they are free or there is no limit', async () => {
    for (const maxCost of [1, undefined]) {
      const { callAll, getMaxRunning } = open({ ...(maxCost && { maxCost }), price: () => 0 });

      await callAll(1);
      assert.deepEqual([await callAll(20), getMaxRunning()], [[], 20]);
    }
  });
});
