import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { proveKey } from '../../../scripts/prove/generation/generate-many.ts';
import { modelsFor } from '../../item-models/catalogue.ts';
import { generateChoiceItem } from '../../item-models/generate-choice-item.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { createValidationCheckNode } from './nodes/validation-check.node.ts';
import { createNodeRun, createReviewState, MOCK_VALID_QUESTION, now } from './review-items.fixture.ts';

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

// Every fourth item model, to keep the test short; `npm run prove -- generation` checks 500 items.
const sampleModels = courses.flatMap((course) => modelsFor(course)).filter((_, index) => index % 4 === 0);
const generateItems = (models: typeof sampleModels) =>
  models.flatMap((model) => generateChoiceItem(model, SEED) ?? []);
const sample = generateItems(sampleModels);

describe('computed items', () => {
  it('are valid for every item model of the sample', async () => {
    assert.ok(sample.length >= 10);
    for (const question of sample) {
      const { subject = '', level = '' } = question;
      const brief = { subject, level, kind: 'mcq_sc' as const, count: 1 };
      const state = createReviewState(MOCK_VALID_QUESTION, { question, brief });
      const { validationResult } = await validate(state, createNodeRun());
      assert.ok(
        validationResult?.isValid,
        `${question.provenance?.name}: ${JSON.stringify(validationResult)}`,
      );
    }
  });

  it('have keys (correct answers) that the engine can recompute', () => {
    // The key of a question about facts is in the table of the facts.
    const calculated = generateItems(sampleModels.filter(({ testsFacts }) => testsFacts !== true));
    const withoutProof = calculated.filter((question) => proveKey({ question }) === 'none');

    assert.deepEqual(
      withoutProof.map(({ provenance }) => provenance?.name),
      [],
    );
  });
});
