import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { replaceSpokenMaths } from './replace-spoken-maths.ts';

describe('replaceSpokenMaths', () => {
  it('replaces comparisons in words by signs', () => {
    assert.equal(replaceSpokenMaths('x is greater than 3'), 'x > 3');
    assert.equal(replaceSpokenMaths('x is at least 2'), 'x ≥ 2');
    assert.equal(replaceSpokenMaths('x is less than or equal to 5'), 'x ≤ 5');
    assert.equal(replaceSpokenMaths('x is not 2'), 'x ≠ 2');
  });

  it('replaces large numbers and signs in words by digits', () => {
    assert.equal(replaceSpokenMaths('300 million'), '300*10^6');
    assert.equal(replaceSpokenMaths('minus 7'), '-7');
  });

  it('removes a closing remark on rounding', () => {
    for (const remark of [' (3 s.f.)', ' (3sf)', ' to 3 significant figures', ' (2 d.p.)']) {
      assert.equal(replaceSpokenMaths(`4.57${remark}`), '4.57', remark);
    }
  });

  it('does not change formulas', () => {
    for (const text of ['3 \\sin x', '5 s', 'a = 2d', 'x - 7']) assert.equal(replaceSpokenMaths(text), text);
  });
});
