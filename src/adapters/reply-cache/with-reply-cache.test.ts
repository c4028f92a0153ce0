import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Model, ModelRequest, ModelUsage } from '../../ports/model.ts';
import { pluck } from '../../ports/pluck.fixture.ts';
import type { CachedReply } from '../../ports/reply-cache.ts';
import { withReplyCache } from './with-reply-cache.ts';

const createRequest = (
  user: string,
  overrides: Partial<ModelRequest<{ n: number }>> = {},
): ModelRequest<{ n: number }> => ({
  role: 'classifier',
  prompt: { system: 'Count.', user },
  schema: z.object({ n: z.number() }),
  ...overrides,
});

function createTestCache(model = 'small') {
  const storedReplies = new Map<string, CachedReply>();
  const requestedPrompts: string[] = [];
  const recordedUsages: ModelUsage[] = [];
  const service: Model = {
    ask: async ({ prompt, schema, onUsage }) => {
      requestedPrompts.push(prompt.user);
      const raw = JSON.stringify({ n: requestedPrompts.length });
      const usage = { inputTokens: 10, outputTokens: 2, cost: 0.01 };
      onUsage?.(usage);
      if (prompt.user === 'nonsense') throw new Error('unusable');
      return { value: schema.parse(JSON.parse(raw)), raw, model, usage };
    },
  };
  const replies = {
    find: async (key: string) => storedReplies.get(key),
    save: async (key: string, reply: CachedReply, usages: readonly ModelUsage[]) => {
      storedReplies.set(key, reply);
      recordedUsages.push(...usages);
    },
    markUnusable: async (key: string) => void storedReplies.delete(key),
    deleteUnusable: async () => {},
    recordUsage: async (usages: readonly ModelUsage[]) => void recordedUsages.push(...usages),
    close: async () => {},
  };
  return {
    requestedPrompts,
    storedReplies,
    recordedUsages,
    openModel: (name: string) => withReplyCache(service, replies, () => ({ model: name })),
  };
}

describe('withReplyCache', () => {
  it('requests a reply once and charges nothing the second time', async () => {
    const { requestedPrompts, openModel } = createTestCache();

    const first = await openModel('small').ask(createRequest('two apples'));
    const second = await openModel('small').ask(createRequest('two apples'));

    assert.deepEqual([first.value, second.value], [{ n: 1 }, { n: 1 }]);
    assert.deepEqual([first.usage.cost, second.usage.cost], [0.01, 0]);
    assert.equal(requestedPrompts.length, 1);
  });

  it('marks new and cached replies as unusable', async () => {
    const { requestedPrompts, openModel } = createTestCache();
    for (const _state of ['new', 'cached']) await openModel('small').ask(createRequest('one'));
    await (await openModel('small').ask(createRequest('one'))).markUnusable?.();
    await (await openModel('small').ask(createRequest('one'))).markUnusable?.();
    await openModel('small').ask(createRequest('one'));

    assert.equal(requestedPrompts.length, 3);
  });

  it('uses material, prompt, model, settings and images as the key', async () => {
    const { requestedPrompts, openModel } = createTestCache();
    const image = (byte: number) => ({
      name: 'q.png',
      mediaType: 'image/png' as const,
      bytes: new Uint8Array([byte]),
    });

    await openModel('small').ask(createRequest('a'));
    await openModel('large').ask(createRequest('a'));
    await openModel('small').ask(createRequest('b'));
    await openModel('small').ask(createRequest('a', { settings: { temperature: 1 } }));
    await openModel('small').ask(createRequest('a', { images: [image(1)] }));
    await openModel('small').ask(createRequest('a', { images: [image(2)] }));

    assert.equal(requestedPrompts.length, 6);
  });

  it('records the usage of replies and of calls without a usable reply', async () => {
    const { recordedUsages, openModel } = createTestCache();

    await openModel('small').ask(createRequest('two apples'));
    await openModel('small').ask(createRequest('two apples'));
    await assert.rejects(openModel('small').ask(createRequest('nonsense')), /unusable/);

    assert.deepEqual(pluck(recordedUsages, 'cost'), [0.01, 0.01]);
  });

  it('finds replies of a schema with a transform', async () => {
    const { requestedPrompts, openModel } = createTestCache();
    const TransformedCount = z.object({ n: z.number() }).transform(({ n }) => `n is ${n}`);
    const request = { ...createRequest('two apples'), schema: TransformedCount };

    const values = [
      (await openModel('small').ask(request)).value,
      (await openModel('small').ask(request)).value,
    ];

    assert.deepEqual(values, ['n is 1', 'n is 1']);
    assert.equal(requestedPrompts.length, 1);
  });

  it('calls the model once for equal concurrent requests', async () => {
    const { requestedPrompts, openModel } = createTestCache();
    const model = openModel('small');

    const replies = await Promise.all([1, 2, 3].map(() => model.ask(createRequest('two apples'))));

    assert.deepEqual(pluck(replies, 'value'), [{ n: 1 }, { n: 1 }, { n: 1 }]);
    assert.equal(requestedPrompts.length, 1);
  });

  it('requests a reply again if it no longer matches the schema', async () => {
    const { requestedPrompts, storedReplies, openModel } = createTestCache();
    await openModel('small').ask(createRequest('a'));
    for (const [key, reply] of storedReplies) storedReplies.set(key, { ...reply, value: '"old shape"' });

    assert.deepEqual((await openModel('small').ask(createRequest('a'))).value, { n: 2 });
    assert.equal(requestedPrompts.length, 2);
  });
});
