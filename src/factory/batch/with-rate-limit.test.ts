import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Model } from '../../ports/model.ts';
import { withRateLimit } from './with-rate-limit.ts';

const TOKENS = 100;

/** A clock that jumps over every wait, and a model that notes when it was asked. */
function open() {
  let time = 0;
  const times: number[] = [];
  const sleep = async (ms: number): Promise<void> => {
    time += ms;
  };
  const pace = { now: () => time, sleep };
  const model: Model = {
    ask: async ({ onUsage, schema }) => {
      times.push(time);
      const usage = { inputTokens: TOKENS, outputTokens: 0, cost: null };
      onUsage?.(usage);
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const askOnce = (limited: Model) =>
    limited.ask({ role: 'idea', prompt: { system: '', user: '' }, schema: z.string() });
  return { times, pace, model, askOnce };
}

describe('a rate limit', () => {
  it('lets no more requests through in any minute than it says', async () => {
    const { times, pace, model, askOnce } = open();
    const limited = withRateLimit(model, { requestsPerMinute: 30 }, pace);

    for (let call = 0; call < 100; call++) await askOnce(limited);

    for (const start of times)
      assert.ok(times.filter((at) => at >= start && at < start + 60_000).length <= 31, String(start));
    assert.ok((times.at(-1) ?? 0) <= 200_000);
  });

  it('waits off the tokens that were used', async () => {
    const { times, pace, model, askOnce } = open();
    const limited = withRateLimit(model, { tokensPerMinute: 6 * TOKENS }, pace);

    for (let call = 0; call < 13; call++) await askOnce(limited);

    assert.ok((times.at(-1) ?? 0) >= 110_000, String(times.at(-1)));
  });

  it('of nothing waits for nothing', async () => {
    const { times, pace, model, askOnce } = open();
    const free = withRateLimit(model, {}, pace);

    for (let call = 0; call < 10; call++) await askOnce(free);

    assert.equal(times.at(-1), 0);
  });
});
