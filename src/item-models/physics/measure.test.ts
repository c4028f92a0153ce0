import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { agree } from '../../maths/agree/agree.ts';
import { measurementTex, nineFigureTex, numTex, schemeAnswerTex, sixFigureTex } from './measure.ts';

describe('a measured number', () => {
  it('shows its significant figures, including zeros at the end', () => {
    assert.equal(numTex(0.8), '0.80');
    assert.equal(numTex(9), '9.0');
    assert.equal(numTex(1234, 3), '1230');
    assert.equal(numTex(9.96), '10');
  });

  it('has digit groups from five digits, and a power of ten if very large or small', () => {
    assert.equal(numTex(12_500, 3), '12\\,500');
    assert.equal(numTex(-1425, 4), '-1425');
    assert.equal(numTex(3e8), '3.0 \\times 10^{8}');
    assert.equal(numTex(-1.6e-19, 3), '-1.60 \\times 10^{-19}');
  });

  it('has an upright unit, including ohms, micro and degrees', () => {
    assert.equal(measurementTex(12, 'm s^-1'), '12\\,\\mathrm{m\\,s^{-1}}');
    assert.equal(measurementTex(47, 'µF'), '47\\,\\mu\\mathrm{F}');
    assert.equal(measurementTex(47, 'kΩ'), '47\\,\\mathrm{k\\Omega}');
    assert.equal(measurementTex(42, '°'), '42^\\circ');
  });

  it('has at most six figures in working', () => {
    assert.equal(sixFigureTex(21030.8), '21\\,030.8');
    assert.equal(sixFigureTex(1 / 3), '0.333333');
  });
});

describe('a quantity in the marking scheme', () => {
  it('has no floating-point noise', () => {
    assert.equal(nineFigureTex(0.1 + 0.2, 'V'), '0.3\\,\\mathrm{V}');
    assert.equal(nineFigureTex(4.08e-11 / 9e16, 'kg'), '4.53333333 \\times 10^{-28}\\,\\mathrm{kg}');
  });

  it('is not rounded twice: 1.2496 is written as 1.249, which rounds to 1.2', () => {
    assert.equal(schemeAnswerTex(1.2496, 's', [2, 4]), '1.249\\,\\mathrm{s}');
    assert.equal(schemeAnswerTex(1.2346, 's', [2, 4]), '1.235\\,\\mathrm{s}');
  });

  it('escapes the percent sign, which would start a comment in TeX', () => {
    assert.equal(schemeAnswerTex(5, '%', [2, 4]), '5.0\\%');
  });

  it('rounds to the value that the question shows', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (value) => {
        const tex = schemeAnswerTex(value, 'J', [2, 4]);

        assert.equal(agree(tex, measurementTex(value, 'J'), { sigFigs: [2, 2] }).verdict, 'correct', tex);
      }),
      { numRuns: 200 },
    );
  });
});
