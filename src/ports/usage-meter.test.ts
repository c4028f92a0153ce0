import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Model } from './model.ts';
import { createUsageMeter, withUsageMeter } from './usage-meter.ts';

const priced = { inputTokens: 100, outputTokens: 20, cost: 0.25 };
const unpriced = { inputTokens: 1, outputTokens: 2, cost: null };

describe('the usage ledger', () => {
  it('adds up tokens, cost and calls', () => {
    const ledger = createUsageMeter();

    ledger.add(priced);
    ledger.add(priced);

    assert.deepEqual(ledger.total(), { inputTokens: 200, outputTokens: 40, cost: 0.5, calls: 2 });
  });

  it('claims no cost when one call has no known price', () => {
    const ledger = createUsageMeter();

    ledger.add(priced);
    ledger.add(unpriced);

    assert.deepEqual(ledger.total(), { inputTokens: 101, outputTokens: 22, cost: null, calls: 2 });
  });

  it('counts the calls of an asking that fails', async () => {
    const ledger = createUsageMeter();
    const seen: unknown[] = [];
    const failing: Model = {
      ask: async ({ onUsage }) => {
        onUsage?.(priced);
        throw new Error('of no use');
      },
    };

    const asked = withUsageMeter(failing, ledger).ask({
      role: 'judge',
      prompt: { system: '', user: '' },
      schema: z.string(),
      onUsage: (usage) => seen.push(usage),
    });

    await assert.rejects(asked, /of no use/);
    assert.equal(ledger.total().calls, 1);
    assert.deepEqual(seen, [priced]);
  });
});
