import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { itemModels } from '../catalogue.ts';
import { markingProperties } from './marking-properties.fixture.ts';

// A fixed sample; `npm run prove -- item-models` checks every model and reports the properties that do not hold yet.
const SAMPLE = { numRuns: 100, seed: 23 };

describe('a response to any item model', () => {
  for (const { title, holds, check } of markingProperties) {
    if (!holds) continue;
    it(title, () => {
      fc.assert(
        fc.property(fc.constantFrom(...itemModels), fc.nat({ max: 9999 }), (model, seed) => {
          assert.deepEqual(check(model, seed).failures, []);
        }),
        SAMPLE,
      );
    });
  }
});
