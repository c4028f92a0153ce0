import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { Model, ModelRequest } from '../../ports/model.ts';
import { withRetry } from './with-retry.ts';

const MINUTE = 60_000;
const down = (facts: object): Fault => new Fault('service-down', 'unreachable', { facts: { ...facts } });
const busy = down({ status: 429, passing: true });
const unreachable = down({ passing: true });

/** A clock that skips every wait, and a model that replies by time and user prompt. */
function open(reply: (time: number, user: string) => Fault | 'ok') {
  let time = 0;
  const times: number[] = [];
  const sleep = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
  };
  const model: Model = {
    ask: async ({ prompt, schema }) => {
      times.push(time);
      await Promise.resolve();
      const result = reply(time, prompt.user);
      if (result !== 'ok') throw result;
      const usage = { inputTokens: 1, outputTokens: 1, cost: 0 };
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const pauses: string[] = [];
  const onPause = ({ message }: Fault): void => void pauses.push(message);
  const retrying = withRetry(model, { now: () => time, sleep, onPause });
  const ask = (user = '', more: Partial<ModelRequest<string>> = {}) =>
    retrying.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string(), ...more });
  return { times, pauses, ask, pass: sleep };
}

describe('withRetry', () => {
  it('waits for a busy service with increasing pauses until it replies', async () => {
    const { times, ask } = open((time) => (time < 3 * MINUTE ? busy : 'ok'));

    assert.equal((await ask()).value, 'ok');
    assert.deepEqual(times.slice(0, 5), [0, 1000, 3000, 7000, 15_000]);
    assert.ok(times.length < 12, String(times.length));
  });

  it('waits while the service is unreachable for all calls', async () => {
    let isUp = true;
    const { pauses, ask, pass } = open((time) => (isUp || time > MINUTE ? 'ok' : unreachable));
    await ask();
    await pass(1);
    isUp = false;

    const replies = await Promise.all(['a', 'b', 'c'].map((user) => ask(user)));

    assert.ok(replies.every(({ value }) => value === 'ok'));
    assert.deepEqual(pauses, ['unreachable']);
  });

  it('does not retry a failed call while others succeed', async () => {
    const { times, ask } = open((_time, user) => (user === 'poison' ? unreachable : 'ok'));

    const [poisoned] = await Promise.allSettled([ask('poison'), ask('good')]);

    assert.equal(poisoned.status, 'rejected');
    assert.ok(times.length <= 3, String(times.length));
  });

  it('does not retry a refused key, and stops retrying after a few minutes', async () => {
    const refused = open(() => down({ status: 401 }));
    let isUp = true;
    const dead = open(() => (isUp ? 'ok' : unreachable));
    await dead.ask();
    await dead.pass(1);
    isUp = false;

    await assert.rejects(refused.ask(), { message: 'unreachable' });
    await assert.rejects(dead.ask(), { message: 'unreachable' });
    assert.equal(refused.times.length, 1);
    const last = dead.times.at(-1) ?? 0;
    assert.ok(last > 3 * MINUTE && last < 5 * MINUTE, String(last));
  });

  it('distinguishes a service that times out for all calls from a single slow call', async () => {
    const late = down({ timedOut: true });
    const [hangs, works] = [open(() => late), open((_time, user) => (user === 'long' ? late : 'ok'))];

    const alone = hangs.ask();
    const [among] = await Promise.allSettled([works.ask('good'), works.ask('long')].toReversed());

    await assert.rejects(alone, { facts: { timedOut: true, passing: true } });
    assert.deepEqual(among, { status: 'rejected', reason: late });
  });

  it('retries for half a minute when the service has never replied', async () => {
    const { times, ask } = open(() => unreachable);

    await assert.rejects(ask(), { message: 'unreachable' });

    const last = times.at(-1) ?? 0;
    assert.ok(last > MINUTE / 2 && last < MINUTE, String(last));
  });
});
