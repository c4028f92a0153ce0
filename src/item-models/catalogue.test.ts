import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemModels, modelsFor } from './catalogue.ts';
import { itemModelContract } from './item-model.contract.ts';

// A quick sample; `npm run prove -- item-models` checks 300 seeds.
const SEED_COUNT = 3;
const CHECKED_SEEDS = 1;

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
});
