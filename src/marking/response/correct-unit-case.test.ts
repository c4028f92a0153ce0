import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctUnitCase } from './correct-unit-case.ts';

const CASES: readonly (readonly [written: string, unit: string, read: string])[] = [
  ['2.4v', 'V', '2.4V'],
  ['f = 50 hz', 'Hz', 'f = 50 Hz'],
  ['50 HZ.', 'Hz', '50 Hz.'],
  ['3.2 KJ', 'kJ', '3.2 kJ'],
  ['12 ma', 'mA', '12 mA'],
  // Milli and mega differ.
  ['12 MA', 'mA', '12 MA'],
  ['5 m', 'm', '5 m'],
  ['v = 2v + 3', 'V', 'v = 2v + 3'],
  ['0.5wh', 'W', '0.5wh'],
];

describe('the letter case of a unit', () => {
  for (const [written, unit, read] of CASES)
    it(`of ${unit} makes ${written} into ${read}`, () =>
      assert.equal(correctUnitCase(written, unit, new Set()), read));

  it('is not corrected in a formula with this letter as a symbol', () => {
    const symbols = new Set(['v']);

    assert.equal(correctUnitCase('E = 3v', 'V', symbols), 'E = 3v');
    assert.equal(correctUnitCase('3v', 'V', symbols), '3V');
  });
});
