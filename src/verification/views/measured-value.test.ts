import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseQuantity } from './measured-value.ts';

describe('parseQuantity', () => {
  it('reads the notations of unit packages', () => {
    for (const tex of ['5.0\\,{\\rm kg}', '\\SI{5.0}{kg}', '\\unit[5.0]{kg}', '\\qty{5.0E3}{\\gram}'])
      assert.equal(parseQuantity(tex)?.value, 5, tex);
  });

  it('reads a value that is written twice once', () => {
    assert.equal(parseQuantity('0.15\\ (15\\%)')?.value, 0.15);
  });

  it('returns undefined for a quantity with a condition or a substance, because another option may differ in it', () => {
    assert.equal(parseQuantity('12\\,\\text{A at } 50\\,\\text{Hz}'), undefined);
    assert.equal(parseQuantity('2\\text{ mol O}_2'), undefined);
  });
});
