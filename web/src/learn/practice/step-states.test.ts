import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countShownSteps, getStepState } from './step-states.ts';

const createSteps = (...awarded: number[]) =>
  awarded.map((marks, index) => ({
    n: index + 1,
    marks_awarded: marks,
    marks_available: 1,
    for_person: false,
  }));

describe('countShownSteps', () => {
  it('stops at the step that went wrong, so that the learner can try the rest', () => {
    assert.equal(countShownSteps(createSteps(1, 0, 0, 0), 2), 2);
  });

  it('shows everything when a single step would remain, or when no step went wrong', () => {
    assert.equal(countShownSteps(createSteps(0, 0), 1), 2);
    assert.equal(countShownSteps(createSteps(0, 0, 0, 0), undefined), 4);
  });
});

describe('getStepState', () => {
  it('does not count the steps after the first mistake against the learner', () => {
    const states = createSteps(1, 0, 0).map((step) => getStepState(step, 2));

    assert.deepEqual(states, ['right', 'wrong', 'open']);
  });
});
