import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { GeneratedItem } from '../domain/generation.ts';
import { createQuestion } from '../domain/question.ts';
import type { GeneratedItemStore } from './generated-item-store.ts';
import { pluck } from './pluck.fixture.ts';

const AT = '2026-01-01T00:00:00.000Z';

function sampleItem(changes: Partial<GeneratedItem> = {}): GeneratedItem {
  return GeneratedItem.parse({
    id: randomUUID(),
    generationId: randomUUID(),
    index: 1,
    owner: 'ada',
    brief: { subject: 'Physics', level: 'Nat 5', objective: 'Use \\frac and "quotes"' },
    status: 'corrected',
    question: createQuestion({ id: 'speed', kind: 'mcq_sc', stem: 'Calculate $\\frac{12}{4}$.' }),
    metadata: { bloomsLevel: { value: 'apply', confidence: 0.9 }, topic: null, outcome: null },
    reviewHistory: [
      {
        cycle: 1,
        validationResult: {
          isValid: false,
          errors: [{ field: 'stem', message: 'm', severity: 'error', rule: 'r' }],
        },
        qualityScore: null,
        correctionApplied: true,
        correctionTarget: 'stem',
        timestamp: AT,
      },
    ],
    corrections: [{ cycle: 1, component: 'stem', before: 'a', after: 'b' }],
    judge: 'rules',
    persistentRules: ['r'],
    provenance: [{ maker: 'item-model', name: 'N5P-01', seed: 7, createdAt: AT }],
    usage: { calls: 2, inputTokens: 10, outputTokens: 5, cost: null },
    durations: { 'stem-gen': 12.5 },
    questionId: 'speed',
    reviewItemId: null,
    createdAt: AT,
    ...changes,
  });
}

/** The tests that every `GeneratedItemStore` must pass. */
export function generatedItemStoreContract(name: string, open: () => Promise<GeneratedItemStore>): void {
  describe(`${name} satisfies the GeneratedItemStore contract`, () => {
    it('returns undefined or an empty list for unknown ids', async () => {
      const items = await open();

      assert.equal(await items.find('nowhere'), undefined);
      assert.equal(await items.find('\0'), undefined);
      assert.deepEqual(await items.listByGeneration('nowhere'), []);
    });

    it('returns an item as it was saved', async () => {
      const items = await open();
      const item = sampleItem();

      await items.save(item);

      assert.deepEqual(await items.find(item.id), item);
    });

    it('lists only the items of a generation, in their order', async () => {
      const items = await open();
      const generationId = randomUUID();
      const saved = [3, 1, 2].map((index) => sampleItem({ generationId, index }));
      for (const item of saved) await items.save(item);
      await items.save(sampleItem());

      assert.deepEqual(pluck(await items.listByGeneration(generationId), 'index'), [1, 2, 3]);
    });

    it('replaces the item with the same generation and index', async () => {
      const items = await open();
      const first = sampleItem();
      await items.save(first);

      await items.save({ ...first, id: randomUUID(), status: 'passed' });

      const listed = await items.listByGeneration(first.generationId);
      assert.deepEqual(
        listed.map(({ id, status }) => [id, status]),
        [[first.id, 'passed']],
      );
    });
  });
}
