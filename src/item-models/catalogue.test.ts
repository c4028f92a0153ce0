import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemModels, modelsFor } from './catalogue.ts';
import { generateItem } from './generate-item.ts';
import { itemModelContract } from './item-model.contract.ts';

// A quick sample; `npm run prove -- item-models` checks 300 seeds.
const SEED_COUNT = 3;
const CHECKED_SEEDS = 2;

for (const model of itemModels) itemModelContract(model, SEED_COUNT, CHECKED_SEEDS);

describe('the catalogue', () => {
  it('gives every model its own id', () => {
    assert.equal(new Set(itemModels.map((model) => model.id)).size, itemModels.length);
  });

  it('returns the models of an outcome for a paper without calculator', () => {
    const models = modelsFor({
      subject: 'Mathematics',
      level: 'Nat 5',
      outcomeId: 'MNU-5-04',
      calculator: 'forbidden',
    });

    assert.deepEqual(
      models.map((model) => model.id),
      ['N5M-01', 'N5M-02', 'N5M-03'],
    );
  });

  it('writes no plural after the number 1 and no doubled question word', () => {
    // Matches `What is how many …?` and `$1$ hours`.
    const awkwardWording =
      /What is (?:how|what|whether)|\$1\$ (?:copies|gigabytes|hours|days|litres|bits|metres)\b/;
    const stems = itemModels.flatMap((model) => [3, 4].map((seed) => generateItem(model, seed).stem));

    assert.deepEqual(
      stems.filter((stem) => awkwardWording.test(stem)),
      [],
    );
  });
});
