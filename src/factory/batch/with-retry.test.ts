import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { Model, ModelRequest } from '../../ports/model.ts';
import { withRetry } from './with-retry.ts';

const MINUTE_MS = 60_000;
const createOutage = (facts: object): Fault =>
  new Fault('service-down', 'unreachable', { facts: { ...facts } });
const busy = createOutage({ status: 429, passing: true });
const unreachable = createOutage({ passing: true });

/** Creates a retrying model with a simulated clock; `reply` returns the result of a call by time and user prompt. */
function createRetryingModel(reply: (time: number, user: string) => Fault | 'ok') {
  let time = 0;
  const callTimes: number[] = [];
  const sleep = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
  };
  const model: Model = {
    ask: async ({ prompt, schema }) => {
      callTimes.push(time);
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
  const ask = (user = '', changes: Partial<ModelRequest<string>> = {}) =>
    retrying.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string(), ...changes });
  return { callTimes, pauses, ask, advanceTime: sleep };
}

describe('withRetry', () => {
  it('waits for a busy service with increasing pauses until it replies', async () => {
    const { callTimes, ask } = createRetryingModel((time) => (time < 3 * MINUTE_MS ? busy : 'ok'));

    assert.equal((await ask()).value, 'ok');
    assert.deepEqual(callTimes.slice(0, 5), [0, 1000, 3000, 7000, 15_000]);
    assert.ok(callTimes.length < 12, String(callTimes.length));
  });

  it('retries while the service is unreachable for all calls', async () => {
    let isUp = true;
    const { pauses, ask, advanceTime } = createRetryingModel((time) =>
      isUp || time > MINUTE_MS ? 'ok' : unreachable,
    );
    await ask();
    await advanceTime(1);
    isUp = false;

    const replies = await Promise.all(['a', 'b', 'c'].map((user) => ask(user)));

    assert.ok(replies.every(({ value }) => value === 'ok'));
    assert.deepEqual(pauses, ['unreachable']);
  });

  it('does not retry a failed call while others succeed', async () => {
    const { callTimes, ask } = createRetryingModel((_time, user) => (user === 'bad' ? unreachable : 'ok'));

    const [failedCall] = await Promise.allSettled([ask('bad'), ask('good')]);

    assert.equal(failedCall.status, 'rejected');
    assert.ok(callTimes.length <= 3, String(callTimes.length));
  });

  it('does not retry a refused key, and stops retrying after a few minutes', async () => {
    const refused = createRetryingModel(() => createOutage({ status: 401 }));
    let isUp = true;
    const unreachableLater = createRetryingModel(() => (isUp ? 'ok' : unreachable));
    await unreachableLater.ask();
    await unreachableLater.advanceTime(1);
    isUp = false;

    await assert.rejects(refused.ask(), { message: 'unreachable' });
    await assert.rejects(unreachableLater.ask(), { message: 'unreachable' });
    assert.equal(refused.callTimes.length, 1);
    const lastCallTime = unreachableLater.callTimes.at(-1) ?? 0;
    assert.ok(lastCallTime > 3 * MINUTE_MS && lastCallTime < 5 * MINUTE_MS, String(lastCallTime));
  });

  it('distinguishes a service that times out for all calls from a single slow call', async () => {
    const timeout = createOutage({ timedOut: true });
    const [hangingModel, workingModel] = [
      createRetryingModel(() => timeout),
      createRetryingModel((_time, user) => (user === 'long' ? timeout : 'ok')),
    ];

    const onlyCall = hangingModel.ask();
    const [, slowCall] = await Promise.allSettled([workingModel.ask('good'), workingModel.ask('long')]);

    await assert.rejects(onlyCall, { facts: { timedOut: true, passing: true } });
    assert.deepEqual(slowCall, { status: 'rejected', reason: timeout });
  });

  it('retries for half a minute when the service has never replied', async () => {
    const { callTimes, ask } = createRetryingModel(() => unreachable);

    await assert.rejects(ask(), { message: 'unreachable' });

    const lastCallTime = callTimes.at(-1) ?? 0;
    assert.ok(lastCallTime > MINUTE_MS / 2 && lastCallTime < MINUTE_MS, String(lastCallTime));
  });
});
