import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openMigratedSqlite } from '../../../scripts/test/database/open-migrated-sqlite.ts';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../../adapters/database/bank/question-bank.ts';
import { createGeneratedItemStore } from '../../adapters/database/generated-items/generated-item-store.ts';
import { openReview } from '../../compose/review.ts';
import { GenerationBrief } from '../../domain/generation.ts';
import { Settings } from '../../domain/settings.ts';
import { type GenerationDependencies, generateItems } from './generate-items.ts';
import { type GenerationPlan, planGeneration } from './plan-generation.ts';

const GENERATION_ID = 'generation-1';

async function openDependencies(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-generate-items-'));
  const database = await openMigratedSqlite(join(folder, 'items.db'));
  const review = openReview(database, Settings.parse({}).review);
  context.after(async () => {
    await review.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const deps: GenerationDependencies = {
    items: createGeneratedItemStore(database),
    bank: createQuestionBank(database),
    intake: review.intake,
    examples: { find: async () => [] },
    clock: systemClock,
    newId: randomUUID,
    nodeTimeoutMs: 10_000,
    report: () => {},
  };
  return { deps, queue: review.review };
}

/** Wraps a store so that one call of a method throws. This simulates a process that is killed at that call. */
function failAt<Store extends object>(store: Store, name: keyof Store, failingCall: number): Store {
  let calls = 0;
  return new Proxy(store, {
    get: (target, key, receiver) => {
      const method: unknown = Reflect.get(target, key, receiver);
      if (key !== name || typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        calls += 1;
        if (calls === failingCall) throw new Error('killed');
        return method.apply(target, args);
      };
    },
  });
}

/** Plans a generation in rules mode. With a threshold of 1, every item is submitted to the expert queue. */
async function planWithThreshold(qualityThreshold: number): Promise<GenerationPlan> {
  const brief = GenerationBrief.parse({ subject: 'Physics', level: 'Nat 5', blooms_level: 'create' });
  const plan = await planGeneration(brief, {
    mode: 'rules',
    courses: [],
    institution: 'default',
    findInstitution: async () => undefined,
  });
  return { ...plan, config: { ...plan.config, qualityThreshold } };
}

async function generate(plan: GenerationPlan, deps: GenerationDependencies): Promise<unknown> {
  const signal = new AbortController().signal;
  const finishedItems = await deps.items.listByGeneration(GENERATION_ID);
  const run = { id: GENERATION_ID, owner: 'ada', seed: 7, finishedItems, emit: async () => {}, signal };
  return generateItems(plan, run, deps);
}

/** The moments at which the server is killed, each with a function that makes the dependencies fail at that moment. */
const crashes: [string, (deps: GenerationDependencies) => GenerationDependencies][] = [
  ['before the item is recorded', (deps) => ({ ...deps, items: failAt(deps.items, 'save', 1) })],
  [
    'before it is delivered',
    (deps) => ({ ...deps, bank: failAt(deps.bank, 'save', 1), intake: failAt(deps.intake, 'submit', 1) }),
  ],
  ['after it was delivered', (deps) => ({ ...deps, items: failAt(deps.items, 'save', 2) })],
];

describe('a decided item', () => {
  it('is stored when its generation is cancelled while the item is being saved', async (t) => {
    const { deps } = await openDependencies(t);
    const cancelling = new AbortController();
    const bank = {
      ...deps.bank,
      save: async (questions: Parameters<typeof deps.bank.save>[0]) => {
        cancelling.abort();
        return deps.bank.save(questions);
      },
    };

    const run = { id: GENERATION_ID, owner: 'ada', seed: 7, emit: async () => {}, signal: cancelling.signal };
    await assert.rejects(generateItems(await planWithThreshold(0), run, { ...deps, bank }));

    const [item] = await deps.items.listByGeneration(GENERATION_ID);
    assert.ok(await deps.bank.find(item?.questionId ?? ''));
    assert.equal(await deps.bank.count({}), 1);
  });
});

describe('an item that fails because of an internal error', () => {
  it('is logged with its message, but reported to clients without it', async (t) => {
    const { deps } = await openDependencies(t);
    const reported: unknown[] = [];
    const events: unknown[] = [];
    const examples = { find: () => Promise.reject(new TypeError('a secret message')) };
    const run = {
      id: GENERATION_ID,
      owner: 'ada',
      seed: 7,
      emit: async (type: string, data: unknown) => void (type === 'error' && events.push(data)),
      signal: new AbortController().signal,
    };

    await assert.rejects(
      generateItems(await planWithThreshold(0), run, {
        ...deps,
        examples,
        report: (thrown) => reported.push(thrown),
      }),
    );

    assert.match(String(reported[0]), /a secret message/);
    assert.doesNotMatch(JSON.stringify(events), /secret/);
    assert.equal(Object(events[0]).node, 'context-fetch');
  });
});

describe('an item whose server is killed', () => {
  for (const [moment, failAtMoment] of crashes) {
    it(`is in the bank once after the restart: ${moment}`, async (t) => {
      const { deps } = await openDependencies(t);
      const plan = await planWithThreshold(0);
      await assert.rejects(generate(plan, failAtMoment(deps)), /killed/);

      await generate(plan, deps);

      const [item, ...others] = await deps.items.listByGeneration(GENERATION_ID);
      assert.deepEqual(others, []);
      assert.equal(item?.status, 'passed');
      assert.equal(await deps.bank.count({}), 1);
      assert.ok(await deps.bank.find(item?.questionId ?? ''));
    });

    it(`is in the expert queue once after the restart: ${moment}`, async (t) => {
      const { deps, queue } = await openDependencies(t);
      const plan = await planWithThreshold(1);
      await assert.rejects(generate(plan, failAtMoment(deps)), /killed/);

      await generate(plan, deps);

      const [item] = await deps.items.listByGeneration(GENERATION_ID);
      assert.equal(item?.status, 'needs_human_review');
      const waiting = await queue.list({}, { limit: 10 });
      assert.deepEqual(
        waiting.items.map(({ id }) => id),
        [item?.reviewItemId],
      );
      assert.equal(await deps.bank.count({}), 0);
    });
  }
});
