import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentRules, knownRules } from './known-rules.ts';
import { verifyDocument } from './verify-document.ts';

describe('every rule', () => {
  it('has an id of its own', () => {
    assert.equal(new Set(knownRules.map(({ id }) => id)).size, knownRules.length);
  });

  for (const { id, fails, passes } of documentRules) {
    it(`${id} is broken by its failing example`, () => {
      const rules = verifyDocument(fails).findings.map(({ rule }) => rule);

      assert.ok(rules.includes(id), `found ${rules.join(', ') || 'nothing'}`);
    });

    it(`${id} is kept by its passing example`, () => {
      const found = verifyDocument(passes).findings.filter((finding) => finding.rule === id);

      assert.deepEqual(found, []);
    });
  }
});
