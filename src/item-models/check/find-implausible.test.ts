import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { findImplausible, findNoise } from './find-implausible.ts';

const withStem = (stem: string) => createQuestion({ id: 'q', kind: 'subjective', stem });

describe('findImplausible', () => {
  it('accepts quantities in their ranges', () => {
    const stem =
      'The air in a car tyre has a pressure of $310\\,\\mathrm{kPa}$. The car moves at $12\\,\\mathrm{m\\,s^{-1}}$.';
    assert.deepEqual(findImplausible(withStem(stem)), []);
  });

  it('reports a quantity outside the range for its context', () => {
    assert.equal(findImplausible(withStem('The pressure in a car tyre is $142\\,\\mathrm{kPa}$.')).length, 1);
    assert.equal(
      findImplausible(withStem('A signal travels at $8.2 \\times 10^{8}\\,\\mathrm{m\\,s^{-1}}$.')).length,
      1,
    );
  });

  it('reports a unit without a range', () => {
    assert.equal(findImplausible(withStem('It is $3\\,\\mathrm{furlongs}$ long.')).length, 1);
  });
});

describe('findNoise', () => {
  it('reports floating-point noise, but not a value with many digits', () => {
    assert.equal(findNoise(withStem('It takes $1.4500000000000002$ seconds.')).length, 1);
    assert.equal(findNoise(withStem('It is $0.0720238095$.')).length, 0);
  });
});
