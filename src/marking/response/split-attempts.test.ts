import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selectChosenAttempt, splitAttempts } from './split-attempts.ts';

describe('splitAttempts', () => {
  it('returns one attempt when there is no separator', () => {
    assert.deepEqual(splitAttempts(['x = 1 or x = 2', 'so x = 2']), [
      { lines: ['x = 1 or x = 2', 'so x = 2'], isChosen: false },
    ]);
  });

  for (const separator of ['OR', 'or', '---', 'Attempt 2', 'Second attempt:', 'Alternatively', 'Method 2']) {
    it(`splits at ${separator}`, () => {
      const attempts = splitAttempts(['x = 1', separator, 'x = 2']);

      const linesOfAttempts = attempts.map(({ lines }) => lines);
      assert.deepEqual(linesOfAttempts, [['x = 1'], ['x = 2']]);
    });
  }

  it('marks the attempt that the learner chooses', () => {
    const attempts = splitAttempts(['Attempt 1', 'x = 1', 'Attempt 2 (final answer)', 'x = 2']);

    const choices = attempts.map(({ isChosen }) => isChosen);
    assert.deepEqual(choices, [false, true]);
  });

  it('leaves out an attempt that the learner withdraws', () => {
    const attempts = splitAttempts(['x = 1', 'ignore this', 'OR', 'x = 2']);

    const linesOfAttempts = attempts.map(({ lines }) => lines);
    assert.deepEqual(linesOfAttempts, [['x = 2']]);
  });

  it('selects the chosen attempt at a question with parts', () => {
    const text = '1st answer: a) hydrolysis b) oxidation\n2nd answer, use this: a) condensation b) reduction';

    assert.equal(selectChosenAttempt(text), 'a) condensation b) reduction');
    assert.equal(selectChosenAttempt('a) condensation\nb) reduction'), 'a) condensation\nb) reduction');
  });
});
