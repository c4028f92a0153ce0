import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultMarkingPolicies } from './default-marking-policies.ts';

describe('defaultMarkingPolicies', () => {
  it('asks for working in mathematics', () => {
    assert.equal(defaultMarkingPolicies('Applications of Mathematics').answerOnly, 'none');
  });

  it('asks for the unit in physics and accepts a bare answer', () => {
    assert.deepEqual(defaultMarkingPolicies('Physics'), { answerOnly: 'full', units: 'required_once' });
  });

  it('accepts a bare answer without unit in the other sciences', () => {
    assert.deepEqual(defaultMarkingPolicies('Chemistry'), { answerOnly: 'full', units: 'none' });
  });
});
