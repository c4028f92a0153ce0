import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proveKey } from '../../../scripts/prove/generation/generate-many.ts';
import { modelsFor } from '../../item-models/catalogue.ts';
import { generateChoiceItem } from '../../item-models/generate-choice-item.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { validateItem } from './nodes/validation-check.node.ts';

const SEED = 2026;
const rules = createRuleSettings();
const courses = [
  { subject: 'Physics', level: 'Nat 5' },
  { subject: 'Physics', level: 'Higher' },
  { subject: 'Mathematics', level: 'Higher' },
  { subject: 'Chemistry', level: 'Higher', outcomeId: 'CHE-H-09' },
  { subject: 'Chemistry', level: 'Higher', outcomeId: 'CHE-H-11' },
];

// A sample of what `npm run prove -- generation` shows of 500 items.
const sample = courses
  .flatMap((course) => modelsFor(course))
  .filter((_, place) => place % 4 === 0)
  .flatMap((model) => generateChoiceItem(model, SEED) ?? []);

describe('computed items', () => {
  it('are valid, whatever model they come from', () => {
    assert.ok(sample.length >= 10);
    for (const question of sample) {
      const { subject = '', level = '' } = question;
      const brief = { subject, level, kind: 'mcq_sc' as const, count: 1 };
      const { isValid, errors } = validateItem({ question, brief, metadata: null }, rules);
      assert.ok(isValid, `${question.provenance?.name}: ${JSON.stringify(errors)}`);
    }
  });

  it('have keys that are recomputed', () => {
    const unproved = sample.filter((question) => proveKey({ question }) === 'none');

    assert.deepEqual(
      unproved.map(({ provenance }) => provenance?.name),
      [],
    );
  });
});
