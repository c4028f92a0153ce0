import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareClocks } from './compare-clocks.ts';

describe('compareClocks', () => {
  const verdict = (expected: string, given: string) => compareClocks(expected, given)?.verdict;

  it('accepts a time of day in 12-hour and 24-hour notation', () => {
    for (const given of ['14:30', '2:30 p.m.', '2.30pm', '1430 hrs', '\\boxed{2:30 \\text{ PM}}']) {
      assert.equal(verdict('2:30 pm', given), 'correct', given);
    }
    assert.equal(verdict('12:15 am', '0:15'), 'correct');
  });

  it('distinguishes morning from afternoon, and is undecided about 2:30 without a.m. or p.m.', () => {
    assert.equal(verdict('2:30 pm', '2:30 am'), 'incorrect');
    assert.equal(verdict('9:45 am', '21:45'), 'incorrect');
    assert.equal(verdict('2:30 pm', '2:30'), 'undecided');
  });

  it('returns undefined for ratios', () => {
    assert.equal(compareClocks('12:15', '4:05'), undefined);
    assert.equal(compareClocks('3:4', '6:8'), undefined);
    assert.equal(compareClocks('x + 1', '2:30 pm'), undefined);
  });
});
