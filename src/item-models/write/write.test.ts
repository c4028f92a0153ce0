import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { agree } from '../../maths/agree/agree.ts';
import { logTex } from './log.ts';
import {
  figuresTex,
  fixedTex,
  groupedTex,
  isNearTie,
  moneyTex,
  quantityTex,
  roundFigures,
  roundTo,
  scientificTex,
  toScientific,
} from './number.ts';
import { piTex } from './radians.ts';
import { fractionTex, greatestCommonDivisor, mixedTex, ratio } from './rational.ts';
import { rootTex, splitRoot, surdTex } from './surd.ts';
import { bracketedIfNegative, bracketTex, polynomialTex, powerTex, signedTex, termsTex } from './terms.ts';

const integers = fc.integer({ min: -60, max: 60 });
const positiveIntegers = fc.integer({ min: 1, max: 60 });

describe('fractions', () => {
  it('are written in lowest terms with the sign in front', () => {
    assert.equal(fractionTex(ratio(6, -8)), '-\\frac{3}{4}');
    assert.equal(fractionTex(ratio(8, 4)), '2');
    assert.equal(mixedTex(ratio(11, 4)), '2\\frac{3}{4}');
    assert.equal(mixedTex(ratio(-11, 4)), '-2\\frac{3}{4}');
    assert.equal(mixedTex(ratio(3, 4)), '\\frac{3}{4}');
  });

  it('have the same value as a fraction and as a mixed number', () => {
    fc.assert(
      fc.property(integers, positiveIntegers, (n, d) => {
        assert.equal(agree(fractionTex(ratio(n, d)), mixedTex(ratio(n, d))).verdict, 'correct');
      }),
    );
  });
});

describe('NaN and infinity', () => {
  it('throw instead of looping for ever', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => greatestCommonDivisor(4, value), RangeError);
      assert.throws(() => greatestCommonDivisor(value, 4), RangeError);
      assert.throws(() => splitRoot(value), RangeError);
    }
  });
});

describe('terms', () => {
  it('have their signs right, no 1x and no zeros', () => {
    assert.equal(polynomialTex([1, -1, 0, 5]), 'x^3 - x^2 + 5');
    assert.equal(polynomialTex([-1, 0]), '-x');
    assert.equal(polynomialTex([0, 0]), '0');
    assert.equal(bracketTex([2, -7]), '(2x - 7)');
    assert.equal(
      termsTex([
        [-1, 'a'],
        [ratio(1, 2), 'b'],
        [1, ''],
      ]),
      '-a + \\frac{1}{2}b + 1',
    );
    assert.equal(`${signedTex(-3)} ${signedTex(3)} ${bracketedIfNegative(-3)}`, '- 3 + 3 (-3)');
  });

  it('write powers of every kind', () => {
    assert.deepEqual(
      [2, 1, 0, -3, 12, ratio(3, 2), ratio(-1, 2)].map((exponent) => powerTex('x', exponent)),
      ['x^2', 'x', '', 'x^{-3}', 'x^{12}', 'x^{\\frac{3}{2}}', 'x^{-\\frac{1}{2}}'],
    );
  });
});

describe('surds', () => {
  it('are in simplest form', () => {
    assert.equal(surdTex(1, 45), '3\\sqrt{5}');
    assert.equal(surdTex(-1, 5), '-\\sqrt{5}');
    assert.equal(surdTex(2, 9), '6');
    assert.equal(surdTex(ratio(2, 3), 12), '\\frac{4\\sqrt{3}}{3}');
    assert.equal(rootTex(45, 2), '2\\sqrt{45}');
  });

  it('keep their value when a square factor is taken out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (n) => {
        const [outside, inside] = splitRoot(n);

        assert.equal(outside * outside * inside, n);
        assert.equal(splitRoot(inside)[0], 1);
      }),
    );
  });
});

describe('numbers', () => {
  it('round halves away from zero, as decimals and not as doubles', () => {
    assert.equal(roundTo(1.005, 2), 1.01);
    assert.equal(roundTo(-2.5, 0), -3);
    assert.equal(roundFigures(0.0123456, 3), 0.0123);
    assert.equal(roundFigures(98765, 2), 99000);
    assert.equal(fixedTex(2, 2), '2.00');
    assert.equal(figuresTex(31.4159, 3), '31.4');
    assert.equal(figuresTex(0.5, 2), '0.50');
    assert.equal(figuresTex(15400, 3), '15400');
  });

  it('are written as money, in groups, in scientific notation and with units', () => {
    assert.equal(moneyTex(36), '\\pounds 36');
    assert.equal(moneyTex(12500.5), '\\pounds 12\\,500.50');
    assert.equal(groupedTex(1234567), '1\\,234\\,567');
    assert.equal(groupedTex(4500), '4500');
    assert.deepEqual(toScientific(0.00004237, 3), [4.24, -5]);
    assert.equal(scientificTex(4.2, -5), '4.2 \\times 10^{-5}');
    assert.equal(quantityTex(9.8, 'm s^-2'), '9.8\\,\\mathrm{m\\,s^{-2}}');
  });

  it('detect values near a rounding boundary', () => {
    assert.ok(isNearTie(2.345, 2));
    assert.ok(!isNearTie(2.34, 2));
  });
});

describe('logarithms and radians', () => {
  it('have the base in braces and the multiple of π in lowest terms', () => {
    assert.equal(logTex(6, '280'), '\\log_{6} 280');
    assert.deepEqual(
      [piTex(10, 12), piTex(2, 2), piTex(0, 6), piTex(-180, 180)],
      ['\\frac{5\\pi}{6}', '\\pi', '0', '-\\pi'],
    );
  });
});
