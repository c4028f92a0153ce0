import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { selectRandom } from './select-problems.ts';

describe('selectRandom', () => {
  it('Feature: qa-review-agent, Property 1: Random Selection Count Constraint', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(30), fc.string(), (ids, count, seed) => {
        const chosen = selectRandom(ids, count, seed);
        assert.equal(chosen.length, Math.min(ids.length, count));
        assert.equal(new Set(chosen).size, chosen.length);
        assert.ok(chosen.every((id) => ids.includes(id)));
        assert.deepEqual(selectRandom(ids, count, seed), chosen);
      }),
    );
  });
});
