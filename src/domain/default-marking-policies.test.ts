import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultMarkingPolicies } from './default-marking-policies.ts';

describe('defaultMarkingPolicies', () => {
  it('requires working in mathematics', () => {
    assert.equal(defaultMarkingPolicies('Applications of Mathematics').answerOnly, 'none');
  });

  it('requires the unit in physics and accepts an answer without working', () => {
    assert.deepEqual(defaultMarkingPolicies('Physics'), { answerOnly: 'full', units: 'required_once' });
  });

  it('accepts an answer without working or unit in the other sciences', () => {
    assert.deepEqual(defaultMarkingPolicies('Chemistry'), { answerOnly: 'full', units: 'none' });
  });
});
