import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Model, ModelRequest, ModelUsage } from '../../ports/model.ts';
import { pluck } from '../../ports/pluck.fixture.ts';
import type { CachedReply } from '../../ports/reply-cache.ts';
import { withReplyCache } from './with-reply-cache.ts';

const ask = (user: string, more: Partial<ModelRequest<{ n: number }>> = {}): ModelRequest<{ n: number }> => ({
  role: 'classifier',
  prompt: { system: 'Count.', user },
  schema: z.object({ n: z.number() }),
  ...more,
});

function open(model = 'small') {
  const stored = new Map<string, CachedReply>();
  const requested: string[] = [];
  const recorded: ModelUsage[] = [];
  const service: Model = {
    ask: async ({ prompt, schema, onUsage }) => {
      requested.push(prompt.user);
      const raw = JSON.stringify({ n: requested.length });
      const usage = { inputTokens: 10, outputTokens: 2, cost: 0.01 };
      onUsage?.(usage);
      if (prompt.user === 'nonsense') throw new Error('unusable');
      return { value: schema.parse(JSON.parse(raw)), raw, model, usage };
    },
  };
  const replies = {
    find: async (key: string) => stored.get(key),
    save: async (key: string, reply: CachedReply, used: readonly ModelUsage[]) => {
      stored.set(key, reply);
      recorded.push(...used);
    },
    markUnusable: async (key: string) => void stored.delete(key),
    deleteUnusable: async () => {},
    recordUsage: async (used: readonly ModelUsage[]) => void recorded.push(...used),
    close: async () => {},
  };
  return {
    requested,
    stored,
    recorded,
    of: (name: string) => withReplyCache(service, replies, () => ({ model: name })),
  };
}

describe('withReplyCache', () => {
  it('requests a reply once and charges nothing the second time', async () => {
    const { requested, of } = open();

    const first = await of('small').ask(ask('two apples'));
    const second = await of('small').ask(ask('two apples'));

    assert.deepEqual([first.value, second.value], [{ n: 1 }, { n: 1 }]);
    assert.deepEqual([first.usage.cost, second.usage.cost], [0.01, 0]);
    assert.equal(requested.length, 1);
  });

  it('marks new and cached replies as unusable', async () => {
    const { requested, of } = open();
    for (const _time of ['new', 'cached']) await of('small').ask(ask('one'));
    await (await of('small').ask(ask('one'))).markUnusable?.();
    await (await of('small').ask(ask('one'))).markUnusable?.();
    await of('small').ask(ask('one'));

    assert.equal(requested.length, 3);
  });

  it('uses material, prompt, model, settings and images as the key', async () => {
    const { requested, of } = open();
    const image = (byte: number) => ({
      name: 'q.png',
      mediaType: 'image/png' as const,
      bytes: new Uint8Array([byte]),
    });

    await of('small').ask(ask('a'));
    await of('large').ask(ask('a'));
    await of('small').ask(ask('b'));
    await of('small').ask(ask('a', { settings: { temperature: 1 } }));
    await of('small').ask(ask('a', { images: [image(1)] }));
    await of('small').ask(ask('a', { images: [image(2)] }));

    assert.equal(requested.length, 6);
  });

  it('records the usage of replies and of calls without a usable reply', async () => {
    const { recorded, of } = open();

    await of('small').ask(ask('two apples'));
    await of('small').ask(ask('two apples'));
    await assert.rejects(of('small').ask(ask('nonsense')), /unusable/);

    assert.deepEqual(pluck(recorded, 'cost'), [0.01, 0.01]);
  });

  it('finds replies of a schema with a transform', async () => {
    const { requested, of } = open();
    const counted = z.object({ n: z.number() }).transform(({ n }) => `n is ${n}`);
    const counting = { ...ask('two apples'), schema: counted };

    const values = [(await of('small').ask(counting)).value, (await of('small').ask(counting)).value];

    assert.deepEqual(values, ['n is 1', 'n is 1']);
    assert.equal(requested.length, 1);
  });

  it('calls the model once for equal concurrent requests', async () => {
    const { requested, of } = open();
    const model = of('small');

    const replies = await Promise.all([1, 2, 3].map(() => model.ask(ask('two apples'))));

    assert.deepEqual(pluck(replies, 'value'), [{ n: 1 }, { n: 1 }, { n: 1 }]);
    assert.equal(requested.length, 1);
  });

  it('requests a reply again if it no longer matches the schema', async () => {
    const { requested, stored, of } = open();
    await of('small').ask(ask('a'));
    for (const [key, reply] of stored) stored.set(key, { ...reply, value: '"old shape"' });

    assert.deepEqual((await of('small').ask(ask('a'))).value, { n: 2 });
    assert.equal(requested.length, 2);
  });
});
