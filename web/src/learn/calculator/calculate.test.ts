import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AngleUnit, calculate, formatResult } from './calculate.ts';

const show = (text: string, angleUnit: AngleUnit = 'degrees'): string | undefined => {
  const value = calculate(text, { angleUnit, lastAnswer: 7 });
  return value === undefined ? undefined : formatResult(value);
};

describe('the calculator', () => {
  it('follows the order of operations, with missing signs and brackets as on a school calculator', () => {
    assert.equal(show('2+3×4'), '14');
    assert.equal(show('-3²'), '-9');
    assert.equal(show('2^3^2'), '512');
    assert.equal(show('2(3+4'), '14');
    assert.equal(show('2π×3'), '18.84955592');
    assert.equal(show('√(9)+√16'), '7');
    assert.equal(show('15% × 80'), '12');
    assert.equal(show('Ans+1'), '8');
    assert.equal(show('2^-1'), '0.5');
    assert.equal(show('0.1+0.2'), '0.3');
  });

  it('uses degrees or radians', () => {
    assert.equal(show('sin 30'), '0.5');
    assert.equal(show('cos 90'), '0');
    assert.equal(show('asin 0.5'), '30');
    assert.equal(show('sin(π÷2)', 'radians'), '1');
  });

  it('writes very large and very small values in scientific notation', () => {
    assert.equal(show('6.63E-34×3E8'), '1.989E-25');
    assert.equal(show('1000000×1000000'), '1E12');
  });

  it('gives no value for an incomplete or impossible calculation', () => {
    for (const text of ['', '2+', '5÷0', '√(-1)', 'tan 90', '2)', 'two', '('.repeat(1000)])
      assert.equal(show(text), undefined, text);
  });
});
