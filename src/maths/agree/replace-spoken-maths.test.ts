import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { replaceSpokenMaths } from './replace-spoken-maths.ts';

describe('fromSpoken', () => {
  it('writes comparisons said in words as signs', () => {
    assert.equal(replaceSpokenMaths('x is greater than 3'), 'x > 3');
    assert.equal(replaceSpokenMaths('x is at least 2'), 'x ≥ 2');
    assert.equal(replaceSpokenMaths('x is less than or equal to 5'), 'x ≤ 5');
    assert.equal(replaceSpokenMaths('x is not 2'), 'x ≠ 2');
  });

  it('writes large numbers and signs in figures', () => {
    assert.equal(replaceSpokenMaths('300 million'), '300*10^6');
    assert.equal(replaceSpokenMaths('minus 7'), '-7');
  });

  it('drops a remark on rounding at the end', () => {
    for (const remark of [' (3 s.f.)', ' (3sf)', ' to 3 significant figures', ' (2 d.p.)']) {
      assert.equal(replaceSpokenMaths(`4.57${remark}`), '4.57', remark);
    }
  });

  it('leaves formulas as they are', () => {
    for (const text of ['3 \\sin x', '5 s', 'a = 2d', 'x - 7']) assert.equal(replaceSpokenMaths(text), text);
  });
});
