import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { RateLimits } from '../../ports/batch-meter.ts';
import type { Model } from '../../ports/model.ts';
import { withRateLimit } from './with-rate-limit.ts';

/** A line that lets in what is told, and a model that notes what happened in which order. */
function open(limits: RateLimits, waits: number[]) {
  const notes: string[] = [];
  let time = 0;
  const line = {
    now: () => time,
    limits,
    enter: async (requests: number) => {
      notes.push(`enter ${requests}`);
      return waits.shift() ?? 0;
    },
    useTokens: async (tokens: number) => void notes.push(`used ${tokens}`),
    sleep: async (milliseconds: number) => void notes.push(`slept ${milliseconds}`),
  };
  const model: Model = {
    ask: async ({ onUsage, beforeCall, signal = new AbortController().signal, schema, prompt }) => {
      await beforeCall?.(signal);
      notes.push('asked');
      if (prompt.user === 'again') {
        await beforeCall?.(signal);
        notes.push('asked');
      }
      const usage = { inputTokens: 90, outputTokens: 10, cost: null };
      onUsage?.(usage);
      if (prompt.user === 'fail') throw new Error('no');
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const limited = withRateLimit(model, line);
  const ask = (user = '') => limited.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string() });
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { notes, ask, pass };
}

describe('a rate limit', () => {
  it('waits for its place in line, and writes the tokens down afterwards', async () => {
    const { notes, ask } = open({ requestsPerMinute: 30, tokensPerMinute: 100 }, [0, 2000]);

    await ask();
    await ask();

    assert.deepEqual(notes, ['enter 1', 'asked', 'used 100', 'enter 1', 'slept 2000', 'asked', 'used 100']);
  });

  it('writes down the tokens of a call that fails', async () => {
    const { notes, ask } = open({ tokensPerMinute: 100 }, []);

    await assert.rejects(ask('fail'));

    assert.deepEqual(notes, ['enter 1', 'asked', 'used 100']);
  });

  it('takes many places at once where the limit is high, and all of them wait', async () => {
    const { notes, ask } = open({ requestsPerMinute: 6000 }, [50]);

    await Promise.all(Array.from({ length: 10 }, () => ask()));

    assert.deepEqual(notes.slice(0, 2), ['enter 10', 'slept 50']);
    assert.equal(notes.filter((note) => note === 'asked').length, 10);
  });

  it('lets places lapse that nobody took while they were good', async () => {
    const { notes, ask, pass } = open({ requestsPerMinute: 6000 }, []);

    await ask();
    pass(100);
    await ask();
    pass(1);
    await ask();

    assert.deepEqual(notes, ['enter 10', 'asked', 'asked', 'enter 10', 'asked']);
  });

  it('counts an attempt after a failure as a request of its own', async () => {
    const { notes, ask } = open({ requestsPerMinute: 30 }, [0, 2000]);

    await ask('again');

    assert.deepEqual(notes, ['enter 1', 'asked', 'enter 1', 'slept 2000', 'asked']);
  });

  it('keeps nobody waiting who is told to stop', async () => {
    const stop = new AbortController();
    const line = {
      limits: { requestsPerMinute: 1 },
      enter: async () => 60_000,
      useTokens: async () => {},
      sleep: () => new Promise(() => {}),
      now: () => 0,
    };
    const limited = withRateLimit({ ask: () => assert.fail('it must not be asked') }, line);
    const prompt = { system: '', user: '' };
    const asked = limited.ask({ role: 'idea', prompt, schema: z.string(), signal: stop.signal });

    stop.abort(new Error('stopped'));

    await assert.rejects(asked, /stopped/);
  });

  it('of nothing stands in no line', async () => {
    const { notes, ask } = open({}, []);

    await ask();

    assert.deepEqual(notes, ['asked']);
  });
});
