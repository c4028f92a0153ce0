import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { createGeneratedItemStore } from '../../adapters/database/generated-items/generated-item-store.ts';
import { createQuestionBank } from '../../adapters/database/bank/question-bank.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { openReview } from '../../compose/review.ts';
import { GenerationBrief } from '../../domain/generation.ts';
import { Settings } from '../../domain/settings.ts';
import { type GenerationDependencies, generateItems } from './generate-items.ts';
import { type GenerationPlan, planGeneration } from './plan-generation.ts';

const GENERATION = 'generation-1';

async function openTools(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-generate-items-'));
  const database = await openSqlite(join(folder, 'items.db'));
  const review = openReview(database, Settings.parse({}).review);
  context.after(async () => {
    await review.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const tools: GenerationDependencies = {
    items: createGeneratedItemStore(database),
    bank: createQuestionBank(database),
    intake: review.intake,
    examples: { find: async () => [] },
    clock: systemClock,
    newId: randomUUID,
    nodeTimeoutMs: 10_000,
    report: () => {},
  };
  return { tools, queue: review.review };
}

/** A store that dies at one of its calls, as a process that is killed there. */
function dyingAt<Store extends object>(store: Store, name: keyof Store, call: number): Store {
  let calls = 0;
  return new Proxy(store, {
    get: (target, key, receiver) => {
      const method: unknown = Reflect.get(target, key, receiver);
      if (key !== name || typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        calls += 1;
        if (calls === call) throw new Error('killed');
        return method.apply(target, given);
      };
    },
  });
}

/** By rules; without a threshold that anything meets, everything goes to the experts. */
async function orderFor(qualityThreshold: number): Promise<GenerationPlan> {
  const brief = GenerationBrief.parse({ subject: 'Physics', level: 'Nat 5', blooms_level: 'create' });
  const order = await planGeneration(brief, { way: 'rules', courses: [], findInstitution: async () => undefined });
  return { ...order, config: { ...order.config, qualityThreshold } };
}

async function generate(order: GenerationPlan, tools: GenerationDependencies): Promise<unknown> {
  const signal = new AbortController().signal;
  const made = await tools.items.listByGeneration(GENERATION);
  const run = { id: GENERATION, owner: 'ada', seed: 7, made, emit: async () => {}, signal };
  return generateItems(order, run, tools);
}

const deaths: [string, (tools: GenerationDependencies) => GenerationDependencies][] = [
  ['before anything is recorded', (tools) => ({ ...tools, items: dyingAt(tools.items, 'save', 1) })],
  [
    'before it is handed over',
    (tools) => ({
      ...tools,
      bank: dyingAt(tools.bank, 'save', 1),
      intake: dyingAt(tools.intake, 'submit', 1),
    }),
  ],
  ['after it was handed over', (tools) => ({ ...tools, items: dyingAt(tools.items, 'save', 2) })],
];

describe('an item that is decided', () => {
  it('is kept when its generation is cancelled at that moment', async (t) => {
    const { tools } = await openTools(t);
    const cancelling = new AbortController();
    const bank = {
      ...tools.bank,
      save: async (questions: Parameters<typeof tools.bank.save>[0]) => {
        cancelling.abort();
        return tools.bank.save(questions);
      },
    };

    const run = { id: GENERATION, owner: 'ada', seed: 7, emit: async () => {}, signal: cancelling.signal };
    await assert.rejects(generateItems(await orderFor(0), run, { ...tools, bank }));

    const [item] = await tools.items.listByGeneration(GENERATION);
    assert.ok(await tools.bank.find(item?.questionId ?? ''));
    assert.equal(await tools.bank.count({}), 1);
  });
});

describe('an item that fails by our own fault', () => {
  it('is reported for the log, and told without its details', async (t) => {
    const { tools } = await openTools(t);
    const reported: unknown[] = [];
    const told: unknown[] = [];
    const examples = { find: () => Promise.reject(new TypeError('a secret slip')) };
    const run = {
      id: GENERATION,
      owner: 'ada',
      seed: 7,
      emit: async (type: string, data: unknown) => void (type === 'error' && told.push(data)),
      signal: new AbortController().signal,
    };

    await assert.rejects(
      generateItems(await orderFor(0), run, {
        ...tools,
        examples,
        report: (thrown) => reported.push(thrown),
      }),
    );

    assert.match(String(reported[0]), /a secret slip/);
    assert.doesNotMatch(JSON.stringify(told), /secret/);
    assert.equal(Object(told[0]).node, 'context-fetch');
  });
});

describe('an item whose server is killed', () => {
  for (const [when, kill] of deaths) {
    it(`is in the bank once after the restart: ${when}`, async (t) => {
      const { tools } = await openTools(t);
      const order = await orderFor(0);
      await assert.rejects(generate(order, kill(tools)), /killed/);

      await generate(order, tools);

      const [item, ...others] = await tools.items.listByGeneration(GENERATION);
      assert.deepEqual(others, []);
      assert.equal(item?.status, 'passed');
      assert.equal(await tools.bank.count({}), 1);
      assert.ok(await tools.bank.find(item?.questionId ?? ''));
    });

    it(`waits for an expert once after the restart: ${when}`, async (t) => {
      const { tools, queue } = await openTools(t);
      const order = await orderFor(1);
      await assert.rejects(generate(order, kill(tools)), /killed/);

      await generate(order, tools);

      const [item] = await tools.items.listByGeneration(GENERATION);
      assert.equal(item?.status, 'needs_human_review');
      const waiting = await queue.list({}, { limit: 10 });
      assert.deepEqual(
        waiting.items.map(({ id }) => id),
        [item?.reviewItemId],
      );
      assert.equal(await tools.bank.count({}), 0);
    });
  }
});
