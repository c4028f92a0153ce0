import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemModels } from '../../../src/item-models/catalogue.ts';
import { measureLayouts } from './measure-layouts.ts';

const FIRST_SEED = 11;

describe('the marks of a question with parts', () => {
  it('are the same in every layout, and a wrong or blank part loses only its own marks', () => {
    const results = itemModels.map((model) => measureLayouts(model, [FIRST_SEED]));

    assert.deepEqual(
      results.flatMap(({ faults }) => faults),
      [],
    );
    const questionCount = results.reduce((sum, { questions }) => sum + questions, 0);
    assert.ok(questionCount >= 100, `only ${questionCount} questions have parts`);
  });
});
