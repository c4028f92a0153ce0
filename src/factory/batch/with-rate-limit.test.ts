import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { RateLimits } from '../../ports/batch-budget.ts';
import type { Model } from '../../ports/model.ts';
import { withRateLimit } from './with-rate-limit.ts';

/** Creates a model with a rate limit. `waits` lists the waiting times of the reservations; `events` records what happened. */
function createLimitedModel(limits: RateLimits, waits: number[]) {
  const events: string[] = [];
  let time = 0;
  const rateLimit = {
    now: () => time,
    limits,
    reserve: async (requests: number) => {
      events.push(`reserved ${requests}`);
      return waits.shift() ?? 0;
    },
    recordTokens: async (tokens: number) => void events.push(`used ${tokens}`),
    sleep: async (milliseconds: number) => void events.push(`slept ${milliseconds}`),
  };
  const model: Model = {
    ask: async ({ onUsage, beforeCall, signal = new AbortController().signal, schema, prompt }) => {
      await beforeCall?.(signal);
      events.push('called');
      if (prompt.user === 'retry') {
        await beforeCall?.(signal);
        events.push('called');
      }
      const usage = { inputTokens: 90, outputTokens: 10, cost: null };
      onUsage?.(usage);
      if (prompt.user === 'fail') throw new Error('no');
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const limited = withRateLimit(model, rateLimit);
  const ask = (user = '') => limited.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string() });
  const advanceTime = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { events, ask, advanceTime };
}

describe('withRateLimit', () => {
  it('waits as long as the reservation requires, and records the tokens afterwards', async () => {
    const { events, ask } = createLimitedModel({ requestsPerMinute: 30, tokensPerMinute: 100 }, [0, 2000]);

    await ask();
    await ask();

    assert.deepEqual(events, [
      'reserved 1',
      'called',
      'used 100',
      'reserved 1',
      'slept 2000',
      'called',
      'used 100',
    ]);
  });

  it('records the tokens of a failed call', async () => {
    const { events, ask } = createLimitedModel({ tokensPerMinute: 100 }, []);

    await assert.rejects(ask('fail'));

    assert.deepEqual(events, ['reserved 1', 'called', 'used 100']);
  });

  it('reserves several requests together under a high limit, and all of them wait', async () => {
    const { events, ask } = createLimitedModel({ requestsPerMinute: 6000 }, [50]);

    await Promise.all(Array.from({ length: 10 }, () => ask()));

    assert.deepEqual(events.slice(0, 2), ['reserved 10', 'slept 50']);
    assert.equal(events.filter((event) => event === 'called').length, 10);
  });

  it('discards reserved requests that were not used within a tenth of a second', async () => {
    const { events, ask, advanceTime } = createLimitedModel({ requestsPerMinute: 6000 }, []);

    await ask();
    advanceTime(100);
    await ask();
    advanceTime(1);
    await ask();

    assert.deepEqual(events, ['reserved 10', 'called', 'called', 'reserved 10', 'called']);
  });

  it('counts a retry as a separate request', async () => {
    const { events, ask } = createLimitedModel({ requestsPerMinute: 30 }, [0, 2000]);

    await ask('retry');

    assert.deepEqual(events, ['reserved 1', 'called', 'reserved 1', 'slept 2000', 'called']);
  });

  it('rejects a waiting call when it is stopped', async () => {
    const stop = new AbortController();
    const rateLimit = {
      limits: { requestsPerMinute: 1 },
      reserve: async () => 60_000,
      recordTokens: async () => {},
      sleep: () => new Promise(() => {}),
      now: () => 0,
    };
    const limited = withRateLimit({ ask: () => assert.fail('the model must not be called') }, rateLimit);
    const prompt = { system: '', user: '' };
    const call = limited.ask({ role: 'idea', prompt, schema: z.string(), signal: stop.signal });

    stop.abort(new Error('stopped'));

    await assert.rejects(call, /stopped/);
  });

  it('reserves nothing when there is no limit', async () => {
    const { events, ask } = createLimitedModel({}, []);

    await ask();

    assert.deepEqual(events, ['called']);
  });
});
