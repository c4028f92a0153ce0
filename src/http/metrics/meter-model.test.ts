import assert from 'node:assert/strict';
import { it } from 'node:test';
import { z } from 'zod';
import type { Model } from '../../ports/model.ts';
import { meterModel } from './meter-model.ts';
import { createMetrics } from './metrics.ts';

it('counts successful and failed calls, with all their tokens', async () => {
  const metrics = createMetrics();
  const usage = { inputTokens: 10, outputTokens: 2, cost: null };
  const model: Model = {
    ask: async ({ schema, onUsage, prompt }) => {
      onUsage?.(usage);
      if (prompt.user === 'fail') throw new Error('no');
      return { value: schema.parse('yes'), usage, model: 'm1', raw: 'yes' };
    },
  };
  const metered = meterModel(model, metrics);
  const ask = (user: string) =>
    metered.ask({ role: 'judge', prompt: { system: '', user }, schema: z.string() });

  await ask('go');
  await assert.rejects(ask('fail'));

  const output = await metrics.print();
  assert.match(output, /model_calls_total\{role="judge",model="m1",outcome="answered"\} 1/);
  assert.match(output, /model_calls_total\{role="judge",model="unknown",outcome="failed"\} 1/);
  assert.match(output, /model_tokens_total\{model="m1",direction="read"\} 10/);
  assert.match(output, /model_tokens_total\{model="unknown",direction="written"\} 2/);
});
