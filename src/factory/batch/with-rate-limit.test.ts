import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { RateLimits } from '../../ports/batch-budget.ts';
import type { Model } from '../../ports/model.ts';
import { withRateLimit } from './with-rate-limit.ts';

/** A rate limit with the given waits, and a model; both record events in order. */
function open(limits: RateLimits, waits: number[]) {
  const notes: string[] = [];
  let time = 0;
  const rateLimit = {
    now: () => time,
    limits,
    reserve: async (requests: number) => {
      notes.push(`reserved ${requests}`);
      return waits.shift() ?? 0;
    },
    recordTokens: async (tokens: number) => void notes.push(`used ${tokens}`),
    sleep: async (milliseconds: number) => void notes.push(`slept ${milliseconds}`),
  };
  const model: Model = {
    ask: async ({ onUsage, beforeCall, signal = new AbortController().signal, schema, prompt }) => {
      await beforeCall?.(signal);
      notes.push('called');
      if (prompt.user === 'again') {
        await beforeCall?.(signal);
        notes.push('called');
      }
      const usage = { inputTokens: 90, outputTokens: 10, cost: null };
      onUsage?.(usage);
      if (prompt.user === 'fail') throw new Error('no');
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const limited = withRateLimit(model, rateLimit);
  const ask = (user = '') => limited.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string() });
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { notes, ask, pass };
}

describe('withRateLimit', () => {
  it('waits as long as the reservation requires, and records the tokens afterwards', async () => {
    const { notes, ask } = open({ requestsPerMinute: 30, tokensPerMinute: 100 }, [0, 2000]);

    await ask();
    await ask();

    assert.deepEqual(notes, [
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
    const { notes, ask } = open({ tokensPerMinute: 100 }, []);

    await assert.rejects(ask('fail'));

    assert.deepEqual(notes, ['reserved 1', 'called', 'used 100']);
  });

  it('reserves several requests together under a high limit, and all of them wait', async () => {
    const { notes, ask } = open({ requestsPerMinute: 6000 }, [50]);

    await Promise.all(Array.from({ length: 10 }, () => ask()));

    assert.deepEqual(notes.slice(0, 2), ['reserved 10', 'slept 50']);
    assert.equal(notes.filter((note) => note === 'called').length, 10);
  });

  it('drops reserved requests that were not used in time', async () => {
    const { notes, ask, pass } = open({ requestsPerMinute: 6000 }, []);

    await ask();
    pass(100);
    await ask();
    pass(1);
    await ask();

    assert.deepEqual(notes, ['reserved 10', 'called', 'called', 'reserved 10', 'called']);
  });

  it('counts a retry as a separate request', async () => {
    const { notes, ask } = open({ requestsPerMinute: 30 }, [0, 2000]);

    await ask('again');

    assert.deepEqual(notes, ['reserved 1', 'called', 'reserved 1', 'slept 2000', 'called']);
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
    const { notes, ask } = open({}, []);

    await ask();

    assert.deepEqual(notes, ['called']);
  });
});
