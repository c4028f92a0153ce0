import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemModels } from '../../../src/item-models/catalogue.ts';
import { measureLayouts } from './measure-layouts.ts';

const SEED = 11;
/** Every third model, so that the test is fast; `npm run prove -- parts-marking` measures all of them with 40 seeds. */
const sample = itemModels.filter((_, index) => index % 3 === 0);

describe('the marks of a question with parts', () => {
  it('are the same in every layout, and a wrong or blank part loses only its own marks', () => {
    const results = sample.map((model) => measureLayouts(model, [SEED]));

    assert.deepEqual(
      results.flatMap(({ failures }) => failures),
      [],
    );
    const questionCount = results.reduce((sum, { questions }) => sum + questions, 0);
    assert.ok(questionCount >= 50, `only ${questionCount} questions have parts`);
  });
});
