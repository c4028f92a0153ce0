import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Model } from './model.ts';
import { createUsageMeter, withUsageMeter } from './usage-meter.ts';

const priced = { inputTokens: 100, outputTokens: 20, cost: 0.25 };
const unpriced = { inputTokens: 1, outputTokens: 2, cost: null };

describe('createUsageMeter', () => {
  it('adds up tokens, cost and calls', () => {
    const meter = createUsageMeter();

    meter.add(priced);
    meter.add(priced);

    assert.deepEqual(meter.total(), { inputTokens: 200, outputTokens: 40, cost: 0.5, calls: 2 });
  });

  it('returns no cost when one call has no known price', () => {
    const meter = createUsageMeter();

    meter.add(priced);
    meter.add(unpriced);

    assert.deepEqual(meter.total(), { inputTokens: 101, outputTokens: 22, cost: null, calls: 2 });
  });

  it('counts the calls of a request that fails', async () => {
    const meter = createUsageMeter();
    const reported: unknown[] = [];
    const failing: Model = {
      ask: async ({ onUsage }) => {
        onUsage?.(priced);
        throw new Error('unusable');
      },
    };

    const reply = withUsageMeter(failing, meter).ask({
      role: 'judge',
      prompt: { system: '', user: '' },
      schema: z.string(),
      onUsage: (usage) => reported.push(usage),
    });

    await assert.rejects(reply, /unusable/);
    assert.equal(meter.total().calls, 1);
    assert.deepEqual(reported, [priced]);
  });
});
