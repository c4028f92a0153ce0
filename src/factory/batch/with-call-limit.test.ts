import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Model } from '../../ports/model.ts';
import { withCallLimit } from './with-call-limit.ts';

it('withCallLimit limits concurrent calls, keeps their order, and continues after a failed call', async () => {
  let [running, maxRunning] = [0, 0];
  const order: string[] = [];
  const model: Model = {
    ask: async ({ prompt, schema }) => {
      maxRunning = Math.max(maxRunning, ++running);
      await waitForNextTurn();
      running--;
      order.push(prompt.user);
      if (prompt.user === '2') throw new Error('no');
      const usage = { inputTokens: 0, outputTokens: 0, cost: 0 };
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const limited = withCallLimit(model, 3);

  const users = Array.from({ length: 10 }, (_, n) => String(n));
  const results = await Promise.allSettled(
    users.map((user) => limited.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string() })),
  );

  assert.equal(maxRunning, 3);
  assert.deepEqual(order, users);
  assert.equal(results.filter(({ status }) => status === 'rejected').length, 1);
});
