import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { Model, ModelAsk } from '../../ports/model.ts';
import { withPatience } from './with-patience.ts';

const MINUTE = 60_000;
const down = (facts: object): Fault => new Fault('service-down', 'away', { facts: { ...facts } });
const busy = down({ status: 429, passing: true });
const away = down({ passing: true });

/** A clock that jumps over every wait, and a model that answers as it is told for a time or a user. */
function open(answer: (time: number, user: string) => Fault | 'ok') {
  let time = 0;
  const times: number[] = [];
  const sleep = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
  };
  const model: Model = {
    ask: async ({ prompt, schema }) => {
      times.push(time);
      await Promise.resolve();
      const said = answer(time, prompt.user);
      if (said !== 'ok') throw said;
      const usage = { inputTokens: 1, outputTokens: 1, cost: 0 };
      return { value: schema.parse('ok'), raw: 'ok', model: 'm', usage };
    },
  };
  const told: string[] = [];
  const onPause = ({ message }: Fault): void => void told.push(message);
  const patient = withPatience(model, { now: () => time, sleep, onPause });
  const ask = (user = '', more: Partial<ModelAsk<string>> = {}) =>
    patient.ask({ role: 'idea', prompt: { system: '', user }, schema: z.string(), ...more });
  return { times, told, ask, pass: sleep };
}

describe('a patient model', () => {
  it('waits for a busy service, longer and longer, and nothing is lost', async () => {
    const { times, ask } = open((time) => (time < 3 * MINUTE ? busy : 'ok'));

    assert.equal((await ask()).value, 'ok');
    assert.deepEqual(times.slice(0, 5), [0, 1000, 3000, 7000, 15_000]);
    assert.ok(times.length < 12, String(times.length));
  });

  it('waits while the service is away for everybody', async () => {
    let isUp = true;
    const { told, ask, pass } = open((time) => (isUp || time > MINUTE ? 'ok' : away));
    await ask();
    await pass(1);
    isUp = false;

    const replies = await Promise.all(['a', 'b', 'c'].map((user) => ask(user)));

    assert.ok(replies.every(({ value }) => value === 'ok'));
    assert.deepEqual(told, ['away']);
  });

  it('takes a failure for its own where others are answered meanwhile', async () => {
    const { times, ask } = open((_time, user) => (user === 'poison' ? away : 'ok'));

    const [poisoned] = await Promise.allSettled([ask('poison'), ask('good')]);

    assert.equal(poisoned.status, 'rejected');
    assert.ok(times.length <= 3, String(times.length));
  });

  it('does not wait for what waiting cannot mend, nor for ever', async () => {
    const refused = open(() => down({ status: 401 }));
    let isUp = true;
    const dead = open(() => (isUp ? 'ok' : away));
    await dead.ask();
    await dead.pass(1);
    isUp = false;

    await assert.rejects(refused.ask(), { message: 'away' });
    await assert.rejects(dead.ask(), { message: 'away' });
    assert.equal(refused.times.length, 1);
    const last = dead.times.at(-1) ?? 0;
    assert.ok(last > 3 * MINUTE && last < 5 * MINUTE, String(last));
  });

  it('tells a service that hangs for everybody from an asking that takes too long', async () => {
    const late = down({ timedOut: true });
    const [hangs, works] = [open(() => late), open((_time, user) => (user === 'long' ? late : 'ok'))];

    const alone = hangs.ask();
    const [among] = await Promise.allSettled([works.ask('good'), works.ask('long')].toReversed());

    await assert.rejects(alone, { facts: { timedOut: true, passing: true } });
    assert.deepEqual(among, { status: 'rejected', reason: late });
  });

  it('looks for half a minute for a service that has never answered', async () => {
    const { times, ask } = open(() => away);

    await assert.rejects(ask(), { message: 'away' });

    const last = times.at(-1) ?? 0;
    assert.ok(last > MINUTE / 2 && last < MINUTE, String(last));
  });
});
