import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allChecks } from './all-checks.ts';
import { knownRules } from './known-rules.ts';
import { silenceRules } from './settings/silence-rules.ts';
import { verifyDocument } from './verify-document.ts';

describe('every rule', () => {
  it('has a unique id', () => {
    assert.equal(new Set(knownRules.map(({ id }) => id)).size, knownRules.length);
  });

  for (const { id, fails, passes } of [...allChecks, ...silenceRules]) {
    it(`${id} reports its failing example`, () => {
      const rules = verifyDocument(fails).findings.map(({ rule }) => rule);

      assert.ok(rules.includes(id), `found ${rules.join(', ') || 'nothing'}`);
    });

    it(`${id} accepts its passing example`, () => {
      const findings = verifyDocument(passes).findings.filter((finding) => finding.rule === id);

      assert.deepEqual(findings, []);
    });
  }
});
