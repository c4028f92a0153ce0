import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Model, ModelAsk } from '../../ports/model.ts';
import { isCeilingReached, withCostCeiling } from './with-cost-ceiling.ts';

const ask: ModelAsk<string> = { role: 'idea', prompt: { system: '', user: '' }, schema: z.string() };

type House = { readonly maxCost?: number; readonly price: () => number | null; readonly spenders?: number };

/** A model that takes its time, and a meter that hears of what each answer cost. */
function open({ maxCost, price, spenders = 1 }: House) {
  const spending = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0, unpriced: 0 };
  let [underWay, most] = [0, 0];
  const model: Model = {
    ask: async (asked) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
      const cost = price();
      const usage = { inputTokens: 1, outputTokens: 1, cost };
      asked.onUsage?.(usage);
      spending.calls++;
      if (cost === null) spending.unpriced++;
      spending.cost += cost ?? 0;
      return { value: asked.schema.parse('yes'), usage, model: 'm', raw: 'yes' };
    },
  };
  const purse = { maxCost, spent: async () => ({ ...spending }), countSpenders: async () => spenders };
  const workers = Array.from({ length: spenders }, () => withCostCeiling(model, purse));
  const askAll = async (count: number): Promise<Fault[]> => {
    const ends = await Promise.allSettled(
      Array.from({ length: count }, (_, n) => (workers[n % spenders] ?? model).ask(ask)),
    );
    return ends.flatMap((end) => (end.status === 'rejected' ? [asFault(end.reason)] : []));
  };
  return { askAll, spending, most: () => most };
}

describe('a ceiling of cost in front of a model', () => {
  it('is never passed by calls that cost no more than the dearest before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        async (room, calls) => {
          const { askAll, spending } = open({ maxCost: room, price: () => 1 });

          const refused = await askAll(calls);

          assert.equal(spending.cost, Math.min(room, calls));
          assert.equal(refused.length, Math.max(0, calls - room));
          assert.ok(refused.every(isCeilingReached));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is not passed by several workers together, once a call of theirs is known', async () => {
    const { askAll, spending } = open({ maxCost: 30, price: () => 1, spenders: 3 });
    await askAll(1);

    await askAll(100);

    assert.ok(spending.cost <= 30 && spending.cost >= 27, String(spending.cost));
  });

  it('says what is spent, and how to go on', async () => {
    const { askAll } = open({ maxCost: 2.5, price: () => 1 });

    const [refused] = await askAll(3);

    assert.equal(
      refused?.message,
      '$2.00 of $2.5 are spent, and the next call may cost more than is left; allow more with --max-cost.',
    );
  });

  it('lets the first call go alone, and then as many at once as there is money for', async () => {
    const { askAll, most } = open({ maxCost: 100, price: () => 1 });

    await askAll(1);
    assert.equal(most(), 1);
    assert.deepEqual(await askAll(50), []);
    assert.equal(most(), 50);
  });

  it('that cannot be kept refuses after the first call', async () => {
    const { askAll, spending } = open({ maxCost: 1, price: () => null });

    const [refused] = await askAll(5);

    assert.match(refused?.message ?? '', /no known price/);
    assert.equal(spending.calls, 1);
  });

  it('holds up nobody where calls cost nothing, or where there is none', async () => {
    for (const maxCost of [1, undefined]) {
      const { askAll, most } = open({ ...(maxCost && { maxCost }), price: () => 0 });

      await askAll(1);
      assert.deepEqual([await askAll(20), most()], [[], 20]);
    }
  });
});
