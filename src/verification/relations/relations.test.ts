import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allRelationChecks } from './all-relation-checks.ts';
import { verifyRelation } from './verify-relation.ts';

describe('every relation rule', () => {
  for (const { id, parent, fails, passes, example } of allRelationChecks) {
    it(`${id} is broken by its failing example`, () => {
      const rules = verifyRelation(parent, fails, { relation: example }).map(({ rule }) => rule);

      assert.ok(rules.includes(id), `found ${rules.join(', ') || 'nothing'}`);
    });

    it(`${id} is kept by its passing example`, () => {
      assert.deepEqual(verifyRelation(parent, passes, { relation: example }), []);
    });
  }
});
