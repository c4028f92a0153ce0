import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proveKey } from '../../../scripts/prove/generation/generate-many.ts';
import { modelsFor } from '../../item-models/catalogue.ts';
import { generateChoiceItem } from '../../item-models/generate-choice-item.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { createValidationCheckNode } from './nodes/validation-check.node.ts';
import { MOCK_VALID_QUESTION, now, quietRun, stateOf } from './review-items.fixture.ts';

const SEED = 2026;
const validate = createValidationCheckNode(
  { rules: createRuleSettings(), findNeighbours: async () => [] },
  now,
);
const courses = [
  { subject: 'Physics', level: 'Nat 5' },
  { subject: 'Physics', level: 'Higher' },
  { subject: 'Mathematics', level: 'Higher' },
  { subject: 'Chemistry', level: 'Higher', outcomeId: 'CHE-H-09' },
  { subject: 'Chemistry', level: 'Higher', outcomeId: 'CHE-H-11' },
];

// A sample; `npm run prove -- generation` checks 500 items.
const sample = courses
  .flatMap((course) => modelsFor(course))
  .filter((_, place) => place % 4 === 0)
  .flatMap((model) => generateChoiceItem(model, SEED) ?? []);

describe('computed items', () => {
  it('are valid for every item model', async () => {
    assert.ok(sample.length >= 10);
    for (const question of sample) {
      const { subject = '', level = '' } = question;
      const brief = { subject, level, kind: 'mcq_sc' as const, count: 1 };
      const state = stateOf(MOCK_VALID_QUESTION, { question, brief });
      const { validationResult } = await validate(state, quietRun());
      assert.ok(
        validationResult?.isValid,
        `${question.provenance?.name}: ${JSON.stringify(validationResult)}`,
      );
    }
  });

  it('have keys that the engine recomputes', () => {
    const unproved = sample.filter((question) => proveKey({ question }) === 'none');

    assert.deepEqual(
      unproved.map(({ provenance }) => provenance?.name),
      [],
    );
  });
});
